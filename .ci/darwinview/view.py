"""The package as a Mac sees it: its files, module by module, and the modules that stand for Apple's."""
import re
from .conditions import blanked

FOUNDATION, TESTING = 'DarwinFoundation', 'TestingFunctions'


# Members that NSObject has on a Mac only, so that `override` means nothing to the compiler here. `members` reads the comment.
OVERRIDDEN = re.compile(
    r'\boverride (?=(?:\w+ )*func (?:setValue\(_ \w+: Any\?, forKey(?:Path)? |value\(forKey(?:Path)? |(?:will|did)ChangeValue\(forKey |awakeAfter\())')


def tested(text):
    """A file of tests without its macros, which the compiler needs most of its time for: functions stand for the expectations."""
    text = re.sub(r'^( *(?:@\w+ )?)import Testing\b', rf'\1import {TESTING}', text, flags=re.M)
    text = re.sub(r'#(expect|require)(?=\((?!\s*processExitsWith))', r'__\1', text)
    begin = 0
    while found := re.compile(r'@(?:Test|Suite)\b\(?').search(text, begin):
        end, depth, quoted = found.end(), int(found[0].endswith('(')), False
        while depth and end < len(text):
            character = text[end]
            quoted ^= character == '"'
            depth += 0 if quoted else {'(': 1, ')': -1}.get(character, 0)
            end += 2 if quoted and character == '\\' else 1
        text = text[:found.start()] + re.sub(r'[^\n]', ' ', text[found.start():end]) + text[end:]
        begin = end
    return text


def seen(text):
    """A file as the compiler on a Mac sees it, with the stand-in for Apple's Foundation."""
    text = OVERRIDDEN.sub('/*override*/ ', text)
    if re.search(r'^ *(?:@\w+ )?import Testing\b', text, re.M):
        text = tested(text)
    text = re.sub(r'(\bclass \w+: )NSMutableAttributedString\b', r'\1AbstractMutableAttributedString', text)
    text = re.sub(r'^(.*\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?)Foundation\b', rf'\1{FOUNDATION}', blanked(text), flags=re.M)
    return re.sub(r'(?<![\w./`"])Foundation\.(?=[A-Z])', f'{FOUNDATION}.', text)


class View:
    """`planted` are texts of files that are seen instead of those of the checkout."""

    def __init__(self, root, folder, planted):
        self.root, self.folder, self.planted = root, folder, planted

    def write(self, target, adapter):
        """Writes the files of a target and returns their paths."""
        originals = target.files()
        texts = {file: self.planted.get(str(file.relative_to(self.root))) or file.read_text() for file in originals}
        if target.adapts:
            texts.update(adapter.adapt(target, [file for file in originals if not target.isPlain(file)], texts))
        written = [self.save(file.relative_to(self.root), seen(text)) for file, text in texts.items() if text is not None]
        return sorted(written, key=str)

    def save(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file
