import Foundation

/// The files in `Playground/Transcripts`.
enum Transcripts {
  /// The text of a file.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// Where a file is.
  static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Playground/Transcripts/\(name)")
  }
}
