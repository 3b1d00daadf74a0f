/// The output format of an explanation.
enum ExplainFormat: Hashable {
  /// Text for people.
  case text
  /// Swift Testing tests.
  case swift
  /// One JSON object per message, one per line.
  case json
  /// Markdown for an issue or a pull request.
  case markdown
  /// Annotations of lines in GitHub Actions' syntax.
  case github
  /// A web page, written to a file.
  case html(path: String)

  /// Creates the format of an option that needs no file.
  init?(option: String) {
    switch option {
    case "--swift": self = .swift
    case "--json": self = .json
    case "--markdown": self = .markdown
    case "--github": self = .github
    default: return nil
    }
  }

  /// The option that chooses the format; `nil` for text.
  var option: String? {
    switch self {
    case .text: nil
    case .swift: "--swift"
    case .json: "--json"
    case .markdown: "--markdown"
    case .github: "--github"
    case .html: "--html"
    }
  }
}
