import Foundation
import HeadlessKit
import ListCore

/// The part of a diffable data source that shows snapshots in its list, of either kind.
///
/// ```
/// apply       on main: at once · elsewhere: computed there, sent to the main queue, shown there
/// transition  nothing · reload · difference
/// show        view.performBatchUpdates { the new state; the changes }, then the marks at their new paths
/// end         completions, in order, when the list's animations are over
/// ```
///
/// It calls only public methods of the list. If one of them crashes inside a capture, list and
/// state are restored.
@MainActor
final class SnapshotPresenter<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  typealias State = SourceState<SectionIdentifierType, ItemIdentifierType>
  typealias Change = SourceChange<SectionIdentifierType, ItemIdentifierType>
  typealias Log = SubmissionLog<SectionIdentifierType, ItemIdentifierType>
  typealias Index = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>

  /// The log of changes from any queue.
  nonisolated let log = Log()
  /// A reference to the list, which any queue can check for existence.
  nonisolated let reference: ListReference
  /// The row animation that is passed to the list.
  var rowAnimation = TableView.RowAnimation.automatic

  /// The state that the list shows.
  var shown = Log.Entry()
  /// The lookup of items and index paths in the state that the list shows.
  var index = Index(Snapshot().content)
  /// Whether an apply is in progress.
  var isPresenting = false
  /// The state that the list showed before the apply in progress, in which it looks up its items.
  var earlier: Snapshot?
  /// Whether the list has shown a snapshot. The first one reloads it (behaviour 6.2).
  var hasShown = false
  /// Whether this object is updating the list.
  var isAnnouncing = false
  /// The completions of pending applies.
  let completions = CompletionQueue()

  init(_ list: any DiffableList) {
    reference = ListReference(list)
  }

  /// The list, as long as another object retains it (behaviour 6.1).
  var list: (any DiffableList)? { reference.list }
}

/// A weak reference to a list, with the simulator that it was first on.
final class ListReference: @unchecked Sendable {  // weak references may be read on any thread
  private(set) weak var list: (any DiffableList)?
  private weak var firstSimulator: Simulator?

  @MainActor init(_ list: any DiffableList) {
    self.list = list
    firstSimulator = list.simulator
  }

  /// Whether the list no longer exists.
  var isEmpty: Bool { list == nil }

  /// The simulator for work that arrives from another queue, if nothing else determines it.
  @MainActor var simulator: Simulator {
    if let list, list.window != nil { return list.simulator }
    return firstSimulator ?? .current
  }
}

// MARK: - What is shown

extension SnapshotPresenter {
  /// Replaces the current state, for which the list is being reloaded or updated.
  func show(_ new: Log.Entry, index: Index) {
    shown = Log.Entry(number: new.number, state: new.state.withoutMarks())
    self.index = index
  }

  /// Adopts a state that the list already shows, after an interactive movement.
  func adopt(_ state: State) {
    show(log.enter(state), index: Index(state.snapshot.content))
    log.noteShown(shown, byApply: false)
  }

  /// Runs a closure during which no snapshot can be applied, because the list waits for a result,
  /// or is ahead of the current state (behaviour 6.8).
  func refusingApplies<Answer>(_ body: () -> Answer) -> Answer {
    let wasPresenting = isPresenting
    isPresenting = true
    defer { isPresenting = wasPresenting }
    return body()
  }
}

// MARK: - Questions

extension SnapshotPresenter {
  /// The current state: on the main queue the one that the list shows, elsewhere the one that it
  /// will show after all pending applies. Without a list it is empty (behaviour 6.1).
  nonisolated var state: State {
    guard !reference.isEmpty else { return State() }
    guard Simulator.isOnMainQueue else { return log.newestState }
    return MainActor.assumeIsolated { shown.state }
  }

  /// Returns the item at an index path; `nil` if there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    // No closure: this is called often, and closures are slow when the type of the items is not
    // known.
    guard indexPath.count == 2 else { return nil }
    let (section, position) = (indexPath[0], indexPath[1])
    if index.hasItemInstances { return index.item(at: position, inSection: section) }
    let token = index.token(at: position, inSection: section)
    return token < 0 ? nil : index.address(ofToken: token).pointee
  }

  /// Returns the index path of an item; `nil` if it is not shown.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    let hash = IdentifierTable.hash(item)
    let token = index.candidate(for: hash)
    let isFound = token >= 0 && index.address(ofToken: token).pointee == item
    guard let path = isFound ? index.path(ofToken: token) : index.path(of: item) else { return nil }
    return IndexPath(path)
  }

  /// Returns the section at an index; `nil` if there is none.
  func section(at position: Int) -> SectionIdentifierType? { index.section(at: position) }

  /// Returns the index of a section; `nil` if it is not shown.
  func index(of section: SectionIdentifierType) -> Int? { index.index(of: section) }
}

