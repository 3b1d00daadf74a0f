import ListCore
import Testing

@testable import CrashTranscripts

struct SearchCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pasted: String
  let release: String
  let concessions: [MessageComparison.Concession]
}

@Suite struct ReleaseSearchTests {
  private static func counts(gap: String, after: Int, view: String = "") -> String {
    """
    Invalid update: invalid number of rows in section 0.\(gap)The number of rows contained in an \
    existing section after the update (\(after)) must be equal to the number of rows contained in \
    that section before the update (3), plus or minus the number of rows inserted or deleted from \
    that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
    that section (0 moved in, 0 moved out).\(view)
    """
  }

  private static let view = " Table view: <UITableView: 0x9; frame = (0 0; 1 1)>"

  static let cases = [
    SearchCase(
      testDescription: "two spaces", pasted: counts(gap: "  ", after: 5), release: "iOS 13",
      concessions: []),
    SearchCase(
      testDescription: "one space", pasted: counts(gap: " ", after: 5), release: "iOS 14",
      concessions: []),
    SearchCase(
      testDescription: "too many, and the view", pasted: counts(gap: " ", after: 5, view: view),
      release: "iOS 27", concessions: []),
    SearchCase(
      testDescription: "too few, and the view", pasted: counts(gap: " ", after: 1, view: view),
      release: "iOS 16", concessions: []),
    SearchCase(
      testDescription: "a wide gap and the view", pasted: counts(gap: "\n", after: 5, view: view),
      release: "iOS 27", concessions: [.whiteSpace]),
  ]

  @Test(arguments: cases)
  func theReleaseIsFound(_ given: SearchCase) throws {
    let message = try #require(TranscriptReader().messages(in: given.pasted).first)
    let scene = try #require(message.facts.flatMap(UpdateScene.init))
    let search = ReleaseSearch.best(for: message) { profile in
      scene.fault(profile)?.reason(.table, profile, view: "<UITableView: 0x1>")
    }
    #expect(search?.profile.name == given.release)
    #expect(search?.comparison.concessions == given.concessions)
  }

  @Test func theClosestIsTakenIfNoneIsIdentical() throws {
    let pasted =
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    let message = try #require(TranscriptReader().messages(in: pasted).first)
    let search = ReleaseSearch.best(for: message, among: [.iOS18, .iOS17, .iOS16]) { profile in
      profile == .iOS17 ? "attempt to delete row 4" : "Something else"
    }
    #expect(search?.profile == .iOS17)
    #expect(search?.comparison == MessageComparison(.different))
  }

  @Test func nothingIsFoundIfNoListHasAMessage() throws {
    let message = try #require(
      TranscriptReader().messages(in: "UITableView dataSource is not set").first)
    #expect(ReleaseSearch.best(for: message) { _ in nil } == nil)
  }
}
