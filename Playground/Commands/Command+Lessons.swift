// Arguments of the lesson commands.
extension Command {
  /// `lessons [--html FOLDER]`
  static func lessons(_ arguments: [String]) -> Command {
    switch arguments.first {
    case nil: .lessons(html: nil)
    case "--html" where arguments.count == 2: .lessons(html: arguments[1])
    case "--html": .misuse("'lessons --html' needs one folder to write to")
    case let other?: .misuse("'lessons' has no option '\(other)'")
    }
  }

  /// `lesson NAME [--html FILE | --open | --package FOLDER]`
  static func lesson(_ arguments: [String]) -> Command {
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return .misuse("'lesson' needs a name; 'lessons' lists them")
    }
    switch arguments.dropFirst().first {
    case nil: return .lesson(name: name, .text)
    case "--open" where arguments.count == 2: return .lesson(name: name, .open)
    case "--html" where arguments.count == 3: return .lesson(name: name, .html(path: arguments[2]))
    case "--html": return .misuse("'--html' needs one file to write")
    case "--package" where arguments.count == 3:
      return .lesson(name: name, .package(folder: arguments[2]))
    case "--package": return .misuse("'--package' needs one folder to write to")
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

/// The output format of a lesson.
enum LessonFormat: Hashable {
  /// For the terminal.
  case text
  /// A web page, written to a file.
  case html(path: String)
  /// A web page, opened in the browser.
  case open
  /// A package that runs the lesson, written into a folder.
  case package(folder: String)
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
