import ListCore

/// Values as Swift literals.
enum SwiftLiteral {
  /// Returns a list of counts; long runs of one number become `Array(repeating:count:)`.
  static func counts(_ counts: SectionCounts) -> String {
    let numbers = counts.perSection
    guard numbers.count > 12 else { return "\(numbers)" }
    var terms: [String] = []
    var loose: [Int] = []
    func close() {
      if !loose.isEmpty { terms.append("\(loose)") }
      loose = []
    }
    var start = 0
    while start < numbers.count {
      let end = numbers[start...].firstIndex { $0 != numbers[start] } ?? numbers.count
      if end - start > 4 {
        close()
        terms.append("Array(repeating: \(numbers[start]), count: \(end - start))")
      } else {
        loose += numbers[start..<end]
      }
      start = end
    }
    close()
    return terms.joined(separator: " + ")
  }

  /// Returns a string literal.
  static func text(_ text: String) -> String {
    "\"\(escaped(text).replacing("\n", with: "\\n"))\""
  }

  /// Returns the declaration of a constant string, as several lines if it is long.
  static func constant(_ name: String, _ value: String) -> [String] {
    let literal = text(value)
    guard literal.count > longestLine - 20 else { return ["let \(name) = \(literal)"] }
    return ["let \(name) = \"\"\""] + (lines(escaped(value)) + ["\"\"\""]).map { "  \($0)" }
  }

  /// Splits a text into lines of at most 90 characters, for a multiline string literal.
  ///
  /// - Parameter text: The text, already escaped.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = ""
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if current.count + word.count > longestLine, !current.isEmpty {
          lines.append(current + "\\")
          current = ""
        }
        current += word + " "
      }
      current.removeLast()
      return lines + [current]
    }
  }

  /// Escapes a text for a string literal. Line breaks are kept.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n": escaped.append("\n")
      case "\\", "\"": escaped.append("\\\(scalar)")
      case "\t": escaped.append("\\t")
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || Gap.breaksLine(scalar):
        escaped.append("\\u{\(String(scalar.value, radix: 16))}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a call, broken after its opening parenthesis if it is long, and after each element of
  /// its list if it is longer.
  ///
  /// - Parameter line: The call, with a line break after the comma of each element. Index paths
  ///   need none.
  static func call(_ line: String) -> [String] {
    let flat = line.replacing(",\n", with: ", ")
    guard flat.count > longestCall, let parenthesis = flat.firstIndex(of: "(") else {
      return [flat]
    }
    let head = String(flat[...parenthesis])
    let flatArguments = "  " + flat[flat.index(after: parenthesis)...]
    let arguments = "  " + line[line.index(after: parenthesis)...]
    guard flatArguments.count > longestCall, !arguments.contains("map {"),
      let open = arguments.firstIndex(of: "["), let close = arguments.lastIndex(of: "]")
    else { return [head, flatArguments] }
    let elements = arguments[arguments.index(after: open)..<close]
      .replacing(", IndexPath", with: ",\nIndexPath").split(separator: "\n")
      .map { "    " + $0 }
    return [head, String(arguments[...open])] + elements.dropLast()
      + [(elements.last ?? "") + ",", "  " + arguments[close...]]
  }

  /// Returns a comment of one or more paragraphs, each wrapped to the given width.
  static func comment(_ marker: String, _ paragraphs: [String], width: Int = 100) -> [String] {
    paragraphs.flatMap { paragraph in
      var lines: [String] = []
      var current = marker
      for word in paragraph.split(separator: " ") {
        if current.count + 1 + word.count > width, current != marker {
          lines.append(current)
          current = marker
        }
        current += " " + word
      }
      return lines + [current]
    }
  }

  private static let longestLine = 84
  private static let longestCall = 92
}

extension [String] {
  /// Returns the indented lines; empty ones stay empty.
  func indented(by width: Int = 2) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
  }
}

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
