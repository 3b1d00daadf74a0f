"""What the standard library and Foundation declare for a later macOS than the manifest names, and where it is used."""
import collections, ctypes as C, json, re, subprocess

from .compiler import TRIPLE, remembered, toolchain

MODULES = ['Swift', '_Concurrency', '_StringProcessing', 'Synchronization', 'Observation', 'Foundation', 'FoundationEssentials', 'FoundationInternationalization', 'RegexBuilder']
# Conformances that came later than their types. A type that holds one of these and has a synthesized `hash(into:)` needs them.
HASHABLE = {'CGRect': (15, 0), 'CGPoint': (15, 0), 'CGSize': (15, 0), 'CGVector': (15, 0), 'CGAffineTransform': (15, 0)}
# What Apple's Foundation has had under another type.
ELSEWHERE = {'String.data(using:allowLossyConversion:)'}  # of StringProtocol
P = C.c_void_p


def version(text):
    return tuple((int(part) for part in (text + '.0').split('.')[:2]))


def later(folder, platform):
    """The symbols that came after a version of macOS: identifier → (name, version)."""
    known = remembered(folder / 'known/later', str(platform), lambda: extract(folder / 'standard', platform))
    # A loop `for await` calls the older method where this one is missing.
    return {identifier: (name, tuple(number)) for identifier, (name, number) in known.items() if not name.endswith('.next(isolation:)')}


