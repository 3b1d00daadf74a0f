extension Adapter {
  /// Modules that are not available on Linux, and those that have their names there.
  ///
  /// Foundation includes the C library, and the older content types were parts of both frameworks.
  private static let modulesOnLinux = [
    "CoreFoundation": "UIKit", "CoreGraphics": "UIKit", "CoreServices": "MobileCoreServices",
    "CoreText": "UIKit", "Darwin": "Foundation", "NotificationCenter": "UIKit",
    "ObjectiveC": "UIKit", "QuartzCore": "UIKit",
  ]

  /// The modules that a Mac has and whose names UIKit's module has too.
  private static let modulesOnMac = [
    "NotificationCenter": "UIKit", "ObjectiveC": "UIKit", "QuartzCore": "UIKit",
  ]

  private static func modules(on system: AdaptedSystem) -> [String: String] {
    system == .macOS ? modulesOnMac : modulesOnLinux
  }

  /// The names that Apple's Foundation has too, with their kinds. A file imports UIKit's one by one, so
  /// that they are preferred.
  private static let namesOfFoundation = [
    ("NSKeyValueChange", "enum"), ("NSKeyValueChangeKey", "struct"),
    ("NSKeyValueObservation", "class"), ("NSKeyValueObservedChange", "struct"),
    ("NSKeyValueObservingOptions", "struct"), ("Selector", "struct"),
  ]

  /// The modules that show Foundation.
  private static let modulesOfFoundation: Set = [
    "CoreData", "Foundation", "HeadlessKit", "UIKit", "XCTest",
  ]

  /// The modules with submodules that Swift on Linux imports.
  private static let modulesOfTheSystem: Set = ["Android", "Glibc", "Musl"]

  /// Replaces imports of modules whose names others have on Linux, and imports of submodules, which
  /// only Objective-C's frameworks have, by those of the module.
  ///
  /// `import QuartzCore` and `import UIKit.UIGestureRecognizerSubclass` become `import UIKit`,
  /// `import Darwin.C` becomes `import Foundation`, and
  /// `import SystemConfiguration.CaptiveNetwork` becomes `import SystemConfiguration`.
  func adaptImports(_ draft: inout Draft) {
    for declaration in draft.file.imports {
      let path = declaration.path
      if let module = Self.modules(on: draft.file.system)[declaration.module] {
        draft.replace((declaration.kind ?? path.lowerBound)...path.upperBound, by: module)
      } else if declaration.kind == nil, path.count > 1,
        !Self.modulesOfTheSystem.contains(declaration.module),
        draft.file.system == .linux || declaration.module == "UIKit"
      {
        draft.replace(path, by: declaration.module)
      }
    }
    qualifyByModules(&draft)
    if uses(SystemNames.isOfUIKit, in: draft.file) { draft.need("import UIKit", of: "UIKit") }
    guard draft.file.system == .linux else { return }
    qualifyByPartsOfFoundation(&draft)
    // Apple's Foundation includes the loading of URLs, which UIKit's module exports on Linux.
    let importsUIKit = draft.file.imports.contains { $0.module == "UIKit" && $0.isUnconditional }
    if !importsUIKit, uses(SystemNames.isOfNetworking, in: draft.file) {
      draft.need("import FoundationNetworking", of: "FoundationNetworking")
    }
    if uses(SystemNames.isOfXML, in: draft.file) {
      draft.need("import FoundationXML", of: "FoundationXML")
    }
    // A bridging header, or the generated class of an entity, gives an app's files Core Data.
    if vocabulary.modules.contains("CoreData"), uses(SystemNames.isOfCoreData, in: draft.file) {
      draft.need("import CoreData", of: "CoreData")
    }
    // Only UIKit's functions find the app's texts and files: a test's program has no bundle.
    if vocabulary.modules.contains("UIKit"), uses(SystemNames.isOfBundle, in: draft.file) {
      draft.need("import UIKit", of: "UIKit")
    }
    // Apple's Foundation has predicate formats. On Linux they are in Core Data's module.
    if hasPredicateFormat(draft.file), !declaresPredicateFormat {
      draft.need("import CoreData", of: "CoreData")
    }
    // The headers of many modules show the types of data and the locks. // behaviour 25.40
    if uses(SystemNames.isOfContentTypes, in: draft.file),
      !draft.file.imports.contains(where: { $0.module == "MobileCoreServices" })
    {
      draft.need("import UniformTypeIdentifiers", of: "UniformTypeIdentifiers")
    }
    if uses(SystemNames.isOfLocks, in: draft.file),
      !draft.file.imports.contains(where: { $0.module == "OSLog" })
    {
      draft.need("import os", of: "os")
    }
    if !draft.file.imports.contains(where: { Self.modulesOfFoundation.contains($0.module) }),
      uses(
        draft.file.imports.isEmpty ? SystemNames.isOfGeometry : SystemNames.isOfFoundation,
        in: draft.file)
    {
      draft.need("import UIKit", of: "UIKit")
    }
    // Apple's Foundation includes Combine. On Linux a package may have a module of that name.
    if vocabulary.unconditionalModules.contains("Combine"),
      uses(SystemNames.isOfCombine, in: draft.file)
    {
      draft.need("import Combine", of: "Combine")
    }
  }

  /// Replaces the modules that qualify names: `CoreGraphics.log(a)` becomes `UIKit.log(a)`.
  ///
  /// `NotificationCenter` is a class, too.
  private func qualifyByModules(_ draft: inout Draft) {
    let file = draft.file
    let imported = file.imports.map(\.path)
    for index in file.tokens.indices {
      guard file.isName(index), file[index] != "NotificationCenter",
        let module = Self.modules(on: file.system)[file[index]],
        let dot = file.next(after: index), file[dot] == ".",
        file[file.previous(before: index)] != ".", !vocabulary.declares(file[index]),
        !vocabulary.variables.contains(file[index]), !imported.contains(where: { $0 ~= index })
      else { continue }
      draft.replace(index...index, by: module)
      draft.need("import \(module)", of: module)
    }
  }

  /// Replaces Foundation as the module of what is in a module of its own on Linux:
  /// `Foundation.URLCache` becomes `FoundationNetworking.URLCache`.
  private func qualifyByPartsOfFoundation(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices {
      guard file.isWord("Foundation", at: index), file[file.previous(before: index)] != ".",
        let dot = file.next(after: index), file[dot] == ".", let name = file.next(after: dot)
      else { continue }
      let isOfNetworking = SystemNames.isOfNetworking(file[name])
      guard isOfNetworking || SystemNames.isOfXML(file[name]) else { continue }
      let module = isOfNetworking ? "FoundationNetworking" : "FoundationXML"
      draft.replace(index...index, by: module)
      draft.need("import \(module)", of: module)
    }
  }

  /// Adds the imports that the adapted text needs and the file lacks.
  ///
  /// With a bridging header, or in a file that imports `XCTest`, an app's file sees UIKit without
  /// importing it.
  func addImports(_ draft: inout Draft) {
    let imports = draft.file.imports
    let present = Set(
      imports.filter { $0.isUnconditional }.map {
        Self.modules(on: draft.file.system)[$0.module] ?? $0.module
      })
    var texts: [String] = []
    for (module, text) in draft.neededImports where !present.contains(module) {
      if module == "UIKit", present.contains("HeadlessKit") { continue }
      texts.append(text)
    }
    if present.contains("UIKit") || texts.contains("import UIKit") {
      texts += preferredNames(in: draft)
    }
    guard !texts.isEmpty else { return }
    if let first = imports.first(where: \.isUnconditional) {
      draft.insert(texts.map { "; " + $0 }.joined(), after: first.path.upperBound)
    } else {
      draft.append(texts.joined(separator: "; "))
    }
  }

  /// Returns the imports of those of UIKit's names that Apple's Foundation has too, as far as the
  /// adapted text has them.
  private func preferredNames(in draft: Draft) -> [String] {
    guard draft.file.system == .macOS else { return [] }
    return Self.namesOfFoundation.compactMap { name, kind in
      let isUsed =
        name == "Selector" && draft.changedLines[.selector] != nil
        || draft.file.tokens.indices.contains { draft.file.isWord(name, at: $0) }
      return isUsed && !vocabulary.declares(name) ? "import \(kind) UIKit.\(name)" : nil
    }
  }

  /// Returns whether a file calls `NSPredicate(format:)`.
  private func hasPredicateFormat(_ file: SourceFile) -> Bool {
    !file.imports.contains { $0.module == "FetchedResults" }
      && file.tokens.indices.contains { index in
        guard file.isWord("NSPredicate", at: index), let open = file.next(after: index) else {
          return false
        }
        return file[open] == "(" && file.labels(in: open).first == "format"
      }
  }

  /// Whether the target itself gives predicates formats.
  private var declaresPredicateFormat: Bool {
    vocabulary.initializers["NSPredicate", default: []].contains { $0.labels.first == "format" }
  }

  /// Returns whether a file has one of a framework's names.
  private func uses(_ isName: (String) -> Bool, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      guard file.isName(index), isName(file[index]) else { return false }
      let before = file[file.previous(before: index)]
      let isAlone = before != "." && (before != "@" || file[index] == "Published")
      return isAlone && !vocabulary.declares(file[index])
    }
  }
}
