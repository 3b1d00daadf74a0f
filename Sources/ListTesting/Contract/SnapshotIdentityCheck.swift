import DiffableKit
import Foundation
import HeadlessKit
import ListCore

/// A check of the identifiers of consecutive snapshots, which finds those that do not identify the
/// same item for as long as it exists.
///
/// ```swift
/// let check = SnapshotIdentityCheck<Section, Tweet>(mode: .call { Issue.record($0) })
/// check.note(snapshot)  // before each apply
/// ```
///
/// The identity of an item is its `id`, whether it is `Identifiable` or only stores a property of that
/// name; its content is everything else that it stores. For a case of an enumeration the associated
/// value counts. For items that are only identifiers, pass a closure that looks up the content where
/// the cell provider does. If an item stores several values and no `id`, ``undecided`` says what
/// cannot be told.
@preconcurrency @MainActor
public final class SnapshotIdentityCheck<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  /// A snapshot of items in sections.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  /// The state of an item at the time of a snapshot.
  struct Record {
    let item: Item
    let place: ItemPath
    let hash: Int
    let stableID: AnyHashable?
    let content: AnyHashable?
    /// The content that the item itself stores.
    let ownContent: AnyHashable?
  }

  let stableID: (Item) -> AnyHashable?
  private let knowsIDs: Bool
  let content: (Item) -> AnyHashable?
  private var log: FindingLog
  private var last: [Record]?
  private var observation: ListObservation?
  /// The items that are requested again in the current apply, by index path.
  private var renewed: Set<ItemPath> = []
  private var isReloaded = false
  private var isApplying = false
  /// The items that an apply in this turn removed, all of them.
  private var emptied: [Item] = []

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - mode: The action for each finding.
  ///   - stableID: Returns the identity of an item, independent of its content; `nil` if it has
  ///     none. By default its `id`.
  ///   - content: Returns the content that a cell shows for an item, independent of its identity;
  ///     `nil` if it is unknown. By default everything that the item stores except a property
  ///     named `id`.
  public init(
    mode: CheckMode = .throw, stableID: ((Item) -> AnyHashable?)? = nil,
    content: ((Item) -> AnyHashable?)? = nil
  ) {
    self.stableID = stableID ?? ItemParts.id
    knowsIDs = stableID != nil
    self.content = content ?? ItemParts.content
    log = FindingLog(mode)
  }

  /// The findings so far, in order.
  public var findings: [ListFinding] { log.findings }

  /// A sentence on the limits of the check for these identifiers; `nil` if there are none.
  public private(set) var undecided: String?

  /// Throws the first finding, if that is the mode.
  public func verify() throws {
    try log.verify()
  }

  /// Inspects a snapshot that is about to be applied, with its marked identifiers.
  ///
  /// - Complexity: O(*n*) for *n* items, and a comparison of every pair among the first 200.
  public func note(_ snapshot: Snapshot) {
    let records = self.records(of: snapshot)
    let marked =
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.filter { snapshot.indexOfSection($0) != nil }
      .flatMap { snapshot.itemIdentifiers(inSection: $0) }
    findNewInstances(marked, records, after: last ?? [])
    let isMarked = Set(marked)
    compare(records) { isMarked.contains($0.item) }
  }

  /// Inspects identifiers that are about to be added to a snapshot, which crashes if one of them
  /// appears twice.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func note(items: [Item]) {
    var places: [Item: [Int]] = [:]
    for (index, item) in items.enumerated() { places[item, default: []].append(index) }
    for (item, indexes) in places.sorted(by: { $0.value[0] < $1.value[0] })
    where indexes.count > 1 {
      report(
        .duplicateIdentifiers, indexes.map { ItemPath(item: $0, section: 0) },
        duplicates(of: item, indexes.map { items[$0] }))
    }
  }

  /// Inspects the snapshot of a data source after each apply.
  ///
  /// An apply removes the marks, so items that were requested again count as marked.
  ///
  /// - Parameters:
  ///   - list: The list of the data source.
  ///   - snapshot: The data source's `snapshot`. This check retains everything that the closure
  ///     captures.
  public func follow(_ list: some ListView, _ snapshot: @escaping () -> Snapshot) {
    last = records(of: snapshot())
    observation = list.observeEvents { [weak self] event, _ in
      self?.hear(event, snapshot)
    }
  }
}

