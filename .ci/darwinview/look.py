"""A look at the package: which module is checked in which form, in which order, and what was found."""
import concurrent.futures, os

from . import availability, exports
from .adapting import Adapter
from .form import Form
from .manifest import manifests
from .members import Members
from .view import View

# How Foundation may be: with Core Graphics' names, and without them.
FORMS = {'strict': [], 'lenient': ['-DFOUNDATION_EXPORTS_CORE_GRAPHICS']}


class Look:
    """`only` are the modules to check, `planted` the texts of files that are seen instead of those of the checkout."""

    def __init__(self, root, folder, forms=tuple(FORMS), only=None, planted=None):
        self.root, self.folder = root, folder
        mac, linux = manifests(root, folder)
        self.platform = availability.version(mac.platform)
        targets = [target for target in mac.ordered() if target.type != 'plugin']
        checked = [target for target in targets if not only or target.name in only]
        below = mac.below(checked)
        self.targets = [target for target in targets if target in checked or target.name in below]
        self.checked = [target for target in checked if target.files()]
        view, adapter = View(root, folder / 'view', planted or {}), Adapter(root, folder)
        files = {target.name: view.write(target, adapter) for target in self.targets}
        stubs = root / 'Tests/DarwinStubs'
        self.forms = [Form(name, FORMS[name], folder, stubs, mac, linux, files) for name in forms]
        names = exports.names((stubs / 'CoreGraphics.swift').read_text())
        reexported = exports.reexported(files)
        self.differing = {target.name for target in self.checked if exports.differs(target.name, files[target.name], reexported, names)}
        self.needed = below
        self.found = {}

    def checksIn(self, form):
        """A module that cannot tell the forms apart is checked in the first."""
        first = form is self.forms[0]
        return [target for target in self.checked if first or target.name in self.differing]

    def described(self):
        """The modules whose members are compared with NSObject's: not the tests, whose interfaces take long."""
        return [target for target in self.targets if target.files() and target.type != 'test']

    def interfaces(self, form):
        form.prepare()
        # What the symbol graphs are made of, and what the modules above import.
        above = form.mac.below(self.checksIn(form)) | {target.name for target in self.described() if form is self.forms[0]}
        for target in self.targets:
            if target.name in above and target.files():
                form.emit(target)
        return form

    def look(self):
        """Returns what was found, by title."""
        size = lambda target: sum(file.stat().st_size for file in self.forms[0].files[target.name])
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            symbols = pool.submit(availability.later, self.folder, self.platform)
            checks = []
            for ready in concurrent.futures.as_completed([pool.submit(self.interfaces, form) for form in self.forms]):
                form = ready.result()
                bySize = sorted(self.checksIn(form), key=size, reverse=True)
                checks += [(form, target, pool.submit(form.check, target, batch)) for target in bySize for batch in form.batches(target)]
            for form, target, result in sorted(checks, key=lambda check: (self.forms.index(check[0]), self.targets.index(check[1]))):
                found = self.found.setdefault(f'{form.name} {target.name}', [])
                found += [one for one in result.result() if one not in found]
            form, members, graphs = self.forms[0], Members(), []
            for target, found in [(target, pool.submit(form.extract, target)) for target in self.described()]:
                graphs += found.result() if target in self.checked else []
                for graph in found.result():
                    members.read(graph)
            place = self.folder / 'view'
            wanted = [f'{target.path.relative_to(self.root)}/' for target in self.checked]
            self.found['members'] = [one for one in sorted(members.findings(place)) if one.startswith(tuple(wanted))]
            indices = [form.index(target) for target in self.checked if form.index(target).exists()]
            late = list(availability.findings(indices, symbols.result(), self.platform, place))
            late += [one for graph in graphs for one in availability.synthesized(graph, place, self.platform)]
            self.found['availability'] = sorted(late)
        return self.found

    def report(self):
        """Prints what was found and returns how many there are."""
        for title, found in self.look().items():
            if found or title in ('members', 'availability'):
                print(f'{title}: {len(found)} error' + ('' if len(found) == 1 else 's'), flush=True)
                for one in found:
                    print('  ' + one, flush=True)
        for form in self.forms:
            checks = self.checksIn(form)
            clean = sum(1 for target in checks if not self.found[f'{form.name} {target.name}'])
            same = len(self.checked) - len(checks)
            print(f'{form.name}: {clean} of {len(checks)} modules without an error' + (f', {same} cannot tell the forms apart' if same else ''))
        return sum(len(found) for found in self.found.values())
