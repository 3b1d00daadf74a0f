import ListCore

/// Two lists, and everything that must be true of the diff between them.
struct ListPair<Item: Hashable> {
  typealias List = [ListSection<Int, Item>]
  let before: List
  let after: List
}

extension ListPair {
  /// What is wrong with the diff; nothing if all is well.
  ///
  /// All that is expected is worked out from the identifiers, slowly and without a diff.
  func complaints() -> [String] {
    let diff = ListDiff(from: before, to: after)
    let truth = DiffTruth(self)
    var complaints: [String] = []
    func check(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
      if !isRight { complaints.append("\(complaint())\nin \(before)\nto \(after)\n\(diff)") }
    }
    check(diff.replay(on: before, insertingFrom: after) == after, "replayed wrongly")
    check(diff.deletedSections == truth.deletedSections, "\(truth.deletedSections) are deleted")
    check(diff.insertedSections == truth.insertedSections, "\(truth.insertedSections) are new")
    check(diff.deletedItems == truth.deletedItems, "\(truth.deletedItems) are deleted")
    check(diff.insertedItems == truth.insertedItems, "\(truth.insertedItems) are new")
    check(
      diff.movedSections.count == truth.fewestSectionMoves,
      "\(truth.fewestSectionMoves) sections move")
    check(
      diff.movedItems.count == truth.fewestItemMoves, "\(truth.fewestItemMoves) items move")
    check(diff.movedSections == diff.movedSections.sorted { $0.to < $1.to }, "unsorted")
    check(diff.movedItems == diff.movedItems.sorted { $0.to < $1.to }, "unsorted")
    for kind in ListKind.allCases {
      let said = kind == .table ? diff.splittingMovesAcrossSectionChanges() : diff
      if let complaint = truth.complaint(about: said, of: kind) { check(false, complaint) }
    }
    return complaints
  }
}
