import ListCore
import TestSupport

@testable import DiffableKit

/// The content of a snapshot in the simplest form, with numbers as identifiers.
struct ContentModel: Equatable {
  var sections: [Int] = []
  var items: [[Int]] = []

  /// Creates a model of the content, read through each of its queries.
  init(_ content: SnapshotContent<some Number, some Number>) {
    sections = content.sectionIdentifiers.map(\.number)
    items = (0..<content.sectionCount).map {
      content.itemIdentifiers(inSection: content.section(at: $0)).map(\.number)
    }
  }

  init() {}

  /// Returns the diff, computed by looking at every item.
  func difference(from old: ContentModel) -> ListDiff {
    var matching = ListMatching(
      from: SectionCounts(old.items.map(\.count)), to: SectionCounts(items.map(\.count)))
    for (position, section) in sections.enumerated() {
      if let source = old.sections.firstIndex(of: section) {
        matching.matchSection(source, with: position)
      }
    }
    let oldItems = Array(old.items.joined())
    let sources = Dictionary(uniqueKeysWithValues: zip(oldItems, oldItems.indices))
    for (target, item) in items.joined().enumerated() {
      if let source = sources[item] { matching.matchItems(from: source, to: target) }
    }
    return ListDiff(matching)
  }

  /// Returns the path of an item.
  func path(of item: Int) -> ItemPath? {
    for (section, items) in items.enumerated() {
      if let index = items.firstIndex(of: item) { return ItemPath(item: index, section: section) }
    }
    return nil
  }
}

/// An identifier that wraps a number.
protocol Number: Hashable, Sendable {
  init(_ number: Int)
  var number: Int { get }
}

extension Int: Number {
  var number: Int { self }
}

extension String: Number {
  init(_ number: Int) {
    self.init("an identifier too long to be stored in place: \(number)"[...])
  }

  var number: Int { Int(split(separator: " ").last ?? "") ?? -1 }
}

/// A number with frequent hash collisions.
struct Clash: Number {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number % 4)
  }
}

extension SnapshotContent {
  /// Returns the diff that an apply would announce.
  func difference(from old: SnapshotContent) -> ListDiff { ListDiff(matching(with: old)) }
}
