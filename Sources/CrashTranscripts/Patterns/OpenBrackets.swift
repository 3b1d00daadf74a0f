/// The brackets that are open at a place in a text.
///
/// An angle bracket with a space behind it is a sign for "less than", and an arrow closes none.
struct OpenBrackets {
  private var open: [Unicode.Scalar] = []
  /// Whether a round, square or curly bracket closed more than was open.
  private(set) var isUnbalanced = false

  /// Whether none is open.
  var isEmpty: Bool { open.isEmpty }

  /// Whether a bracket closes more than is open.
  func areClosedTooOften(by glyph: Unicode.Scalar) -> Bool {
    open.isEmpty && (glyph == ")" || glyph == "]" || glyph == "}")
  }

  /// Takes one more glyph into account.
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
