import HeadlessKit
import Testing

@MainActor
@Suite struct TablePrefetchTests {
  private func scroll<Model>(_ room: Room<Model>, to y: CGFloat) {
    room.table.contentOffset.y = y
    room.simulator.layoutIfNeeded()
  }

  // behaviour 4.17
  @Test func nothingIsPrefetchedByDefault() {
    let notes = PrefetchNotes()
    let room = Room(Shelf(rows: 100), height: 88) { $0.prefetchDataSource = notes }
    _ = room.shelf.takeLog()
    scroll(room, to: 88)
    #expect(room.shelf.takeLog() == ["cell 0-2", "cell 0-3"])
    #expect(notes.log == [])
  }

  // behaviour 4.9, 4.10, 4.12
  @Test func withPrefetchingCellsArePreparedEarlyAndKept() throws {
    let (notes, witness) = (PrefetchNotes(), RecordingDelegate())
    let room = Room(Shelf(rows: 100), delegate: witness, height: 176) {
      $0.prefetchDataSource = notes
    }
    room.simulator.prefetchesCells = true
    _ = (room.shelf.takeLog(), witness.takeLog())
    try room.simulator.settle()
    #expect(room.shelf.takeLog() == [])  // not before the first scroll

    scroll(room, to: 88)
    #expect(room.shelf.takeLog() == ["cell 0-4", "cell 0-5", "cell 0-6", "cell 0-7"])
    #expect(witness.takeLog() == ["hide 0-0", "hide 0-1", "show 0-4", "show 0-5"])
    #expect(notes.log == ["fetch 6 7 8 9"])
    #expect(room.table.cellForRow(at: IndexPath(row: 6, section: 0)) == nil)  // 4.11

    scroll(room, to: 0)  // back: displayed again without asking the data source
    #expect(room.shelf.takeLog() == [])
    #expect(witness.takeLog() == ["hide 0-4", "hide 0-5", "show 0-0", "show 0-1"])
    #expect(notes.log == ["fetch 6 7 8 9", "cancel 6 7 8 9"])

    scroll(room, to: 88)
    #expect(room.shelf.takeLog() == [])
    scroll(room, to: 176)
    #expect(room.shelf.takeLog() == ["cell 0-8", "cell 0-9"])
  }

  // behaviour 4.9
  @Test func aCellIsKeptUntilItsRowIsAScreenAway() {
    let room = Room(Shelf(rows: 100), height: 176)
    room.simulator.prefetchesCells = true
    scroll(room, to: 88)
    scroll(room, to: 220)  // row 0 ends just where the screen before this one starts
    _ = room.shelf.takeLog()
    scroll(room, to: 0)
    #expect(room.shelf.takeLog() == ["cell 0-0"])
  }

  // behaviour 4.10
  @Test func olderSystemsPrefetchNoCells() {
    let notes = PrefetchNotes()
    let room = Room(Shelf(rows: 100), profile: .iOS14, height: 88) {
      $0.prefetchDataSource = notes
    }
    room.simulator.prefetchesCells = true
    _ = room.shelf.takeLog()
    scroll(room, to: 88)
    #expect(room.shelf.takeLog() == ["cell 0-2", "cell 0-3"])
    #expect(notes.log == ["fetch 4 5"])
  }

  @Test func theTableCanForbidPrefetching() {
    let room = Room(Shelf(rows: 100), height: 88) { $0.isPrefetchingEnabled = false }
    room.simulator.prefetchesCells = true
    _ = room.shelf.takeLog()
    scroll(room, to: 88)
    #expect(room.shelf.takeLog() == ["cell 0-2", "cell 0-3"])
  }

  // behaviour 4.8
  @Test func preparedCellsAreReconfiguredToo() {
    let room = Room(Shelf(rows: 100), height: 88)
    room.simulator.prefetchesCells = true
    scroll(room, to: 88)
    _ = room.shelf.takeLog()
    room.table.reconfigureRows(at: [IndexPath(row: 4, section: 0)])
    #expect(room.shelf.takeLog() == ["cell 0-4"])
    scroll(room, to: 132)
    #expect(!room.shelf.takeLog().contains("cell 0-4"))
  }

  @Test func preparedCellsFollowTheirRows() {
    let room = Room(Shelf(rows: 100), height: 88)
    room.simulator.prefetchesCells = true
    scroll(room, to: 88)
    _ = room.shelf.takeLog()
    room.shelf.sections[0].remove(at: 0)
    room.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(room.shelf.takeLog() == ["sections", "rows 0"])  // row 4 was prepared
    #expect(room.texts == ["0·3", "0·4"])
  }
}
