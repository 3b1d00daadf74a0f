"""Calls of the compiler: modules of stubs, interfaces of modules, and checks of bodies."""
import hashlib, json, os, pathlib, re, shutil, subprocess

ARCHITECTURE = os.uname().machine
TRIPLE = f'{ARCHITECTURE}-unknown-linux-gnu'
ERROR = re.compile(r'^(?P<file>[^\s:][^:\n]*):(?P<line>\d+):\d+: error: (?P<text>.*)', re.M)
LOST = re.compile(r'^(<unknown>:0: error: .*|error: .*)', re.M)


def toolchain():
    return pathlib.Path(os.path.realpath(shutil.which('swiftc'))).parent.parent


def remembered(record, inputs, work):
    """Returns what the work returned last time, if the inputs are the same; otherwise does it. A work returns what can be written as JSON."""
    key = hashlib.sha256('\0'.join(str(one) for one in inputs).encode()).hexdigest()
    if record.exists():
        known, result = json.loads(record.read_text())
        if known == key:
            return result
    result = work()
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps([key, result]))
    return result


def run(arguments):
    """Runs the compiler and returns what it printed, and whether it succeeded."""
    result = subprocess.run([str(one) for one in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace')
    return result.stdout, result.returncode == 0


def frontend(action, name, modules, flags, files):
    plugins = toolchain() / 'lib/swift/host/plugins'
    testing = ['-plugin-path', plugins / 'testing'] if (plugins / 'testing').is_dir() else []
    return (
        ['swiftc', '-frontend', action, '-module-name', name, '-I', modules, '-target', TRIPLE, '-suppress-warnings', '-enable-testing',
         '-plugin-path', plugins] + testing + list(flags) + list(files))


def emit_module(name, files, modules, flags=(), graphs=None):
    """Writes the interface of a module. The bodies of its functions are only looked at if the compiler fails without them, as it sometimes does."""
    extra = ['-o', modules / f'{name}.swiftmodule']
    if graphs:
        extra += ['-emit-symbol-graph', '-emit-symbol-graph-dir', graphs, '-symbol-graph-minimum-access-level', 'private']
    command = frontend('-emit-module', name, modules, extra + list(flags), files)
    output, succeeded = run(command + ['-experimental-skip-all-function-bodies'])
    return (output, succeeded) if succeeded else run(command)


def check(name, files, modules, index, flags):
    """Type-checks all of a module, and records in an index what each line refers to."""
    units = [part for number in range(len(files)) for part in ('-index-unit-output-path', f'/{name}/{number}.o')]
    recording = ['-index-store-path', index] + units if index else []
    return run(frontend('-typecheck', name, modules, recording + list(flags), files))


def errors(output, folder):
    """The errors in what the compiler printed, as `file:line: text`, each once."""
    found = [f"{match['file']}:{match['line']}: {match['text']}".replace(f'{folder}/', '') for match in ERROR.finditer(output)]
    found += [match[1] for match in LOST.finditer(output)] if not found else []
    return list(dict.fromkeys(found))
