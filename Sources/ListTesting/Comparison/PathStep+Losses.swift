import HeadlessKit
import ListCore

// What a snapshot can lose on its way to the list: the state of cells, sections, an order, the text
// of an empty list.

extension PathComparison.PathStep {
  /// Returns why the selection, the scroll offset, the keyboard or something else that only a cell
  /// knew is lost; `nil` if the list did nothing that loses it.
  func lostState(
    _ difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    switch difference {
    case .looksSelected, .selection, .offset, .element: break
    case .texts(.item(let path), let wanted?, _?):
      // The cell showed the text until the update replaced it.
      let cell = before.cells.first { $0.place == .item(path) }
      guard cell?.texts == wanted, trace.count(where: { $0.reloadedItems.contains(path) }) > 0
      else { return nil }
    case .texts, .counts, .screens, .listCount, .detail, .sections: return nil
    }
    guard trace.count(where: \.isReload) + (trace.emptiesAndFills ? 1 : 0) > 0,
      other.trace.count(where: \.isReload) == 0
    else { return nil }
    if trace.emptiesAndFills { return ListFinding.emptiedFirst }
    guard trace.count(where: \.reloadsAll) == 0 else {
      // Reloads deselect in silence (behaviour 5.6), applies of differences do not.
      return """
        The snapshot reloaded the list, which replaces every cell and deselects the rows. Apply it \
        with apply(_:animatingDifferences:), which changes only what is different, and mark the items \
        whose content changed with reconfigureItems(_:).
        """
    }
    return """
      The snapshot reloaded items, which replaces their cells: their selection, the keyboard and \
      whatever else only the cell knew are lost. Mark the items with reconfigureItems(_:), which \
      keeps the cells, or keep such state in the model.
      """
  }

  /// Returns why the sections are not those of the other path.
  static func sections(_ wanted: [String], _ shown: [String]) -> String {
    let missing = wanted.filter { !shown.contains($0) }.map { "\"\($0)\"" }
    if !missing.isEmpty {
      let names = missing.joined(separator: ", ")
      return """
        The snapshot has no section \(names): call appendSections(_:) for every section that the \
        screen shows, with items or without, and appendItems(_:toSection:) with the section.
        """
    }
    if shown.count > wanted.count {
      return """
        The snapshot has sections that the data source does not show: append only those that have \
        items, or are shown without any.
        """
    }
    return """
      A snapshot has its sections in the order of appendSections(_:): append them in the order of the \
      model, not in that of a dictionary or of a sorted copy.
      """
  }

  /// Returns why a text or view for an empty list is shown or missing; `nil` if it is something else.
  func emptyState(
    _ difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    guard usesSnapshots, after.counts?.itemCount == other.after.counts?.itemCount else {
      return nil
    }
    let isEmpty = after.counts?.itemCount == 0
    let wasEmpty = before.counts?.itemCount == 0
    let element: ScreenLook.Element
    switch difference {
    case .element(let missing?, nil) where isEmpty: element = missing
    case .element(nil, let extra?) where !isEmpty && wasEmpty: element = extra
    case .listCount where isEmpty || wasEmpty:
      return "The empty state was not updated: \(Self.emptyStateRemedy)"
    default: return nil
    }
    let state = isEmpty ? "the list is empty" : "the list has items again"
    return """
      The empty state was not updated: \(state), and \(element.name) is \
      \(isEmpty ? "not there" : "still there"). \(Self.emptyStateRemedy)
      """
  }

  private static var emptyStateRemedy: String {
    """
    Show or hide it wherever a snapshot is applied, by snapshot.numberOfItems == 0; an apply calls \
    no method of the screen that could do it.
    """
  }

  /// Returns why a row that was dragged is not where the other path has it; `nil` if none was dragged,
  /// or other rows differ.
  func reordering(
    _ difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    guard usesSnapshots, dragsRow, VisibleState(other.before) != VisibleState(other.after) else {
      return nil
    }
    switch difference {
    case .texts(.item, _, _), .counts: break
    case .texts, .offset, .looksSelected, .selection, .screens, .listCount, .detail, .element,
      .sections:
      return nil
    }
    guard before.cells.map(\.texts) == after.cells.map(\.texts) else { return nil }
    guard offersReordering else {
      return """
        A diffable data source allows no reordering by itself: \(after.kind.reorderingRemedy).
        """
    }
    return """
      The row was dropped and went back to its place: the method that gets the move must change the \
      model and apply a snapshot of it. For a table, override tableView(_:moveRowAt:to:) in the \
      subclass of the diffable data source.
      """
  }
}
