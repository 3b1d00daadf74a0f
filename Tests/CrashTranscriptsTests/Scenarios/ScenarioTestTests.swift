import CrashTranscripts
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct ScenarioTestTests {
  /// Scenarios that together need every line of the generated tests.
  static let scenarios: [(name: String, text: String)] = [
    (
      "forgotten deletion",
      "table; profile iOS16.4; data A[1 2 3] B[4]; show; batch { set A[2 3] B[4] }; settle"
    ),
    (
      "wrong place in a collection",
      "collection; data A[1 2]; show; del 0.1 0.7; show; reloadData"
    ),
    (
      "a long day of a table",
      """
      table; size 320x400; cells fixed 40; data A["say \\"hi\\"" 2 3] B[4]; show; select 0.1
      deselect 0.1; tap 0.2; scroll 20; layout; count; batch {}
      batch { set A[2 3 new] B[4] C[5 6 7] ; del 0.0 ; ins 0.2 ; insS 2 }
      set A[2 3 anotherLongName] B[4 "one long item" "another long item" "a third long item" "x"]
      reconfigure 0.1
      reloadData
      settle
      batch { set B[4 "one long item" x y] A[3 2] ; moveS 1 -> 0 ; reloadData }
      """
    ),
    (
      "2 moves in a collection",
      """
      collection; cells fixed 44; data A[1 2 3] B[4]; show; select 0.1
      batch { set A[3 1 2] B[4]; move 0.2 -> 0.0 ; batch { reload 1.0 } }
      batch { set A[3 1] B[4 2] C[]; move 0.2 -> 1.1; insS 2 }
      batch { set B[4 2] A[3 1]; moveS 1 -> 0; delS 2 }
      reloadS 1
      reconfigure 0.0 0.1
      tap 1.0
      deselect 1.0
      """
    ),
    ("a tap on nothing", "data A[1]; show; tap 0.1; set empty; reloadData"),
    (
      "snapshots of a table",
      """
      snapshots table; data A[1 2 3]; show; apply A[3 1] B[2] reload 1 reconfigure 3 reloadS B
      apply A[3 1] B[2 x] without animation; apply A[1] B["a rather long item" "another long item" x]
      """
    ),
    (
      "snapshots of a collection",
      "snapshots collection; data A[1 2 3]; show; apply A[3 1] by reload; apply empty; apply A[1 1]"
    ),
  ]

  /// The file is compiled and run with these tests. After a change of the generator run this test
  /// with HEADLESSKIT_REGENERATE=1, which rewrites it.
  @Test func theGeneratedFileIsCheckedIn() throws {
    let file = Checked(
      "GeneratedScenarios.swift",
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent())
    let written = ListScenario.swiftTests(
      try Self.scenarios.map { ($0.name, try ListScenario($0.text)) })
    #expect(try file.text(regeneratedFrom: written + "\n") == written + "\n")
  }
}
