import ListCore

/// Values as Swift writes them.
enum SwiftLiteral {
  /// A list of counts; long runs of one number become `Array(repeating:count:)`.
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

  /// A text between quotes.
  static func text(_ text: String) -> String {
    "\"\(escaped(text).replacing("\n", with: "\\n"))\""
  }

  /// The declaration of a constant text, in lines if it is long.
  static func constant(_ name: String, _ value: String) -> [String] {
    let literal = text(value)
    guard literal.count > longestLine - 20 else { return ["let \(name) = \(literal)"] }
    return ["let \(name) = \"\"\""] + (lines(escaped(value)) + ["\"\"\""]).map { "  \($0)" }
  }

  /// A text in lines of at most 90 characters, to stand between triple quotes.
  ///
  /// - Parameter text: The text, escaped.
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

  /// A text with what Swift reads differently escaped. Line breaks stay.
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

  /// A call, broken behind its parenthesis if it is long, and behind every element of its list if
  /// it is longer.
  ///
  /// - Parameter line: The call, a line break behind the comma of each element. Index paths need
  ///   none.
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

  /// A comment of one or more paragraphs, each in lines of at most so many characters.
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
  /// The lines moved to the right; empty ones stay empty.
  func indented(by width: Int = 2) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
  }
}
