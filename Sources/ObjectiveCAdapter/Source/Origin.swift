/// The note at the end of an adapted file whose lines are those of the original.
///
/// The compiler takes such a file for the source, so `#filePath` does not name the original. What
/// writes beside or into a source, such as a recorded drawing, reads the note.
enum Origin {
  /// Returns a text with the note as its last line.
  static func noted(_ path: String, under text: String) -> String {
    text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + "// Adapted from: \(path)\n"
  }
}
