extension Adapter {
  /// Frameworks that are not available on Linux, and whose names the module `UIKit` provides.
  private static let coveredModules: Set = ["CoreGraphics", "QuartzCore"]

  /// Replaces imports of frameworks whose names `UIKit` provides, and of its submodules, by
  /// `import UIKit`.
  ///
  /// `import QuartzCore` and `import UIKit.UIGestureRecognizerSubclass` become `import UIKit`.
  func adaptImports(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file[index] == "import" {
      guard let module = file.next(after: index), file.isName(module),
        file.tokens[module].line == file.tokens[index].line
      else { continue }
      if Self.coveredModules.contains(file[module]) {
        draft.replace(module...module, by: "UIKit")
      } else if file[module] == "UIKit", let dot = file.next(after: module), file[dot] == ".",
        let part = file.next(after: dot), file.isName(part)
      {
        draft.replace(module...part, by: "UIKit")
      }
    }
  }
}
