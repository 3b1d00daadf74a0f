import Foundation
import Testing

@testable import CrashTranscripts

@MainActor @Suite struct GeneratedTestTests {
  /// The file is compiled and run with these tests. After a change of the generator, rewrite it
  /// with `Playground/Transcripts/regenerate.sh`.
  @Test func theGeneratedFileIsCheckedIn() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let reports = try String(
      contentsOf: root.appendingPathComponent("Playground/Transcripts/reports.log"),
      encoding: .utf8)
    let file = try String(
      contentsOf: tests.appendingPathComponent("GeneratedReproductions.swift"), encoding: .utf8)
    let all = Reproduction.all(in: reports)
    let reproductions = all.filter { !$0.message.isWarning } + all.filter(\.message.isWarning)
    #expect(Reproduction.swiftTests(reproductions, of: "reports.log") + "\n" == file)
  }

  @Test func aMissingTestIsExplained() throws {
    let pasted = "Cell animation stop fraction must be greater than start fraction"
    let message = try #require(TranscriptReader().messages(in: pasted).first)
    #expect(
      Reproduction.swiftTests([Reproduction(message)]) == """
        // Written by `swift run Playground explain --swift`.
        // Put this into a test target that depends on the product HeadlessKit.

        // cell-animation-fraction: not reproduced.
        // The message is about animations under way; HeadlessKit computes no frames of them (known
        // difference course-of-animations).
        """)
  }
}
