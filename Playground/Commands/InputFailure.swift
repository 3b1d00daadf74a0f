/// A reason why a text cannot be read.
enum InputFailure: Error, Hashable {
  /// The file does not exist.
  case missing
  /// The path is a directory.
  case directory
  /// The file is not readable, or reading it failed.
  case unreadable
}

extension InputFailure {
  /// Returns a sentence about the failure.
  func sentence(path: String) -> String {
    switch self {
    case .missing: "there is no file '\(path)'."
    case .directory: "'\(path)' is a directory; name a file in it."
    case .unreadable: "'\(path)' cannot be read; check its permissions."
    }
  }
}
