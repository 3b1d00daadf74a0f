import Foundation
import HeadlessKit
import ListCore

/// What makes a list show snapshots: the part of a diffable data source that has no face.
///
/// ```
/// apply       on main: at once · elsewhere: computed there, sent to the main queue, shown there
/// transition  nothing · reload · difference
/// show        view.performBatchUpdates { the new state; the changes }, then the marks at their new paths
/// end         completions, in order, when the list's animations are over
/// ```
///
/// The list is driven by its ordinary public calls. If one of them crashes inside a capture, list
/// and state are as they were before.
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

  /// What is given from any queue.
  nonisolated let log = Log()
  /// Whether the list is gone can be asked on any queue.
  nonisolated let reference: ListReference
  /// What row animations the list is told of.
  var rowAnimation = TableView.RowAnimation.automatic

  /// What the list shows.
  var shown = Log.Entry()
  /// Where everything is in what the list shows.
  var index = Index(Snapshot().content)
  /// Whether an apply is under way.
  var isPresenting = false
  /// What the list showed before the apply that is under way, while it finds its items there.
  var earlier: Snapshot?
  /// Whether the list has shown a snapshot: the first one makes it reload (behaviour 6.2).
  var hasShown = false
  /// Whether the list is being told of changes by this.
  var isAnnouncing = false
  /// The clients that wait for the end of their applies.
  let completions = CompletionQueue()

  init(_ list: any DiffableList) {
    reference = ListReference(list)
  }

  /// The list, as long as somebody else keeps it (behaviour 6.1).
  var list: (any DiffableList)? { reference.list }
}

/// A list that somebody else keeps, and the device that it was on at first.
final class ListReference: @unchecked Sendable {  // weak references may be read on any thread
  private(set) weak var list: (any DiffableList)?
  private weak var firstSimulator: Simulator?

  @MainActor init(_ list: any DiffableList) {
    self.list = list
    firstSimulator = list.simulator
  }

  /// Whether the list is gone.
  var isEmpty: Bool { list == nil }

  /// The device for work that arrives from another queue, where nothing else says which it is.
  @MainActor var simulator: Simulator {
    if let list, list.window != nil { return list.simulator }
    return firstSimulator ?? .current
  }
}

// MARK: - What is shown

extension SnapshotPresenter {
  /// Shows a state, for which the list has asked for everything again or is being told of changes.
  func show(_ new: Log.Entry, index: Index) {
    shown = Log.Entry(number: new.number, state: new.state.withoutMarks())
    self.index = index
  }

  /// Takes over a state that the list shows already, after a movement by hand.
  func adopt(_ state: State) {
    show(log.enter(state), index: Index(state.snapshot.content))
    log.noteShown(shown, byApply: false)
  }

  /// Does something during which no snapshot can be applied: the list waits for an answer, or is
  /// ahead of what is known here (behaviour 6.8).
  func refusingApplies<Answer>(_ body: () -> Answer) -> Answer {
    let wasPresenting = isPresenting
    isPresenting = true
    defer { isPresenting = wasPresenting }
    return body()
  }
}

// MARK: - Questions

extension SnapshotPresenter {
  /// What is shown: on the main queue what the list shows now, elsewhere what it will show when
  /// everything given so far has arrived. Without a list there is nothing (behaviour 6.1).
  nonisolated var state: State {
    guard !reference.isEmpty else { return State() }
    guard Simulator.isOnMainQueue else { return log.newestState }
    return MainActor.assumeIsolated { shown.state }
  }

  /// The item at a path, if there is one.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    // No closure: this is asked often, and without knowing the type of the items a closure is dear.
    guard indexPath.count == 2 else { return nil }
    let (section, position) = (indexPath[0], indexPath[1])
    if index.hasItemInstances { return index.item(at: position, inSection: section) }
    let token = index.token(at: position, inSection: section)
    return token < 0 ? nil : index.address(ofToken: token).pointee
  }

  /// The path of an item, if it is shown.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    let hash = IdentifierTable.hash(item)
    let token = index.candidate(for: hash)
    let isFound = token >= 0 && index.address(ofToken: token).pointee == item
    guard let path = isFound ? index.path(ofToken: token) : index.path(of: item) else { return nil }
    return IndexPath(path)
  }

  /// The section at an index, if there is one.
  func section(at position: Int) -> SectionIdentifierType? { index.section(at: position) }

  /// The index of a section, if it is shown.
  func index(of section: SectionIdentifierType) -> Int? { index.index(of: section) }
}

// MARK: - Trees

/// Where an item stands in the tree of its section.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
}

extension SnapshotPresenter {
  /// Where an item stands in the tree of its section; `nil` if that has none.
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
  /// The number of items in a section. One past the last crashes (behaviour 6.14).
  func itemCount(inSection section: Int, for list: any DiffableList) -> Int {
    guard (0..<index.sectionCount).contains(section) else {
      list.raise(.snapshot(.invalidParameter(.sectionInRange)))
      return 0
    }
    return index.itemCount(inSection: section)
  }

  /// The item to give to a cell provider. A path without an item crashes (behaviour 6.14).
  ///
  /// During an apply that is the instance that was there before, if there was one
  /// (behaviour 6.11).
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

  /// Crashes because a cell provider has no cell (behaviour 6.15).
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
