import ListCore
import TestSupport
import Testing

@testable import DiffableKit

@Suite struct SnapshotContentTests {
  /// Chunk limits, from the largest number of chunks to one per section.
  static let chunkLimits = [2, 3, 5, 16, 1024]

  @Test(arguments: chunkLimits)
  func randomEditsOfNumbers(chunkLimit: Int) {
    checkRandomEdits(of: Int.self, chunkLimit: chunkLimit, seed: 1)
  }

  @Test(arguments: chunkLimits)
  func randomEditsOfStrings(chunkLimit: Int) {
    checkRandomEdits(of: String.self, chunkLimit: chunkLimit, seed: 2)
  }

  @Test(arguments: chunkLimits)
  func randomEditsOfPoorlyHashedIdentifiers(chunkLimit: Int) {
    checkRandomEdits(of: Clash.self, chunkLimit: chunkLimit, seed: 3)
  }

  /// Edits content and a model together, keeps some earlier copies, and compares them.
  private func checkRandomEdits<Identifier: Number>(
    of _: Identifier.Type, chunkLimit: Int, seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var dice = SeededGenerator(seed: seed)
    for round in 0..<4 {
      var current = RandomContent<Identifier>(chunkLimit: chunkLimit)
      current.mostItems = [8, 60, 200, 60][round]
      var copies: [RandomContent<Identifier>] = [current]
      for step in 0..<60 {
        current.edit(&dice)
        if step % 4 == 0 { check(current, "round \(round), step \(step)", sourceLocation) }
        checkDifferences(
          between: current, and: copies.randomElement(using: &dice), sourceLocation)
        if step % 10 == 0 { copies.append(current) }
        if copies.count > 4 { copies.removeFirst() }
        if step % 25 == 24, let copy = copies.randomElement(using: &dice) { current = copy }
      }
      for copy in copies { check(copy, "copy of round \(round)", sourceLocation) }
    }
  }

  /// Compares the diff with one that looks at every item: for two contents with a common origin,
  /// and for separately built ones.
  private func checkDifferences<Identifier>(
    between current: RandomContent<Identifier>, and copy: RandomContent<Identifier>?,
    _ sourceLocation: SourceLocation
  ) {
    guard let copy else { return }
    let expected = current.model.difference(from: copy.model)
    let areEqual = current.model == copy.model
    let stranger = copy.stranger
    #expect(
      current.content.difference(from: copy.content) == expected, sourceLocation: sourceLocation)
    #expect(
      current.content.difference(from: stranger) == expected, sourceLocation: sourceLocation)
    #expect(
      current.content.hasSameContent(as: copy.content) == areEqual, sourceLocation: sourceLocation)
    #expect(
      current.content.hasSameContent(as: stranger) == areEqual, sourceLocation: sourceLocation)
  }

  /// Compares every query with the model's.
  private func check<Identifier>(
    _ random: RandomContent<Identifier>, _ comment: String, _ sourceLocation: SourceLocation
  ) {
    let (content, model) = (random.content, random.model)
    content.order.checkEverything()
    let comment = Comment(rawValue: comment)
    #expect(ContentModel(content) == model, comment, sourceLocation: sourceLocation)
    let all = Array(model.items.joined())
    #expect(
      content.itemIdentifiers.map(\.number) == all, comment, sourceLocation: sourceLocation)
    #expect(content.itemCount == all.count, comment, sourceLocation: sourceLocation)
    let index = SnapshotIndex(content)
    var indices = [Int?](repeating: nil, count: random.mostItems)
    for (index, item) in all.enumerated() { indices[item] = index }
    let found = (0..<random.mostItems).map {
      content.token(ofItem: Identifier($0)).map { content.index(ofItem: $0) }
    }
    #expect(found == indices, comment, sourceLocation: sourceLocation)
    for (section, items) in model.items.enumerated() {
      let found = (-1...items.count).map { index.item(at: $0, inSection: section)?.number }
      #expect(found == [nil] + items + [nil], comment, sourceLocation: sourceLocation)
      #expect(
        items.map { index.path(of: Identifier($0)) }
          == items.indices.map { ItemPath(item: $0, section: section) },
        comment, sourceLocation: sourceLocation)
    }
    let sections = (0..<random.mostSections).map { index.index(of: Identifier($0)) }
    #expect(
      sections == (0..<random.mostSections).map { model.sections.firstIndex(of: $0) },
      comment, sourceLocation: sourceLocation)
  }
}
