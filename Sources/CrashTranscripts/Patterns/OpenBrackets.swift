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
