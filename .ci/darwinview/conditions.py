"""Writes a Swift file as the compiler on a Mac sees it: the branches of `#if` that are off there are blank, and every line keeps its number."""
import re

# Modules that no Mac has. Any other module that a file asks for is one of Apple's or one of ours.
ELSEWHERE = {'Glibc', 'Musl', 'Bionic', 'Android', 'WASILibc', 'WinSDK', 'ucrt', 'CRT', 'FoundationXML', 'FoundationNetworking'}
FLAGS = {'INTERNAL_CHECKS', 'DEBUG'}
VERSION = (6, 3)


def holds(condition):
    """Whether the condition of an `#if` holds on a Mac, in a debug build."""
    text = re.sub(r'//.*', '', condition)

    def compare(match):
        number = tuple(int(part) for part in match[2].split('.'))
        return str(VERSION >= number if match[1] == '>=' else VERSION < number)

    text = re.sub(r'os\((\w+)\)', lambda m: str(m[1] in ('macOS', 'OSX')), text)
    text = re.sub(r'canImport\(([\w.]+)[^)]*\)', lambda m: str(m[1] not in ELSEWHERE), text)
    text = re.sub(r'targetEnvironment\(\w+\)', 'False', text)
    text = re.sub(r'arch\((\w+)\)', lambda m: str(m[1] == 'arm64'), text)
    text = re.sub(r'_runtime\((\w+)\)', lambda m: str(m[1] == '_ObjC'), text)
    text = re.sub(r'(?:swift|compiler)\(\s*(>=|<)\s*([\d.]+)\s*\)', compare, text)
    text = re.sub(r'has\w+\([^)]*\)', 'True', text)
    text = text.replace('&&', ' and ').replace('||', ' or ').replace('!', ' not ')
    words = {'True', 'False', 'and', 'or', 'not'}
    text = re.sub(r'\b[A-Za-z_]\w*\b', lambda m: m[0] if m[0] in words else str(m[0] == 'true' or m[0] in FLAGS), text)
    return bool(eval(text.strip(), {'__builtins__': {}}))


def blanked(text):
    """Returns the file as a Mac's compiler sees it."""
    lines, branches, string = [], [], None
    for line in text.split('\n'):
        directive = None if string else re.match(r'\s*#(if|elseif|else|endif)\b(.*)', line)
        if directive:
            kind, condition = directive.groups()
            if kind == 'if':
                on = holds(condition)
                branches.append([on, on])
            elif kind == 'endif':
                branches.pop()
            else:
                branch = branches[-1]
                branch[0] = not branch[1] and (kind == 'else' or holds(condition))
                branch[1] = branch[1] or branch[0]
            lines.append('')
            continue
        lines.append(line if all(on for on, _ in branches) else '')
        string = open_string(line, string)
    assert not branches, 'an #if without #endif'
    return '\n'.join(lines)


def open_string(line, string):
    """The delimiter of the string of several lines that is open after this line, if one is."""
    at = 0
    while True:
        if string:
            end = line.find(string, at)
            if end < 0:
                return string
            at, string = end + len(string), None
        else:
            begin = re.compile(r'(#*)"""').search(line, at)
            comment = re.search(r'(?<!:)//', line[at:])
            if not begin or comment and at + comment.start() < begin.start():
                return None
            string, at = '"""' + begin[1], begin.end()
