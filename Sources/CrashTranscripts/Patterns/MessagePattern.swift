/// A UIKit sentence with slots for numbers and objects.
///
/// ```swift
/// let pattern: MessagePattern =
///   "attempt to delete row \(.item) from section \(.section) which only contains \(.before) rows"
/// ```
///
/// One space in a pattern matches any white space. A line break in a pattern also matches no white
/// space, because crash services drop line breaks.
struct MessagePattern: Sendable {
  /// One part of a pattern.
  enum Piece: Sendable {
    /// Exactly these glyphs.
    case literal([Unicode.Scalar])
    /// These glyphs or none.
    case optional([Unicode.Scalar])
    /// A slot.
    case slot(Slot, Field)
  }

  /// The kind of text that a slot accepts.
  enum Slot: Sendable {
    /// A whole number.
    case number
    /// Zero or more whole numbers separated by commas.
    case numbers
    /// The description of an index path.
    case indexPath
    /// The description of an object, including any trailing text.
    case object
    /// The name of a class.
    case className
    /// Any text before the next literal.
    case text
    /// Any text before the next literal, with commas in it.
    case list
    /// Free text, such as the text of an identifier: everything before the next literal, or up to
    /// the end of the message if there is no next literal.
    case words
    /// The description of an operation on a snapshot, which contains the texts of identifiers.
    case operation
    /// The texts of identifiers in a list.
    case identifiers(IdentifierList.Style)
  }

  /// The pieces, in order.
  private(set) var pieces: [Piece] = []

  init(pieces: [Piece] = []) {
    self.pieces = pieces
  }
}

/// The names of slots.
enum Field: Hashable, Sendable {
  case section, item, before, after, inserted, deleted, movedIn, movedOut, index
  case sectionsBefore, sectionsAfter, countsBefore, countsAfter, changes
  case path, target, otherPath
  case view, dataSource, object, attributes, otherAttributes, layout
  case identifier, identifiers, elementKind, className, detail
}

extension MessagePattern: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    append(value)
  }

  init(stringInterpolation interpolation: StringInterpolation) {
    self = interpolation.pattern
  }

  /// A builder of a pattern from its parts.
  struct StringInterpolation: StringInterpolationProtocol {
    var pattern = MessagePattern()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { pattern.append(literal) }
    mutating func appendInterpolation(_ literal: String) { pattern.append(literal) }
    mutating func appendInterpolation(_ part: MessagePattern) { pattern.append(part) }
    mutating func appendInterpolation(_ field: Field) { pattern.append(.number, field) }
    mutating func appendInterpolation(numbers field: Field) { pattern.append(.numbers, field) }
    mutating func appendInterpolation(path field: Field) { pattern.append(.indexPath, field) }
    mutating func appendInterpolation(object field: Field) { pattern.append(.object, field) }
    mutating func appendInterpolation(name field: Field) { pattern.append(.className, field) }
    mutating func appendInterpolation(text field: Field) { pattern.append(.text, field) }
    mutating func appendInterpolation(list field: Field) { pattern.append(.list, field) }
    mutating func appendInterpolation(words field: Field) { pattern.append(.words, field) }
    mutating func appendInterpolation(operation field: Field) {
      pattern.append(.operation, field)
    }
    mutating func appendInterpolation(set field: Field) {
      pattern.append(.identifiers(.set), field)
    }
    mutating func appendInterpolation(array field: Field) {
      pattern.append(.identifiers(.array), field)
    }
    mutating func appendInterpolation(maybe literal: String) {
      pattern.append(.optional(MessagePattern.glyphs(literal)))
    }
  }
}

extension MessagePattern {
  /// The glyphs before the first slot.
  var opening: [Unicode.Scalar] {
    if case .literal(let literal)? = pieces.first { literal } else { [] }
  }

  /// Decodes the words in the same way as the pasted text, so that dashes and quotation marks
  /// match.
  private static func glyphs(_ words: String) -> [Unicode.Scalar] {
    words.unicodeScalars.map { scalar in
      if case .glyph(let glyph) = TranscriptDecoder.token(for: scalar) { glyph } else { scalar }
    }
  }

  private mutating func append(_ text: String) {
    let literal = Self.glyphs(text)
    if case .literal(let previous)? = pieces.last {
      pieces[pieces.count - 1] = .literal(previous + literal)
    } else if !literal.isEmpty {
      pieces.append(.literal(literal))
    }
  }

  private mutating func append(_ other: MessagePattern) {
    for piece in other.pieces {
      if case .literal(let literal) = piece, case .literal(let previous)? = pieces.last {
        pieces[pieces.count - 1] = .literal(previous + literal)
      } else {
        pieces.append(piece)
      }
    }
  }

  private mutating func append(_ slot: Slot, _ field: Field) {
    pieces.append(.slot(slot, field))
  }

  private mutating func append(_ piece: Piece) {
    pieces.append(piece)
  }
}
