/// A reason why a text cannot be read.
enum InputFailure: Error, Hashable {
  /// The file does not exist.
  case missing
  /// The path is a directory.
  case directory
  /// The file is not readable, or reading it failed.
  case unreadable
  /// The text is longer than what is read.
  case tooLong
}

extension InputFailure {
  /// Returns a sentence about the failure.
  func sentence(path: String) -> String {
    switch self {
    case .missing: "there is no file '\(path)'."
    case .directory: "'\(path)' is a directory; name a file in it."
    case .tooLong:
      """
      '\(path)' is longer than \(Input.mostBytes / 1_000_000) MB; cut out the part with the \
      messages, such as the lines around 'Terminating app'.
      """
    case .unreadable: "'\(path)' cannot be read; check its permissions."
    }
  }
}
