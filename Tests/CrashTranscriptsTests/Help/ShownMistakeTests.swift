import CrashTranscripts
import ListCore
import Testing

/// What the app's sources show decides between the causes that the numbers allow.
@MainActor
@Suite struct ShownMistakeTests {
  private static let report = """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an \
    existing section after the update (1) must be equal to the number of rows contained in that \
    section before the update (1), plus or minus the number of rows inserted or deleted from that \
    section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that \
    section (0 moved in, 0 moved out).
    """

  @Test func aCauseThatTheSourcesShowComesFirst() throws {
    let message = try #require(TranscriptReader().messages(in: Self.report).first)
    let plain = Reproduction(message)
    let mistakes = plain.help.causes.map(\.mistake)
    #expect(mistakes.count > 1)
    for mistake in mistakes {
      let shown = plain.putting(first: [mistake])
      #expect(
        shown.help.causes.map(\.mistake) == [mistake] + mistakes.filter { $0 != mistake })
      #expect(shown.help.causes.first?.sentence == shown.cause)
      #expect(shown.help.fallback == plain.help.fallback)
    }
  }

  @Test func aMistakeThatTheReportRulesOutIsNotAdded() throws {
    let message = try #require(TranscriptReader().messages(in: Self.report).first)
    let plain = Reproduction(message)
    let others = Set(Mistake.allCases).subtracting(plain.help.causes.map(\.mistake))
    #expect(!others.isEmpty)
    #expect(plain.putting(first: others).help == plain.help)
  }
}
