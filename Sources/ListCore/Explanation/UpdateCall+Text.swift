extension UpdateCall {
  /// Returns the call in short form: `deleteRows(at: [0 - 3])`.
  ///
  /// Long runs of neighbours are shortened: `insertRows(at: [0 - 0 ... 0 - 99])`. If there are many
  /// runs or moves, only the first are named, followed by the number of the others.
  public func text(_ kind: ListKind) -> String {
    let groups = changes.grouped
    let shown = groups.prefix(Abridgement.mostEntries)
    return shown.map { $0.text(kind) }
      .abridged(hiding: groups.count - shown.count, "calls").joined(separator: ", ")
  }
}

extension Change {
  /// Returns the change as a call of its own: `deleteRows(at: [0 - 3])`.
  public func text(_ kind: ListKind) -> String {
    UpdateCall([self]).text(kind)
  }
}

/// Consecutive changes of one kind that one call to a view can announce.
///
/// Sources are positions before the batch, targets positions after it, as in ``Change``.
public enum ChangeGroup: Hashable, Sendable {
  /// `deleteRows(at:with:)`, `deleteItems(at:)`.
  case deleteItems([ItemPath])
  /// `insertRows(at:with:)`, `insertItems(at:)`.
  case insertItems([ItemPath])
  /// `reloadRows(at:with:)`, `reloadItems(at:)`.
  case reloadItems([ItemPath])
  /// `moveRow(at:to:)`, `moveItem(at:to:)`.
  case moveItem(from: ItemPath, to: ItemPath)
  /// `deleteSections(_:with:)`, `deleteSections(_:)`.
  case deleteSections([Int])
  /// `insertSections(_:with:)`, `insertSections(_:)`.
  case insertSections([Int])
  /// `reloadSections(_:with:)`, `reloadSections(_:)`.
  case reloadSections([Int])
  /// `moveSection(_:toSection:)`.
  case moveSection(from: Int, to: Int)
}

extension [Change] {
  /// The smallest number of calls that announce the changes in this order.
  ///
  /// - Complexity: O(*c*), where *c* is the number of changes.
  public var grouped: [ChangeGroup] {
    runs { !$0.isMove && $0.rank.kind == $1.rank.kind }.compactMap(ChangeGroup.init)
  }
}

extension ChangeGroup {
  /// Creates a group from a run of changes of one kind, or from one move.
  init?(_ run: ArraySlice<Change>) {
    guard let first = run.first else { return nil }
    switch first {
    case .deleteItem: self = .deleteItems(run.compactMap(\.itemSource))
    case .insertItem: self = .insertItems(run.compactMap(\.itemTarget))
    case .reloadItem: self = .reloadItems(run.compactMap(\.itemSource))
    case .moveItem(let from, let to): self = .moveItem(from: from, to: to)
    case .deleteSection: self = .deleteSections(run.compactMap(\.sectionSource))
    case .insertSection: self = .insertSections(run.compactMap(\.sectionTarget))
    case .reloadSection: self = .reloadSections(run.compactMap(\.sectionSource))
    case .moveSection(let from, let to): self = .moveSection(from: from, to: to)
    }
  }

  fileprivate func text(_ kind: ListKind) -> String {
    switch self {
    case .deleteItems(let paths): "delete\(kind.callNoun)s(at: [\(paths.shortened)])"
    case .insertItems(let paths): "insert\(kind.callNoun)s(at: [\(paths.shortened)])"
    case .reloadItems(let paths): "reload\(kind.callNoun)s(at: [\(paths.shortened)])"
    case .moveItem(let from, let to): "move\(kind.callNoun)(at: \(from), to: \(to))"
    case .deleteSections(let sections): "deleteSections([\(sections.shortened)])"
    case .insertSections(let sections): "insertSections([\(sections.shortened)])"
    case .reloadSections(let sections): "reloadSections([\(sections.shortened)])"
    case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
    }
  }
}

extension ListKind {
  /// The noun for one element of a section in the name of a method: `Row` or `Item`.
  var callNoun: String {
    switch self {
    case .table: "Row"
    case .collection: "Item"
    }
  }
}

extension [ItemPath] {
  fileprivate var shortened: String {
    runs { $0.section == $1.section && $1.item.follows($0.item) }.shortened(\.description)
  }
}

extension [Int] {
  fileprivate var shortened: String {
    runs { $1.follows($0) }.shortened(\.description)
  }
}

extension Int {
  /// Returns whether the number is the successor of another. The largest, which is `NSNotFound`,
  /// has none.
  func follows(_ other: Int) -> Bool { other < .max && self == other + 1 }
}

extension Array {
  /// Returns the longest runs in which each element follows the one before it.
  func runs(where follows: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var result: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !follows(self[index - 1], self[index]) {
      result.append(self[start..<index])
      start = index
    }
    if start < endIndex { result.append(self[start...]) }
    return result
  }
}

extension Array {
  /// Returns the first runs, followed by the number of remaining elements.
  fileprivate func shortened<Number>(_ one: (Number) -> String) -> String
  where Element == ArraySlice<Number> {
    let hidden = dropFirst(Abridgement.mostEntries).reduce(0) { $0 + $1.count }
    return prefix(Abridgement.mostEntries).map { $0.text(one) }
      .abridged(hiding: hidden).joined(separator: ", ")
  }
}

extension ArraySlice {
  /// Returns all elements of a run of up to three, and the ends of a longer one.
  fileprivate func text(_ one: (Element) -> String) -> String {
    if count > 3, let first, let last { return "\(one(first)) ... \(one(last))" }
    return map(one).joined(separator: ", ")
  }
}
