"""Calls of the compiler: modules of stubs, interfaces of modules, and checks of bodies."""
import hashlib, json, os, pathlib, re, shutil, subprocess

ARCHITECTURE = os.uname().machine
TRIPLE = f'{ARCHITECTURE}-unknown-linux-gnu'
ERROR = re.compile(r'^(?P<file>[^\s:][^:\n]*):(?P<line>\d+):\d+: error: (?P<text>.*)', re.M)
LOST = re.compile(r'^(<unknown>:0: error: .*|error: .*)', re.M)


def toolchain():
    return pathlib.Path(os.path.realpath(shutil.which('swiftc'))).parent.parent


def remembered(record, key, work):
    """Returns what the work returned last time, if the key is the same; otherwise does it. A work returns what can be written as JSON."""
    key = hashlib.sha256(f'{ARCHITECTURE} {toolchain()} {key}'.encode()).hexdigest()
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
    if os.environ.get('DARWIN_TIMES'):
        p = subprocess.Popen([str(one) for one in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace')
        out = p.stdout.read()
        _, status, usage = os.wait4(p.pid, 0)
        p.returncode = status
        with open(os.environ['DARWIN_TIMES'], 'a') as f:
            print(f'{usage.ru_utime + usage.ru_stime:.1f} {usage.ru_maxrss // 1024}', arguments[2], arguments[4], '-experimental-skip-all-function-bodies' in arguments, file=f)
        return out, status == 0
    result = subprocess.run([str(one) for one in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace')
    return result.stdout, result.returncode == 0


def frontend(action, name, modules, flags, files):
    plugins = toolchain() / 'lib/swift/host/plugins'
    testing = ['-plugin-path', plugins / 'testing'] if (plugins / 'testing').is_dir() else []
    return (
        ['swiftc', '-frontend', action, '-module-name', name, '-I', modules, '-target', TRIPLE, '-suppress-warnings', '-enable-testing',
         '-plugin-path', plugins] + testing + list(flags) + list(files))


def emit_module(name, files, modules, flags=()):
    """Writes the interface of a module. The bodies of its functions are only looked at if the compiler fails without them, as it sometimes does."""
    extra = ['-o', modules / f'{name}.swiftmodule', '-emit-module-source-info-path', modules / f'{name}.swiftsourceinfo']
    command = frontend('-emit-module', name, modules, extra + list(flags), files)
    output, succeeded = run(command + ['-experimental-skip-all-function-bodies'])
    return (output, succeeded) if succeeded else run(command)


def extract(name, modules, graphs):
    """Writes the symbol graphs of a module: its own declarations, and its extensions of others."""
    graphs.mkdir(parents=True, exist_ok=True)
    return run(
        ['swift', 'symbolgraph-extract', '-module-name', name, '-I', modules, '-target', TRIPLE, '-output-dir', graphs, '-minimum-access-level', 'private',
         '-skip-synthesized-members'])


def module_map(folder, header):
    """A folder in which the compiler finds a C header as a module of the header's name."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'module.modulemap').write_text(f'module {header.stem} {{ header "{header}" export * }}')
    return folder


def check(name, files, batch, modules, index, flags):
    """Type-checks some of a module's files, and records in an index what each line refers to."""
    inputs = [part for file in files for part in (('-primary-file', file) if file in batch else (file,))]
    units = [part for file in batch for part in ('-index-unit-output-path', f'/{name}/{files.index(file)}.o')]
    return run(frontend('-typecheck', name, modules, ['-index-store-path', index] + units + list(flags), inputs))


def errors(output, folder):
    """The errors in what the compiler printed, as `file:line: text`, each once."""
    found = [f"{match['file']}:{match['line']}: {match['text']}".replace(f'{folder}/', '') for match in ERROR.finditer(output)]
    found += [match[1] for match in LOST.finditer(output)] if not found else []
    return list(dict.fromkeys(found))
