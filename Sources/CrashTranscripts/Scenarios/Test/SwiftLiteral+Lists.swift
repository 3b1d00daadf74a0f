extension SwiftLiteral {
  /// Returns an array of string literals.
  static func texts(_ texts: [String]) -> String {
    "[\(texts.map(text).joined(separator: ", "))]"
  }

  /// Returns a list on one line, or with one element per line if that is too long.
  static func list(_ head: String, _ elements: [String], _ tail: String) -> [String] {
    let flat = head + elements.joined(separator: ", ") + tail
    guard flat.count > 84 else { return [flat] }
    return [head] + elements.map { "  \($0)," } + [tail]
  }

  /// Returns the words of a text as the name of a type.
  static func typeName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Scenario\(name)"
  }
}
