import ListTesting

/// Lines of a lesson's source that are shown beside its film.
///
/// The lines stand between `// snippet.NAME` and `// snippet.end` in the file that is compiled. Where
/// they use functions and types of the lesson that are declared elsewhere, `// snippet.NAME uses A B`
/// names the lines with these. A test copies them all to `LessonCode+Lines.swift`, and fails if they are
/// not the same.
struct LessonCode: Hashable, Sendable {
  /// The name of the file.
  let file: String
  /// The lines, without their common indentation.
  let text: String
  /// The names of the lines that declare what these lines use.
  var uses: [String] = []

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

  /// Returns the listings, one for each file, of what marked lines use, directly or not, without those
  /// lines themselves.
  ///
  /// - Parameter shown: The names of the lines that are shown already.
  static func helpers(of shown: [String]) -> [FilmStrip.Listing] {
    var names = shown
    var index = 0
    while index < names.count {
      names += (all[names[index]]?.uses ?? []).filter { !names.contains($0) }
      index += 1
    }
    let parts = names.filter { !shown.contains($0) }.compactMap { all[$0] }
    var files: [String] = []
    for part in parts where !files.contains(part.file) { files.append(part.file) }
    return files.compactMap { file in
      let text = parts.filter { $0.file == file }.map(\.text).joined(separator: "\n\n")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return FilmStrip.Listing(title: file, lines: lines)
    }
  }
}
