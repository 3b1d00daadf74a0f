import Foundation

/// A call of `expectDrawing` in a source file, and the place of its reference.
struct SourceReference {
  private let source: [Character]
  /// The place behind the closing parenthesis of the call.
  private let end: Int
  /// The closure, with its braces; empty if there is none.
  private let closure: Range<Int>
  private let indent: String

  /// Finds the call that begins at or after a line, counted from 1, before the next line's.
  init?(_ text: String, line: Int) {
    let source = Array(text)
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(where: \.isNewline) else { return nil }
      start = end + 1
    }
    guard start < source.count else { return nil }
    indent = String(source[start...].prefix { $0 == " " || $0 == "\t" })
    let name = Array("expectDrawing")
    let lineEnd = source[start...].firstIndex(where: \.isNewline) ?? source.count
    let found = (start..<lineEnd).first { source[$0...].starts(with: name) }
    guard let found, let open = source[found...].firstIndex(of: "("),
      let close = Self.match(open, "(", ")", source)
    else { return nil }
    let end = close + 1
    var next = end
    while next < source.count, source[next].isWhitespace { next += 1 }
    if next < source.count, source[next] == "{", let last = Self.match(next, "{", "}", source) {
      closure = next..<last + 1
    } else {
      closure = end..<end
    }
    (self.source, self.end) = (source, end)
  }

  /// Returns the source with a drawing as the reference.
  func replaced(by drawing: String) -> String {
    let hashes = drawing.contains("\\") || drawing.contains("\"\"\"") ? "#" : ""
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    let literal =
      ["\(indent)  \(hashes)\"\"\""] + lines.map { $0.isEmpty ? "" : "\(indent)  \($0)" }
      + ["\(indent)  \"\"\"\(hashes)"]
    let code = " {\n" + literal.joined(separator: "\n") + "\n\(indent)}"
    return String(source[..<end]) + code + String(source[closure.upperBound...])
  }

  /// Returns the place of the bracket that closes another one, past string literals.
  private static func match(
    _ open: Int, _ opening: Character, _ closing: Character, _ source: [Character]
  ) -> Int? {
    var (depth, place) = (0, open)
    while place < source.count {
      if source[place] == "\"" || (source[place] == "#" && isLiteral(place, source)) {
        guard let behind = endOfLiteral(place, source) else { return nil }
        place = behind
        continue
      }
      if source[place] == opening { depth += 1 }
      if source[place] == closing {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  private static func isLiteral(_ place: Int, _ source: [Character]) -> Bool {
    source[place...].first { $0 != "#" } == "\""
  }

  /// Returns the place behind a string literal.
  private static func endOfLiteral(_ start: Int, _ source: [Character]) -> Int? {
    var place = start
    while source[place] == "#" { place += 1 }
    let hashes = Array(repeating: Character("#"), count: place - start)
    let isLong = source[place...].starts(with: "\"\"\"")
    let quote = Array(repeating: Character("\""), count: isLong ? 3 : 1)
    let end = quote + hashes
    place += quote.count
    while place < source.count {
      if source[place] == "\\", source[(place + 1)...].starts(with: hashes) {
        place += 2 + hashes.count
      } else if source[place...].starts(with: end) {
        return place + end.count
      } else {
        place += 1
      }
    }
    return nil
  }
}

/// The copies of source files that the plugin `AdaptObjectiveC` compiles in their place.
enum AdaptedSource {
  /// The beginning of the last line of a copy, which is followed by the path of the original file.
  /// The plugin's command writes it.
  static var mark: String { "// Adapted from " }

  /// Returns the file that a person edits: the one of which a file is a copy, or the file itself.
  ///
  /// A copy has the lines of its original, so a line is the same in both.
  static func original(of path: String) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let last = text.split(whereSeparator: \.isNewline).last, last.hasPrefix(mark)
    else { return path }
    return String(last.dropFirst(mark.count))
  }
}
