import Foundation

/// The source file of a test.
///
/// The plugin `AdaptObjectiveC` compiles a copy of the file, whose last line names the original.
struct TestSource {
  /// The path that the compiler knows.
  let compiled: String
  /// The path of the file that a person edits.
  let path: String

  private static var mark: String { "// Adapted from: " }

  init(_ compiled: String) {
    self.compiled = compiled
    let isCopy = compiled.contains("/plugins/outputs/")
    let text = isCopy ? try? String(contentsOfFile: compiled, encoding: .utf8) : nil
    let last = text?.split(separator: "\n").last ?? ""
    path = last.hasPrefix(Self.mark) ? String(last.dropFirst(Self.mark.count)) : compiled
  }
}
