/// An identifier of a screenplay, which prints as the identifier in the message did.
///
/// Different identifiers may print the same, as instances of a class do.
struct Name: Hashable, Sendable {
  /// What it prints.
  let text: String
  /// How many different identifiers with the same text came before.
  let number: Int

  init(_ text: String, number: Int = 0) {
    self.text = text
    self.number = number
  }

  /// Different identifiers that print these texts.
  static func different(_ texts: [String]) -> [Name] {
    var counts: [String: Int] = [:]
    return texts.map { text in
      defer { counts[text, default: 0] += 1 }
      return Name(text, number: counts[text, default: 0])
    }
  }
}

extension Name: CustomDebugStringConvertible {
  var debugDescription: String { text }
}

extension Name: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}
