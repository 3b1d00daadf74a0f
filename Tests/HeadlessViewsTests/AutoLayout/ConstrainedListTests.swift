import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A title over a text of any number of lines, 8 points from the edges of the content view.
private final class NoteCell: TableViewCell {
  let title = smallLabel("title")
  let body = smallLabel("", lines: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    build()
  }

  required init?(coder: NSCoder) { nil }

  func build() {
    let outer = contentView
    for label in [title, body] { _ = freeView(label, in: contentView) }
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
    ])
  }
}

/// A cell whose label is constrained to the cell instead of its content view, as in older code.
private final class OldCell: TableViewCell {
  let label = smallLabel("", lines: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    _ = freeView(label, in: contentView)
    label.pinEdges(to: self, inset: 10)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Chip: CollectionViewCell {
  let label = smallLabel("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = freeView(label, in: contentView)
    label.pinEdges(to: contentView, inset: 6)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Notes: NSObject, TableViewDataSource, CollectionViewDataSource {
  var texts: [String]
  let identifier: String

  init(_ texts: [String], _ identifier: String) {
    self.texts = texts
    self.identifier = identifier
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? NoteCell)?.body.text = texts[indexPath.row]
    (cell as? OldCell)?.label.text = texts[indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? Chip)?.label.text = texts[indexPath.item]
    return cell
  }
}

@MainActor @Suite struct ConstrainedListTests {
  private let simulator = Simulator(screenSize: CGSize(width: 116, height: 400))
  /// One, two and three lines of at most 20 characters, 100 points wide.
  private let texts = [
    "short", "aaaaaaaaa bbbbbbbbb ccccccccc", "aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeee",
  ]

  private func table(_ cell: TableViewCell.Type, _ notes: Notes) -> (View, TableView) {
    simulator.run {
      let page = View()
      let table = freeView(TableView(frame: .zero, style: .plain), in: page)
      table.register(cell, forCellReuseIdentifier: notes.identifier)
      table.dataSource = notes
      LayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
        table.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      ])
      return (page, table)
    }
  }

  /// The most common case: a list without a size of its own, pinned to the edges of a page.
  @Test func aPinnedTableGetsItsFrameAndLaysOutRows() {
    let notes = Notes(texts, "note")
    let (page, table) = table(NoteCell.self, notes)
    #expect(table.visibleCells == [])
    #expect(simulator.console.warnings.count == 1)  // laid out without a window
    simulator.console.clear()
    simulator.safeAreaInsets.top = 40
    simulator.show(page)
    #expect(table.frame == area(0, 40, 116, 360))
    #expect(table.visibleCells.count == 3)
    // 8 + 12 + 4 + lines of 12 + 8
    #expect(
      table.visibleCells.map(\.frame) == [
        area(0, 0, 116, 44), area(0, 44, 116, 56), area(0, 100, 116, 68),
      ])
    let labels = (table.visibleCells[2] as? NoteCell).map { [$0.title.frame, $0.body.frame] }
    #expect(labels == [area(8, 8, 100, 12), area(8, 24, 100, 36)])
    #expect(simulator.console.lines == [])
  }

  @Test func rowHeightsFollowTheirTextsAfterAReload() throws {
    let notes = Notes(texts, "note")
    let (page, table) = table(NoteCell.self, notes)
    simulator.show(page)
    notes.texts[0] = texts[2]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    try simulator.settle()
    #expect(table.visibleCells.map(\.frame.height) == [68, 56, 68])
    #expect(simulator.console.lines == [])
  }

  @Test func constraintsToTheCellDetermineItsHeightToo() {
    let notes = Notes(["abc", "aaaaaaaaa bbbbbbbbb ccccccccc"], "old")
    let (page, table) = table(OldCell.self, notes)
    simulator.show(page)
    // 96 points: 19 characters, two lines
    #expect(table.visibleCells.map(\.frame.height) == [32, 44])
    #expect(
      table.visibleCells.compactMap { ($0 as? OldCell)?.label.frame } == [
        area(10, 10, 96, 12), area(10, 10, 96, 24),
      ])
    #expect(simulator.console.lines == [])
  }

  @Test func itemsOfEstimatedSizeTakeTheSizeOfTheirConstraints() {
    let notes = Notes(["ab", "abcdef"], "chip")
    let list = simulator.run {
      let layout = CollectionViewFlowLayout()
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
      layout.minimumInteritemSpacing = 4
      let list = CollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(Chip.self, forCellWithReuseIdentifier: "chip")
      list.dataSource = notes
      return list
    }
    simulator.show(list)
    let cells = [0, 1].compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(
      cells.map(\.frame.size) == [CGSize(width: 22, height: 24), CGSize(width: 42, height: 24)])
    #expect(simulator.console.lines == [])
  }

  @Test func aTableHeaderIsMeasuredWithSystemLayoutSizeFitting() {
    let header = View()
    let label = freeView(smallLabel("aaaaaaaaa bbbbbbbbb ccccccccc", lines: 0), in: header)
    label.pinEdges(to: header, inset: 8)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 116, height: 40))
    // 29 characters in one line
    #expect(
      header.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 161, height: 28))
  }
}
