import HeadlessKit
import ListCore

// The likely causes of a finding, and what to do about them.

extension PathComparison.Finding {
  /// Returns a sentence for each likely cause; empty if nothing is known.
  func causes(in step: PathComparison.Step, _ names: PathNames) -> [String] {
    switch self {
    case .crash(let legacy, let diffable):
      return [legacy, diffable].compactMap { $0?.firstCause }
    case .failure(nil, let error?) where step.diffable.usesSnapshots:
      // Only an editing touch on the same rows: others fail for reasons of their own.
      let wereAlike = VisibleState(step.legacy.before) == VisibleState(step.diffable.before)
      guard wereAlike, let remedy = Self.missingEditing(error, step.diffable.after.kind) else {
        return []
      }
      return [
        """
        The same touch works with the \(names.legacy). A diffable data source offers no swipe to \
        delete and no reordering by itself: \(remedy).
        """
      ]
    case .failure(_?, _?):
      // What is missing on both screens may have been on its way.
      return step.legacy.unfinished.isEmpty ? [] : [Self.waiting(step.legacy.limit)]
    case .failure, .notCompared: return []
    case .sight(let difference):
      let guess = step.diffable.cause(of: difference, beside: step.legacy)
      let one = step.legacy.findings(besides: step.diffable)
      let other = step.diffable.findings(besides: step.legacy)
      return Self.told(one.filter { !$0.isWarning }, names.legacy, or: nil)
        + Self.told(other.filter { !$0.isWarning }, names.diffable, or: guess)
        + Self.told(one.filter(\.isWarning), names.legacy, or: nil)
        + Self.told(other.filter(\.isWarning), names.diffable, or: nil)
    case .mistakes(let legacy, let diffable): return (legacy + diffable).map(\.sentence)
    case .unfinished: return [Self.waiting(step.legacy.limit)]
    }
  }
}

extension PathComparison.Finding {
  /// Returns what to override so that a touch works which failed; `nil` if it was another touch.
  private static func missingEditing(_ error: String, _ kind: ListKind) -> String? {
    let headline = error.prefix { $0 != "\n" }
    if headline.contains("drag") {
      return kind == .table
        ? """
        override tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:) in a subclass of it, and \
        change the model there
        """
        : "set its reorderingHandlers, and change the model in didReorder"
    }
    guard headline.contains("wipe") else { return nil }
    return kind == .table
      ? """
      override tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of it
      """
      : """
      give the list's configuration a trailingSwipeActionsConfigurationProvider
      """
  }

  /// Returns what to do about work that a step left.
  private static func waiting(_ limit: Duration?) -> String {
    guard let limit else {
      return """
        The main queue does not run during this comparison, so what arrives later was not compared. \
        Await a comparison that gives it time: await PathComparison(steps, within: .seconds(1), …).
        """
    }
    return """
      It did not end within \(limit / .seconds(1)) s. Call endRefreshing() when the work is done, or \
      give the comparison more time.
      """
  }

  /// Returns what checks found, or a guess.
  private static func told(
    _ findings: [ListFinding], _ name: String, or guess: String?
  ) -> [String] {
    let found = findings.map(\.sentence)
    return (found.isEmpty ? [guess].compactMap(\.self) : found).map { "With the \(name): \($0)" }
  }
}

extension CrashReport {
  /// Why the list crashed, as far as it is known, and what to do.
  var firstCause: String? {
    if case .update(_, let kind) = facts { return causes.first?.sentence(kind) }
    return facts.advice.map { "\($0.cause) \($0.repair)" }
  }
}

extension PathComparison.PathStep {
  /// Returns why the path shows something else than the other, judged by what the list was told.
  fileprivate func cause(
    of difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    if let remedy = missing(difference) { return remedy }
    guard VisibleState(other.before) != VisibleState(other.after) else { return nil }
    guard look?.lists.isEmpty != true else { return nil }
    guard usesSnapshots else {
      guard trace.count(where: \.isAnnouncement) == 0 else { return nil }
      return """
        Nothing was announced to the list in this step. Announce every change of the model, or call \
        reloadData().
        """
    }
    guard trace.count(where: \.isApply) > 0 else {
      guard VisibleState(before) == VisibleState(after) else { return nil }
      return """
        No snapshot reached the list in this step. Apply one whenever the items of the model change, \
        and on the main queue: one from another queue arrives later.
        """
    }
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
      let deselects = trace.count(where: \.isReload) > 0
      guard deselects != (other.trace.count(where: \.isReload) > 0) else { return nil }
      // Reloads deselect in silence (behaviour 5.6), applies of differences do not.
      return deselects
        ? """
        The snapshot reloaded the rows, which deselects them. Reconfigure them with \
        reconfigureItems(_:), or select them again.
        """
        : """
        The data source reloaded the rows, which deselected them; the snapshot keeps the selection. \
        Deselect the rows if they are not to stay selected.
        """
    case .texts, .offset, .screens, .listCount, .detail, .element:
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
        """
        A diffable data source allows no reordering by itself: override \
        tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:) in a subclass of it, and change the \
        model there.
        """
      case .accessory, .textColor: "Set it wherever the cell is configured, for every item."
      case .refreshControl, .editingMode, .sectionIndex, .editingControl, .reorderControl: nil
      }
    case .detail(let detail, nil, _?) where detail.property == .refreshControl:
      "Call endRefreshing() when the new content is shown."
    case .counts, .texts, .offset, .looksSelected, .selection, .screens, .listCount, .detail,
      .element:
      nil
    }
  }
}

extension ListEvent {
  fileprivate var isApply: Bool {
    if case .beganApply = self { true } else { false }
  }

  /// Whether the event is a call that reloads rows, and so deselects them.
  fileprivate var isReload: Bool {
    switch self {
    case .reloadedData: true
    case .called(let call, _):
      call.changes.contains {
        switch $0 {
        case .reloadItem, .reloadSection: true
        default: false
        }
      }
    default: false
    }
  }

  fileprivate var isAnnouncement: Bool {
    switch self {
    case .called, .calledReconfigure, .reloadedData, .beganUpdate: true
    default: false
    }
  }

  /// Returns whether the event gives the cell of an item its content.
  fileprivate func configures(_ path: ItemPath) -> Bool {
    switch self {
    case .askedForView(.item(path)), .reconfigured(_, .item(path)), .reloadedData: true
    default: false
    }
  }
}
