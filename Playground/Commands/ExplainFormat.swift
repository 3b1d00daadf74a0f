/// The output format of an explanation.
enum ExplainFormat: Hashable {
  /// Text for people.
  case text
  /// Swift Testing tests.
  case swift
  /// One JSON object per message, one per line.
  case json

  init?(option: String) {
    switch option {
    case "--swift": self = .swift
    case "--json": self = .json
    default: return nil
    }
  }
}
