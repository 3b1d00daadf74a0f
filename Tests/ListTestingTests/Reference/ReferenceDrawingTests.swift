import Foundation
import HeadlessKit
import Testing

@testable import ListTesting

/// Drawings that are compared with a reference in a test's source or in a file.
@MainActor
@Suite struct ReferenceDrawingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reference-\(UUID().uuidString)")

  private func mismatch(_ body: () throws(DrawingMismatch) -> Void) -> DrawingMismatch? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func anEqualDrawingPasses() throws {
    let simulator = Simulator(screenSize: CGSize(width: 200, height: 100))
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Emma"
    simulator.show(label, frame: label.frame)
    try expectDrawing(of: simulator) {
      """
      ┌──────────────────────────────────────────────┐
      │ Emma                                         │
      └──────────────────────────────────────────────┘
      """
    }
  }

  @Test func aDifferenceIsShownLineByLine() {
    let failure = mismatch { () throws(DrawingMismatch) in
      try expectDrawing(of: "A\nC\nD", recording: false, file: "T.swift", line: 4) { "A\nB\nD" }
    }
    #expect(
      failure?.description == """
        T.swift:4: the drawing differs from the reference (-). Run the test with \
        HEADLESSKIT_RECORD=1 to record the new one (+).
          A
        - B
        + C
          D
        """)
  }

  @Test func aFileIsRecordedAndThenCompared() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("ShelfTests.swift")
    let program = """
      func one() throws {
        try expectDrawing(of: simulator)
      }
      func other() throws {
        try expectDrawing(of: "(", recording: true) { "old {" }
      }

      """
    try program.write(to: source, atomically: true, encoding: .utf8)
    let recorder = SourceRecorder(path: source.path)
    #expect(recorder.record("A\n\\B", line: 2))
    #expect(recorder.record("C", line: 5))
    #expect(
      try String(contentsOf: source, encoding: .utf8) == ##"""
        func one() throws {
          try expectDrawing(of: simulator) {
            #"""
            A
            \B
            """#
          }
        }
        func other() throws {
          try expectDrawing(of: "(", recording: true) {
            """
            C
            """
          }
        }

        """##)
  }

  @Test func aCopyRecordsIntoTheOriginal() throws {
    let copies = folder.appendingPathComponent("plugins/outputs")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = folder.appendingPathComponent("ShelfTests.swift")
    let copy = copies.appendingPathComponent("ShelfTests.swift")
    let program = "try expectDrawing(of: simulator)\n"
    try program.write(to: original, atomically: true, encoding: .utf8)
    try (program + "// Adapted from: \(original.path)\n")
      .write(to: copy, atomically: true, encoding: .utf8)
    #expect(
      DrawingRecorder.shared.record("A", inSource: copy.path, line: 1)
        == .recorded(in: original.path))
    #expect(
      try String(contentsOf: original, encoding: .utf8)
        == "try expectDrawing(of: simulator) {\n  \"\"\"\n  A\n  \"\"\"\n}\n")
    #expect(
      DrawingRecorder.file(named: "shelf", besides: copy.path).path
        == folder.appendingPathComponent("__Drawings__/shelf.txt").path)
  }

  /// Records drawings as calls in a source file do.
  private struct SourceRecorder {
    let path: String

    @MainActor func record(_ drawing: String, line: UInt) -> Bool {
      DrawingRecorder.shared.record(drawing, inSource: path, line: line) == .recorded(in: path)
    }
  }
}
