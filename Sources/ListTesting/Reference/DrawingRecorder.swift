import Foundation

/// A recorder that writes reference drawings into source files and text files.
@MainActor
final class DrawingRecorder {
  static let shared = DrawingRecorder()
  nonisolated static var variable: String { "HEADLESSKIT_RECORD" }

  /// Whether the environment asks for references to be replaced.
  static var isOn: Bool {
    let value = ProcessInfo.processInfo.environment[variable] ?? ""
    return !["", "0", "false", "no"].contains(value.lowercased())
  }

  /// The lines of each source file that recordings have added or removed in this process, by the
  /// line of the call as the compiler saw it.
  private var shifts: [String: [(line: UInt, lines: Int)]] = [:]

  /// Records a drawing in the closure of a call, in the file that a person edits.
  func record(_ drawing: String, inSource compiled: String, line: UInt) -> DrawingMismatch.Reason {
    do {
      let path = AdaptedSource.original(of: compiled)
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let shift = (shifts[path] ?? []).filter { $0.line < line }.reduce(0) { $0 + $1.lines }
      let known = (shifts[path] ?? []).contains { $0.line == line }
      if known { return .notRecorded(why: "this call was recorded already in this run.") }
      guard let edited = SourceReference(source, line: Int(line) + shift)?.replaced(by: drawing)
      else {
        return .notRecorded(why: "no call of expectDrawing begins at line \(line) of \(path).")
      }
      try edited.write(toFile: path, atomically: true, encoding: .utf8)
      shifts[path, default: []].append(
        (line, edited.filter(\.isNewline).count - source.filter(\.isNewline).count))
      return .recorded(in: path)
    } catch {
      return .notRecorded(why: "\(error)")
    }
  }

  /// Records a drawing in a file.
  static func record(_ drawing: String, in url: URL) -> DrawingMismatch.Reason {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (drawing + "\n").write(to: url, atomically: true, encoding: .utf8)
      return .recorded(in: url.path)
    } catch {
      return .notRecorded(why: "\(error)")
    }
  }

  /// Returns the file of a reference, next to the source file that a person edits.
  static func file(named name: String, besides source: String) -> URL {
    URL(fileURLWithPath: AdaptedSource.original(of: source)).deletingLastPathComponent()
      .appendingPathComponent("__Drawings__").appendingPathComponent("\(name).txt")
  }
}
