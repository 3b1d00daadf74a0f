import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct TableLoadingTests {
  @Test func showsRowsAndDeletesOne() {
    let room = Room(Shelf(rows: 3))
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "cell 0-0", "cell 0-1", "cell 0-2"])
    #expect(room.table.contentSize == CGSize(width: 320, height: 132))
    room.shelf.sections[0].remove(at: 0)
    room.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(room.shelf.takeLog() == ["sections", "rows 0"])
    #expect(room.texts == ["0·1", "0·2"])
  }
}
