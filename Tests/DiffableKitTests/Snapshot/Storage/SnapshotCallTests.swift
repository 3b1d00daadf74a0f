import Testing

@testable import DiffableKit

/// The identifiers of a call: their tokens, repeats, and whether they exist.
@Suite struct SnapshotCallTests {
  @Test func lookingUpFindsTokens() {
    let names = content().lookUp(items: ["b", "x", "a", "b", "y", "x", "b"])
    #expect(names.tokens == [1, -1, 0, 1, -1, -1, 1])
    #expect(names.repeats == [3, 5, 6])
    #expect(names.present == [0, 2, 3, 6])
  }

  @Test func lookingUpFindsRepeats() {
    let letters = (0..<40).map { "\($0 % 13)" } + ["a"]
    var content = content()
    content.insert(
      items: content.enter(items: (0..<10).map { "\($0)" }).tokens, at: .endOfSection(0))
    let names = content.lookUp(items: letters)
    #expect(names.repeats == Array(13..<40))
    #expect(names.present == letters.indices.filter { letters[$0] == "a" || $0 % 13 < 10 })
  }

  @Test func lookingUpMissesDeletedIdentifiers() {
    var content = content()
    content.remove(items: [1])
    let names = content.lookUp(items: ["a", "b", "c", "b"])
    #expect(names.tokens == [0, -1, 2, -1])
    #expect(names.repeats == [3])
    #expect(names.present == [0, 2])
  }

  @Test func entering() {
    var content = content()
    let names = content.enter(items: ["x", "b", "y", "x", "c", "b"])
    #expect(names.tokens == [3, 1, 4, 3, 2, 1])
    #expect(names.repeats == [3, 5])
    #expect(names.present == [1, 4, 5])
    #expect(content.itemIdentifiers == ["a", "b", "c"])
    #expect(content.token(ofItem: "x") == nil)
  }

  @Test func enteringFindsRepeats() {
    var content = content()
    let numbers = Array(0..<60) + Array(0..<40)
    let names = content.enter(items: ["c"] + numbers.map { "\($0)" })
    #expect(names.tokens == [2] + numbers.map { Int32(3 + $0) })
    #expect(names.repeats == Array(61..<101))
    #expect(names.present == [0])
  }

  @Test func sectionsAndItemsHaveTokensOfTheirOwn() {
    var content = SnapshotContent<String, String>()
    content.insert(sections: content.enter(sections: ["a", "b"]).tokens, at: 0)
    content.insert(items: content.enter(items: ["b", "c"]).tokens, at: .endOfSection(0))
    #expect(content.token(ofSection: "b") == 1)
    #expect(content.token(ofItem: "b") == 0)
    #expect(content.token(ofSection: "c") == nil)
    let names = content.lookUp(sections: ["c", "b", "c"])
    #expect(names.tokens == [-1, 1, -1])
    #expect(names.repeats == [2])
    #expect(names.present == [1])
  }

  @Test func aCallWithoutIdentifiersIsEmpty() {
    var content = content()
    #expect(content.lookUp(items: []).tokens == [])
    #expect(content.enter(items: []).tokens == [])
    content.insert(items: [], at: .endOfSection(0))
    content.remove(items: [])
    content.insert(sections: [], at: 0)
    content.remove(sections: [])
    #expect(content.itemIdentifiers == ["a", "b", "c"])
  }

  /// Returns content with one section, 0, and the items a, b and c.
  private func content() -> SnapshotContent<Int, String> {
    var content = SnapshotContent<Int, String>()
    content.insert(sections: content.enter(sections: [0]).tokens, at: 0)
    content.insert(items: content.enter(items: ["a", "b", "c"]).tokens, at: .endOfSection(0))
    return content
  }
}
