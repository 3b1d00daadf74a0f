import CrashTranscripts

// The arguments of `explain`, and what they name.
extension Command {
  /// `explain [FILE | -] [SOURCES…] [--swift | --json | --markdown | --github | --html FILE]`
  static func explain(_ arguments: ArraySlice<String>) -> Command {
    var path: String?
    var sources: [String] = []
    var format: ExplainFormat?
    var readsOptions = true
    var rest = arguments
    while let argument = rest.popFirst() {
      if readsOptions, argument == "--" {
        readsOptions = false
      } else if readsOptions, argument.hasPrefix("-"), argument != "-" {
        let named: ExplainFormat
        if argument == "--html" {
          guard let file = rest.popFirst(), !file.hasPrefix("-") else {
            return .misuse("'--html' needs one file to write")
          }
          named = .html(path: file)
        } else if let plain = ExplainFormat(option: argument) {
          named = plain
        } else {
          return .misuse("'explain' has no option '\(argument)'")
        }
        if let other = format?.option, format != named {
          return .misuse("'\(other)' and '\(argument)' exclude each other")
        }
        format = named
      } else if path == nil {
        path = argument
      } else {
        sources.append(argument)
      }
    }
    return .explain(path: path ?? "-", sources: sources, format ?? .text)
  }

  /// Reads the report and the sources, and explains the report.
  @MainActor
  static func explain(
    _ path: String, _ sources: [String], _ format: ExplainFormat, _ input: Input
  ) -> CommandResult {
    var place = path
    do {
      if path == "-", input.isTerminal() {
        input.prompt("Paste the report, then press Ctrl-D.\n")
      }
      let text = try input.text(path)
      if format == .github {
        return try GitHubAnnotations(of: text.text).result(sources.flatMap(input.sourcePaths))
      }
      var files: [SourceFile] = []
      for source in sources {
        place = source
        files += try input.sources(source).map { SourceFile(name: $0.name, text: $0.text) }
      }
      return ExplainCommand(of: text, format, sources: files, input).result(path: path)
    } catch let failure as InputFailure {
      return .failure(.noInput, failure.sentence(path: place))
    } catch {
      return .failure(.noInput, InputFailure.unreadable.sentence(path: place))
    }
  }
}
