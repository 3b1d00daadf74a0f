"""Which modules can tell whether Foundation has Core Graphics' names."""
import collections, re

from .view import FOUNDATION

IMPORT = re.compile(r'^\s*((?:@[\w()]+ |public |package |internal |private |fileprivate )*)import\s+'
                    r'(?:(struct|class|enum|protocol|func|var|let|typealias)\s+)?([\w.]+)', re.M)
TOP = re.compile(r'^(?:@\w+ |public |open |final )*(?:struct|class|enum|protocol|func|var|let|typealias)\s+(\w+)', re.M)


def names(stub):
    """The names that a module declares at the top level."""
    return set(TOP.findall(stub))


def reexported(files):
    """The modules that each module exports as a whole."""
    found = collections.defaultdict(set, {'QuartzCore': {'CoreGraphics'}})
    for module, paths in files.items():
        for path in paths:
            found[module].update(name for words, kind, name in IMPORT.findall(path.read_text()) if '@_exported' in words and not kind)
    return found


def differs(module, paths, reexported, names):
    """Whether a file of a module sees Foundation without Core Graphics and mentions one of its names. What one file exports, all files of the module
    see; so are members of types, if one file imports them: only names at the top level can make a difference."""
    for path in paths:
        text = path.read_text()
        seen, left = set(), [name for _, kind, name in IMPORT.findall(text) if not kind] + list(reexported[module])
        while left:
            name = left.pop()
            if name not in seen:
                seen.add(name)
                left += reexported[name]
        if FOUNDATION in seen and 'CoreGraphics' not in seen and not names.isdisjoint(re.findall(r'\w+', re.sub(r'//.*', '', text))):
            return True
    return False
