import CrashTranscripts
import Testing

@testable import Playground

@MainActor @Suite struct ExplainedMessageTests {
  private static let sections =
    "attempt to delete section 4, but there are only 4 sections before the update"

  /// The heading and the outcome, without the message and its explanation.
  private static func outcome(_ text: String) -> [String] {
    Reproduction.all(in: text).flatMap { reproduction in
      ExplainedMessage(reproduction, number: 1, of: 1).text
        .split(separator: "\n")
        .filter { $0.hasPrefix("1 of") || $0.hasPrefix("Reproduced") || $0.hasPrefix("Assumed") }
        .map(String.init)
    }
  }

  private static let assumed =
    "Assumed: the view is a table view; one row in each section; 3 sections after the update."

  @Test(arguments: [
    ("", "Reproduced as iOS 27: identical."),
    ("iOS 15\n", "Reproduced as iOS 15 (the report names it): identical."),
    ("iPhone OS 15.4 (19E241)\n", "Reproduced as iOS 15 (the report names iOS 15.4): identical."),
    ("iOS 26.1\n", "Reproduced as iOS 26 (the report names iOS 26.1): identical."),
    ("iOS 28\n", "Reproduced as iOS 27: identical."),
  ])
  func saysWhyItIsThatRelease(_ header: String, _ reproduced: String) {
    #expect(
      Self.outcome(header + Self.sections)
        == ["1 of 1: attempt-delete-section-out-of-range", reproduced, Self.assumed])
  }

  @Test func saysHowOftenItIsSaid() {
    #expect(
      Self.outcome("\(Self.sections)\n\(Self.sections)") == [
        "1 of 1: attempt-delete-section-out-of-range, said 2 times",
        "Reproduced as iOS 27: identical.", Self.assumed,
      ])
  }
}
