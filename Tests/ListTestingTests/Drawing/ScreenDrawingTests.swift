import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

@MainActor
@Suite struct ScreenDrawingTests {
  @Test func aTableWithASelectionAndMoreBelow() {
    let library = Library([.novels, .numbered(12)])
    let table = library.table(height: 230)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(
      ScreenState(table).drawing == """
        ┌────────────────────────────────────────────┐
        │── Novels ──────────────────────────────────│
        │ Emma                           Jane Austen │
        │▸Dune                         Frank Herbert │
        │ Momo                          Michael Ende │
        │╌╌ Three of them ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
        │ Volume 0                                  ▾│
        └────────────────────────────────────────────┘
        ▼ 11 more rows below
        """)
  }

  @Test func rowsOfAnyGeometryAreDrawn() throws {
    let table = Library([.novels]).table(height: 230)
    let cell = try #require(table.visibleCells.first)
    for frame in [
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity), .infinite, .null,
      .zero,
      CGRect(x: -1e200, y: 1e200, width: 1e300, height: 1e300),
    ] {
      cell.frame = frame
      #expect(ScreenState(table).drawing.contains("Dune"))
    }
    cell.transform = CGAffineTransform(scaleX: .nan, y: 1)
    #expect(ScreenState(table).drawing.contains("Dune"))
  }

  @Test func groupedSections() {
    let table = Library([.novels, .plays]).table(style: .grouped)
    #expect(
      ScreenState(table).drawing == """
        ┌────────────────────────────────────────────┐
        │── Novels ──────────────────────────────────│
        │ Emma                           Jane Austen │
        │ Dune                         Frank Herbert │
        │ Momo                          Michael Ende │
        │╌╌ Three of them ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
        │── Plays ───────────────────────────────────│
        │ Faust                                      │
        │                                            │
        └────────────────────────────────────────────┘
        """)
  }

  @Test func emptyLists() {
    #expect(
      ScreenState(Library([]).table()).drawing(columns: 24) == """
        ┌──────────────────────┐
        │    (no sections)     │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      ScreenState(Library([.numbered(0)]).grid()).drawing(columns: 24) == """
        ┌──────────────────────┐
        │      (no items)      │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      ScreenState(TableView()).drawing(columns: 30) == """
        ┌────────────────────────────┐
        │  (nothing asked for yet)   │
        └────────────────────────────┘
        """)
  }

  @Test func aGridOfBoxes() {
    let library = Library([.numbered(14)])
    let grid = library.grid(height: 250)
    grid.selectItem(
      at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    #expect(
      ScreenState(grid).drawing == """
        ┌────────────────────────────────────────────┐
        │┌────────────┐ ┌────────────┐ ┌────────────┐│
        ││Volume 0    │ │Volume 1    │ │Volume 2    ││
        │└────────────┘ └────────────┘ └────────────┘│
        │┌────────────┐ ╔════════════╗ ┌────────────┐│
        ││Volume 3    │ ║Volume 4    ║ │Volume 5    ││
        │└────────────┘ ╚════════════╝ └────────────┘│
        │┌────────────┐ ┌────────────┐ ┌────────────┐│
        ││Volume 6    │ │Volume 7    │ │Volume 8    ││
        ││            │ │            │ │            ││
        └────────────────────────────────────────────┘
        ▼ 5 more items below
        """)
  }

  @Test func aScrolledTableWithAReusePool() throws {
    let library = Library([.numbered(40)])
    let table = library.table(height: 200)
    library.simulator.run { table.contentOffset.y = 700 }
    try library.simulator.settle()
    library.simulator.run { table.contentOffset.y = 500 }
    try library.simulator.settle()
    #expect(
      ScreenState(table).drawing == """
        ▲ 11 more rows above
        ┌────────────────────────────────────────────┐
        │ Volume 11                                 ▴│
        │ Volume 12                                  │
        │ Volume 13                                  │
        │ Volume 14                                  │
        │ Volume 15                                 ▾│
        └────────────────────────────────────────────┘
        ▼ 24 more rows below
        reuse pool: book: cell-6
        """)
  }

  @Test func longTextsWideLettersAndHighRows() {
    let names = ["Tristram Shandy, Gentleman, his Life and his Opinions", "紅楼夢 🐉", "", "A\nB"]
    let cells = names.enumerated().map { index, name in
      ScreenState.Element(
        place: .item(ItemPath(item: index, section: 0)), name: ListViewName(.cell, index + 1),
        frame: Frame(x: 0, y: Double(index) * 88, width: 320, height: index == 1 ? 88 : 44),
        texts: name.isEmpty ? [] : [name, "detail"])
    }
    let state = ScreenState(
      kind: .table, visible: Frame(x: 0, y: 0, width: 320, height: 400), contentHeight: 352,
      counts: [4], cells: cells)
    #expect(
      state.drawing(columns: 34) == """
        ┌────────────────────────────────┐
        │ Tristram Shandy, Gentleman, h… │
        ┊ detail                         │
        │ 紅楼夢 🐉                      │
        ┊ detail                         │
        │ [0 - 2]                        │
        │ A B                     detail │
        │                                │
        └────────────────────────────────┘
        """)
  }

  @Test func swatchesShowTheirColours() {
    let library = Library([.hues(3)])
    library.tint = { $0 == "hue 0" ? .red : nil }
    #expect(
      ScreenState(library.grid()).drawing == """
        ┌────────────────────────────────────────────┐
        │┌────────────┐ ┌────────────┐ ┌────────────┐│
        ││#ff0000     │ │[0 - 1]     │ │[0 - 2]     ││
        │└────────────┘ └────────────┘ └────────────┘│
        │                                            │
        └────────────────────────────────────────────┘
        """)
  }

  @Test func omittedRowsAreCounted() {
    let state = ScreenState(Library([.numbered(60)]).table(height: 844))
    #expect(state.drawing.split(separator: "\n").count <= 24)
    #expect(
      state.drawing(rows: 8, columns: 24) == """
        ┌──────────────────────┐
        │ Volume 0             │
        │ Volume 1             │
        │ Volume 2             │
        │ Volume 3             │
        │ … 16 more rows on sc…│
        └──────────────────────┘
        ▼ 40 more rows below
        """)
  }
}
