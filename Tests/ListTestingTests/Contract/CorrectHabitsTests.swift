import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

import enum TestSupport.Thoroughness

/// Correct habits of screens, none of which is a fault.
@MainActor
@Suite struct CorrectHabitsTests {
  @Test func aDelegateMayDecorateCellsBeforeDisplay() throws {
    let screen = try RowsScreen((1...30).map { "\($0)" }) { screen in
      screen.willDisplay = { cell, path in
        cell.textLabel?.text = "row \(path.row)"
        cell.backgroundColor = path.row.isMultiple(of: 2) ? .systemGray : .systemRed
      }
    }
    for offset in [300, 700, 100] {
      try screen.change { $0.contentOffset.y = CGFloat(offset) }
    }
    #expect(screen.findings == [])
  }

  @Test func selectionAndEditingMayChangeTheLookOfCells() throws {
    let screen = try RowsScreen((1...30).map { "\($0)" }) { screen in
      screen.configure = { cell, text in
        cell.configurationUpdateHandler = { cell, state in
          var content = cell.defaultContentConfiguration()
          content.text = text
          content.secondaryText = state.isSelected ? "selected" : nil
          cell.contentConfiguration = content
        }
      }
    }
    try screen.simulator.tap(row(1), in: screen.table)
    try screen.simulator.settle()
    #expect(screen.table.cellForRow(at: row(1))?.shownTexts == ["2", "selected"])
    try screen.change { $0.setEditing(true, animated: true) }
    try screen.change { $0.contentOffset.y = 600 }
    try screen.change { $0.contentOffset.y = 0 }
    #expect(screen.findings == [])
  }

  @Test func aVisibleCellMayBeUpdatedTogetherWithTheModel() throws {
    let screen = try RowsScreen(["A", "B"])
    try screen.change { table in
      screen.sections[0][1] = "B, read"
      table.cellForRow(at: row(1))?.textLabel?.text = "B, read"
    }
    #expect(screen.findings == [])
  }

  @Test func propertiesThatAllItemsShareNeedNoReset() throws {
    let screen = try TilesScreen((1...9).map { "tile \($0)" }) { screen in
      screen.configure = { tile, text in
        tile.caption.text = text
        tile.contentView.backgroundColor = .systemBlue
      }
    }
    for offset in [240, 480, 0, 240] { try screen.scroll(to: CGFloat(offset)) }
    #expect(screen.findings == [])
  }

  @Test func registeredListCellsAreConfiguredCompletely() throws {
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 200))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    let check = ListCheck(view, on: simulator)
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      content.secondaryText = item.isMultiple(of: 3) ? "three" : nil
      cell.contentConfiguration = content
      cell.accessories = item.isMultiple(of: 2) ? [.checkmark()] : []
    }
    let source = CollectionViewDiffableSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    simulator.show(view)
    var dice = SeededGenerator(seed: Thoroughness.seed(7))
    for _ in 0..<60 {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      for section in [0, 1] {
        let items = (section * 50..<section * 50 + 40).filter { _ in dice.roll(3) > 0 }
        snapshot.appendItems(items.shuffled(using: &dice), toSection: section)
      }
      simulator.run { source.apply(snapshot, animatingDifferences: dice.roll(2) == 0) }
      try simulator.settle()
      simulator.run { view.contentOffset.y = CGFloat(dice.roll(20) * 50) }
      try simulator.settle()
    }
    #expect(check.findings == [])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aTableMayAnnounceEveryChange(seed: UInt64) throws {
    var dice = SeededGenerator(seed: Thoroughness.seed(seed))
    var next = 12
    let screen = try RowsScreen((0..<12).map { "row \($0)" })
    let check = ListCheck(screen.table, [.contract]) { [unowned screen] in
      screen.sections[$0.section][$0.row]
    }
    for _ in 0..<80 {
      let count = screen.sections[0].count
      try screen.change { table in
        switch dice.roll(5) {
        case 0 where count > 0:
          let item = dice.roll(count)
          screen.sections[0].remove(at: item)
          table.deleteRows(at: [row(item)], with: .fade)
        case 1 where count > 1:
          let (source, target) = (dice.roll(count), dice.roll(count))
          screen.sections[0].insert(screen.sections[0].remove(at: source), at: target)
          table.moveRow(at: row(source), to: row(target))
        case 2 where count > 0:
          let item = dice.roll(count)
          screen.sections[0][item] += "!"
          table.reloadRows(at: [row(item)], with: .fade)
        case 3:
          table.contentOffset.y = CGFloat(dice.roll(6) * 40)
        default:
          let item = dice.roll(count + 1)
          screen.sections[0].insert("row \(next)", at: item)
          next += 1
          table.insertRows(at: [row(item)], with: .fade)
        }
      }
    }
    #expect(screen.findings == [])
    #expect(check.findings == [])
  }
}

extension SeededGenerator {
  fileprivate mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}
