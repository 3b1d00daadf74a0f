import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// The units of texts, words and their neighbours, against slow definitions of them.
@MainActor
@Suite struct TextUnitTests {
  private static let (forward, backward) = (
    TextDirection.storage(.forward), TextDirection.storage(.backward)
  )

  /// Whether a unit of a kind goes on from the character before a place to the one at it, and
  /// whether a character belongs to any unit.
  private struct Definition {
    let granularity: TextGranularity
    let belongs: (Character) -> Bool
    let begins: (_ text: [Character], _ place: Int) -> Bool
  }

  private static let definitions = [
    Definition(granularity: .character, belongs: { _ in true }, begins: { _, _ in true }),
    Definition(
      granularity: .word, belongs: { $0.isLetter || $0.isNumber || $0 == "'" },
      begins: { _, _ in false }),
    Definition(granularity: .paragraph, belongs: { $0 != "\n" }, begins: { _, _ in false }),
    Definition(granularity: .line, belongs: { $0 != "\n" }, begins: { _, _ in false }),
    Definition(granularity: .document, belongs: { _ in true }, begins: { _, _ in false }),
    // A sentence begins with a character that is neither space nor mark, after an end and spaces.
    Definition(granularity: .sentence, belongs: { _ in true }) { text, place in
      guard !text[place].isWhitespace, !".!?".contains(text[place]) else { return false }
      let gap = text[..<place].reversed().prefix { $0.isWhitespace || ".!?".contains($0) }
      return gap.contains { $0 == "\n" || ".!?".contains($0) }
    },
  ]

  /// The range of the unit around the character at an index, in characters.
  private func unit(_ text: [Character], _ index: Int, _ definition: Definition) -> Range<Int>? {
    guard text.indices.contains(index), definition.belongs(text[index]) else { return nil }
    func isBorder(_ place: Int) -> Bool {
      place == 0 || place == text.count || !definition.belongs(text[place - 1])
        || !definition.belongs(text[place]) || definition.begins(text, place)
    }
    var (low, high) = (index, index + 1)
    while !isBorder(low) { low -= 1 }
    while !isBorder(high) { high += 1 }
    return low..<high
  }

