import HeadlessKit
import ListCore

// Why one path shows something else than the other, judged by what its list was told.

extension PathComparison.PathStep {
  /// Returns why the path shows something else than the other, judged by what the list was told.
  func cause(
    of difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    if let remedy = missing(difference) ?? emptyState(difference, beside: other) { return remedy }
    if usesSnapshots, case .sections(let wanted, let shown) = difference {
      return Self.sections(wanted, shown)
    }
    if let remedy = reordering(difference, beside: other) { return remedy }
    guard VisibleState(other.before) != VisibleState(other.after) else { return nil }
    guard look?.lists.isEmpty != true else { return nil }
    guard usesSnapshots else {
      guard trace.count(where: \.isAnnouncement) == 0 else { return nil }
      return """
        Nothing was announced to the list in this step. Announce every change of the model, or call \
        reloadData().
        """
    }
    if awaitsSnapshot { return ListCheck.otherQueue }
    guard trace.count(where: \.isApply) > 0 else {
      guard VisibleState(before) == VisibleState(after) else { return nil }
      return """
        No snapshot reached the list in this step. Apply one whenever the items of the model change, \
        and on the main queue: one from another queue arrives later.
        """
    }
    if let loss = lostState(difference, beside: other) { return loss }
    switch difference {
    case .texts(.item(let path), let wanted?, _?):
      // If the list has shown the texts before, rows are in another order, and nobody can say whose
      // fault it is.
      guard !before.cells.contains(where: { $0.texts == wanted }) else { return nil }
      return trace.count(where: { $0.configures(path) }) > 0
        ? """
        The cell provider was asked for \(path) in this step and gave other content: it reads an \
        old copy of the model. Look the item up in the current model, by the identifier that the \
        provider gets, and capture self weakly instead of an array.
        """
        : """
        The cell at \(path) was not configured again. An apply compares identifiers only: mark the \
        items whose content changed with reconfigureItems(_:) before you apply.
        """
    case .counts:
      return """
        The snapshot that was applied has other items than the data source. Change the model first, \
        and build the snapshot from it.
        """
    case .looksSelected, .selection:
      guard other.trace.count(where: \.isReload) > 0, trace.count(where: \.isReload) == 0 else {
        return nil
      }
      return """
        The data source reloaded the rows, which deselected them; the snapshot keeps the selection. \
        Deselect the rows if they are not to stay selected.
        """
    case .texts, .offset, .screens, .listCount, .detail, .element, .sections:
      return nil
    }
  }

  /// Returns what this path lacks of what the other one shows, such as what a data source gives and a
  /// diffable one does not (behaviour 6.13); `nil` if it is something else.
  private func missing(_ difference: VisibleDifference) -> String? {
    switch difference {
    case .texts(.header, _?, nil) where usesSnapshots && after.kind == .table:
      """
      A diffable data source gives no titles by itself: override \
      tableView(_:titleForHeaderInSection:) in a subclass of it, and look the section up with \
      sectionIdentifier(for:).
      """
    case .texts(.footer, _?, nil) where usesSnapshots && after.kind == .table:
      """
      A diffable data source gives no titles by itself: override \
      tableView(_:titleForFooterInSection:) in a subclass of it, and look the section up with \
      sectionIdentifier(for:).
      """
    case .texts(.header, _?, nil) where usesSnapshots:
      """
      A diffable data source gives no headers by itself: set its supplementaryViewProvider, and let \
      the layout ask for headers, such as with headerMode = .supplementary for a list.
      """
    case .texts(.footer, _?, nil) where usesSnapshots:
      """
      A diffable data source gives no footers by itself: set its supplementaryViewProvider, and let \
      the layout ask for footers, such as with footerMode = .supplementary for a list.
      """
    case .detail(let detail, _?, nil):
      switch detail.property {
      case .sectionIndex where usesSnapshots:
        """
        A diffable data source gives no section index by itself: override \
        sectionIndexTitles(for:) and tableView(_:sectionForSectionIndexTitle:at:) in a subclass of it.
        """
      case .editingControl where usesSnapshots:
        """
        A diffable data source allows no editing by itself: override \
        tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of it.
        """
      case .reorderControl where usesSnapshots:
        "A diffable data source allows no reordering by itself: \(ListKind.table.reorderingRemedy)."
      case .accessory, .textColor: "Set it wherever the cell is configured, for every item."
      case .refreshControl, .editingMode, .sectionIndex, .editingControl, .reorderControl: nil
      }
    case .detail(let detail, nil, _?) where detail.property == .refreshControl:
      "Call endRefreshing() when the new content is shown."
    case .counts, .texts, .offset, .looksSelected, .selection, .screens, .listCount, .detail,
      .element, .sections:
      nil
    }
  }
}
