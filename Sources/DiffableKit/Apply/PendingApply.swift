import HeadlessKit
import ListCore

extension SnapshotPresenter {
  /// An apply that the main queue is to present.
  struct PendingApply {
    /// The state to show; its snapshot has the marks of the apply.
    let entry: Log.Entry
    /// The section whose tree was applied, if it was not the whole list.
    let outlineSection: SectionIdentifierType?
    /// How the list gets there.
    let style: ApplyStyle
    /// Called when the list's animations are over, in the next turn without any.
    let completion: Completion
    /// What is different from what is shown, if another queue has computed it.
    var diff: ListDiff?

    /// What to show.
    var snapshot: Snapshot { entry.state.snapshot }

    /// The apply in counts, as observers of the list hear of it.
    var event: SnapshotApply {
      SnapshotApply(
        sections: snapshot.numberOfSections, items: snapshot.numberOfItems, style: style.asEvent)
    }
  }
}

// MARK: - How the list gets there

/// What has to be done to show a state.
enum Transition: Equatable {
  /// The list shows it already.
  case unchanged
  /// The list asks for everything again.
  case reload
  /// The list is told what is different.
  case update(ListDiff)

  var isUpdate: Bool { if case .update = self { true } else { false } }
}

extension SnapshotPresenter {
  /// Decides what has to be done to show a state.
  func transition(to apply: PendingApply, on list: any DiffableList) -> Transition {
    let isCompared =
      switch apply.style {
      case .reload: false
      // behaviour 6.6
      case .difference(let isAnimated): isAnimated || list.simulator.profile.diffsWithoutAnimation
      }
    guard isCompared, hasShown else { return .reload }
    let old = shown.state.snapshot
    var diff = apply.diff ?? apply.snapshot.difference(from: old)
    if let section = apply.outlineSection, old.isWithoutItems(in: section) {
      diff.replaceItems(movedTo: apply.snapshot.indexOfSection(section))
    }
    if diff.isEmpty { return .unchanged }
    return list.needsReload(for: diff) ? .reload : .update(diff)
  }
}

extension DiffableDataSourceSnapshot {
  /// Whether a section is empty, or not there.
  fileprivate func isWithoutItems(in section: SectionIdentifierType) -> Bool {
    guard let token = content.token(ofSection: section) else { return true }
    return content.itemCount(inSection: token) == 0
  }
}

extension ListDiff {
  /// Deletes and inserts the items that move to a section instead, so that they get other cells: a
  /// tree does that to a section that was empty (behaviour 6.22).
  fileprivate mutating func replaceItems(movedTo section: Int?) {
    let moves = movedItems.filter { $0.to.section == section }
    guard !moves.isEmpty else { return }
    movedItems.removeAll { $0.to.section == section }
    let leaving = moves.map(\.from).filter { !deletedSections.contains($0.section) }
    deletedItems = (deletedItems + leaving).sorted()
    let arriving = moves.map(\.to).filter { !insertedSections.contains($0.section) }
    insertedItems = (insertedItems + arriving).sorted()
  }
}
