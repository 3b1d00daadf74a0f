import Testing

@testable import CrashTranscripts

/// A release belongs to a message within 4,000 glyphs.
@Suite struct ReleaseDistanceTests {
  @Test(
    arguments: [
      (1, TranscriptRelease(major: 15, minor: 4)), (4_000, TranscriptRelease(major: 15, minor: 4)),
      (4_001, nil), (100_000, nil),
    ] as [(Int, TranscriptRelease?)])
  func `a release farther away belongs to no message`(
    _ distance: Int, _ expected: TranscriptRelease?
  ) {
    let text = TranscriptText("iOS 15.4")
    let position = text.glyphs.firstIndex(of: "O") ?? 0
    let start = position + distance
    #expect(ReleaseMentions(text).nearest(to: start..<(start + 10)) == expected)
  }

  @Test(arguments: [4_000, 4_001])
  func `the distance behind a message begins at its end`(_ distance: Int) {
    let text = TranscriptText(String(repeating: "x", count: 5_000) + " iOS 15.4")
    let position = text.glyphs.firstIndex(of: "O") ?? 0
    let end = position - distance
    #expect(
      ReleaseMentions(text).nearest(to: 0..<end)
        == (distance == 4_000 ? TranscriptRelease(major: 15, minor: 4) : nil))
  }
}
