"""The package as the compiler sees it with one form of Apple's Foundation."""
import hashlib, sys

from . import compiler
from .view import FOUNDATION, TESTING

# The stand-ins for Apple's modules, each after those it imports.
STUBS = ['ObjectiveC', 'MachO', 'CoreFoundationTypes', 'CoreGraphics', 'QuartzCore', 'Darwin', FOUNDATION, TESTING]


def hash_of(key):
    return hashlib.sha256('\0'.join(str(one) for one in key).encode()).hexdigest()


class Form:
    def __init__(self, name, defines, folder, stubs, mac, linux, files):
        self.name, self.defines, self.folder, self.stubs, self.mac, self.files = name, defines, folder, stubs, mac, files
        self.modules = folder / f'{name}/modules'
        self.modules.mkdir(parents=True, exist_ok=True)
        # Our modules for Linux that stand for Apple's of their names.
        absent = [target for target in linux.ordered() if target.name not in mac.targets and target.type == 'regular']
        names = {target.name for target in absent}
        self.standins = [target for target in absent if names.issuperset(target.dependencies)]
        self.broken, self.keys = {}, {}

    def graph(self, target):
        return self.folder / f'{self.name}/graphs/{target.name}'

    def index(self, target):
        return self.folder / f'{self.name}/index/{target.name}'

    def remember(self, kind, target, files, flags, work):
        """Does a work on a module, unless nothing that decides its result has changed since the folder was last used."""
        known = [self.keys.get(one, self.keys['']) for one in target.dependencies]
        self.keys[target.name] = hash_of([text for file in files for text in (file, file.read_text())] + flags + sorted(known))
        return compiler.remembered(self.folder / f'{self.name}/known/{kind}-{target.name}', self.keys[target.name], work)

    def flags(self, target):
        flags = target.flags(self.mac.languageMode)
        if target.packageAccess:
            flags += ['-package-name', self.mac.name.lower()]
        if not any(file.name == 'main.swift' for file in self.files[target.name]):
            flags.append('-parse-as-library')
        for header in target.headers(self.mac):
            flags += ['-I', compiler.module_map(self.folder / f'headers/{header.stem}', header)]
        return flags

    def prepare(self):
        """Writes the modules that stand for Apple's."""
        sources = [self.stubs / f'{name}.swift' for name in STUBS]
        self.keys[''] = hash_of([source.read_text() for source in sources] + self.defines)

        def stubs():
            for name, source in zip(STUBS, sources):
                self.demand(compiler.emit_module(name, [source], self.modules, ['-swift-version', '6', '-parse-as-library'] + self.defines), name)

        compiler.remembered(self.folder / f'{self.name}/known/stubs', self.keys[''], stubs)
        for target in self.standins:
            files, flags = target.files(), target.flags(self.mac.languageMode) + ['-package-name', 'apple', '-parse-as-library']
            self.demand(self.remember(
                'interface', target, files, flags, lambda: compiler.emit_module(target.name, files, self.modules, flags)), target.name)

    def demand(self, result, name):
        output, succeeded = result
        if not succeeded:
            sys.exit('\n'.join([f'darwin: the stand-in for {name} does not compile'] + compiler.errors(output, self.folder)))

    def blocked(self, target):
        """Whether a module below has errors, so that nothing can be said of this one."""
        return any(name in self.broken for name in target.dependencies)

    def emit(self, target):
        """Writes the interface of a module for those above it."""
        if self.blocked(target):
            self.broken[target.name] = []
            return
        files, flags = self.files[target.name], self.flags(target)
        output, succeeded = self.remember(
            'interface', target, files, flags, lambda: compiler.emit_module(target.name, files, self.modules, flags))
        if not succeeded:
            self.broken[target.name] = compiler.errors(output, self.folder / 'view')

    def extract(self, target):
        """Writes what a module declares, and returns the files."""
        if target.name in self.broken or target.name not in self.keys:
            return []
        compiler.remembered(
            self.folder / f'{self.name}/known/graph-{target.name}', self.keys[target.name],
            lambda: compiler.extract(target.name, self.modules, self.graph(target)))
        return sorted(self.graph(target).glob('*.symbols.json'))

    def batches(self, target):
        """The files of a module that are checked at once, so that no core is left with a large one in the end."""
        files = self.files[target.name]
        return [files[begin:begin + 80] for begin in range(0, len(files), 80)]

    def check(self, target, batch):
        """Returns the errors of some of a module's files."""
        if self.blocked(target):
            return ['not checked, since a module that it imports has errors']
        files, flags = self.files[target.name], self.flags(target)
        output, succeeded = self.remember(
            f'check-{files.index(batch[0])}', target, files, flags,
            lambda: compiler.check(target.name, files, batch, self.modules, self.index(target), flags))
        found = compiler.errors(output, self.folder / 'view')
        found += [one for one in self.broken.get(target.name, []) if one not in found]
        return found or ([] if succeeded else [output.strip().split('\n')[-1]])
