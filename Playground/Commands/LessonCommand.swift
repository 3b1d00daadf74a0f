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

      swift run Playground lesson NAME               the lesson
      swift run Playground lesson NAME --html FILE   the same as a film strip
      swift run Playground compare NAME              its two ways side by side

      """
  }

  /// Prints the lesson, and draws it into a file if one is named.
  func tell(html: String?, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      let teller = await LessonRecorder(lesson)
      guard let html else { return CommandResult(output: teller.text) }
      return write(FilmStrip(title: lesson.title, reels: teller.reels).html, to: html, input)
    }
  }

  /// Compares the two ways of the lesson.
  func compare(_ format: CompareFormat, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      let comparison = lesson.compare()
      switch format {
      case .text: return CommandResult(output: comparison.description + "\n")
      case .markdown: return CommandResult(output: comparison.markdown + "\n")
      case .html(let path): return write(comparison.html, to: path, input)
      }
    }
  }

  private func withLesson(
    _ body: @MainActor (Lesson) async -> CommandResult
  ) async -> CommandResult {
    guard let lesson = Lesson.named(name) else {
      return .failure(
        .usage, "there is no lesson '\(name)'. 'swift run Playground lessons' lists them.")
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