def extract(graphs, platform):
    graphs.mkdir(parents=True, exist_ok=True)
    running = [
        subprocess.Popen(
            ['swift', 'symbolgraph-extract', '-module-name', module, '-target', TRIPLE, '-output-dir', graphs, '-minimum-access-level', 'public',
             '-skip-synthesized-members'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for module in MODULES]
    for one in running:
        one.wait()
    found, present = {}, set()
    for graph in graphs.glob('*.symbols.json'):
        for symbol in json.loads(graph.read_text())['symbols']:
            name = '.'.join(symbol['pathComponents'])
            isLater = False
            for availability in symbol.get('availability', []):
                introduced = availability.get('introduced')
                if availability.get('domain') == 'macOS' and introduced:
                    number = (introduced['major'], introduced.get('minor', 0))
                    if number > platform:
                        found[symbol['identifier']['precise']] = (name, number)
                        isLater = True
            if not isLater:
                present.add(name)
    assert found, 'the symbol graphs of the standard library name no versions'
    # The compiler takes an overload that is there.
    present.update(ELSEWHERE)
    return {identifier: later for identifier, later in found.items() if later[0] not in present}


class Text(C.Structure):
    _fields_ = [('start', P), ('length', C.c_size_t)]

    def __str__(self):
        return C.string_at(self.start, self.length).decode() if self.start else ''


def uses(index, wanted):
    """The places in an index that refer to one of the symbols: (file, line, identifier)."""
    library = C.CDLL(str(toolchain() / 'lib/libIndexStore.so'))
    on_text, on = C.CFUNCTYPE(C.c_bool, P, Text), C.CFUNCTYPE(C.c_bool, P, P)

    def function(name, result, *arguments):
        found = getattr(library, 'indexstore_' + name)
        found.restype, found.argtypes = result, list(arguments)
        return found

    store = function('store_create', P, C.c_char_p, P)(str(index).encode(), None)
    open_unit, close_unit = function('unit_reader_create', P, P, C.c_char_p, P), function('unit_reader_dispose', None, P)
    dependencies = function('unit_reader_dependencies_apply_f', C.c_bool, P, P, on)
    kind, name, main = function('unit_dependency_get_kind', C.c_int, P), function('unit_dependency_get_name', Text, P), function('unit_reader_get_main_file', Text, P)
    path = function('unit_dependency_get_filepath', Text, P)
    open_record, close_record = function('record_reader_create', P, P, C.c_char_p, P), function('record_reader_dispose', None, P)
    occurrences = function('record_reader_occurrences_apply_f', C.c_bool, P, P, on)
    symbols = function('record_reader_symbols_apply_f', C.c_bool, P, C.c_bool, P, on)
    symbol, roles, usr = function('occurrence_get_symbol', P, P), function('occurrence_get_roles', C.c_uint64, P), function('symbol_get_usr', Text, P)
    where = function('occurrence_get_line_col', None, P, C.POINTER(C.c_uint), C.POINTER(C.c_uint))
    units, records, found = [], {}, []
    function('store_units_apply_f', C.c_bool, P, C.c_uint, P, on_text)(store, 0, None, on_text(lambda _, unit: bool(units.append(str(unit)) or True)))
    for unit in units:
        reader = open_unit(store, unit.encode(), None)
        file = str(main(reader))

        def dependency(_, one):
            if kind(one) == 2 and str(path(one)) == file:
                records[str(name(one))] = file
            return True

        dependencies(reader, None, on(dependency))
        close_unit(reader)
    for record, file in records.items():
        reader = open_record(store, record.encode(), None)
        if not reader:
            continue

        def occurrence(_, one):
            if roles(one) & 0x4:  # a reference
                identifier = str(usr(symbol(one)))
                if identifier in wanted:
                    line, column = C.c_uint(), C.c_uint()
                    where(one, C.byref(line), C.byref(column))
                    found.append((file, line.value, identifier))
            return True

        # Few files have such a symbol, and there are many more occurrences than symbols.
        if not symbols(reader, True, None, on(lambda _, one: str(usr(one)) not in wanted)):
            occurrences(reader, None, on(occurrence))
        close_record(reader)
    return found


def guarded(lines):
    """For each line, the version of macOS that a surrounding `@available` or `#available` asks for."""
    versions, stack, pending, depth = [], [], None, 0
    for line in lines:
        code = re.sub(r'"(?:\\.|[^"\\])*"|//.*', '', line)
        match = re.search(r'[@#]available\(\s*macOS\s+([\d.]+)', code)
        if match:
            pending = version(match[1])
            if re.search(r'\bguard\b.*#available', code):
                stack.append((depth - 1, pending))
        versions.append(max([one for _, one in stack] + ([pending] if pending else []), default=(0, 0)))
        for character in code:
            if character == '{':
                if pending:
                    stack.append((depth, pending))
                    pending = None
                depth += 1
            elif character == '}':
                depth -= 1
                stack = [one for one in stack if one[0] < depth]
        if pending and '{' not in code and re.search(r'\b(typealias|case|let|var)\b', code):
            pending = None
    return versions


def findings(indices, symbols, platform, folder):
    """Uses of later symbols that no `#available` surrounds."""
    guards = {}
    for file, line, identifier in sorted({use for index in indices for use in uses(index, symbols)}):
        name, number = symbols[identifier]
        if file not in guards:
            guards[file] = guarded(open(file).read().split('\n'))
        if guards[file][line - 1] < number:
            yield (f"{file.replace(f'{folder}/', '')}:{line}: '{name}' is available from macOS {number[0]}.{number[1]} on, "
                   f"the package from {platform[0]}.{platform[1]} on")


def synthesized(graph, folder, platform):
    """Types whose synthesized hashing needs a later conformance."""
    description = json.loads(graph.read_text())
    symbols = {symbol['identifier']['precise']: symbol for symbol in description['symbols']}
    hashable, members = set(), collections.defaultdict(list)
    for relation in description['relationships']:
        if relation['kind'] == 'conformsTo' and relation['target'] == 's:SH':
            hashable.add(relation['source'])
        elif relation['kind'] == 'memberOf' and relation['source'] in symbols:
            members[relation['target']].append(symbols[relation['source']])
    for type in hashable:
        if type not in symbols or symbols[type]['kind']['identifier'] not in ('swift.struct', 'swift.enum'):
            continue
        if any(one['pathComponents'][-1] == 'hash(into:)' and 'location' in one for one in members[type]):
            continue
        for member in members[type]:
            if member['kind']['identifier'] not in ('swift.property', 'swift.enum.case') or 'location' not in member:
                continue
            text = ''.join(fragment['spelling'] for fragment in member['declarationFragments'])
            if re.search(r'\{\s*get\s*\}', text):
                continue
            for name, number in HASHABLE.items():
                if number > platform and re.search(rf'\b{name}\b', text.split(':', 1)[-1] if 'var ' in text or 'let ' in text else text):
                    place = member['location']
                    file = place['uri'].removeprefix('file://').replace(f'{folder}/', '')
                    yield (f"{file}:{place['position']['line'] + 1}: '{'.'.join(member['pathComponents'])}': '{name}' is hashable from macOS "
                           f"{number[0]}.{number[1]} on; write 'hash(into:)', or compare without hashing")
