/// A file of an app's Swift code, read far enough to find what changes a list and its model.
///
/// This is no compiler: functions are found by their braces, and calls and arrays by their names.
public struct SourceFile: Hashable, Sendable {
  /// The name of the file, without its directory.
  public let name: String
  /// The lines, as they are written.
  let lines: [String]
  /// The lines without comments and string literals.
  let code: [String]

  /// Creates a file.
  public init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isComment = false
    code = lines.map { Self.code(of: $0, &isComment) }
  }

  /// Returns a line without its comment and without the contents of string literals.
  private static func code(of line: String, _ isComment: inout Bool) -> String {
    var result = ""
    var isString = false
    var previous: Character = " "
    for character in line {
      defer { previous = character }
      if isComment {
        if previous == "*", character == "/" { isComment = false }
        continue
      }
      if isString {
        if character == "\"", previous != "\\" {
          isString = false
          result.append(character)
        }
        continue
      }
      if previous == "/", character == "/" { return String(result.dropLast()) }
      if previous == "/", character == "*" {
        isComment = true
        result.removeLast()
        continue
      }
      if character == "\"" { isString = true }
      result.append(character)
    }
    return result
  }
}

/// A function of a source file, from its first line to the line of its closing brace.
struct SourceFunction {
  let name: String
  let lines: ClosedRange<Int>
}

extension SourceFile {
  /// The functions, in order; functions inside of others are part of these.
  var functions: [SourceFunction] {
    var functions: [SourceFunction] = []
    var line = 0
    while line < code.count {
      guard let match = code[line].firstMatch(of: /\bfunc\s+(\w+)/), let end = end(from: line)
      else {
        line += 1
        continue
      }
      functions.append(SourceFunction(name: String(match.1), lines: line...end))
      line = end + 1
    }
    return functions
  }

  /// Returns the line on which the first brace that opens at or after a line is closed.
  func end(from start: Int) -> Int? {
    var depth = 0
    var isOpen = false
    for line in start..<code.count {
      for character in code[line] {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        isOpen = isOpen || depth > 0
        if isOpen, depth == 0 { return line }
      }
      if !isOpen, line - start > 12 { return nil }
    }
    return nil
  }
}
