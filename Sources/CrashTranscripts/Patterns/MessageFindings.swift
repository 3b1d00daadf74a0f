import ListCore

/// What a match found in the holes of a pattern.
struct MessageFindings: Hashable, Sendable {
  /// The numbers, one or more for each hole.
  var numbers: [Field: [Int]] = [:]
  /// The texts, undressed.
  var texts: [Field: String] = [:]
  /// The identifiers in lists.
  var lists: [Field: [String]] = [:]
  /// Whether a letter stood where a number belongs.
  var hasReplacedNumbers = false
}

extension MessageFindings {
  /// The number in a hole.
  ///
  /// - Throws: Why there is none.
  func number(_ field: Field) throws(TranscriptObstacle) -> Int {
    guard let number = numbers[field]?.first else { throw missing }
    return number
  }

  /// All numbers in a hole.
  ///
  /// - Throws: Why there are none.
  func list(_ field: Field) throws(TranscriptObstacle) -> [Int] {
    guard let list = numbers[field] else { throw missing }
    return list
  }

  /// The section and the item in the description of an index path.
  ///
  /// - Throws: Why there are none.
  func path(_ field: Field) throws(TranscriptObstacle) -> ItemPath {
    guard let indexes = numbers[field], indexes.count == 2 else { throw missing }
    return ItemPath(item: indexes[1], section: indexes[0])
  }

  /// The section and the item that two holes hold.
  ///
  /// - Throws: Why there are none.
  func itemAndSection() throws(TranscriptObstacle) -> ItemPath {
    ItemPath(item: try number(.item), section: try number(.section))
  }

  /// The text in a hole.
  ///
  /// - Throws: Why there is none.
  func text(_ field: Field) throws(TranscriptObstacle) -> String {
    guard let text = texts[field] else { throw missing }
    return text
  }

  /// The counts in a hole.
  ///
  /// - Throws: Why there are none.
  func counts(_ field: Field) throws(TranscriptObstacle) -> SectionCounts {
    SectionCounts(try list(field))
  }

  /// Why a hole holds nothing: somebody replaced the numbers, or the message is cut.
  private var missing: TranscriptObstacle { hasReplacedNumbers ? .numbersReplaced : .cutShort }
}
