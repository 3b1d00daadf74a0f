/// The lines of a source between `// snippet.NAME` or `// snippet.NAME uses A B`, and `// snippet.end`.
struct MarkedLines: Hashable {
  let name: String
  let file: String
  /// The lines, without their common indentation.
  let lines: [String]
  /// The names of the lines that declare what these lines use.
  var uses: [String] = []

  /// A mark without its counterpart.
  enum Mistake: Error, Hashable {
    case notClosed(String)
    case notOpened(line: Int)
  }

  /// Returns the marked lines of a source.
  static func all(in text: String, of file: String) throws -> [MarkedLines] {
    var (found, open): ([MarkedLines], (name: String, lines: [String], uses: [String])?) = ([], nil)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("// snippet.") else {
        open?.lines.append(String(line))
        continue
      }
      let words = trimmed.dropFirst("// snippet.".count).split(separator: " ").map(String.init)
      let (name, uses) = (words.first ?? "", Array(words.dropFirst(2)))
      switch (open, name) {
      case (let marked?, "end"):
        found.append(
          MarkedLines(
            name: marked.name, file: file, lines: unindented(marked.lines), uses: marked.uses))
        open = nil
      case (nil, "end"): throw Mistake.notOpened(line: index + 1)
      case (let marked?, _): throw Mistake.notClosed(marked.name)
      case (nil, _): open = (name, [], uses)
      }
    }
    if let open { throw Mistake.notClosed(open.name) }
    return found
  }

  private static func unindented(_ lines: [String]) -> [String] {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }
  }

  private static func uses(_ snippet: MarkedLines) -> String {
    snippet.uses.isEmpty ? "" : ",\n      uses: \(snippet.uses)"
  }

  /// Returns the source of the dictionary with the lines of all names.
  static func swift(_ all: [MarkedLines]) -> String {
    let entries = all.sorted { $0.name < $1.name }.map { snippet in
      let lines = snippet.lines.map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
      return """
            "\(snippet.name)": LessonCode(
              file: "\(snippet.file)",
              text: #""\"
        \(lines)
                ""\"#\(uses(snippet))),
        """
    }
    return """
      // The marked lines of the lessons, written by LessonCodeTests: do not edit.
      // swift-format-ignore-file

      extension LessonCode {
        /// The marked lines of the lessons by their names.
        static let all: [String: LessonCode] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }
}
