import Testing

@testable import CrashTranscripts

/// What is said of a controller or a library that made no call for sections.
@MainActor @Suite struct SectionCallsTests {
  @Test(
    arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (2, 0), (0, 2)],
    [
      ("NSFetchedResultsController", "The fetched results controller has"),
      ("DifferenceKit", "A library computes the calls from two contents"),
    ])
  func `it is said only if the message counts neither insertions nor deletions`(
    _ calls: (inserted: Int, deleted: Int), _ source: (word: String, sentence: String)
  ) throws {
    let after = 3 + calls.inserted - calls.deleted + 1
    let text = """
      \(source.word)

      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(after)) must be equal to the number of sections contained in the \
      table view before the update (3), plus or minus the number of sections inserted or deleted \
      (\(calls.inserted) inserted, \(calls.deleted) deleted).
      """
    let help = try #require(Reproduction.all(in: text).first).help
    #expect(
      help.causes.contains { $0.sentence.hasPrefix(source.sentence) }
        == (calls.inserted + calls.deleted == 0))
  }
}
