/// The words of a title or a commit message in lower case, with names of types and methods divided:
/// `Fix crash in -tableView:cellForRowAtIndexPath:` is
/// ` fix crash in table view cell for row at index path `.
struct ReportText: Sendable {
  /// The words, each between two spaces.
  let words: String

  /// Divides a text into words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: some StringProtocol) {
    let scalars = Array(text.unicodeScalars)
    var words = " "
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic || scalar.isDigit else {
        if words.last != " " { words.append(" ") }
        continue
      }
      if Self.startsWord(index, in: scalars), words.last != " " { words.append(" ") }
      words.unicodeScalars.append(scalar.lowercased)
    }
    self.words = words.last == " " ? words : words + " "
  }

  /// Returns whether a capital letter starts a word inside a name: the `V` of `tableView`, and that
  /// of `UITableView`.
  private static func startsWord(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index].properties.isUppercase else { return false }
    if scalars[index - 1].properties.isLowercase { return true }
    return index + 1 < scalars.count && scalars[index - 1].properties.isUppercase
      && scalars[index + 1].properties.isLowercase
  }

  /// Whether the text speaks of a subject.
  func names(_ subject: ReportSubject) -> Bool {
    subject.marks.contains { words.contains(" " + $0) }
  }
}