extension SnapshotIdentityCheck {
  private func hear(_ event: ListEvent, _ snapshot: () -> Snapshot) {
    switch event {
    case .beganApply:
      (isApplying, isReloaded, renewed) = (true, false, [])
    case .reloadedData: isReloaded = true
    case .reconfigured(_, let place), .askedForView(let place):
      if isApplying, let path = place.item { renewed.insert(path) }
    case .called(let call, _):
      for case .reloadItem(let path) in call.changes where isApplying { renewed.insert(path) }
    case .calledReconfigure(let paths, _):
      if isApplying { renewed.formUnion(paths) }
    case .endedApply:
      isApplying = false
      let (renewed, isReloaded) = (renewed, isReloaded)
      let next = records(of: snapshot())
      findEmptyApply(next)
      compare(next) { isReloaded || renewed.contains($0.place) }
    default: break
    }
  }

  func endTurn() { emptied = [] }

  /// Finds a snapshot with the items that an empty one removed in the same turn.
  private func findEmptyApply(_ next: [Record]) {
    if next.isEmpty {
      emptied = last?.map(\.item) ?? []
    } else if !Set(emptied).isDisjoint(with: next.map(\.item)) {
      report(.emptiedBeforeApply, [], ListFinding.emptiedFirst)
      emptied = []
    }
  }

  private func compare(_ records: [Record], isRenewed: (Record) -> Bool) {
    findBrokenLaws(records)
    guard let old = last else {
      last = records
      return
    }
    findChangedHashes(old)
    let isChurning = findChurn(old, records)
    if !isChurning { findContentInIdentity(old, records) }
    findUnmarkedChanges(old, records, isRenewed: isRenewed)
    last = records
  }

  private func records(of snapshot: Snapshot) -> [Record] {
    if undecided == nil, !knowsIDs, let item = snapshot.itemIdentifiers.first,
      stableID(item) == nil, ItemParts.isComposed(item)
    {
      undecided = """
        \(Item.self) has no property named id, so an item whose content changed cannot be told from \
        a new one. If content is part of ==, rows are deleted and inserted where they should be \
        reconfigured. Give it an id, or pass stableID: to SnapshotIdentityCheck.
        """
    }
    return snapshot.sectionIdentifiers.enumerated().flatMap { index, section in
      snapshot.itemIdentifiers(inSection: section).enumerated().map { row, item in
        Record(
          item: item, place: ItemPath(item: row, section: index), hash: item.hashValue,
          stableID: stableID(item), content: content(item),
          ownContent: ItemParts.content(of: item))
      }
    }
  }

  func report(_ kind: ListFinding.Kind, _ places: [ItemPath], _ sentence: String) {
    log.add(ListFinding(kind, at: places.map(ListPlace.item), sentence))
  }
}

/// A diffable data source, whatever the types of its identifiers.
@MainActor
protocol SnapshotSource: AnyObject {
  /// Returns a check of the snapshots that are applied from now on.
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck
  /// The identifiers of the current snapshot, in order.
  var itemOrder: [AnyHashable] { get }
  /// Returns whether the first item on screen may be dragged.
  func offersReordering(_ list: any ListView) -> Bool
}

/// A check of identifiers, whatever their types.
@MainActor
protocol IdentityCheck: AnyObject {
  /// A sentence on the limits of the check for these identifiers; `nil` if there are none.
  var undecided: String? { get }
  /// Notes that the simulator has settled.
  func endTurn()
}

extension SnapshotIdentityCheck: IdentityCheck {}

extension TableViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }

  var itemOrder: [AnyHashable] { snapshot().itemIdentifiers.map(AnyHashable.init) }

  func offersReordering(_ list: any ListView) -> Bool {
    guard let table = list as? TableView, let path = table.indexPathsForVisibleRows?.first else {
      return false
    }
    return tableView(table, canMoveRowAt: path)
  }
}

extension CollectionViewDiffableSource: SnapshotSource {
  func identityCheck(of list: any ListView, mode: CheckMode) -> any IdentityCheck {
    let check = SnapshotIdentityCheck<SectionIdentifierType, ItemIdentifierType>(mode: mode)
    check.follow(list) { [weak self] in self?.snapshot() ?? DiffableDataSourceSnapshot() }
    return check
  }

  var itemOrder: [AnyHashable] { snapshot().itemIdentifiers.map(AnyHashable.init) }

  func offersReordering(_ list: any ListView) -> Bool {
    reorderingHandlers.canReorderItem != nil
  }
}

extension ListView {
  /// The data source.
  var listDataSource: AnyObject? {
    (self as? TableView)?.dataSource ?? (self as? CollectionView)?.dataSource
  }

  /// Whether a snapshot that was applied on another queue has not reached the list.
  var awaitsSnapshot: Bool {
    (listDataSource as? any ExclusiveListUpdater)?.hasChangesOnTheWay ?? false
  }

  /// Whether the list has a diffable data source.
  var usesSnapshots: Bool { listDataSource is any ExclusiveListUpdater }
}
