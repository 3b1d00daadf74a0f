/// The form in which messages name identifiers, whose descriptions may have any length.
enum Mention {
  /// Returns an identifier, shortened to one line.
  static func one(_ identifier: String) -> String {
    let line = identifier.prefix { !$0.isNewline }
    guard line.count < identifier.count || line.count > longest else { return identifier }
    return line.prefix(longest) + "…"
  }

  /// Returns a list of identifiers, without the last ones if there are many.
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
