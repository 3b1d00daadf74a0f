/// The changes to a file, and the diagnostics about it.
///
/// The adapted text has as many lines as the original: line breaks of replaced text are kept. Lines
/// that are inserted or moved are between `#sourceLocation` directives.
package struct Draft {
  let file: SourceFile
  private var texts: [Int: String] = [:]
  private var prefixes: [Int: String] = [:]
  private var suffixes: [Int: String] = [:]
  private var moved: [Int: ClosedRange<Int>] = [:]
  private var omitted: [Int: ClosedRange<Int>] = [:]
  private var insertions: [Int: [Insertion]] = [:]
  private(set) var complaints: [Complaint] = []
  /// The imports that the new text needs, and their modules.
  private(set) var neededImports: [(module: String, text: String)] = []
  private var ending = ""
  /// The rule by which the file is being changed.
  var rule = AdapterRule.condition
  /// The changed lines of each rule.
  private(set) var changedLines: [AdapterRule: Set<Int>] = [:]

  init(_ file: SourceFile) { self.file = file }

  /// Removes a token.
  mutating func drop(_ index: Int) {
    texts[index] = ""
    noteChange(at: index)
  }

  /// Leaves out some tokens, whatever else changes in them. Their line breaks stay.
  mutating func omit(_ range: ClosedRange<Int>) {
    omitted[range.lowerBound] = range
    for index in range { noteChange(at: index) }
  }

  private mutating func noteChange(at index: Int) {
    changedLines[rule, default: []].insert(file.tokens[index].line)
  }

  /// Removes a token and the spaces after it.
  mutating func dropWithBlanks(_ index: Int) {
    drop(index)
    let next = index + 1
    if next < file.tokens.count, file.tokens[next].kind == .space { drop(next) }
  }

  /// Replaces some tokens by a text. Their line breaks are inserted before its last character.
  mutating func replace(_ range: ClosedRange<Int>, by text: String) {
    let breaks = file.tokens[range].map { Self.lineBreaks(in: $0) }.joined()
    for index in range {
      drop(index)
      prefixes[index] = nil
      suffixes[index] = nil
    }
    texts[range.lowerBound] = String(text.dropLast()) + breaks + text.suffix(1)
  }

  /// Inserts a text before a token.
  mutating func insert(_ text: String, before index: Int) {
    prefixes[index] = text + prefixes[index, default: ""]
    noteChange(at: index)
  }

  /// Inserts a text after a token.
  mutating func insert(_ text: String, after index: Int) {
    suffixes[index, default: ""] += text
    noteChange(at: index)
  }

  /// Adds a statement at the end of the file: on its last line, unless that is a directive's.
  mutating func append(_ statement: String) {
    if let last = file.tokens.lastIndex(where: \.isSignificant), file[last] != "endif" {
      return insert("; " + statement, after: last)
    }
    ending += file.tokens.last.map { $0.kind == .newline } ?? true ? statement : "\n" + statement
  }

  /// Notes that the new text needs an import.
  mutating func need(_ text: String, of module: String) {
    if !neededImports.contains(where: { $0.module == module }) {
      neededImports.append((module, text))
    }
  }

  /// Adds a diagnostic at a position.
  mutating func complain(_ severity: Complaint.Severity, at index: Int, _ message: String) {
    let token = file.tokens[index]
    complaints.append(
      Complaint(
        path: file.path, line: token.line, column: token.column, severity: severity,
        message: message))
  }

  /// Whether lines are inserted or moved.
  package var hasInsertions: Bool { !insertions.isEmpty }

  /// The adapted text.
  package var text: String { rendered(file.tokens.indices) + ending }

  private static func lineBreaks(in token: Token) -> String {
    guard token.kind != .newline else { return token.text }
    return String(token.text.filter(\.isNewline))
  }
}

