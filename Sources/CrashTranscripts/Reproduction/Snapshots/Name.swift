/// An identifier in a screenplay, which prints like the identifier in the message.
///
/// Different identifiers may print the same text, as instances of a class do.
struct Name: Hashable, Sendable {
  /// The printed text.
  let text: String
  /// The number of different identifiers with the same text that came before.
  let number: Int

  init(_ text: String, number: Int = 0) {
    self.text = text
    self.number = number
  }

  /// Returns different identifiers that print these texts.
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
