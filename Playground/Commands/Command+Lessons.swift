// Arguments of the lesson commands.
extension Command {
  /// `lesson NAME [--html FILE]`
  static func lesson(_ arguments: [String]) -> Command {
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return .misuse("'lesson' needs a name; 'lessons' lists them")
    }
    switch arguments.dropFirst().first {
    case nil: return .lesson(name: name, html: nil)
    case "--html" where arguments.count == 3: return .lesson(name: name, html: arguments[2])
    case "--html": return .misuse("'--html' needs one file to write")
    case let other?: return .misuse("'lesson' has no option '\(other)'")
    }
  }

  /// `compare NAME [--markdown | --html FILE]`
  static func compare(_ arguments: [String]) -> Command {
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return .misuse("'compare' needs the name of a lesson; 'lessons' lists them")
    }
    switch arguments.dropFirst().first {
    case nil: return .compare(name: name, .text)
    case "--markdown" where arguments.count == 2: return .compare(name: name, .markdown)
    case "--html" where arguments.count == 3:
      return .compare(name: name, .html(path: arguments[2]))
    case "--html": return .misuse("'--html' needs one file to write")
    case let other?: return .misuse("'compare' has no option '\(other)'")
    }
  }
}

/// The output format of a comparison.
enum CompareFormat: Hashable {
  /// For the terminal.
  case text
  /// For an issue or a pull request.
  case markdown
  /// A web page, written to a file.
  case html(path: String)
}
