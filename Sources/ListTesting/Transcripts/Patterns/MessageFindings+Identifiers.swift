// The identifiers that a message names, and those that it only counts.

extension MessageFindings {
  /// What an identifier stands for; an identifier that nobody names is called after it.
  enum IdentifierNoun: String {
    case item, section
  }

  /// The identifier that the message names.
  func identifier(_ noun: IdentifierNoun) -> String { texts[.identifier] ?? noun.rawValue }

  /// The identifiers that the message lists, and as many more as it says there are.
  func identifiers(_ noun: IdentifierNoun) -> [String] {
    let told = lists[.identifiers] ?? texts[.identifier].map { [$0] } ?? []
    let count = max(1, min(numbers[.index]?.first ?? 1, Self.mostIdentifiers))
    guard told.count < count else { return told }
    return told
      + (told.count..<count).map { $0 == 0 ? noun.rawValue : "\(noun.rawValue) \($0 + 1)" }
  }

  /// The identifiers in the description of an operation, of which one is known.
  ///
  /// They stand between commas, and may hold commas themselves. (crash families E4)
  func identifiersOfOperation(including known: String) -> [String] {
    guard let operation = texts[.object],
      let start = operation.firstRange(of: "identifiers: ["), operation.hasSuffix("]>")
    else { return [known] }
    let list = operation[start.upperBound...].dropLast(2)
    let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let length = known.split(separator: ",", omittingEmptySubsequences: false).count
    let place = parts.indices.first {
      parts[$0...].prefix(length).joined(separator: ",") == known
    }
    guard let place else { return [known] }
    return parts[..<place] + [known] + parts[(place + length)...]
  }

  private static let mostIdentifiers = 10_000
}
