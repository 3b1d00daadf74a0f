"""Errors of known kinds, planted one by one into the sources that are looked at. The checkout is not touched."""
import re

from .look import Look

KEYED, VIEWS = 'Sources/HeadlessComponents/Keys/KeyedProperties.swift', 'Sources/HeadlessViews'
COMPONENTS = ['HeadlessComponents']
# The places that use names of Core Graphics, which HeadlessViews exports on a Mac.
GRAPHICS = {
    'Drawing/BezierPath': ['CGPath', 'CGBlendMode'], 'Drawing/Canvas': ['CGBlendMode'], 'Drawing/GraphicsImageRenderer': ['CGBlendMode'],
    'Drawing/Image+Pixels': ['CGBlendMode'], 'Drawing/ImageContext': ['CGContext'], 'Layer/LayerAnimations': ['CGPath'],
    'Layer/ShapeLayer': ['CGPath', 'CGColor'], 'View/View': ['CGContext']}


class Plant:
    """What is written instead of a pattern in a file, the modules to check, and a pattern of what must be found. What compiles is found otherwise."""

    def __init__(self, kind, file, pattern, replacement, modules, found, forms=('strict',), compiles=False, also=None):
        self.kind, self.edits = kind, [(file, pattern, replacement)] + ([also] if also else [])
        self.modules, self.found, self.forms, self.compiles = tuple(modules), found, forms, compiles


def unmarked(type, method, file=KEYED, modules=COMPONENTS):
    """A member of NSObject without `override`. The branch for a Mac is the first."""
    name = method.replace('(', '(_:' if method.startswith('set') else '(')
    return Plant(
        f"'{type}.{name}:)' without 'override'", file, rf'(\bclass {type}\b.*?|extension {type} {{.*?)override ((?:class )?func {re.escape(method[:method.index("(")])}'
        rf'\((?:_ \w+: Any\?, )?{method[method.index("(") + 1:]} )', r'\1\2', modules, re.escape(f"'{type}.{name}:)' is a member of NSObject"),
        compiles=True)


def unhashed(type, file, modules):
    """A synthesized hashing of Core Graphics' values."""
    return Plant(f"'{type}' with a synthesized hash", file, r' func hash\(into hasher', ' func hashed(into hasher', modules, rf"{re.escape(type)}\.\w+.*is hashable from macOS 15",
        compiles=True)


