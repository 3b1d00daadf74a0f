import Foundation

/// The copies of source files that the plugin `AdaptObjectiveC` compiles in their place.
enum AdaptedSource {
  /// The beginning of the last line of a copy, which is followed by the path of the original file.
  /// The plugin's command writes it.
  static var mark: String { "// Adapted from " }

  /// Returns the file that a person edits: the one of which a file is a copy, or the file itself.
  ///
  /// A copy has the lines of its original, so a line is the same in both.
  static func original(of path: String) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let last = text.split(whereSeparator: \.isNewline).last, last.hasPrefix(mark)
    else { return path }
    return String(last.dropFirst(mark.count))
  }
}
