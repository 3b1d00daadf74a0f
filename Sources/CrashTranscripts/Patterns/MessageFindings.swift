import ListCore

/// The values that a match found in the slots of a pattern.
struct MessageFindings: Hashable, Sendable {
  /// The numbers, one or more for each slot.
  var numbers: [Field: [Int]] = [:]
  /// The decoded texts.
  var texts: [Field: String] = [:]
  /// The identifiers in lists.
  var lists: [Field: [String]] = [:]
  /// Whether a letter was found in place of a number.
  var hasReplacedNumbers = false
}

extension MessageFindings {
  /// Returns the number in a slot.
  ///
  /// - Throws: The reason there is no number.
  func number(_ field: Field) throws(TranscriptObstacle) -> Int {
    guard let number = numbers[field]?.first else { throw missing }
    return number
  }

  /// Returns all numbers in a slot.
  ///
  /// - Throws: The reason there are no numbers.
  func list(_ field: Field) throws(TranscriptObstacle) -> [Int] {
    guard let list = numbers[field] else { throw missing }
    return list
  }

  /// Returns the section and the item in the description of an index path.
  ///
  /// - Throws: The reason there is no index path.
  func path(_ field: Field) throws(TranscriptObstacle) -> ItemPath {
    guard let indexes = numbers[field], indexes.count == 2 else { throw missing }
    return ItemPath(item: indexes[1], section: indexes[0])
  }

  /// Returns the section and the item that two slots contain.
  ///
  /// - Throws: The reason there are none.
  func itemAndSection() throws(TranscriptObstacle) -> ItemPath {
    ItemPath(item: try number(.item), section: try number(.section))
  }

  /// Returns the text in a slot.
  ///
  /// - Throws: The reason there is no text.
  func text(_ field: Field) throws(TranscriptObstacle) -> String {
    guard let text = texts[field] else { throw missing }
    return text
  }

  /// Returns the counts in a slot.
  ///
  /// - Throws: The reason there are no counts.
  func counts(_ field: Field) throws(TranscriptObstacle) -> SectionCounts {
    SectionCounts(try list(field))
  }

  /// The reason a slot is empty: the numbers were replaced, or the message is cut off.
  private var missing: TranscriptObstacle { hasReplacedNumbers ? .numbersReplaced : .cutShort }
}
