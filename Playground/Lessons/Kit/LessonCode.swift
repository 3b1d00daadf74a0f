import ListTesting

/// Lines of a lesson's source that are shown beside its film.
///
/// The lines stand between `// snippet.NAME` and `// snippet.end` in the file that is compiled. A
/// test copies them to `LessonCode+Lines.swift`, and fails if they are not the same.
struct LessonCode: Hashable, Sendable {
  /// The name of the file.
  let file: String
  /// The lines, without their common indentation.
  let text: String

  /// Returns the marked lines with the given names as a listing, separated by empty lines; `nil`
  /// for no names.
  static func listing(of names: [String]) -> FilmStrip.Listing? {
    let parts = names.map { name in
      all[name] ?? LessonCode(file: "?", text: "// There are no lines marked '\(name)'.")
    }
    guard !parts.isEmpty else { return nil }
    var files: [String] = []
    for part in parts where !files.contains(part.file) { files.append(part.file) }
    let lines = parts.map(\.text).joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return FilmStrip.Listing(title: files.joined(separator: ", "), lines: lines)
  }
}
