/// A piece of source text. Concatenating a file's tokens yields the file.
struct Token: Equatable, Sendable {
  /// The kind of a piece of source text.
  enum Kind: Sendable {
    /// A name or a keyword, including any backticks.
    case identifier
    case number
    /// A string literal, or a part of one between interpolations, which have their own tokens.
    case string
    case regex
    /// One bracket, comma, colon, semicolon, point, `@`, `#` or similar.
    case mark
    /// A run of operator characters, including `?` and `!`.
    case operation
    case comment
    case space
    /// One line break.
    case newline
  }

  let kind: Kind
  let text: String
  /// The line on which it begins, starting at 1.
  let line: Int
  /// The byte of the line at which it begins, starting at 1.
  let column: Int

  /// Whether it is significant to a compiler.
  var isSignificant: Bool { kind != .comment && kind != .space && kind != .newline }
}
