import CrashTranscripts

/// A command, parsed from the arguments.
enum Command: Hashable {
  /// Replays the bundled report and lists the other commands.
  case welcome
  /// Explains every message in a text.
  case explain(path: String, sources: [String] = [], ExplainFormat)
  /// Prints the version.
  case version
  /// Prints the differences from UIKit.
  case differences(mentioning: String?)
  /// Lists the lessons, or draws all of them into a folder.
  case lessons(html: String?)
  /// Prints a lesson, or draws it.
  case lesson(name: String, LessonFormat)
  /// Compares the two ways of a lesson.
  case compare(name: String, CompareFormat)
  /// Lays out storyboards and nibs.
  case interface(paths: [String], InterfaceFormat)
  /// Runs the tests of a program, or those whose names contain one of some texts.
  case tests(program: String, filters: [String])
  /// Prints the usage.
  case help
  /// Reports invalid arguments.
  case misuse(String)

  /// Parses arguments, without the program's name.
  init(_ arguments: [String]) {
    guard let name = arguments.first else {
      self = .welcome
      return
    }
    if arguments.contains("--help") || arguments.contains("-h") || name == "help" {
      self = .help
    } else if arguments == ["--version"] {
      self = .version
    } else {
      switch name {
      case "explain": self = Self.explain(arguments.dropFirst())
      case "differences": self = .differences(arguments.dropFirst())
      case "interface": self = .interface(arguments.dropFirst())
      case "lesson": self = Self.lesson(Array(arguments.dropFirst()))
      case "compare": self = Self.compare(Array(arguments.dropFirst()))
      case "tests" where arguments.count > 1:
        self = .tests(program: arguments[1], filters: Array(arguments.dropFirst(2)))
      case "tests": self = .misuse("tests needs the path of a test program")
      case "lessons": self = Self.lessons(Array(arguments.dropFirst()))
      default: self = .misuse(Self.unknown(name))
      }
    }
  }
}

extension Command {
  /// Runs the command and returns its result.
  @MainActor
  func run(_ input: Input) async -> CommandResult {
    switch self {
    case .welcome:
      return CommandResult(output: Welcome(BundledReport.forgottenInsertion).text)
    case .help:
      return CommandResult(output: Usage.text)
    case .misuse(let complaint):
      return CommandResult(
        errors: """
          Playground: \(complaint)\(complaint.hasSuffix("?") ? "" : ".")
          'swift run Playground help' prints the usage.

          """, status: .usage)
    case .differences(let text):
      return DifferencesCommand(mentioning: text).result
    case .interface(let paths, let format):
      return InterfaceCommand(paths, format).run(input)
    case .tests(let program, let filters):
      return TestsCommand(program: program, filters: filters).run(input)
    case .version:
      return CommandResult(output: "HeadlessKit, development version\n")
    case .explain(let path, let sources, let format):
      return Self.explain(path, sources, format, input)
    case .lessons(nil):
      return CommandResult(output: LessonCommand.list)
    case .lessons(let folder?):
      return await LessonSite.write(to: folder, input)
    case .lesson(let name, let format):
      return await LessonCommand(name).tell(format, input)
    case .compare(let name, let format):
      return await LessonCommand(name).compare(format, input)
    }
  }
}
