/// Why a text cannot be read.
enum InputFailure: Error, Hashable {
  /// There is no such file.
  case missing
  /// It is a directory.
  case directory
  /// It may not be read, or reading it failed.
  case unreadable
}

extension InputFailure {
  /// What is wrong, in a sentence.
  func sentence(path: String) -> String {
    switch self {
    case .missing: "there is no file '\(path)'."
    case .directory: "'\(path)' is a directory; name a file in it."
    case .unreadable: "'\(path)' cannot be read; may you read it?"
    }
  }
}