  @Test func unitsAreWhereTheirDefinitionsSay() throws {
    let field = TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    func place(_ offset: Int) throws -> TextPosition {
      try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }
    func offset(_ place: TextPosition) -> Int {
      field.offset(from: field.beginningOfDocument, to: place)
    }
    for seed in 0..<UInt64(Thoroughness.number(usually: 40, exhaustively: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0..<9, using: &random)).map { _ in
        "ab1'  ..?\n".randomElement(using: &random) ?? "a"
      }
      field.text = String(text)
      for definition in Self.definitions {
        let units = Set(text.indices.compactMap { unit(text, $0, definition) })
        for index in 0...text.count {
          for direction in [Self.forward, Self.backward] {
            let isForward = direction == Self.forward
            let expected = unit(text, isForward ? index : index - 1, definition)
            let range = field.tokenizer.rangeEnclosingPosition(
              try place(index), with: definition.granularity, inDirection: direction)
            let found = range.map { offset($0.start)..<offset($0.end) }
            #expect(found == expected, "\(text) \(definition.granularity) \(index) \(isForward)")
            #expect(
              field.tokenizer.isPosition(
                try place(index), withinTextUnit: definition.granularity, inDirection: direction)
                == (expected != nil))
            #expect(
              field.tokenizer.isPosition(
                try place(index), atBoundary: definition.granularity, inDirection: direction)
                == units.contains { (isForward ? $0.upperBound : $0.lowerBound) == index })
            let next = field.tokenizer.position(
              from: try place(index), toBoundary: definition.granularity, inDirection: direction)
            #expect(
              next.map(offset)
                == (isForward
                  ? units.map(\.upperBound).filter { $0 > index }.min()
                  : units.map(\.lowerBound).filter { $0 < index }.max()))
          }
        }
      }
    }
  }

  @Test func layoutDirectionsAreDirectionsToo() throws {
    let field = TextField()
    field.text = "one two"
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let directions: [(TextLayoutDirection, Int?, Int?)] = [
      (.left, 4, 3), (.up, 4, 3), (.right, 7, 7), (.down, 7, 7),
    ]
    for (direction, word, moved) in directions {
      let found = field.tokenizer.position(
        from: middle, toBoundary: .word, inDirection: .layout(direction))
      #expect(found.map { field.offset(from: field.beginningOfDocument, to: $0) } == word)
      let other = field.position(from: middle, in: direction, offset: 2)
      #expect(other.map { field.offset(from: field.beginningOfDocument, to: $0) } == moved)
      let range = try #require(field.textRange(from: field.beginningOfDocument, to: middle))
      #expect(
        field.position(within: range, farthestIn: direction)
          == (word == 4 ? range.start : range.end))
    }
  }

  /// All words that one slip makes of a word: a letter left out, added, replaced, or two exchanged.
  private func slips(of word: String, letters: String) -> Set<String> {
    let all = Array(word)
    var made: Set<String> = []
    for index in 0...all.count {
      for letter in letters { made.insert(String(all[..<index] + [letter] + all[index...])) }
      guard index < all.count else { continue }
      made.insert(String(all[..<index] + all[(index + 1)...]))
      for letter in letters {
        made.insert(String(all[..<index] + [letter] + all[(index + 1)...]))
      }
      if index + 1 < all.count {
        made.insert(
          String(all[..<index] + [all[index + 1], all[index]] + all[(index + 2)...]))
      }
    }
    return made.subtracting([word])
  }

  @Test func guessesAreTheWordsOfOneSlip() {
    let simulator = Simulator()
    var random = SeededGenerator(seed: 7)
    let words = (0..<60).map { _ in
      String(
        (0..<Int.random(in: 1..<5, using: &random)).map { _ in
          "abc".randomElement(using: &random) ?? "a"
        })
    }
    simulator.dictionary = Set(words)
    let checker = TextChecker()
    for word in words + ["abcab", "ccc", "q"] {
      let range = NSRange(location: 0, length: word.count)
      let expected = slips(of: word, letters: "abcq").intersection(words).sorted()
      #expect(
        checker.guesses(forWordRange: range, in: word, language: "en_US") == expected, "\(word)")
      #expect(
        checker.completions(forPartialWordRange: range, in: word, language: "en_US")
          == Set(words).filter { $0.hasPrefix(word) }.sorted())
    }
    simulator.dictionary = nil
    let none = NSRange(location: 0, length: 0)
    #expect(checker.guesses(forWordRange: none, in: "a", language: "en_US") == nil)
    #expect(checker.completions(forPartialWordRange: none, in: "a", language: "en_US") == nil)
  }

  @Test func onlyWholeWordsOfTheRangeAreChecked() {
    let (simulator, checker) = (Simulator(), TextChecker())
    simulator.dictionary = ["is"]
    let text = "Is xx 'yy is. zz"
    func wrong(_ range: NSRange, from start: Int, wraps: Bool) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text, range: range, startingAt: start, wrap: wraps, language: "en_US")
    }
    let words = [
      NSRange(location: 3, length: 2), NSRange(location: 7, length: 2),
      NSRange(location: 14, length: 2),
    ]
    for low in 0...16 {
      for high in low...16 {
        let whole = words.filter { $0.location >= low && $0.location + $0.length <= high }
        for start in low...high {
          let next = whole.first { $0.location >= start }
          let range = NSRange(location: low, length: high - low)
          #expect(wrong(range, from: start, wraps: false).location == next?.location ?? NSNotFound)
          #expect(
            wrong(range, from: start, wraps: true).location
              == (next ?? whole.first)?.location ?? NSNotFound)
        }
      }
    }
    TextChecker.learnWord("xx")
    #expect(TextChecker.hasLearnedWord("xx") && !TextChecker.hasLearnedWord("yy"))
    #expect(wrong(NSRange(location: 0, length: 16), from: 0, wraps: false).location == 7)
    TextChecker.unlearnWord("xx")
    checker.ignoreWord("yy")
    checker.ignoreWord("zz")
    #expect(checker.ignoredWords == ["yy", "zz"])
    #expect(wrong(NSRange(location: 0, length: 16), from: 4, wraps: true).location == 3)
  }
}
