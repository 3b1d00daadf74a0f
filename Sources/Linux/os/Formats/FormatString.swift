/// A format of `os_log`, such as `"%{public}@ has %ld items"`.
struct FormatString {
  /// What `nil` shows as.
  static let null = "(null)"

  private enum Part {
    case literal(String)
    case specifier(FormatSpecifier)
  }

  private var parts: [Part] = []

  /// Reads a format. Anything that is not a specifier is part of the message.
  init(_ text: String) {
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append(.literal(String(rest[..<percent]))) }
      rest = rest[percent...]
      if let specifier = FormatSpecifier(readingFrom: &rest) {
        parts.append(.specifier(specifier))
      } else {
        parts.append(.literal("%"))
        rest = rest.dropFirst()
      }
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
  }

  /// Returns the message with its values, in order.
  ///
  /// - Parameters:
  ///   - values: The values of the specifiers, and of each `*`.
  ///   - error: The number of the system error for `%m`.
  func text(with values: [Any], error: Int32 = 0) -> String {
    var values = values[...]
    return parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .specifier(let specifier): text += specifier.text(taking: &values, error)
      }
    }
  }
}
