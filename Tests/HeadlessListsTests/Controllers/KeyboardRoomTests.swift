import Foundation
import ListCore
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A controller whose rows have a text field each.
private final class Form: TableViewController {
  var rows = 40
  var heights: [Int: CGFloat] = [:]
  var ended: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.placeholder = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row] ?? 44
  }
  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath.row) }

  func field(_ row: Int) -> TextField? {
    (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
  }
}

private final class FieldCell: TableViewCell {
  let field = TextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a table controller does while a row is edited.
@MainActor
@Suite struct KeyboardRoomTests {
  let simulator = Simulator()
  private let form = Form(style: .plain)

  init() {
    simulator.show(form)
  }

  // behaviour 25.31
  @Test func aTableControllerMakesRoomForTheKeyboard() throws {
    let table = try #require(form.tableView)
    let last = try #require(table.indexPathsForVisibleRows?.last?.row)
    form.field(last - 1)?.becomeFirstResponder()
    let before = table.contentInset.bottom
    simulator.showKeyboard(height: 300)
    try simulator.settle()
    let top = simulator.screenSize.height - 300
    #expect(table.contentInset.bottom > before)
    #expect(table.adjustedContentInset.bottom == 300)
    #expect(table.verticalScrollIndicatorInsets.bottom == table.contentInset.bottom)
    let field = try #require(form.field(last - 1))
    #expect(field.convert(field.bounds, to: nil).maxY <= top)
    simulator.hideKeyboard()
    try simulator.settle()
    #expect(table.contentInset.bottom == before)
  }

  @Test func aKeyboardThatGrowsIsNotCountedTwice() throws {
    let table = try #require(form.tableView)
    simulator.showKeyboard(height: 300)
    simulator.showKeyboard(height: 350)
    #expect(table.adjustedContentInset.bottom == 350)
    table.contentInset.bottom += 10
    simulator.hideKeyboard()
    #expect(table.contentInset.bottom == 10)
  }

  // behaviour 25.32
  @Test func theEditedRowKeepsItsCellAndTheKeyboard() throws {
    let table = try #require(form.tableView)
    let (cell, field) = (
      try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))),
      try #require(form.field(1))
    )
    field.becomeFirstResponder()
    table.contentOffset.y = 900
    simulator.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(!table.visibleCells.contains(cell))
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 1, section: 0)) == false)
    #expect(!form.ended.contains(1))
    #expect(form.ended.contains(0))

    field.resignFirstResponder()
    table.contentOffset.y = 950
    simulator.layoutIfNeeded()
    #expect(form.ended.contains(1))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
  }

  @Test func theEditedRowsCellIsThereWhenItComesBack() throws {
    let table = try #require(form.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    form.field(1)?.becomeFirstResponder()
    for offset in [900, 0] as [CGFloat] {
      table.contentOffset.y = offset
      simulator.layoutIfNeeded()
    }
    #expect(table.visibleCells.contains(cell))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  // behaviour 25.33
  @Test func aRowOfHeightZeroShowsNothing() {
    form.heights[1] = 0
    form.tableView.reloadData()
    simulator.layoutIfNeeded()
    let shown = simulator.read().seen.compactMap { ($0.view as? TextField)?.placeholder }
    #expect(Array(shown.prefix(3)) == ["Row 0", "Row 2", "Row 3"])
  }

  // behaviour 25.34
  @Test func theLayoutDecidesWhereADragEnds() throws {
    final class Snapping: CollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append(proposedContentOffset)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let world = CollectionWorld.shown([(0..<20).map { "\($0)" }], layout: layout)
    try world.simulator.scroll(world.view, by: CGPoint(x: 0, y: 130))
    #expect(layout.asked == [CGPoint(x: 0, y: 130)])
    #expect(world.view.contentOffset.y == 100)
  }
}
