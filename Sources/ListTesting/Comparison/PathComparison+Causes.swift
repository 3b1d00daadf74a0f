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
      let isEditing = error.contains("wipe") || error.contains("drag")
      let wereAlike = VisibleState(step.legacy.before) == VisibleState(step.diffable.before)
      guard isEditing && wereAlike else { return [] }
      return [
        """
        The same touch works with the \(names.legacy). A diffable data source offers no swipe to \
        delete and no reordering by itself: override tableView(_:canEditRowAt:) and \
        tableView(_:commit:forRowAt:) in a subclass of it, or set reorderingHandlers.
        """
      ]
    case .failure, .notCompared: return []
    case .sight(let difference):
      let guess = step.diffable.cause(of: difference, beside: step.legacy)
      return step.legacy.told(names.legacy, or: nil) + step.diffable.told(names.diffable, or: guess)
    case .mistakes(let legacy, let diffable): return (legacy + diffable).map(\.sentence)
    }
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
  /// Returns what checks found, or a guess.
  fileprivate func told(_ name: String, or guess: String?) -> [String] {
    let found = findings.map(\.sentence)
    return (found.isEmpty ? [guess].compactMap(\.self) : found).map { "With the \(name): \($0)" }
  }

  /// Returns why the path shows something else than the other, judged by what the list was told.
  fileprivate func cause(
    of difference: VisibleDifference, beside other: PathComparison.PathStep
  ) -> String? {
    guard VisibleState(other.before) != VisibleState(other.after) else { return nil }
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
    case .texts, .offset, .looksSelected, .selection, .screens, .listCount, .element: return nil
    }
  }
}

extension ListEvent {
  fileprivate var isApply: Bool {
    if case .beganApply = self { true } else { false }
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
