import ListCore
import Testing

@testable import CrashTranscripts

@Suite struct ReleaseMentionsTests {
  private static let message =
    "attempt to delete section 4, but there are only 4 sections before the update"

  @Test(
    arguments: [
      ("iPhone OS 15.4 (19E241)", TranscriptRelease(major: 15, minor: 4)),
      ("iOS 16.4.1", TranscriptRelease(major: 16, minor: 4)),
      ("on iPadOS 17 it", TranscriptRelease(major: 17)),
      ("OS Version: 13.3", TranscriptRelease(major: 13, minor: 3)),
      ("**OS Version:** iPhone OS 12.1.2 (16C101)", TranscriptRelease(major: 12, minor: 1)),
      ("Hardware: iPhone14,2", nil), ("macOS 14.2", nil), ("iOS SDK", nil), ("iOS 2024", nil),
      (String(repeating: "x ", count: 3_000), nil),
    ] as [(String, TranscriptRelease?)])
  func findsTheReleaseNearTheMessage(_ report: String, _ expected: TranscriptRelease?) {
    for text in ["\(report)\n\(Self.message)", "\(Self.message)\n\(report)"] {
      #expect(TranscriptReader().messages(in: text).map(\.clues.release) == [expected])
    }
  }

  @Test func theNearestMentionWins() {
    let text =
      "iOS 13.1\n\(Self.message)\n\na long time later, in iOS 15\n\(Self.message)\niOS 17.2"
    #expect(
      TranscriptReader().messages(in: text).map { $0.clues.release?.description }
        == ["iOS 13.1", "iOS 17.2"])
  }

  @Test(
    arguments: [
      (TranscriptRelease(major: 15, minor: 4), "iOS 15"),
      (TranscriptRelease(major: 16, minor: 3), "iOS 16"),
      (TranscriptRelease(major: 16, minor: 5), "iOS 16.4"),
      (TranscriptRelease(major: 18, minor: 6), "iOS 18"),
      (TranscriptRelease(major: 26, minor: 1), "iOS 26"),
      (TranscriptRelease(major: 28), nil), (TranscriptRelease(major: 4), nil),
    ] as [(TranscriptRelease, String?)])
  func hasAProfile(_ release: TranscriptRelease, _ expected: String?) {
    #expect(release.profile?.name == expected)
  }

  @MainActor @Test func aMentionedReleaseIsPreferredAmongEquals() {
    #expect(
      Reproduction.all(in: "iOS 15.4\n" + Self.message).map(\.profile?.name) == ["iOS 15"])
  }
}
