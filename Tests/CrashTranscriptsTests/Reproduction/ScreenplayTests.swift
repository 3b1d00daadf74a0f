import ListCore
import Testing

@testable import CrashTranscripts

@Suite struct ScreenplayTests {
  private static func candidates(_ text: String) -> [Screenplay] {
    TranscriptReader().messages(in: text).flatMap(Screenplay.candidates)
  }

  @Test func sharedMessagesAreTriedOnBothLists() {
    let batch = BatchUpdate([.deleteSection(2)])
    let action = Screenplay.Action.update(batch, after: [1])
    #expect(
      Self.candidates(
        "attempt to delete section 2, but there are only 2 sections before the update")
        == [
          Screenplay(.table, [1, 1], action: action),
          Screenplay(.collection, [1, 1], action: action),
        ])
  }

  @Test func aTableIsNamedAfterItsSubclass() {
    var expected = Screenplay(.table, [0, 0, 4], action: .scroll([2, 9]))
    expected.className = "BasketTable"
    #expect(
      Self.candidates(
        """
        -[BasketTable scrollToRowAtIndexPath:atScrollPosition:animated:]: row (9) beyond bounds \
        (4) for section (2).
        """) == [expected])
  }

  @Test func aDraggedRowIsOnScreen() {
    func draggedTo(_ section: Int, _ row: Int, of rows: Int) -> Screenplay? {
      Screenplay(
        .invalidReorderTarget(ItemPath(item: row, section: section), rows: rows), .table)
    }
    func from(_ section: Int) -> ItemPath { ItemPath(item: 0, section: section) }
    #expect(
      draggedTo(1, 4, of: 2)
        == Screenplay(
          .table, [0, 2], action: .drag(from: from(1), to: ItemPath(item: 4, section: 1))))
    #expect(
      draggedTo(2, 4, of: 0)
        == Screenplay(
          .table, [1, 1], action: .drag(from: from(0), to: ItemPath(item: 4, section: 2))))
    #expect(
      draggedTo(0, 4, of: 0)
        == Screenplay(
          .table, [0, 1], action: .drag(from: from(1), to: ItemPath(item: 4, section: 0))))
  }

  @Test func attributesNameTheirItem() {
    #expect(
      ItemPath(
        firstIn: """
          <A.Attributes: 0x1> index path: (<NSIndexPath: 0xc75> {length = 2, path = 3 - 14}); \
          frame = (0 0; 375 248);
          """) == ItemPath(item: 14, section: 3))
    #expect(ItemPath(firstIn: "<A.Attributes: 0x1>") == nil)
  }

  @Test func callsAnnounceNothingTwice() {
    let batch = BatchUpdate([
      .deleteSection(0), .deleteSection(1), .deleteSection(0), .insertSection(0),
    ])
    #expect(
      batch.callsOfClient == [
        UpdateCall([.deleteSection(0), .deleteSection(1)]),
        UpdateCall([.deleteSection(0), .insertSection(0)]),
      ])
  }

  @Test func batchesThatAreTooLargeAreNotBuilt() {
    #expect(
      Self.candidates(
        "request for rect at invalid index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 3000000})"
      ) == [])
  }
}
