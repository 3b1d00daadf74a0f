import Foundation
import HeadlessKit

/// Compares the drawing of a screen, a list, a trace or a comparison with the reference in a test.
///
/// Without a reference, the drawing is recorded: the test's source is given one, and the call
/// throws, so that the next run compares. With the environment variable `HEADLESSKIT_RECORD=1`,
/// references that differ are replaced, and those calls throw as well.
///
/// ```swift
/// try expectDrawing(of: simulator) {
///   """
///   ┌──────────────────────────────────────────────┐
///   │                    Books                     │
///   └──────────────────────────────────────────────┘
///   """
/// }
/// ```
///
/// It throws, so that the test fails in Swift Testing and in XCTest alike.
///
/// - Parameters:
///   - subject: The object to draw.
///   - records: Whether a drawing that differs replaces the reference; `nil` to ask the environment.
///   - filePath: The source file that contains the reference.
///   - file: The file that a failure names.
///   - line: The line of the call.
///   - reference: Returns the reference, a literal; leave it out to record it.
/// - Throws: A ``DrawingMismatch`` if the drawing differs, or was recorded.
/// - Complexity: O(*n* · *d*) for drawings of *n* lines of which *d* differ.
@MainActor
public func expectDrawing(
  of subject: some ReferenceDrawing, recording records: Bool? = nil,
  filePath: StaticString = #filePath, file: StaticString = #fileID, line: UInt = #line,
  _ reference: (() -> String)? = nil
) throws(DrawingMismatch) {
  let (drawing, expected) = (subject.referenceDrawing, reference?().referenceDrawing ?? "")
  guard drawing != expected else { return }
  var mismatch = DrawingMismatch(
    file: "\(file)", line: line, reason: .differs, expected: expected, drawing: drawing)
  if expected.isEmpty || records ?? DrawingRecorder.isOn {
    mismatch.reason = DrawingRecorder.shared.record(drawing, inSource: "\(filePath)", line: line)
  }
  throw mismatch
}

/// Compares the drawing of a screen, a list, a trace or a comparison with the reference in a file.
///
/// The file is in the folder `__Drawings__` beside the test's source file: `shelf.txt` for the name
/// `shelf`. Without it, the drawing is recorded, and the call throws. With the environment variable
/// `HEADLESSKIT_RECORD=1`, files that differ are replaced, and those calls throw as well. Exclude the
/// folder from the test target in `Package.swift`: `exclude: ["__Drawings__"]`.
///
/// - Parameters:
///   - subject: The object to draw.
///   - name: The name of the file, without its extension.
///   - records: Whether a drawing that differs replaces the file; `nil` to ask the environment.
///   - filePath: The source file of the test.
///   - file: The file that a failure names.
///   - line: The line of the call.
/// - Throws: A ``DrawingMismatch`` if the drawing differs, or was recorded.
@MainActor
public func expectDrawing(
  of subject: some ReferenceDrawing, named name: String, recording records: Bool? = nil,
  filePath: StaticString = #filePath, file: StaticString = #fileID, line: UInt = #line
) throws(DrawingMismatch) {
  let url = DrawingRecorder.file(named: name, besides: "\(filePath)")
  let known = (try? String(contentsOf: url, encoding: .utf8))?.referenceDrawing ?? ""
  let drawing = subject.referenceDrawing
  guard drawing != known else { return }
  var mismatch = DrawingMismatch(
    file: "\(file)", line: line, reason: .differs, expected: known, drawing: drawing)
  if known.isEmpty || records ?? DrawingRecorder.isOn {
    mismatch.reason = DrawingRecorder.record(drawing, in: url)
  }
  throw mismatch
}

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
