import Foundation

/// The list of the files to adapt, `AdaptObjectiveC.txt`, as it was when the build was planned.
///
/// SwiftPM does not plan a build again because this file was edited: the files to adapt would stay
/// those of the earlier list.
struct PlannedList {
  let path: String
  /// The lines without comments and spaces around them, separated by `|`.
  let lines: String

  /// Returns what to do if the list names other files than were planned; `nil` if it does not.
  func complaint() throws -> Complaint? {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard Self.lines(of: text) != lines else { return nil }
    return Complaint(
      path: path, line: 1, column: 1, severity: .error,
      message: "the list has changed since this build was planned. Run 'touch Package.swift', and "
        + "build again")
  }

  /// Returns the lines of a list as the plugin `AdaptObjectiveC` reads them.
  private static func lines(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let leavesOut = line.hasPrefix("!")
      let path = (leavesOut ? String(line.dropFirst()) : line)
        .trimmingCharacters(in: CharacterSet(charactersIn: " /"))
      return (leavesOut ? "!" : "") + path
    }.joined(separator: "|")
  }
}
