import ListTesting

/// Prints, draws or compares a lesson.
@MainActor
struct LessonCommand {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The list of lessons, one per line.
  static var list: String {
    let width = Lesson.all.map(\.name.count).max() ?? 0
    let lines = Lesson.all.map { lesson in
      lesson.name + String(repeating: " ", count: width - lesson.name.count) + "  " + lesson.title
    }
    return """
      \(lines.joined(separator: "\n"))

      swift run Playground …
        lesson NAME           print a lesson, with the code
        lesson NAME --open    open it as a film in the browser
        compare NAME          compare its two ways
        lessons --html DIR    draw all lessons, with an index

      """
  }

  /// Prints the lesson, draws it into a file, or opens it in the browser.
  func tell(_ format: LessonFormat, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      let teller = await LessonRecorder(lesson)
      switch format {
      case .text: return CommandResult(output: teller.text)
      case .html(let path): return write(teller.film(of: lesson).html, to: path, input)
      case .open:
        let path = input.temporaryFolder + "/\(lesson.name).html"
        let result = write(teller.film(of: lesson).html, to: path, input)
        guard result.status == .success else { return result }
        do {
          try input.open(path)
          return result
        } catch {
          return .failure(.noInput, "no browser could be started; open '\(path)' in one.")
        }
      }
    }
  }

  /// Compares the two ways of the lesson.
  func compare(_ format: CompareFormat, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      let comparison = lesson.compare()
      switch format {
      case .text: return CommandResult(output: comparison.text(width: input.width()) + "\n")
      case .markdown: return CommandResult(output: comparison.markdown + "\n")
      case .html(let path): return write(comparison.html, to: path, input)
      }
    }
  }

  private func withLesson(
    _ body: @MainActor (Lesson) async -> CommandResult
  ) async -> CommandResult {
    guard let lesson = Lesson.named(name) else {
      let meant = Command.nearest(to: name, among: Lesson.all.map(\.name))
      let hint = meant.map { "; did you mean '\($0)'?" }
      return .failure(
        .usage,
        "there is no lesson '\(name)'" + (hint ?? ". 'swift run Playground lessons' lists them."))
    }
    return await body(lesson)
  }

  private func write(_ text: String, to path: String, _ input: Input) -> CommandResult {
    do {
      try input.write(text, path)
      return CommandResult(output: "\(path): \(text.utf8.count / 1024 + 1) KB\n")
    } catch {
      return .failure(.cannotCreate, "'\(path)' cannot be written; does its directory exist?")
    }
  }
}
