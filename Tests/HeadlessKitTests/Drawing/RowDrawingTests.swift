import Foundation
import HeadlessKit
import Testing

/// A drawing shows where a row ends, and its accessories and controls.
@MainActor
@Suite struct RowDrawingTests {
  final class Rows: TableViewController {
    var style = TableViewCell.CellStyle.subtitle
    var rows: [(title: String, accessory: TableViewCell.AccessoryType)] = [
      ("Emma", .disclosureIndicator), ("Dune", .checkmark), ("Momo", .none),
    ]

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row].title
      cell.detailTextLabel?.text = "Author \(indexPath.row)"
      cell.accessoryType = rows[indexPath.row].accessory
      cell.showsReorderControl = true
      return cell
    }
    override func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
      [.delete, .insert, .none][indexPath.row % 3]
    }
    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destination: IndexPath
    ) {}
  }

  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = Rows()

  @Test func rowsOfTwoLinesAreTold() {
    simulator.show(screen)
    screen.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ Emma                                       › │
        ┊ Author 0                                     │
        │ Dune                                       ✓ │
        ┊ Author 1                                     │
        │▸Momo                                         │
        ┊▸Author 2                                     │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test func detailsAreBeforeTheAccessories() {
    screen.style = .value1
    screen.rows[1].accessory = .detailDisclosureButton
    screen.rows[2].accessory = .detailButton
    simulator.show(screen)
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ Emma                              Author 0 › │
        │ Dune                          Author 1 [i] › │
        │ Momo                            Author 2 [i] │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test func editedRowsShowTheirControls() throws {
    screen.style = .default
    screen.tableView.allowsMultipleSelectionDuringEditing = false
    simulator.show(screen)
    screen.setEditing(true, animated: false)
    try simulator.settle()
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ ⊖    Emma                                  ≡ │
        │ ⊕    Dune                                  ≡ │
        │ Momo                                       ≡ │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test func aRowOfOneAccessoryIsDrawn() {
    final class Marks: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection: Int) -> Int { 1 }
      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        return cell
      }
    }
    simulator.show(Marks())
    #expect(simulator.screenDrawing.contains("✓"))
  }
}
