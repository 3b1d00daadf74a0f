extension UpdateCall {
  /// The call as a person would say it: `deleteRows(at: [0 - 3])`.
  ///
  /// Long runs of neighbours are shortened: `insertRows(at: [0 - 0 ... 0 - 99])`.
  public func text(_ kind: ListKind) -> String {
    changes.grouped.map { $0.text(kind) }.joined(separator: ", ")
  }
}

extension Change {
  /// The change as the call that announces it alone: `deleteRows(at: [0 - 3])`.
  public func text(_ kind: ListKind) -> String {
    UpdateCall([self]).text(kind)
  }
}

/// Neighbouring changes of one kind: what one call to a view can announce.
enum ChangeGroup: Hashable {
  case deleteItems([ItemPath])
  case insertItems([ItemPath])
  case reloadItems([ItemPath])
  case moveItem(from: ItemPath, to: ItemPath)
  case deleteSections([Int])
  case insertSections([Int])
  case reloadSections([Int])
  case moveSection(from: Int, to: Int)
}

extension [Change] {
  /// The changes as the fewest calls that announce them in this order.
  var grouped: [ChangeGroup] {
    var groups: [ChangeGroup] = []
    for change in self {
      if let last = groups.last, let joined = last.joined(with: change) {
        groups[groups.count - 1] = joined
      } else {
        groups.append(ChangeGroup(change))
      }
    }
    return groups
  }
}

extension ChangeGroup {
  init(_ change: Change) {
    switch change {
    case .deleteItem(let path): self = .deleteItems([path])
    case .insertItem(let path): self = .insertItems([path])
    case .reloadItem(let path): self = .reloadItems([path])
    case .moveItem(let from, let to): self = .moveItem(from: from, to: to)
    case .deleteSection(let section): self = .deleteSections([section])
    case .insertSection(let section): self = .insertSections([section])
    case .reloadSection(let section): self = .reloadSections([section])
    case .moveSection(let from, let to): self = .moveSection(from: from, to: to)
    }
  }

  func joined(with change: Change) -> ChangeGroup? {
    switch (self, change) {
    case (.deleteItems(let paths), .deleteItem(let path)): .deleteItems(paths + [path])
    case (.insertItems(let paths), .insertItem(let path)): .insertItems(paths + [path])
    case (.reloadItems(let paths), .reloadItem(let path)): .reloadItems(paths + [path])
    case (.deleteSections(let all), .deleteSection(let one)): .deleteSections(all + [one])
    case (.insertSections(let all), .insertSection(let one)): .insertSections(all + [one])
    case (.reloadSections(let all), .reloadSection(let one)): .reloadSections(all + [one])
    default: nil
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
  /// One element of a section, as it stands in the name of a method: `Row` or `Item`.
  var callNoun: String {
    switch self {
    case .table: "Row"
    case .collection: "Item"
    }
  }
}

extension [ItemPath] {
  fileprivate var shortened: String {
    runs { $0.section == $1.section && $1.item == $0.item + 1 }
      .map { $0.text(\.description) }.joined(separator: ", ")
  }
}

extension [Int] {
  fileprivate var shortened: String {
    runs { $1 == $0 + 1 }.map { $0.text(\.description) }.joined(separator: ", ")
  }
}

extension Array {
  /// The longest stretches of elements of which each follows the one before it.
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

extension ArraySlice {
  /// A run of up to three elements in full, a longer one by its ends.
  fileprivate func text(_ one: (Element) -> String) -> String {
    if count > 3, let first, let last { return "\(one(first)) ... \(one(last))" }
    return map(one).joined(separator: ", ")
  }
}
