/// A writer of the identifiers of a screenplay as code.
///
/// They are strings, unless different ones print the same. A long identifier becomes a constant.
struct NameWriter {
  /// The type of the identifiers.
  let type: String
  /// The constants for long identifiers.
  private(set) var declarations: [String] = []
  private var constants: [Name: String] = [:]

  init(_ names: [Name]) {
    type = names.contains { $0.number > 0 } ? "Name" : "String"
    for name in names where SwiftLiteral.text(name.text).count > Self.longest {
      let constant = constants.isEmpty ? "identifier" : "identifier\(constants.count + 1)"
      constants[name] = constant
      declarations += declaration(of: name, as: constant)
    }
  }

  /// Returns the code of an identifier in a call.
  func code(_ name: Name) -> String {
    constants[name] ?? made(name, SwiftLiteral.text(name.text))
  }

  /// The declaration of the type for different identifiers that print the same.
  var members: [[String]] {
    guard type == "Name" else { return [] }
    return [
      [
        "private struct Name: Hashable, CustomDebugStringConvertible {",
        "  let debugDescription: String", "  let number: Int", "",
        "  init(_ text: String, _ number: Int = 0) {",
        "    (debugDescription, self.number) = (text, number)", "  }", "}",
      ]
    ]
  }

  private func made(_ name: Name, _ literal: String) -> String {
    switch (type, name.number) {
    case ("String", _): literal
    case (_, 0): "Name(\(literal))"
    default: "Name(\(literal), \(name.number))"
    }
  }

  private func declaration(of name: Name, as constant: String) -> [String] {
    guard type == "Name" else { return SwiftLiteral.constant(constant, name.text) }
    let text = "\(constant)Text"
    return SwiftLiteral.constant(text, name.text)
      + ["let \(constant) = \(made(name, text))"]
  }

  private static let longest = 30
}
