import ListCore
import Testing

@testable import DiffableKit

/// An identifier with a property that equality ignores.
private struct Label: Hashable, Sendable {
  let number: Int
  let text: String

  static func == (one: Label, other: Label) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An identifier that is an object.
private final class Card: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (one: Card, other: Card) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Which of several equal instances a snapshot returns (behaviour 6.11).
@Suite struct SnapshotInstanceTests {
  @Test func lookingUpReplacesNothing() {
    var content = content(of: ["a", "b", "c"])
    let names = content.lookUp(items: [Label(number: 1, text: "new")])
    content.remove(items: names.tokens)
    content.insert(items: names.tokens, at: .endOfSection(0))
    #expect(texts(content) == ["a", "c", "b"])
  }

  @Test func enteringReplacesNothingUntilInserted() {
    var content = content(of: ["a", "b", "c"])
    _ = content.enter(items: [Label(number: 1, text: "new")])
    #expect(texts(content) == ["a", "b", "c"])
    _ = content.enter(items: [Label(number: 2, text: "newer")])
    content.insert(
      items: content.enter(items: [Label(number: 3, text: "d")]).tokens, at: .endOfSection(0))
    #expect(texts(content) == ["a", "b", "c", "d"])
  }

  @Test func insertingAnExistingIdentifierReplacesIt() {
    var content = content(of: ["a", "b", "c"])
    let copy = content
    let names = content.enter(items: [Label(number: 1, text: "new")])
    content.remove(items: names.tokens)
    content.insert(items: names.tokens, at: .before(names.tokens[0] == 0 ? 1 : 0))
    #expect(texts(content) == ["new", "a", "c"])
    #expect(texts(copy) == ["a", "b", "c"])
    #expect(content.difference(from: copy).movedItems.count == 1)
    #expect(SnapshotIndex(content).item(at: 0, inSection: 0)?.text == "new")
  }

  @Test func insertingADeletedIdentifierReplacesIt() {
    var content = content(of: ["a", "b", "c"])
    var copy = content
    content.remove(items: content.lookUp(items: [Label(number: 1, text: "")]).tokens)
    content.insert(
      items: content.enter(items: [Label(number: 1, text: "new")]).tokens, at: .endOfSection(0))
    let names = copy.enter(items: [Label(number: 1, text: "other")])
    copy.remove(items: names.tokens)
    copy.insert(items: names.tokens, at: .endOfSection(0))
    #expect(texts(content) == ["a", "c", "new"])
    #expect(texts(copy) == ["a", "c", "other"])
    #expect(content.difference(from: copy).isEmpty)
  }

  @Test func theLatestInstanceStays() {
    var content = content(of: ["a", "b"])
    for text in ["x", "y", "z"] {
      let names = content.enter(items: [Label(number: 0, text: text)])
      content.remove(items: names.tokens)
      content.insert(items: names.tokens, at: .endOfSection(0))
      #expect(content.identifier(ofItem: names.tokens[0]).text == text)
    }
    #expect(texts(content) == ["b", "z"])
  }

  @Test func instancesOutliveTheTable() {
    var content = content(of: ["a", "b"])
    let names = content.enter(items: [Label(number: 1, text: "new")])
    content.remove(items: names.tokens)
    content.insert(items: names.tokens, at: .endOfSection(0))
    let copy = content
    for number in 2..<1_000 {
      let other = content.enter(items: [Label(number: number, text: "other")])
      content.insert(items: other.tokens, at: .endOfSection(0))
      content.remove(items: content.lookUp(items: [Label(number: number, text: "")]).tokens)
    }
    #expect(content.itemNames.table !== copy.itemNames.table)
    #expect(texts(content) == ["a", "new"])
    #expect(texts(copy) == ["a", "new"])
  }

  @Test func sectionsHaveInstancesToo() {
    var content = SnapshotContent<Label, Int>()
    content.insert(
      sections: content.enter(sections: [Label(number: 0, text: "a"), Label(number: 1, text: "b")])
        .tokens, at: 0)
    var copy = content
    copy.remove(sections: [0])
    copy.insert(
      sections: copy.enter(sections: [Label(number: 0, text: "new")]).tokens, at: 1)
    #expect(content.sectionIdentifiers.map(\.text) == ["a", "b"])
    #expect(copy.sectionIdentifiers.map(\.text) == ["b", "new"])
  }

  @Test func objects() {
    let cards = (0..<3).map(Card.init)
    var content = SnapshotContent<Int, Card>()
    content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
    content.insert(items: content.enter(items: cards).tokens, at: .endOfSection(0))
    let other = Card(1)
    let names = content.enter(items: [other])
    content.remove(items: names.tokens)
    content.insert(items: names.tokens, at: .endOfSection(0))
    #expect(
      content.itemIdentifiers.map { ObjectIdentifier($0) }
        == [cards[0], cards[2], other].map { ObjectIdentifier($0) })
  }

  @Test func identifiersAreFreedWithTheLastSnapshot() {
    var card: Card? = Card(1)
    weak let weakCard = card
    do {
      var content = SnapshotContent<Int, Card>()
      content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
      let names = content.enter(items: [card].compactMap { $0 })
      content.insert(items: names.tokens, at: .endOfSection(0))
      card = nil
      #expect(weakCard != nil)
      content.removeAll()
    }
    #expect(weakCard == nil)
  }

  /// Returns content with one section, 0, and items numbered from 0.
  private func content(of texts: [String]) -> SnapshotContent<Int, Label> {
    var content = SnapshotContent<Int, Label>()
    content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
    let items = texts.enumerated().map { Label(number: $0.offset, text: $0.element) }
    content.insert(items: content.enter(items: items).tokens, at: .endOfSection(0))
    return content
  }

  private func texts(_ content: SnapshotContent<Int, Label>) -> [String] {
    content.itemIdentifiers.map(\.text)
  }
}