// MARK: - Trees

/// The position of an item in the tree of its section.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
}

extension SnapshotPresenter {
  /// Returns the position of an item in the tree of its section; `nil` if the section has no tree.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard !shown.state.outlines.isEmpty, let item = item(at: indexPath),
      let section = section(at: indexPath[0]), let outline = shown.state.outlines[section],
      outline.contains(item)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }
}

// MARK: - Answers to the list

extension SnapshotPresenter {
  /// Returns the number of items in a section. A section past the last crashes (behaviour 6.14).
  func itemCount(inSection section: Int, for list: any DiffableList) -> Int {
    guard (0..<index.sectionCount).contains(section) else {
      list.raise(.snapshot(.invalidParameter(.sectionInRange)))
      return 0
    }
    return index.itemCount(inSection: section)
  }

  /// Returns the item to pass to a cell provider. An index path without an item crashes (behaviour
  /// 6.14).
  ///
  /// During an apply this is the previous instance, if there was one (behaviour 6.11).
  func itemForCell(at indexPath: IndexPath, for list: any DiffableList) -> ItemIdentifierType? {
    guard let item = item(at: indexPath) else {
      list.raise(.snapshot(.invalidParameter(.itemIdentifier)))
      return nil
    }
    guard let earlier = earlier?.content, list.simulator.profile.providesOldInstancesDuringApply,
      let token = earlier.token(ofItem: item)
    else { return item }
    return earlier.identifier(ofItem: token)
  }

  /// Crashes because a cell provider returned no cell (behaviour 6.15).
  func refuseMissingCell(
    _ kind: ListKind, at indexPath: IndexPath, of item: ItemIdentifierType,
    for list: any DiffableList
  ) {
    guard let path = ItemPath(indexPath) else { return }
    list.raise(
      .snapshot(
        .cellProviderReturnedNil(
          kind, path, item: IdentifierText.describe(item), view: list.description)))
  }
}

// Applies from other queues on their way to the main queue (behaviour 6.7), and tasks that wait for
// the end of an apply.

extension SnapshotPresenter {
  /// Computes an apply on the caller's queue and sends it to the main queue.
  nonisolated func submit(
    _ change: Change, style: ApplyStyle, completion: Completion,
    whenShown: (@MainActor @Sendable () -> Void)?
  ) {
    log.submit(change, style: style) { arrival in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          if let self {
            self.receive(arrival, of: change, style: style, completion: completion)
          } else {
            completion.call()  // the source is gone, and its list shows something else
          }
          whenShown?()
        }
      }
    }
  }

  private func receive(
    _ arrival: Log.Arrival, of change: Change, style: ApplyStyle, completion: Completion
  ) {
    log.noteArrival()
    reference.simulator.run {
      if arrival.comesAfterMainQueue, let list {
        list.simulator.warn(.updatesFromSeveralQueues(view: list.description))
      }
      // An item may have been moved interactively in the meantime, which a section snapshot must
      // not undo.
      let isCurrent = arrival.base == shown.number
      present(
        PendingApply(
          entry: isCurrent ? arrival.entry : log.enter(change.result(on: shown.state)),
          outlineSection: change.section, style: style, completion: completion,
          diff: isCurrent ? arrival.diff : nil))
      log.noteShown(shown, byApply: false)
    }
  }

  /// Applies a change to the list, and returns after its completion has run.
  ///
  /// The clock of a simulator does not advance automatically, so this method advances it: only as
  /// far as needed, and not at all if nothing is animated. After a crash inside a capture it also
  /// returns.
  nonisolated(nonsending) func apply(_ change: Change, style: ApplyStyle) async {
    let completion = Completion(nil)
    await withCheckedContinuation { continuation in
      apply(change, style: style, completion: completion) { continuation.resume() }
    }
    await reference.waitOnSimulator(for: completion)
  }
}

extension ListReference {
  /// Advances the clock of the list's simulator until an apply is complete.
  @MainActor fileprivate func waitOnSimulator(for completion: Completion) {
    let simulator = simulator
    while !completion.isOver {
      simulator.nextTurn()
      guard !completion.isOver, let next = simulator.pendingWork.first else { return }
      simulator.tryAdvancing(by: next.due - simulator.clock.now)
    }
  }
}
