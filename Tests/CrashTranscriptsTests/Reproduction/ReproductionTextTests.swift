import Testing

@testable import CrashTranscripts

@MainActor @Suite struct ReproductionTextTests {
  private static let short =
    "attempt to delete section 4, but there are only 4 sections before the update"
  private static let counts = """
    Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
    existing section after the update (5) must be equal to the number of rows contained in that \
    section before the update (3), plus or minus the number of rows inserted or deleted from that \
    section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that \
    section (0 moved in, 0 moved out).
    """

  @Test func repeatedSentencesAreCounted() {
    let full = Self.counts.replacing(".  ", with: ". ") + " Table view: <UITableView: 0x1>"
    let all = Reproduction.all(
      in: [Self.counts, Self.short, full, full, "> " + Self.short].joined(separator: "\n\n"))
    #expect(all.map(\.message.text) == [full, Self.short])
    #expect(all.map(\.count) == [3, 2])
  }

  @Test func quotedLinesAreNotReportedAsWhiteSpace() throws {
    let pasted = "> attempt to delete section 4, but there are only 4\n> sections before the update"
    let reproduction = try #require(Reproduction.all(in: pasted).first)
    #expect(
      reproduction.message.text
        == "attempt to delete section 4, but there are only 4\nsections before the update")
    #expect(reproduction.concessions == [])
  }

  @Test func differencesAreExplained() throws {
    let retyped = Self.counts.replacing(
      "contained in an existing", with: "contained in and existing")
    let reproduction = try #require(Reproduction.all(in: retyped).first)
    #expect(reproduction.verdict == .different)
    #expect(
      reproduction.note == """
        The numbers agree and the words do not: the message was retyped, or comes from a release \
        whose words are not known here.
        """)
    let test = Reproduction.swiftTests([reproduction]).split(separator: "\n")
    #expect(
      test.filter { $0.contains("@Test") } == ["  @Test func crashesInOtherWords() {"])
  }
}
