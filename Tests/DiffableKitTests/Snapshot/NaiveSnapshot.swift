import ListCore

@testable import DiffableKit

/// A snapshot in the simplest form: an array of sections with arrays of items, and the rules one
/// after the other. (behaviour 7.1 to 7.9)
struct NaiveSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  struct Group {
    var section: Section
    var items: [Item] = []
  }

  private(set) var groups: [Group] = []
  private(set) var reloadedItems: [Item] = []
  private(set) var reconfiguredItems: [Item] = []
  private(set) var reloadedSections: [Section] = []
  /// The warnings sent to the console.
  private(set) var warnings: [ListWarning] = []

  /// Performs a call and returns the fault if it raises.
  mutating func perform(_ call: SnapshotCall<Section, Item>) -> SnapshotFault? {
    switch call {
    case .appendItems(let items, let section):
      if groups.isEmpty { return .noSections }
      if let repeats = Self.repeats(in: items) { return .duplicateItems(repeats) }
      guard let index = section.map({ index(of: $0) }) ?? groups.count - 1 else {
        return .invalidParameter(.section)
      }
      take(items)
      groups[index].items += items

    case .insertItems(let items, let side, let other):
      if let repeats = Self.repeats(in: items) { return .duplicateItems(repeats) }
      if items.contains(other) {
        return .insertionNextToInserted(
          destination: IdentifierText.describe(other), items: IdentifierText.describe(all: items))
      }
      if place(of: other) == nil { return .invalidParameter(.section) }
      take(items)
      put(items, side, other)

    case .deleteItems(let items):
      if let repeats = Self.repeats(in: items) { return .duplicateItems(repeats) }
      remove(items)

    case .deleteAllItems:
      groups = []

    case .moveItem(let item, let side, let other):
      if item == other { return .itemMovedNextToItself(IdentifierText.describe(item)) }
      guard let place = place(of: item) else { return .invalidParameter(.fromIndex) }
      if self.place(of: other) == nil { return .invalidParameter(.toIndex) }
      put([groups[place.group].items.remove(at: place.item)], side, other)

    case .reloadItems(let items):
      if let repeats = Self.repeats(in: items) { return .duplicateItems(repeats) }
      reloadedItems += items.filter { !reloadedItems.contains($0) }
      return items.first { place(of: $0) == nil }
        .map { .reloadOfMissingItem(IdentifierText.describe($0)) }

    case .reconfigureItems(let items):
      if let repeats = Self.repeats(in: items) { return .duplicateItems(repeats) }
      reconfiguredItems += items.filter { !reconfiguredItems.contains($0) }
      return items.first { place(of: $0) == nil }
        .map { .reconfigureOfMissingItem(IdentifierText.describe($0)) }

    case .appendSections(let sections):
      if let repeats = Self.repeats(in: sections) { return .duplicateSections(repeats) }
      return add(sections, at: groups.count)

    case .insertSections(let sections, let side, let other):
      if let repeats = Self.repeats(in: sections) { return .duplicateSections(repeats) }
      if sections.contains(other) {
        return .sectionInsertionNextToInserted(
          destination: IdentifierText.describe(other),
          sections: IdentifierText.describe(all: sections))
      }
      guard let index = index(of: other) else { return .invalidParameter(.insertIndex) }
      return add(sections, at: side == .before ? index : index + 1)

    case .deleteSections(let sections):
      if let repeats = Self.repeats(in: sections) { return .duplicateSections(repeats) }
      groups.removeAll { sections.contains($0.section) }

    case .moveSection(let section, let side, let other):
      if section == other { return .sectionMovedNextToItself(IdentifierText.describe(section)) }
      guard let from = index(of: section) else { return .invalidParameter(.fromSection) }
      if index(of: other) == nil { return .invalidParameter(.toSection) }
      let group = groups.remove(at: from)
      if let to = index(of: other) { groups.insert(group, at: side == .before ? to : to + 1) }

    case .reloadSections(let sections):
      if let repeats = Self.repeats(in: sections) { return .duplicateSections(repeats) }
      reloadedSections += sections.filter { !reloadedSections.contains($0) }
      return sections.first { index(of: $0) == nil }
        .map { .reloadOfMissingSection(IdentifierText.describe($0)) }

    case .countItems(let section), .listItems(let section):
      return index(of: section) == nil ? .sectionNotFound : nil
    }
    return nil
  }

  /// Clears the warnings sent to the console.
  mutating func clearWarnings() {
    warnings = []
  }
}

extension NaiveSnapshot {
  private func index(of section: Section) -> Int? {
    groups.firstIndex { $0.section == section }
  }

  private func place(of item: Item) -> (group: Int, item: Int)? {
    for (group, content) in groups.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (group, index) }
    }
    return nil
  }

  /// Removes items that are about to be inserted again, with the warning. (behaviour 7.2)
  private mutating func take(_ items: [Item]) {
    let present = items.filter { place(of: $0) != nil }
    guard !present.isEmpty else { return }
    warnings.append(.itemsExist(IdentifierText.describe(all: present)))
    remove(present)
  }

  private mutating func remove(_ items: [Item]) {
    let leaving = Set(items)
    for group in groups.indices { groups[group].items.removeAll { leaving.contains($0) } }
  }

  private mutating func put(
    _ items: [Item], _ side: SnapshotCall<Section, Item>.Side, _ other: Item
  ) {
    guard let place = place(of: other) else { return }
    let index = side == .before ? place.item : place.item + 1
    groups[place.group].items.insert(contentsOf: items, at: index)
  }

  private mutating func add(_ sections: [Section], at index: Int) -> SnapshotFault? {
    let present = sections.filter { self.index(of: $0) != nil }
    guard present.isEmpty else {
      return .sectionsExist(IdentifierText.describe(all: present))
    }
    groups.insert(contentsOf: sections.map { Group(section: $0) }, at: index)
    return nil
  }

  /// Returns the identifiers that occur more than once, in the order in which the repeats are
  /// found.
  private static func repeats<Identifier: Hashable>(in identifiers: [Identifier]) -> [String]? {
    var seen: Set<Identifier> = []
    var found: [Identifier] = []
    for identifier in identifiers
    where !seen.insert(identifier).inserted && !found.contains(identifier) {
      found.append(identifier)
    }
    return found.isEmpty ? nil : IdentifierText.describe(all: found)
  }
}
