import HeadlessKit
import ListCore

/// The last interactive move of a row, which a later snapshot must not undo.
///
/// Items are told apart by the hashes of their identifiers.
struct RememberedMove: Hashable, Sendable {
  private let step: Int
  private let label: String
  private let before: [Int]
  private let after: [Int]

  /// Remembers a step that moved a row; `nil` if it moved none.
  ///
  /// - Parameter before: The order of the items before the step.
  init?(_ step: PathComparison.Step, from before: [Int]) {
    let after = step.diffable.order
    guard step.diffable.dragsRow, step.difference == nil, before != after,
      Set(before) == Set(after)
    else { return nil }
    (self.step, label, self.before, self.after) = (step.index, step.label, before, after)
  }

  /// Returns why rows are back in the order from before the move; `nil` if they are not.
  func undone(by path: PathComparison.PathStep) -> String? {
    let shared = Set(path.order).intersection(before)
    let order = path.order.filter(shared.contains)
    guard order == before.filter(shared.contains), order != after.filter(shared.contains) else {
      return nil
    }
    let name = "step \(step)" + (label.isEmpty ? "" : " (\(label))")
    return """
      The rows are back in the order from before \(name): the move was not written back to the model, \
      from which this snapshot was built. \(ListFinding.writingBack(path.after.kind))
      """
  }
}
