import HeadlessKit
import Testing

@MainActor
@Suite struct TableTouchTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func room(_ setUp: (TableView) -> Void = { _ in }) -> (Room<Shelf>, RecordingDelegate) {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 3), delegate: witness, setUp)
    witness.log = []
    return (room, witness)
  }

  // behaviour 8.3
  @Test func aTapSelects() throws {
    let (room, witness) = room()
    try room.simulator.tap(row(1), in: room.table)
    #expect(
      witness.takeLog() == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1",
        "didSelect 0-1", "perform 0-1",
      ])
    #expect(room.table.indexPathForSelectedRow == row(1))
    #expect(room.table.visibleCells.map(\.isSelected) == [false, true, false])
    #expect(room.table.visibleCells.map(\.isHighlighted) == [false, false, false])
  }

  // behaviour 8.3
  @Test func anotherTapDeselectsTheOldRowFirst() throws {
    let (room, witness) = room()
    try room.simulator.tap(row(1), in: room.table)
    witness.log = []
    try room.simulator.tap(row(2), in: room.table)
    #expect(
      witness.takeLog() == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
        "willDeselect 0-1", "didDeselect 0-1", "didSelect 0-2", "perform 0-2",
      ])
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
    // behaviour 8.2: the same row again is selected again
    try room.simulator.tap(row(2), in: room.table)
    #expect(
      witness.takeLog() == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
        "didSelect 0-2", "perform 0-2",
      ])
  }

  // behaviour 8.2
  @Test func aRowThatRefusesTheHighlightIsNotSelected() throws {
    let (room, witness) = room()
    witness.highlights = false
    try room.simulator.tap(row(1), in: room.table)
    #expect(witness.takeLog() == ["shouldHighlight 0-1"])
    #expect(room.table.indexPathForSelectedRow == nil)
  }

  // behaviour 8.3: another row, or none
  @Test func theDelegateCanRedirectASelection() throws {
    let (room, witness) = room()
    witness.selects = { _ in IndexPath(row: 2, section: 0) }
    try room.simulator.tap(row(0), in: room.table)
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
    #expect(
      Array(witness.takeLog().suffix(3)) == ["willSelect 0-0", "didSelect 0-2", "perform 0-2"])
    witness.selects = { _ in nil }
    try room.simulator.tap(row(0), in: room.table)
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
    #expect(witness.takeLog().last == "willSelect 0-0")
  }

  // behaviour 8.3: multiple selection
  @Test func severalRowsAreSelectedAndDeselectedByTaps() throws {
    let (room, witness) = room { $0.allowsMultipleSelection = true }
    for index in [0, 2] { try room.simulator.tap(row(index), in: room.table) }
    #expect(room.table.indexPathsForSelectedRows == [row(0), row(2)])
    witness.log = []
    try room.simulator.tap(row(0), in: room.table)
    #expect(
      witness.takeLog() == [
        "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willDeselect 0-0",
        "didDeselect 0-0",
      ])
    witness.deselects = { _ in nil }
    try room.simulator.tap(row(2), in: room.table)
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
    // behaviour 8.5: at most one remains
    witness.deselects = { $0 }
    try room.simulator.tap(row(1), in: room.table)
    room.table.allowsMultipleSelection = false
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
  }

  // behaviour 8.4
  @Test func programmaticSelectionCallsNoDelegate() throws {
    let (room, witness) = room()
    let notes = Notes(room.table)
    room.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    room.table.selectRow(at: row(2), animated: true, scrollPosition: .middle)
    #expect(room.table.indexPathsForSelectedRows == [row(2)])
    #expect(room.table.visibleCells.map(\.isSelected) == [false, false, true])
    room.table.deselectRow(at: row(2), animated: false)
    #expect(room.table.indexPathsForSelectedRows == nil)
    room.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    room.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    room.table.selectRow(at: row(7), animated: false, scrollPosition: .none)
    #expect(room.table.indexPathsForSelectedRows == nil)
    #expect(witness.log == [])
    #expect(notes.count == 0)
    try room.simulator.tap(row(0), in: room.table)
    #expect(notes.count == 1)
  }

  // behaviour 8.5
  @Test func tapsAreIgnoredWhereSelectionIsOff() throws {
    let (room, witness) = room { $0.allowsSelection = false }
    try room.simulator.tap(row(1), in: room.table)
    #expect(witness.log == [])
  }

  // behaviour 8.7
  @Test func selectionWhileEditingNeedsItsOwnPermission() throws {
    let (room, witness) = room()
    try room.simulator.tap(row(1), in: room.table)
    room.table.setEditing(true, animated: false)
    #expect(room.table.indexPathsForSelectedRows == nil)
    witness.log = []
    try room.simulator.tap(row(1), in: room.table)
    #expect(witness.log == [])
    room.table.allowsSelectionDuringEditing = true
    try room.simulator.tap(row(1), in: room.table)
    #expect(room.table.indexPathsForSelectedRows == [row(1)])
    #expect(!witness.log.contains("perform 0-1"))
    room.table.allowsMultipleSelectionDuringEditing = true
    try room.simulator.tap(row(2), in: room.table)
    #expect(room.table.indexPathsForSelectedRows == [row(1), row(2)])
  }

  @Test func detailButtonsCallTheDelegate() throws {
    let (room, witness) = room()
    room.table.visibleCells[1].accessoryType = .detailDisclosureButton
    try room.simulator.tapAccessoryButton(at: row(1), in: room.table)
    #expect(witness.log == ["accessory 0-1"])
  }
}

@MainActor
private final class Notes {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ table: TableView) {
    token = NotificationCenter.default.addObserver(
      forName: TableView.selectionDidChangeNotification, object: table, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
