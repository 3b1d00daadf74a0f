/// A piece of source text. The texts of a file's tokens, one after the other, are the file.
struct Token: Equatable, Sendable {
  /// What a piece of source is.
  enum Kind: Sendable {
    /// A name or a keyword; in backticks it keeps them.
    case identifier
    case number
    /// A string literal, or a part of one between interpolations, which are tokens themselves.
    case string
    case regex
    /// One bracket, comma, colon, semicolon, point, `@`, `#` or the like.
    case mark
    /// A run of operator characters, `?` and `!` among them.
    case operation
    case comment
    case space
    /// One line break.
    case newline
  }

  let kind: Kind
  let text: String
  /// The line on which it begins, from 1.
  let line: Int
  /// The byte of the line at which it begins, from 1.
  let column: Int

  /// Whether a compiler would look at it.
  var isSignificant: Bool { kind != .comment && kind != .space && kind != .newline }
}
