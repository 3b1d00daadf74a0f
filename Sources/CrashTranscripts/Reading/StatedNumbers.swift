/// The numbers of a sentence about counts that its paste holds.
///
/// The facts of a message are complete, and so contain what the paste left out: the section of a
/// sentence without its beginning. An answer may name only what stands here.
struct StatedNumbers: Hashable, Sendable {
  /// Whether the sentence has counts, but not the number of their section.
  var lacksSection = false
  /// The counts before and after the update of a sentence that ends before its calls.
  var counts: Counts?
  /// The calls of a sentence that states them; `nil` if it ends before them.
  var calls: Calls?
  /// Whether the sentence prints a negative index as a number without a sign.
  var hasUnsignedIndex = false

  /// The number of items before and after an update.
  struct Counts: Hashable, Sendable {
    let before: Int
    let after: Int
  }

  /// The number of insertions and deletions of an update.
  struct Calls: Hashable, Sendable {
    let inserted: Int
    let deleted: Int
  }
}

extension StatedNumbers.Calls {
  /// Reads the calls in a text: `(0 inserted, 1 deleted)`; `nil` if it states none.
  init?(in text: String) {
    guard let middle = text.firstRange(of: " inserted, "),
      let inserted = Int(text[..<middle.lowerBound].split { !$0.isNumber }.last ?? ""),
      text[..<middle.lowerBound].last?.isNumber == true,
      let deleted = Int(text[middle.upperBound...].prefix(while: \.isNumber))
    else { return nil }
    self.init(inserted: inserted, deleted: deleted)
  }
}

extension StatedNumbers {
  /// Reads the numbers that a match found.
  ///
  /// - Parameters:
  ///   - found: The values in the slots.
  ///   - family: The message.
  ///   - sentence: The sentence as pasted.
  init(_ found: MessageFindings, _ family: TranscriptFamily, in sentence: String) {
    let isAboutItems = family == .invalidNumberOfRows || family == .invalidNumberOfItems
    lacksSection = isAboutItems && found.numbers[.section] == nil
    if let before = found.numbers[.before]?.first, let after = found.numbers[.after]?.first,
      found.numbers[.inserted] == nil
    {
      counts = Counts(before: before, after: after)
    }
    if let inserted = found.numbers[.inserted]?.first, let deleted = found.numbers[.deleted]?.first
    {
      calls = Calls(inserted: inserted, deleted: deleted)
    }
    hasUnsignedIndex = sentence.split { !$0.isNumber }.contains { number in
      UInt(number).map { $0 > Int.max } ?? false
    }
  }
}
