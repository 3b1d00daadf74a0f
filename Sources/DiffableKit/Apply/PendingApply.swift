import HeadlessKit
import ListCore

extension SnapshotPresenter {
  /// An apply that the main queue has yet to present.
  struct PendingApply {
    /// The state to show. Its snapshot has the marks of the apply.
    let entry: Log.Entry
    /// The section whose section snapshot was applied; `nil` if it was the entire list.
    let outlineSection: SectionIdentifierType?
    /// The way the list shows it.
    let style: ApplyStyle
    /// Called after the list's animations; in the next turn if there are none.
    let completion: Completion
    /// The difference from the current state, if another queue has computed it.
    var diff: ListDiff?

    /// The snapshot to show.
    var snapshot: Snapshot { entry.state.snapshot }

    /// The event for observers of the list, with counts.
    var event: SnapshotApply {
      SnapshotApply(
        sections: snapshot.numberOfSections, items: snapshot.numberOfItems, style: style.asEvent)
    }
  }
}

// MARK: - How the list gets there

/// The steps required to show a state.
enum Transition: Equatable {
  /// The list already shows it.
  case unchanged
  /// The list is reloaded.
  case reload
  /// The list is updated with the differences.
  case update(ListDiff)

  var isUpdate: Bool { if case .update = self { true } else { false } }
}

extension SnapshotPresenter {
  /// Returns the steps required to show a state.
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
  /// Returns whether a section is empty, or does not exist.
  fileprivate func isWithoutItems(in section: SectionIdentifierType) -> Bool {
    guard let token = content.token(ofSection: section) else { return true }
    return content.itemCount(inSection: token) == 0
  }
}

extension ListDiff {
  /// Replaces moves of items to a section by deletions and insertions, so that the items get other
  /// cells: a section snapshot has this effect on an empty section (behaviour 6.22).
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

/// The client's completion of an apply, called at most once.
///
/// It is released as soon as it was called, or can no longer be called. Clients may come from any
/// queue; everything else happens on the main one.
final class Completion: @unchecked Sendable {  // `action` belongs to the main queue afterwards
  private var action: (() -> Void)?
  /// Whether the apply is complete, or will never be.
  @MainActor private(set) var isOver = false

  init(_ action: (() -> Void)?) {
    self.action = action
  }

  @MainActor func call() {
    let action = action
    drop()
    action?()
  }

  /// Releases the client's closure without calling it.
  @MainActor func drop() {
    action = nil
    isOver = true
  }
}

/// Completions in the order of their applies: each is called when its apply and all previous ones
/// are complete.
///
/// An apply that changes nothing is complete immediately, one that animates is not; the completions
/// of both are called in order.
@MainActor
final class CompletionQueue {
  private var waiting: [(completion: Completion, isDue: Bool)] = []

  func add(_ completion: Completion) {
    waiting.append((completion, false))
  }

  /// Records that an apply is complete.
  func finish(_ completion: Completion) {
    guard let index = waiting.firstIndex(where: { $0.completion === completion }) else { return }
    waiting[index].isDue = true
    while let first = waiting.first, first.isDue {
      waiting.removeFirst()
      first.completion.call()
    }
  }

  /// Records that an apply did not happen.
  func drop(_ completion: Completion) {
    waiting.removeAll { $0.completion === completion }
    completion.drop()
  }
}
