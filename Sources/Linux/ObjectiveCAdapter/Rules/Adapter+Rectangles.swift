extension Adapter {
  /// Lets rectangles that only touch not intersect, as on Apple's systems: Foundation on Linux says
  /// that they do. // behaviour 25.52
  ///
  /// `frame.intersects(bounds)` becomes `frame.overlaps(bounds)`, which dates' intervals have, too.
  func adaptRectangles(_ draft: inout Draft) {
    guard vocabulary.methods["intersects"] == nil else { return }
    let file = draft.file
    for index in file.tokens.indices where file.isWord("intersects", at: index) {
      guard file[file.previous(before: index)] == ".", let open = file.next(after: index),
        file[open] == "(", file.labels(in: open) == [""]
      else { continue }
      draft.replace(index...index, by: "overlaps")
      draft.need("import UIKit", of: "UIKit")
    }
  }
}
