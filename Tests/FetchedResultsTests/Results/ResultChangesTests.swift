import ListCore
import TestSupport
import Testing

@testable import FetchedResults

/// A result set of sections and objects as letters: `"A:abc B:de"`.
extension ResultSet where Object == Character {
  init(letters: String) {
    self.init(
      letters.split(separator: " ").map { part in
        let halves = part.split(separator: ":", omittingEmptySubsequences: false)
        return Section(name: String(halves[0]), objects: Array(halves[1]))
      })
  }
}

struct ResultCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: String
  let after: String
  let changed: String
  let changes: [ResultChange<Character>]

  init(
    _ name: String, _ before: String, _ after: String, changed: String = "",
    _ changes: [ResultChange<Character>]
  ) {
    testDescription = name
    self.before = before
    self.after = after
    self.changed = changed
    self.changes = changes
  }
}

@Suite struct ResultChangesTests {
  private static func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  static let cases = [
    ResultCase("nothing", "A:ab", "A:ab", []),
    ResultCase("no sections", "", "", []),
    ResultCase(
      "deleted, inserted, updated and moved, in this order", "A:abcd", "A:xdac", changed: "cd",
      [
        .deleted("b", at: path(0, 1)), .inserted("x", at: path(0, 0)),
        .updated("c", from: path(0, 2), to: path(0, 3)),
        .moved("d", from: path(0, 3), to: path(0, 1)),
      ]),
    ResultCase(
      "what did not change stays where it can", "A:abc", "A:cab", changed: "ab",
      [
        .moved("a", from: path(0, 0), to: path(0, 1)),
        .moved("b", from: path(0, 1), to: path(0, 2)),
      ]),
    ResultCase(
      "sections come before objects, and their objects too", "A:a B:b", "B:b C:c",
      [
        .sectionDeleted(0), .sectionInserted(1), .deleted("a", at: path(0, 0)),
        .inserted("c", at: path(1, 0)),
      ]),
    ResultCase(
      "into a new section, out of one that goes", "A:a B:b", "B: C:ab", changed: "ab",
      [
        .sectionDeleted(0), .sectionInserted(1),
        .moved("a", from: path(0, 0), to: path(1, 0)),
        .moved("b", from: path(1, 0), to: path(1, 1)),
      ]),
    ResultCase(
      "into another section", "A:ab B:c", "A:b B:ac", changed: "ac",
      [
        .updated("c", from: path(1, 0), to: path(1, 1)),
        .moved("a", from: path(0, 0), to: path(1, 0)),
      ]),
    ResultCase(
      "sections that change places", "A:a B:b", "B:b A:a",
      [
        .sectionDeleted(1), .sectionInserted(0), .moved("b", from: path(1, 0), to: path(0, 0)),
      ]),
  ]

  @Test(arguments: cases)
  func changesMatch(_ given: ResultCase) {
    let (before, after) = (ResultSet(letters: given.before), ResultSet(letters: given.after))
    #expect(after.changes(from: before, changed: Set(given.changed)) == given.changes)
  }

  /// Random edits: announced to a list in the usual way, the changes are a legal batch, and a naive
  /// list that applies it has the objects in their places.
  @Test(arguments: 0..<20)
  func replayedChangesLeadToTheResult(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var before = ResultSet(letters: "A:abc B:def C:gh")
    for _ in 0..<200 {
      let (after, changed) = before.edited(using: &random)
      let changes = after.changes(from: before, changed: changed)
      let counts = after.sections.map(\.objects.count)
      let plan = try UpdatePlan(
        BatchUpdate(changes.flatMap(\.usualCalls)),
        from: SectionCounts(before.sections.map(\.objects.count)), to: SectionCounts(counts))
      for (place, object) in after.placed {
        let origin = plan.origin(of: place).flatMap { before.object(at: $0) }
        let isNew = changes.contains { change in
          switch change {
          case .inserted(object, _), .moved(object, _, _), .updated(object, _, _): true
          default: false
          }
        }
        #expect(origin == (isNew ? nil : object))
      }
      before = after
    }
  }
}

extension ResultChange {
  /// The calls of Apple's template: a move is a deletion and an insertion.
  fileprivate var usualCalls: [Change] {
    switch self {
    case .sectionDeleted(let section): [.deleteSection(section)]
    case .sectionInserted(let section): [.insertSection(section)]
    case .deleted(_, let path): [.deleteItem(path)]
    case .inserted(_, let path): [.insertItem(path)]
    case .updated(_, let from, _): [.reloadItem(from)]
    case .moved(_, let from, let to): [.deleteItem(from), .insertItem(to)]
    }
  }
}

extension ResultSet where Object == Character {
  fileprivate var placed: [(ItemPath, Character)] {
    objects.compactMap { object in path(of: object).map { ($0, object) } }
  }

  /// Returns a copy with letters removed, inserted and moved; those are the changed ones, together
  /// with some that stay.
  fileprivate func edited(using random: inout SeededGenerator) -> (Self, changed: Set<Character>) {
    var sections = self.sections.map { ($0.name, $0.objects) }
    var changed: Set<Character> = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let all = sections.flatMap(\.1)
      if Bool.random(using: &random), let object = all.randomElement(using: &random) {
        for index in sections.indices { sections[index].1.removeAll { $0 == object } }
        if Int.random(in: 0..<3, using: &random) > 0 {
          changed.insert(object)
          Self.put(object, into: &sections, using: &random)
        }
      } else if let object = all.randomElement(using: &random), Bool.random(using: &random) {
        changed.insert(object)
      } else if let object = "abcdefghijklmn".filter({ !all.contains($0) })
        .randomElement(using: &random)
      {
        Self.put(object, into: &sections, using: &random)
      }
    }
    if Int.random(in: 0..<10, using: &random) == 0 { sections.shuffle(using: &random) }
    let kept = sections.filter { !$0.1.isEmpty }.map { Section(name: $0.0, objects: $0.1) }
    return (Self(kept), changed)
  }

  private static func put(
    _ object: Character, into sections: inout [(String, [Character])],
    using random: inout SeededGenerator
  ) {
    let name = ["A", "B", "C", "D", "E"].randomElement(using: &random) ?? "A"
    if !sections.contains(where: { $0.0 == name }) {
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert((name, []), at: place)
    }
    for index in sections.indices where sections[index].0 == name {
      let place = Int.random(in: 0...sections[index].1.count, using: &random)
      sections[index].1.insert(object, at: place)
    }
  }
}
