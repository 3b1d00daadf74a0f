/// A command, parsed from the arguments.
enum Command: Hashable {
  /// Replays the bundled report and lists the other commands.
  case welcome
  /// Explains every message in a text.
  case explain(path: String, ExplainFormat)
  /// Prints the differences from UIKit.
  case differences(mentioning: String?)
  /// Lists the lessons.
  case lessons
  /// Prints a lesson, and optionally draws it into a file.
  case lesson(name: String, html: String?)
  /// Compares the two ways of a lesson.
  case compare(name: String, CompareFormat)
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
    } else {
      switch name {
      case "explain": self = Self.explain(arguments.dropFirst())
      case "differences": self = .differences(arguments.dropFirst())
      case "lesson": self = Self.lesson(Array(arguments.dropFirst()))
      case "compare": self = Self.compare(Array(arguments.dropFirst()))
      case "lessons" where arguments.count == 1: self = .lessons
      case "lessons": self = .misuse("'lessons' takes no arguments")
      default: self = .misuse("there is no command '\(name)'")
      }
    }
  }

  private static func explain(_ arguments: ArraySlice<String>) -> Command {
    var path: String?
    var format: ExplainFormat?
    var readsOptions = true
    for argument in arguments {
      if readsOptions, argument == "--" {
        readsOptions = false
      } else if readsOptions, argument.hasPrefix("-"), argument != "-" {
        guard let named = ExplainFormat(option: argument) else {
          return .misuse("'explain' has no option '\(argument)'")
        }
        guard format == nil || format == named else {
          return .misuse("'--swift' and '--json' exclude each other")
        }
        format = named
      } else if path == nil {
        path = argument
      } else {
        return .misuse("'explain' reads one file; '\(argument)' is one too many")
      }
    }
    return .explain(path: path ?? "-", format ?? .text)
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
        errors: "Playground: \(complaint).\n\n\(Usage.text)", status: .usage)
    case .differences(let text):
      return DifferencesCommand(mentioning: text).result
    case .explain(let path, let format):
      let text: Input.Text
      do {
        text = try input.text(path)
      } catch let failure as InputFailure {
        return .failure(.noInput, failure.sentence(path: path))
      } catch {
        return .failure(.noInput, InputFailure.unreadable.sentence(path: path))
      }
      return ExplainCommand(of: text, format).result(path: path)
    case .lessons:
      return CommandResult(output: LessonCommand.list)
    case .lesson(let name, let html):
      return await LessonCommand(name).tell(html: html, input)
    case .compare(let name, let format):
      return await LessonCommand(name).compare(format, input)
    }
  }
}
