import DiffableKit
import Foundation
import HeadlessKit
import ListCore

/// Looks at the identifiers of one snapshot after the other, and finds those that do not name the
/// same thing for as long as it is there.
///
/// ```swift
/// let check = SnapshotIdentityCheck<Section, Tweet>(mode: .call { Issue.record($0) })
/// check.note(snapshot)  // before each apply
/// ```
///
/// What an item is called by, if it is `Identifiable`, is its `id`; what it contains is everything
/// else that it stores. For items that are identifiers and nothing else, tell what they contain by
/// looking it up where the cell provider does.
@MainActor
public final class SnapshotIdentityCheck<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  /// A snapshot of items in sections.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  /// What is known of an item at the time of a snapshot.
  struct Record {
    let item: Item
    let place: ItemPath
    let hash: Int
    let stableID: AnyHashable?
    let content: AnyHashable?
    /// What the item itself stores.
    let ownContent: AnyHashable?
  }

  let stableID: (Item) -> AnyHashable?
  let content: (Item) -> AnyHashable?
  private var log: FindingLog
  private var last: [Record]?
  private var observation: ListObservation?
  /// What was asked for anew in the apply that is under way, by place.
  private var renewed: Set<ItemPath> = []
  private var isReloaded = false
  private var isApplying = false

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - mode: What to do with findings.
  ///   - stableID: What an item is called by, whatever it contains; `nil` if nothing is. By default
  ///     the `id` of an `Identifiable` item.
  ///   - content: What a cell shows of an item, whatever it is called; `nil` if that is not known.
  ///     By default what the item stores beside a property named `id`.
  public init(
    mode: CheckMode = .throw, stableID: ((Item) -> AnyHashable?)? = nil,
    content: ((Item) -> AnyHashable?)? = nil
  ) {
    self.stableID = stableID ?? Self.usualID
    self.content = content ?? Self.usualContent
    log = FindingLog(mode)
  }

  /// What was found so far, in order.
  public var findings: [ListFinding] { log.findings }

  /// Throws the first finding, if that is the mode.
  public func verify() throws {
    try log.verify()
  }

  /// Looks at a snapshot that is about to be applied, with its marks.
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

  /// Looks at identifiers that are about to be added to a snapshot, which crashes if one of them is
  /// there twice.
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

  /// Looks at what a data source shows after each of its applies.
  ///
  /// An apply takes the marks away, so what was asked for anew counts as marked.
  ///
  /// - Parameters:
  ///   - list: The list of the data source.
  ///   - snapshot: The data source's `snapshot`. Whatever it holds is kept alive by this check.
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
      compare(records(of: snapshot())) { isReloaded || renewed.contains($0.place) }
    default: break
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
    snapshot.sectionIdentifiers.enumerated().flatMap { index, section in
      snapshot.itemIdentifiers(inSection: section).enumerated().map { row, item in
        Record(
          item: item, place: ItemPath(item: row, section: index), hash: item.hashValue,
          stableID: stableID(item), content: content(item),
          ownContent: Self.usualContent(of: item))
      }
    }
  }

  func report(_ kind: ListFinding.Kind, _ places: [ItemPath], _ sentence: String) {
    log.add(ListFinding(kind, at: places.map(ListPlace.item), sentence))
  }
}

extension SnapshotIdentityCheck {
  /// The `id` of an identifiable item.
  private static func usualID(of item: Item) -> AnyHashable? {
    func id<Named: Identifiable>(of item: Named) -> AnyHashable { AnyHashable(item.id) }
    guard let named = item as? any Identifiable else { return nil }
    return id(of: named)
  }

  /// What an item stores beside its `id`, in words; `nil` for one without properties.
  private static func usualContent(of item: Item) -> AnyHashable? {
    let mirror = Mirror(reflecting: item)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return nil }
    let parts = mirror.children.filter { $0.label != nil && $0.label != "id" }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.label ?? ""): \($0.value)" }
  }
}
