extension Adapter {
  /// Frameworks that Linux does not have, and whose names the module `UIKit` has.
  private static let coveredModules: Set = ["CoreGraphics", "QuartzCore"]

  /// Imports `UIKit` instead of frameworks whose names it has, and instead of a part of itself.
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
