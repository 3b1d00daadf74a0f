"""The package as a Mac sees it: its files, module by module, and the modules that stand for Apple's."""
import re
from .conditions import blanked

FOUNDATION = 'DarwinFoundation'


# Members that NSObject has on a Mac only, so that `override` means nothing to the compiler here. `members` checks it.
OVERRIDDEN = re.compile(
    r'\boverride (?=(?:\w+ )*func (?:setValue\(_ \w+: Any\?, forKey(?:Path)? |value\(forKey(?:Path)? |(?:will|did)ChangeValue\(forKey |awakeAfter\())')


def seen(text):
    """A file as the compiler on a Mac sees it, with the stand-in for Apple's Foundation."""
    text = OVERRIDDEN.sub('', text)
    text = re.sub(r'(\bclass \w+: )NSMutableAttributedString\b', r'\1AbstractMutableAttributedString', text)
    text = re.sub(r'^(.*\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?)Foundation\b', rf'\1{FOUNDATION}', blanked(text), flags=re.M)
    return re.sub(r'(?<![\w./`"])Foundation\.(?=[A-Z])', f'{FOUNDATION}.', text)


class View:
    def __init__(self, root, folder):
        self.root, self.folder = root, folder

    def write(self, target, adapt):
        """Writes the files of a target and returns their paths."""
        originals = target.files()
        texts = {file: file.read_text() for file in originals}
        if target.adapts:
            texts.update(adapt(target, [file for file in originals if not target.isPlain(file)]))
        written = [self.save(file.relative_to(self.root), seen(text)) for file, text in texts.items() if text is not None]
        if target.resources:
            written.append(self.save(target.path.relative_to(self.root) / 'resource_bundle_accessor.swift', self.resources(target)))
        return sorted(written, key=str)

    def save(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def resources(self, target):
        """What SwiftPM writes for the resources of a target."""
        embedded = [one['path'].rsplit('/', 1)[-1] for one in target.resources if 'embedInCode' in one['rule']]
        lines = [f'  static let {re.sub("[^A-Za-z0-9]", "_", name)}: [UInt8] = []' for name in embedded]
        bundle = len(embedded) < len(target.resources)
        return '\n'.join(
            [f'import {FOUNDATION}', 'struct PackageResources {'] + lines + ['}']
            + ['extension Bundle { static let module = Bundle.main }'] * bundle)
