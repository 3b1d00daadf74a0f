"""Files with Objective-C's syntax, as the plugin writes them on a Mac."""
import pathlib, subprocess, sys, tempfile

PRODUCT, TARGETS = 'adapt-objective-c', ['ObjectiveCAdapter', 'adapt-objective-c']


class Adapter:
    def __init__(self, root, folder):
        self.root, self.folder = root, folder

    def tool(self):
        """The adapter: the one of the last build, if it is not older than its sources, or one of our own, which waits for no other build."""
        sources = [file for target in TARGETS for file in (self.root / 'Sources/Linux' / target).rglob('*.swift')]
        newest = max(file.stat().st_mtime for file in sources)
        for scratch in (self.root / '.build', self.folder / 'build'):
            tool = scratch / 'debug' / PRODUCT
            if tool.exists() and tool.stat().st_mtime > newest:
                return tool
        subprocess.run(
            ['swift', 'build', '--product', PRODUCT, '--scratch-path', self.folder / 'build'], cwd=self.root, stdout=sys.stderr, check=True)
        tool.touch()
        return tool

    def adapt(self, target, originals, texts):
        """Returns the texts of the files that the plugin adapts; a file it leaves out has none."""
        left = target.path / 'AdaptObjectiveC.txt'
        out = [line.strip()[1:] for line in left.read_text().split('\n') if line.startswith('!')] if left.exists() else []
        taken = [file for file in originals if not any(str(file.relative_to(target.path)).startswith(name) for name in out)]
        with tempfile.TemporaryDirectory() as place:
            pairs = []
            for number, file in enumerate(taken):
                source, adapted = pathlib.Path(place, f'{number}/{file.name}'), pathlib.Path(place, f'{number}.adapted.swift')
                source.parent.mkdir()
                source.write_text(texts[file])
                pairs.append((str(source), str(adapted)))
            result = subprocess.run(
                [str(self.tool()), '--system', 'macOS'] + [name for pair in pairs for name in pair], stderr=subprocess.PIPE, text=True)
            if result.returncode:
                sys.exit(f'darwin: {target.name} cannot be adapted:\n{result.stderr}')
            written = {file: pathlib.Path(adapted).read_text() for file, (_, adapted) in zip(taken, pairs)}
            # The adapter says where a text comes from, which may be another file.
            for file, (source, _) in zip(taken, pairs):
                seen = str(self.folder / 'view' / file.relative_to(self.root))
                written = {one: text.replace(source, seen) for one, text in written.items()}
        return written | {file: None for file in originals if file not in taken}
