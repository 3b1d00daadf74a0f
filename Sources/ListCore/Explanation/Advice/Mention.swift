/// How a sentence mentions identifiers, whose texts may be of any length.
enum Mention {
  /// An identifier, at most a line of it.
  static func one(_ identifier: String) -> String {
    let line = identifier.prefix { !$0.isNewline }
    guard line.count < identifier.count || line.count > longest else { return identifier }
    return line.prefix(longest) + "…"
  }

  /// Identifiers, the last of many left out.
  static func all(_ identifiers: [String]) -> String {
    guard identifiers.count > most else {
      return identifiers.map(one).joined(separator: ", ")
    }
    return identifiers.prefix(most - 1).map(one).joined(separator: ", ")
      + " and \(identifiers.count - most + 1) more"
  }

  private static let longest = 60
  private static let most = 5
}
