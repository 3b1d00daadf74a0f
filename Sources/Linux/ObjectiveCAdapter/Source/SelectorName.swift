/// The Objective-C spelling of a Swift method's name.
enum SelectorName {
  /// Returns the name of a method: `didTap:` for `didTap(_:)`, `handleWithTap:` for `handle(tap:)`.
  static func make(_ base: String, labels: [String]) -> String {
    let base = bare(base)
    guard let first = labels.first.map(bare) else { return base }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : bare($0) + ":" }.joined()
    guard first != "_" else { return base + ":" + rest }
    let isJoined =
      prepositions.contains(words(first).first ?? "")
      || prepositions.contains(words(base).last ?? "")
    return base + (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst() + ":"
      + rest
  }

  private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Returns the words of a camel-case name in lower case.
  private static func words(_ name: String) -> [String] {
    name.reduce(into: [String]()) { words, character in
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }

  /// The words that the compiler treats as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
