import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// The units of a text that a tokenizer finds.
@MainActor
@Suite struct TextInputTokenizerTests {
  private let field = TextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
  private let forward = TextDirection.storage(.forward)
  private let backward = TextDirection.storage(.backward)

  private func place(_ offset: Int) throws -> TextPosition {
    try #require(field.position(from: field.beginningOfDocument, offset: offset))
  }

  private func unit(_ offset: Int, _ granularity: TextGranularity, _ direction: TextDirection)
    throws
    -> String?
  {
    field.tokenizer.rangeEnclosingPosition(
      try place(offset), with: granularity, inDirection: direction
    ).flatMap(field.text(in:))
  }

  @Test func aWordIsARunOfLetters() throws {
    field.text = "It isn't 12 o'clock"
    #expect(try unit(0, .word, forward) == "It")
    #expect(try unit(2, .word, forward) == nil)
    #expect(try unit(2, .word, backward) == "It")
    #expect(try unit(5, .word, forward) == "isn't")
    #expect(try unit(9, .word, forward) == "12")
  }

  @Test func aSentenceEndsWithItsMark() throws {
    field.text = "Stop! Why?! Go on."
    #expect(try unit(0, .sentence, forward) == "Stop! ")
    #expect(try unit(7, .sentence, forward) == "Why?! ")
    #expect(try unit(12, .sentence, forward) == "Go on.")
  }

  @Test func boundariesAreFoundInBothDirections() throws {
    field.text = "one two"
    let tokenizer = field.tokenizer
    #expect(
      tokenizer.position(from: try place(1), toBoundary: .word, inDirection: forward)
        == (try place(3)))
    #expect(
      tokenizer.position(from: try place(6), toBoundary: .word, inDirection: backward)
        == (try place(4)))
    #expect(tokenizer.position(from: try place(7), toBoundary: .word, inDirection: forward) == nil)
    #expect(tokenizer.isPosition(try place(3), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(try place(3), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(try place(5), withinTextUnit: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(try place(3), withinTextUnit: .word, inDirection: forward))
  }

  @Test func theNearestPositionOfAPointIsFound() throws {
    field.text = "Hello"
    let caret = field.caretRect(for: try place(3))
    #expect(
      field.closestPosition(to: CGPoint(x: caret.minX + 1, y: caret.midY)) == (try place(3)))
    #expect(field.closestPosition(to: CGPoint(x: -100, y: 0)) == (try place(0)))
    let range = try #require(field.textRange(from: try place(1), to: try place(2)))
    #expect(field.closestPosition(to: CGPoint(x: 1000, y: 0), within: range) == (try place(2)))
    #expect(field.firstRect(for: range).width > 0)
  }
}