def plants():
    keys = ['value(forKey', 'setValue(forKey']
    paths = ['value(forKeyPath', 'setValue(forKeyPath']
    yield from (unmarked(type, method) for type in ('AlertAction', 'AlertController', 'LayerAnimation') for method in keys)
    yield from (unmarked('DatePicker', method) for method in keys + paths[1:])
    yield from (unmarked('Layer', method) for method in keys + paths)
    transaction = f'{VIEWS}/Layer/Transaction.swift'
    yield from (unmarked('Transaction', method, transaction, ['HeadlessViews']) for method in keys)
    yield Plant(
        "'Responder.awakeAfter(using:)' without a condition", f'{VIEWS}/Responder/Responder.swift', r'#if os\(Linux\)(\n[^#]*? func awakeAfter.*?)#endif', r'\1',
        ['HeadlessViews'], r"'Responder.awakeAfter\(using:\)' is a member of NSObject", compiles=True)
    yield unhashed('ShadowProperties', 'Sources/HeadlessControls/Configuration/BackgroundConfiguration.swift', ['HeadlessControls'])
    yield unhashed('BezierPath.Element', f'{VIEWS}/Drawing/BezierPath.swift', ['HeadlessViews'])
    yield unhashed('ImageLook', f'{VIEWS}/Content/ImageLook.swift', ['HeadlessViews'])
    yield unhashed(
        'ListContentConfiguration.ImageProperties', 'Sources/HeadlessLists/Cells/Configuration/ListContentConfiguration+ImageProperties.swift', ['HeadlessLists'])
    yield Plant(
        "'String(validating:as:)'", 'Playground/Commands/Input.swift', r'String\(data: data, encoding: \.utf8\) == nil', 'String(validating: data, as: UTF8.self) == nil',
        ['Playground'], r"Input\.swift:\d+: 'String\.init\(validating:as:\)' is available from macOS 15", compiles=True)
    yield Plant(
        "'NSAttributedString.Key.font' on Linux only", f'{VIEWS}/Text/AttributedStringKeys.swift', r'( *public static let font[^\n]*\n)', r'#if os(Linux)\n\1#endif\n',
        ['HeadlessViews'], r"AttributeScopes\.swift:\d+: type 'NSAttributedString\.Key' has no member 'font'")
    yield Plant(
        "'KeyValueObserving' on Linux only, exported on both", f'{VIEWS}/Observing/Responder+Observing.swift', r'^(.*)$', r'#if os(Linux)\n\1\n#endif',
        ['HeadlessViews'], r"KeyValueObserving")
    yield Plant(
        "'Raster.CGColorSpace', which only Linux has, exported on both", 'Sources/UIKit/UIKit.swift', r'^(.*?\n)(#if os\(Linux\))',
        r'\1@_exported import class Raster.CGColorSpace\n\2', ['UIKit'], r"UIKit\.swift:\d+: .*CGColorSpace")
    yield Plant(
        "'CATransform3D' compared with '=='", 'Sources/HeadlessLists/Layout/CollectionViewLayoutAttributes.swift',
        r'CATransform3DEqualToTransform\(one, another\)', 'one == another', ['HeadlessLists'], r"CollectionViewLayoutAttributes\.swift:\d+: .*'=='")
    yield Plant(
        "'Selector' of two modules", 'Sources/HeadlessControls/Control/Control.swift', r'import struct HeadlessViews\.Selector\n', '', ['HeadlessControls'],
        r"Control\.swift:\d+: 'Selector' is ambiguous")
    yield Plant(
        "'@objc' in a module that no plugin adapts", 'Sources/InterfaceDocuments/Scenes/SegueTrigger.swift', r'  func trigger\(', '  @objc func trigger(',
        ['InterfaceDocuments'], r"SegueTrigger\.swift:\d+: Objective-C interoperability is disabled")
    yield Plant(
        "AppKit's names in a screen", 'Tests/AdapterFixture/BookScreen.swift', r'UIColor\.red', 'NSColor.red', ['AdapterFixture'],
        r"BookScreen\.swift:\d+: cannot find 'NSColor' in scope")
    yield Plant(
        "'CGPath' in a test that imports only Foundation", 'Tests/ListCoreTests/Worlds/TinyWorldTests.swift', r'import Testing\n',
        'import Testing\n\nprivate let planted: CGPath? = nil\n', ['ListCoreTests'], r"TinyWorldTests\.swift:\d+: .*'CGPath' in scope")
    yield Plant(
        "a name of Core Graphics' in two modules", 'Tests/ConstraintSolverTests/LayoutSolverTests.swift', r'import Testing\n',
        'import Foundation\nimport Testing\n\nprivate let planted: CGLineCap? = nil\n', ['ConstraintSolver', 'ConstraintSolverTests'],
        r"LayoutSolverTests\.swift:\d+: 'CGLineCap' is ambiguous", forms=('strict', 'lenient'),
        also=('Sources/ConstraintSolver/VisualFormat.swift', r'import Foundation\n', 'import Foundation\n\npublic enum CGLineCap {}\n'))
    export = r'@_exported import CoreGraphics\n( *)@_exported import QuartzCore\n'
    for file, names in GRAPHICS.items():
        for name in names:
            yield Plant(
                f"'{name}' in {file} without an import", f'{VIEWS}/Exports.swift', export, '', ['HeadlessViews'],
                rf"/{re.escape(file)}\.swift:\d+: .*'{name}' in scope")


def groups(numbered):
    """Plants that are looked for at once. One that does not compile hides what the symbol graphs and the index would show."""
    found = {}
    for number, plant in numbered:
        found.setdefault((plant.modules, plant.forms, plant.compiles), []).append((number, plant))
    return found


def edited(root, plants):
    """The texts of the files with all the errors. One edit may plant several."""
    texts, done = {}, set()
    for plant in plants:
        for file, pattern, replacement in plant.edits:
            if (file, pattern) not in done:
                done.add((file, pattern))
                texts[file], count = re.subn(pattern, replacement, texts.get(file) or (root / file).read_text(), count=1, flags=re.S)
                assert count, f'{plant.kind}: {file} has no place for it'
    return texts


def test(root, folder, only):
    """Prints which of the planted errors are found."""
    numbered = [(number, plant) for number, plant in enumerate(plants(), 1) if not only or str(number) in only]
    missed = 0
    for (modules, forms, _), members in groups(numbered).items():
        look = Look(root, folder, forms, modules, edited(root, [plant for _, plant in members]))
        errors = [error for found in look.look().values() for error in found]
        for number, plant in members:
            place = next((error for error in errors if re.search(plant.found, error)), None)
            missed += place is None
            print(f"{number:3} {'found ' if place else 'MISSED'} {plant.kind}" + (f': {place}' if place else ''), flush=True)
    print(f'darwin: {len(numbered) - missed} of {len(numbered)} planted errors are found')
    return 1 if missed else 0
