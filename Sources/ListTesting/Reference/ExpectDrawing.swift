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
