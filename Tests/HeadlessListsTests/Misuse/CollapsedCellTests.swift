import Foundation
import ListCore
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// What a table says of cells whose constraints give no height. (behaviour 25.26)
@MainActor
@Suite struct CollapsedCellTests {
  let simulator = Simulator()

  /// Shows two rows whose cells have a label, with constraints or without.
  private func show(_ constrain: @escaping (Label, View) -> Void) -> (TableView, Shelf) {
    let shelf = Shelf(rows: 2)
    shelf.makesCell = { _, _ in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      let label = Label()
      label.text = "Hi"
      cell.contentView.addSubview(label)
      constrain(label, cell.contentView)
      return cell
    }
    let table = TableView(frame: .zero, style: .plain)
    table.dataSource = shelf
    simulator.show(table)
    return (table, shelf)
  }

  @Test func constraintsWithoutHeightAreReportedOnce() throws {
    let (table, shelf) = show { label, content in
      label.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      ])
    }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.height == 44)
    guard case .collapsedCell? = simulator.console.warnings.first else {
      Issue.record("\(simulator.console.warnings)")
      return
    }
    #expect(
      simulator.console.lines.map { $0.text.replacing(/<UITableViewCell: .*>/, with: "<…>") } == [
        """
        Warning once only: Detected a case where constraints ambiguously suggest a height of zero \
        for a table view cell's content view. We're considering the collapse unintentional and \
        using standard height instead. Cell: <…>
        """
      ])
    withExtendedLifetime(shelf) {}
  }

  @Test func aChainFromTopToBottomGivesAHeight() {
    let (table, shelf) = show { label, content in
      label.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      ])
    }
    #expect(simulator.console.warnings == [])
    #expect(table.visibleCells.first?.frame.height != 44)
    withExtendedLifetime(shelf) {}
  }

  @Test func cellsWithoutConstraintsHaveTheStandardHeightInSilence() {
    let (table, shelf) = show { _, _ in }
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    #expect(simulator.console.warnings == [])
    withExtendedLifetime(shelf) {}
  }
}
