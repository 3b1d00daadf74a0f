extension Adapter {
  /// Frameworks that are not available on Linux, and whose names the module `UIKit` provides.
  private static let coveredModules: Set = ["CoreGraphics", "QuartzCore", "CoreText"]

  /// Replaces imports of frameworks whose names `UIKit` provides, and of its submodules, by
  /// `import UIKit`.
  ///
  /// `import QuartzCore` and `import UIKit.UIGestureRecognizerSubclass` become `import UIKit`.
  func adaptImports(_ draft: inout Draft) {
    for declaration in draft.file.imports {
      let path = declaration.path
      if Self.coveredModules.contains(declaration.module) {
        draft.replace((declaration.kind ?? path.lowerBound)...path.upperBound, by: "UIKit")
      } else if declaration.module == "UIKit", declaration.kind == nil, path.count > 1 {
        draft.replace(path, by: "UIKit")
      }
    }
    if usesUIKit(draft.file) { draft.need("import UIKit", of: "UIKit") }
  }

  /// Adds the imports that the adapted text needs and the file lacks.
  ///
  /// With a bridging header, or in a file that imports `XCTest`, an app's file sees UIKit without
  /// importing it.
  func addImports(_ draft: inout Draft) {
    let imports = draft.file.imports
    let present = Set(
      imports.filter { $0.isUnconditional }.map {
        Self.coveredModules.contains($0.module) ? "UIKit" : $0.module
      })
    var texts: [String] = []
    for (module, text) in draft.neededImports where !present.contains(module) {
      if module == "UIKit", present.contains("HeadlessKit") { continue }
      texts.append(text)
    }
    guard !texts.isEmpty else { return }
    if let first = imports.first(where: \.isUnconditional) {
      draft.insert(texts.map { "; " + $0 }.joined(), after: first.path.upperBound)
    } else {
      draft.append(texts.joined(separator: "; "))
    }
  }

  /// Returns whether a file names a type or a function of UIKit's.
  private func usesUIKit(_ file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      guard file.isName(index), SystemNames.isOfUIKit(file[index]) else { return false }
      let isAlone = ![".", "@"].contains(file[file.previous(before: index)])
      return isAlone && !vocabulary.declares(file[index])
    }
  }
}
