import ListTesting

/// A lesson: the same changes made by a data source and by snapshots.
struct Lesson: Sendable {
  /// The name on the command line: `mountain-search`.
  let name: String
  /// The title.
  let title: String
  /// The subject of the lesson, in a sentence.
  let gist: String
  /// What to look at in the film.
  let look: String
  /// What goes wrong in practice.
  let mistake: String
  /// What to do instead.
  let remedy: String
  /// The path of the file with the lesson.
  let file: String
  /// Runs the lesson, the old way first.
  let tell: @MainActor @Sendable (LessonRecorder) async -> Void
  /// Runs both ways over the same models and compares the visible results.
  let compare: @MainActor @Sendable () -> PathComparison

  init(
    _ name: String, _ title: String, gist: String, look: String = "", mistake: String = "",
    remedy: String = "", file: String = #filePath,
    tell: @escaping @MainActor @Sendable (LessonRecorder) async -> Void,
    compare: @escaping @MainActor @Sendable () -> PathComparison
  ) {
    self.name = name
    self.title = title
    self.gist = gist
    self.look = look
    self.mistake = mistake
    self.remedy = remedy
    self.file = file
    self.tell = tell
    self.compare = compare
  }
}

extension Lesson {
  /// The text about the lesson, for its page and for the terminal: the subject, and three
  /// paragraphs with a title.
  var passages: [FilmStrip.Passage] {
    let titled = [
      FilmStrip.Passage(title: "What to look at", look),
      FilmStrip.Passage(title: "What goes wrong", mistake),
      FilmStrip.Passage(title: "What to do", remedy),
    ]
    return [FilmStrip.Passage(gist)] + titled.filter { !$0.text.isEmpty }
  }
}
