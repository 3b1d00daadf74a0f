/// A message in the form used for comparing: runs of white space are collapsed, and descriptions of
/// objects are masked.
struct MessageForm: Hashable, Sendable {
  /// The sentence without the description of the view at its end.
  var sentence = ""
  /// The text after the sentence; `nil` if the message has none.
  var tail: String?
  /// The message with its pasted white space.
  var spelling = ""
  /// The class that a method belongs to: `UITableView` or a subclass of it.
  var className: String?
  /// Whether the message ends before its sentence does.
  var isCut = false
  /// Whether the sentence ends in two full stops.
  var hasDoubledFullStop = false
  /// Whether the message starts with its second sentence.
  var lacksFirstSentence = false
  /// Whether parts of the message were left out or rewritten.
  var isRewritten = false

  /// Whether all letters are capitals, or all are small.
  var hasOneCase: Bool { whole == whole.lowercased() || whole == whole.uppercased() }

  /// The form in small letters.
  var lowercased: MessageForm {
    var form = self
    form.sentence = sentence.lowercased()
    form.tail = tail?.lowercased()
    form.spelling = spelling.lowercased()
    return form
  }

  /// The sentence and the text after it.
  var whole: String { sentence + (tail ?? "") }
}

/// A match of a template at a position in a text.
struct MessageMatch: Sendable {
  /// The position after the message.
  let end: Int
  /// The values in the slots of the template.
  let findings: MessageFindings
  /// The message in the form used for comparing.
  let form: MessageForm
  /// The number of glyphs that are the template's own, and not a value in a slot.
  let agreed: Int
  /// Whether the message ends before its sentence does.
  var isCut: Bool { form.isCut }
}

/// The brackets that are open at a position in a text.
///
/// An angle bracket with a space after it is a "less than" sign, and an arrow closes no bracket.
struct OpenBrackets {
  private var open: [Unicode.Scalar] = []
  /// Whether a round, square or curly bracket was closed that was not open.
  private(set) var isUnbalanced = false

  /// Whether no bracket is open.
  var isEmpty: Bool { open.isEmpty }

  /// Returns whether the glyph closes a bracket that is not open.
  func areClosedTooOften(by glyph: Unicode.Scalar) -> Bool {
    open.isEmpty && (glyph == ")" || glyph == "]" || glyph == "}")
  }

  /// Processes the next glyph.
  mutating func read(_ text: TranscriptText, at position: Int) {
    switch text[position] {
    case "(": open.append("(")
    case "[": open.append("[")
    case "{": open.append("{")
    case "<": if text[position + 1].map(Gap.contains) == false { open.append("<") }
    case ")": close("(")
    case "]": close("[")
    case "}": close("{")
    case ">": if open.last == "<", text[position - 1] != "-" { open.removeLast() }
    default: break
    }
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    guard let last = open.lastIndex(of: bracket),
      open[(last + 1)...].allSatisfy({ $0 == "<" })
    else {
      isUnbalanced = true
      return
    }
    open.removeSubrange(last...)
  }
}
