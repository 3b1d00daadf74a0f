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

// The identifiers that a message names, and those that it only counts.

extension MessageFindings {
  /// The element that an identifier refers to. An identifier that the message does not name is
  /// called by this word.
  enum IdentifierNoun: String {
    case item, section
  }

  /// The identifiers that the message names.
  var toldIdentifiers: [String] {
    let listed = lists[.identifiers] ?? []
    guard let named = texts[.identifier] else { return listed }
    return listed + identifiersOfOperation(including: named)
  }

  /// Returns the identifier that the message names.
  func identifier(_ noun: IdentifierNoun) -> String { texts[.identifier] ?? noun.rawValue }

  /// Returns the identifiers that the message lists, plus placeholders for those that it only
  /// counts.
  func identifiers(_ noun: IdentifierNoun) -> [String] {
    let told = lists[.identifiers] ?? texts[.identifier].map { [$0] } ?? []
    let count = max(1, min(numbers[.index]?.first ?? 1, Self.mostIdentifiers))
    guard told.count < count else { return told }
    return told
      + (told.count..<count).map { $0 == 0 ? noun.rawValue : "\(noun.rawValue) \($0 + 1)" }
  }

  /// Returns the identifiers in the description of an operation, of which one is known.
  ///
  /// Commas without a following space separate identifiers. (crash families E4)
  func identifiersOfOperation(including known: String) -> [String] {
    guard let operation = texts[.object],
      let start = operation.firstRange(of: "identifiers: ["), operation.hasSuffix("]>")
    else { return [known] }
    let list = String(operation[start.upperBound...].dropLast(2))
    let text = TranscriptText(list, isOneMessage: true)
    var brackets = OpenBrackets()
    var identifiers: [String] = []
    var first = 0
    for (position, glyph) in text.glyphs.enumerated() {
      brackets.read(text, at: position)
      let isLast = text[position + 1].map(Gap.contains) ?? true
      guard glyph == ",", brackets.isEmpty, !isLast else { continue }
      identifiers.append(text.identifier(in: first..<position))
      first = position + 1
    }
    identifiers.append(text.identifier(in: first..<text.glyphs.count))
    return identifiers.contains(known) ? identifiers : [known]
  }

  private static let mostIdentifiers = 10_000
}
