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
        lesson NAME                print a lesson, with the code
        lesson NAME --open         open it as a film in the browser
        lesson NAME --package DIR  write it as a package that runs
        compare NAME               compare its two ways
        lessons --html DIR         draw all lessons, with an index

      """
  }

  /// Prints the lesson, draws it into a file, or opens it in the browser.
  func tell(_ format: LessonFormat, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      if case .package(let folder) = format { return package(lesson, folder, input) }
      let teller = await LessonRecorder(lesson)
      switch format {
      case .text, .package: return CommandResult(output: teller.text)
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

  /// Writes the files of the lesson as a package that prints its text.
  private func package(_ lesson: Lesson, _ folder: String, _ input: Input) -> CommandResult {
    guard let files = LessonSources(lesson).package else {
      return .failure(.noInput, "'\(lesson.file)' is not there; run Playground in its checkout.")
    }
    do {
      try input.makeFolder(folder + "/Sources/Lesson")
      for file in files { try input.write(file.text, folder + "/" + file.path) }
      return CommandResult(
        output: "\(files.count) files; run 'swift run' in \(folder) to print the lesson\n")
    } catch {
      return .failure(.cannotCreate, "'\(folder)' cannot be written.")
    }
  }

  /// Compares the two ways of the lesson.
  func compare(_ format: CompareFormat, _ input: Input) async -> CommandResult {
    await withLesson { lesson in
      let comparison = lesson.compare()
      switch format {
      case .text: return CommandResult(output: comparison.text(width: input.width()) + "\n")
      case .markdown: return CommandResult(output: comparison.markdown + "\n")
      case .html(let path): return write(comparison.html(title: lesson.title), to: path, input)
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
