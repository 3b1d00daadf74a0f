"""The targets of the package, as the manifest says on a Mac."""
import json, os, subprocess

from .compiler import remembered
from .conditions import blanked


class Target:
    def __init__(self, description, root):
        self.name, self.type = description['name'], description['type']
        default = ('Tests/' if self.type == 'test' else 'Plugins/' if self.type == 'plugin' else 'Sources/') + self.name
        self.path = root / (description.get('path') or default)
        self.excluded = [self.path / name for name in description['exclude']]
        self.sources = description.get('sources')
        self.packageAccess = description.get('packageAccess', True)
        self.settings = description.get('settings', [])
        self.adapts = any('plugin' in use and use['plugin'][0] == 'AdaptObjectiveC' for use in description.get('pluginUsages') or [])
        self.dependencies = [names[0] for kind in description['dependencies'] for names in kind.values()]

    def holds(self, file):
        return not any(file == gone or gone in file.parents for gone in self.excluded)

    def files(self):
        """All Swift files of the target, compiled as they are or adapted."""
        return sorted(file for file in self.path.rglob('*.swift') if self.holds(file))

    def headers(self, manifest):
        """The headers of the C targets that it imports."""
        below = [manifest.targets[name] for name in self.dependencies if name in manifest.targets]
        return [header for target in below for header in sorted((target.path / 'include').glob('*.h'))]

    def isPlain(self, file):
        """Whether the file is compiled as it is."""
        if self.sources is None:
            return True
        taken = [self.path / name for name in self.sources]
        return any(file == one or one in file.parents for one in taken)

    def flags(self, languageMode):
        """The compiler's flags that the settings of a debug build on a Mac mean."""
        flags = []
        for setting in self.settings:
            condition = setting.get('condition') or {}
            if condition.get('config', 'debug') != 'debug' or 'macos' not in condition.get('platformNames', ['macos']):
                continue
            (kind, value), = setting['kind'].items()
            value = value['_0']
            if kind == 'swiftLanguageMode':
                languageMode = value
            elif kind == 'define':
                flags.append('-D' + value)
            elif kind == 'enableUpcomingFeature':
                flags += ['-enable-upcoming-feature', value]
            elif kind == 'enableExperimentalFeature':
                flags += ['-enable-experimental-feature', value]
            elif kind == 'unsafeFlags':
                flags += value
        return ['-swift-version', languageMode] + flags


class Manifest:
    def __init__(self, description, root):
        self.name = description['name']
        self.languageMode = (description.get('swiftLanguageVersions') or ['6'])[0]
        self.platform = next((platform['version'] for platform in description['platforms'] if platform['platformName'] == 'macos'), '10.13')
        self.targets = {one['name']: Target(one, root) for one in description['targets']}

    def below(self, targets):
        """The names of all targets that these depend on."""
        found, left = set(), [name for target in targets for name in target.dependencies]
        while left:
            name = left.pop()
            if name in self.targets and name not in found:
                found.add(name)
                left += self.targets[name].dependencies
        return found

    def ordered(self):
        """The targets, each after those it depends on."""
        order = []

        def visit(name):
            if name in self.targets and name not in order:
                for dependency in self.targets[name].dependencies:
                    visit(dependency)
                if name not in order:
                    order.append(name)

        for name in self.targets:
            visit(name)
        return [self.targets[name] for name in order]


def dump(text, folder):
    """SwiftPM's description of a manifest, made in a folder of its own, so that it waits for no build."""
    place = folder / 'manifest'
    place.mkdir(parents=True, exist_ok=True)
    (place / 'Package.swift').write_text(text)
    environment = {name: value for name, value in os.environ.items() if not name.startswith('HEADLESSKIT_')}
    command = ['swift', 'package', '--package-path', place, '--scratch-path', place / '.build', '--ignore-lock', 'dump-package']
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=True).stdout


def manifests(root, folder):
    """The manifest as a Mac reads it, and as Linux does."""
    text = (root / 'Package.swift').read_text()
    return [
        Manifest(json.loads(remembered(folder / f'known/manifest-{name}', seen, lambda: dump(seen, folder))), root)
        for name, seen in (('mac', blanked(text)), ('linux', text))]
