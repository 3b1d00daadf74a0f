/// How an explanation is printed.
enum ExplainFormat: Hashable {
  /// For people.
  case text
  /// As Swift Testing tests.
  case swift
  /// One JSON object for each message, one in a line.
  case json

  init?(option: String) {
    switch option {
    case "--swift": self = .swift
    case "--json": self = .json
    default: return nil
    }
  }
}