extension Draft {
  /// Lines that are inserted before a token. They belong to a line of some source file.
  struct Insertion {
    enum Content {
      case text(String)
      /// Tokens of the same file, with their changes.
      case tokens(ClosedRange<Int>, prefix: String)
    }

    let content: Content
    let path: String
    let line: Int
    let column: Int
    /// The conditions under which the lines are compiled.
    let conditions: [String]
  }

  /// Moves tokens, with their changes, to lines of their own before another token.
  mutating func move(
    _ range: ClosedRange<Int>, before index: Int, prefix: String, conditions: [String]
  ) {
    let token = file.tokens[range.lowerBound]
    moved[range.lowerBound] = range
    noteChange(at: range.lowerBound)
    insert(
      Insertion(
        content: .tokens(range, prefix: prefix), path: file.path, line: token.line,
        column: token.column, conditions: conditions), before: index)
  }

  /// Inserts lines before a token.
  mutating func insert(_ insertion: Insertion, before index: Int) {
    insertions[index, default: []].append(insertion)
    noteChange(at: index)
  }

  /// The adapted text with the directive that makes the compiler refer to the original file.
  ///
  /// In a file of Swift Testing, the lines have the same numbers in both files, since a macro such as
  /// `@Test` does not know the directive: it takes the place of a comment on the first line, which
  /// moves to the end, or of an empty line.
  package var located: String {
    let (text, tokens) = (text, file.tokens)
    let hasComment =
      tokens.count > 1 && tokens[0].kind == .comment && tokens[1].kind == .newline
      && tokens[1].line == 1
    guard file.imports.contains(where: { $0.module == "Testing" }),
      hasComment || tokens.first?.kind == .newline,
      let end = text.firstIndex(where: \.isNewline)
    else { return LocationDirective.text(path: file.path, line: 1) + text }
    let located =
      LocationDirective.text(path: file.path, line: 2) + text[text.index(after: end)...]
    guard hasComment else { return located }
    return located + (located.last?.isNewline ?? true ? "" : "\n") + text[..<end] + "\n"
  }

  /// The adapted text with the path of the original file as a comment on its last line, for a file
  /// without the directive: `expectDrawing` records there.
  var marked: String {
    let end = text.last?.isNewline ?? true ? "" : "\n"
    return text + end + "// Adapted from \(file.path)\n"
  }

  private func rendered(_ range: Range<Int>, from start: Int? = nil) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if let omitted = omitted[index] {
        text += file.tokens[omitted].map { Self.lineBreaks(in: $0) }.joined()
        index = omitted.upperBound + 1
        continue
      }
      if index != start, let moved = moved[index] {
        text += file.tokens[moved].map { Self.lineBreaks(in: $0) }.joined()
        index = moved.upperBound + 1
        continue
      }
      text += prefixes[index, default: ""] + lines(before: index)
      text += texts[index] ?? file.tokens[index].text
      text += suffixes[index, default: ""]
      index += 1
    }
    return text
  }

  /// Returns the inserted lines, and a directive that returns to the line of the token.
  private func lines(before index: Int) -> String {
    guard let insertions = insertions[index] else { return "" }
    var text = "\n"
    for insertion in insertions {
      text += insertion.conditions.map { "#if \($0)\n" }.joined()
      text += LocationDirective.text(path: insertion.path, line: insertion.line)
      text += String(repeating: " ", count: insertion.column - 1)
      switch insertion.content {
      case .text(let new): text += new
      case .tokens(let range, let prefix):
        text += prefix + rendered(range.lowerBound..<range.upperBound + 1, from: range.lowerBound)
      }
      text += "\n" + insertion.conditions.map { _ in "#endif\n" }.joined()
    }
    let token = file.tokens[index]
    text += LocationDirective.text(path: file.path, line: token.line)
    return text + String(repeating: " ", count: token.column - 1)
  }
}

/// The directive that makes the compiler refer to an original file.
enum LocationDirective {
  /// Returns the directive for the next line.
  static func text(path: String, line: Int) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }
}
