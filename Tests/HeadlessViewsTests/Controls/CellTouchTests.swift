import Foundation
import HeadlessKit
import Testing

/// Touches within a row, and which view receives them.
@MainActor
@Suite struct CellTouchTests {
  /// A table of rows with a switch, and with a label that takes no touches.
  final class Screen: NSObject, TableViewDataSource, TableViewDelegate {
    let table = TableView(frame: .zero, style: .plain)
    var lines: [String] = []

    override init() {
      super.init()
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 50
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = indexPath.row == 2 ? .detailButton : .none
      if indexPath.row == 1 {
        let toggle = Switch()
        toggle.addAction(
          Action { [weak self] _ in self?.lines.append("switch") }, for: .valueChanged)
        cell.accessoryView = toggle
      }
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("row \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { lines.append("detail \(indexPath.row)") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let simulator = Simulator()
  let screen = Screen()

  init() { simulator.show(screen.table) }

  private func cell(_ row: Int) throws -> TableViewCell {
    try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  // behaviour 8.3
  @Test func aTapOnACellSelectsItsRow() throws {
    try simulator.tap(try cell(0))
    try simulator.tap(try #require(try cell(1).textLabel))
    try simulator.tap(at: CGPoint(x: 100, y: 120))
    #expect(screen.take() == ["row 0", "row 1", "row 2"])
  }

  @Test func aTapOnAControlInACellReachesTheControl() throws {
    let toggle = try #require(try cell(1).accessoryView as? Switch)
    try simulator.tap(toggle)
    #expect(toggle.isOn)
    #expect(screen.take() == ["switch"])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func aTapOnTheDetailButtonReachesTheButton() throws {
    let frame = try #require(
      try cell(2).subviews.first { $0.frame.size == CGSize(width: 26, height: 22) }
    ).frame
    try simulator.tap(at: CGPoint(x: frame.midX, y: 100 + frame.midY))
    #expect(screen.take() == ["detail 2"])
  }

  /// The classic mistake of a tap recogniser that ends editing: rows can no longer be selected.
  @Test func aRecognizerAroundTheTableReceivesTheTap() throws {
    let tap = TapGestureRecognizer()
    tap.addHandler { [screen] _ in screen.lines.append("ground") }
    screen.table.addGestureRecognizer(tap)
    try simulator.tap(try cell(0))
    #expect(screen.take() == ["ground"])
    tap.cancelsTouchesInView = false
    try simulator.tap(try cell(0))
    #expect(screen.take() == ["ground", "row 0"])
  }

  /// Shows a collection view with one cell that contains a button.
  @Test func aCollectionViewsCellReceivesTheTap() throws {
    final class Source: NSObject, CollectionViewDataSource, CollectionViewDelegate {
      var lines: [String] = []
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        let button = Button(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        button.addAction(
          Action { [weak self] _ in self?.lines.append("button") }, for: .touchUpInside)
        cell.contentView.addSubview(button)
        return cell
      }
      func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("item \(indexPath.item)")
      }
    }
    let source = Source()
    let list = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = source
    list.delegate = source
    simulator.show(list)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    try simulator.tap(cell)
    try simulator.tap(try #require(cell.contentView.subviews.last))
    #expect(source.lines == ["item 1", "button"])
  }
}
