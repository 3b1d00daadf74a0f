import DiffableKit
import Foundation
import ListCore
import TestSupport
import Testing

/// Random applies with marks: the provider's calls, the visible items and the selection are
/// compared with the facts. (behaviour 6.3 to 6.6, 5.6)
@MainActor
@Suite struct RandomApplyTests {
  @Test("behaviour 6.4: a collection view behaves as the facts say", arguments: 0..<8)
  func collection(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try CollectionStage("A:abc B:de")
    stage.simulator.prefetchesCells = seed % 2 == 1
    var old: Letters = "A:abc B:de"
    for _ in 0..<60 {
      let new = random.snapshot()
      let isAnimated = Bool.random(using: &random)
      let path = random.path(in: old)
      stage.view.selectItem(at: path, animated: false, scrollPosition: [])
      let expected = Expectation(from: old, to: new, selected: path)
      stage.apply(new, animated: isAnimated)
      #expect(stage.calls.sorted() == expected.calls(repeatsItems: true).sorted())
      #expect(stage.items == new.places)
      #expect((stage.view.indexPathsForSelectedItems ?? []) == expected.selection)
      if Bool.random(using: &random) { try stage.simulator.settle() }
      stage.view.deselectItem(at: expected.selection.first ?? [0, 0], animated: false)
      old = stage.source.snapshot()
    }
  }

  @Test("behaviour 6.4, 6.5: a table behaves as the facts say", arguments: 0..<8)
  func table(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try TableStage("A:abc B:de")
    var old: Letters = "A:abc B:de"
    for _ in 0..<60 {
      let new = random.snapshot()
      let isAnimated = Bool.random(using: &random)
      let path = random.path(in: old)
      stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
      let expected = Expectation(from: old, to: new, selected: path)
      stage.apply(new, animated: isAnimated)
      if expected.reloadsTable {
        let again = isAnimated ? expected.marks(repeatsItems: false) : []
        #expect(stage.calls.sorted() == (new.places + again).sorted())
        #expect(stage.table.indexPathForSelectedRow == nil)
      } else {
        #expect(stage.calls.sorted() == expected.calls(repeatsItems: false).sorted())
        #expect(stage.table.indexPathForSelectedRow == expected.selection.first)
      }
      #expect(stage.rows == new.places)
      if Bool.random(using: &random) { try stage.simulator.settle() }
      stage.table.deselectRow(at: stage.table.indexPathForSelectedRow ?? [0, 0], animated: false)
      old = stage.source.snapshot()
    }
  }
}

/// The effect of an apply, derived from the facts alone.
private struct Expectation {
  let old: Letters
  let new: Letters
  let selected: IndexPath?

  init(from old: Letters, to new: Letters, selected: IndexPath?) {
    (self.old, self.new, self.selected) = (old, new, selected)
  }

  func calls(repeatsItems: Bool) -> [String] {
    inserted.compactMap(place) + marks(repeatsItems: repeatsItems && changesMore)
  }

  /// Returns the requests of the second batch.
  func marks(repeatsItems: Bool) -> [String] {
    let sections = new.reloadedSectionIdentifiers
    let ofSections = sections.flatMap { new.itemIdentifiers(inSection: $0) }
    let items = new.reloadedItemIdentifiers.filter { repeatsItems || !ofSections.contains($0) }
    let others = new.reconfiguredItemIdentifiers.filter {
      !new.reloadedItemIdentifiers.contains($0) && !ofSections.contains($0)
    }
    return (ofSections + items + others).compactMap(place)
  }

  /// The selected items: each stays selected unless it is deleted or gets another cell.
  var selection: [IndexPath] {
    guard let selected else { return [] }
    let item = old.itemIdentifiers(inSection: old.sectionIdentifiers[selected.section])[selected[1]]
    guard let section = new.sectionIdentifier(containingItem: item),
      !new.reloadedItemIdentifiers.contains(item),
      !new.reloadedSectionIdentifiers.contains(section),
      let index = new.indexOfSection(section),
      let position = new.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return [] }
    return [[index, position]]
  }

  /// A Boolean value that indicates whether the table reloads (behaviour 6.5).
  var reloadsTable: Bool {
    if movedSections > 1 { return true }
    return new.itemIdentifiers.contains { item in
      guard let before = old.sectionIdentifier(containingItem: item),
        let after = new.sectionIdentifier(containingItem: item)
      else { return false }
      return new.indexOfSection(before) == nil || old.indexOfSection(after) == nil
    }
  }

  private var inserted: [String] {
    new.itemIdentifiers.filter { old.indexOfItem($0) == nil }
  }

  private var changesMore: Bool { old.text != new.text }

  /// The number of remaining sections outside the longest increasing subsequence.
  private var movedSections: Int {
    let order = new.sectionIdentifiers.compactMap { old.indexOfSection($0) }
    var lengths: [Int] = []
    for (end, value) in order.enumerated() {
      lengths.append(1 + ((0..<end).filter { order[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return order.count - (lengths.max() ?? 0)
  }

  private func place(_ item: String) -> String? {
    new.places.first { $0.hasPrefix(item + " ") }
  }
}

extension Letters {
  /// `["x 0-0"]`
  fileprivate var places: [String] {
    sectionIdentifiers.enumerated().flatMap { section, name in
      itemIdentifiers(inSection: name).enumerated().map { "\($1) \(section)-\($0)" }
    }
  }
}

extension SeededGenerator {
  private mutating func next(_ bound: Int) -> Int { .random(in: 0..<bound, using: &self) }

  /// Returns a snapshot of some of four sections with some of ten letters, and a few marks.
  mutating func snapshot() -> Letters {
    var snapshot = Letters()
    snapshot.appendSections(["A", "B", "C", "D"].shuffled(using: &self).dropLast(next(4)))
    for letter in "abcdefghij".shuffled(using: &self) where next(4) > 0 {
      let sections = snapshot.sectionIdentifiers
      snapshot.appendItems([String(letter)], toSection: sections[next(sections.count)])
    }
    for item in snapshot.itemIdentifiers {
      if next(6) == 0 { snapshot.reloadItems([item]) }
      if next(6) == 0 { snapshot.reconfigureItems([item]) }
    }
    for section in snapshot.sectionIdentifiers where next(6) == 0 {
      snapshot.reloadSections([section])
    }
    return snapshot
  }

  fileprivate mutating func path(in snapshot: Letters) -> IndexPath? {
    guard let item = snapshot.itemIdentifiers.randomElement(using: &self),
      let section = snapshot.sectionIdentifier(containingItem: item),
      let index = snapshot.indexOfSection(section),
      let position = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return [index, position]
  }
}
