import HeadlessKit
import ListCore
import Testing

/// A data source with rows that can be edited and moved, and with a section index.
@MainActor
private final class EditableShelf: NSObject, TableViewDataSource {
  var rows: [[String]]
  var log: [String] = []
  var edits: (IndexPath) -> Bool = { _ in true }
  var titles: [String]? = nil
  var didMove: () -> Void = {}
  var commits: (TableView, TableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    log.append("cell \(indexPath.text)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("canEdit \(indexPath.text)")
    return edits(indexPath)
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.text)")
    commits(tableView, editingStyle, indexPath)
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.text) to \(destinationIndexPath.text)")
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    didMove()
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.append("index \(title) \(index)")
    return index * 2
  }
}

@MainActor
@Suite struct TableEditingTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func room(
    _ rows: [[String]] = [["a", "b", "c"]], isEditing: Bool = false
  ) -> (Room<EditableShelf>, RecordingDelegate) {
    let witness = RecordingDelegate()
    let room = Room(EditableShelf(rows), delegate: witness)
    if isEditing { room.table.isEditing = true }
    witness.log = []
    room.shelf.log = []
    return (room, witness)
  }

  // behaviour 8.6
  @Test func editingAsksForEveryRowOnScreen() {
    let (room, witness) = room()
    room.shelf.edits = { $0.row != 1 }
    room.table.setEditing(true, animated: false)
    #expect(room.shelf.log == ["canEdit 0-0", "canEdit 0-1", "canEdit 0-2"])
    #expect(witness.log == ["style 0-0", "style 0-2"])
    #expect(room.table.visibleCells.map(\.isEditing) == [true, true, true])
    #expect(room.table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
    room.table.isEditing = false
    #expect(room.table.visibleCells.map(\.isEditing) == [false, false, false])
  }

  @Test func cellsThatAppearAreEditedToo() {
    let (room, _) = room([(0..<30).map(String.init)], isEditing: true)
    room.table.contentOffset.y = 440
    room.simulator.layoutIfNeeded()
    #expect(room.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
  }

  // behaviour 8.6
  @Test func theEditControlCommits() throws {
    let (room, witness) = room(isEditing: true)
    room.shelf.commits = { table, _, path in
      room.shelf.rows[0].remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    }
    try room.simulator.tapEditControl(at: row(1), in: room.table)
    #expect(room.shelf.log == ["commit 1 0-1"])
    #expect(room.table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    #expect(witness.log == [])

    witness.style = .insert
    room.table.isEditing = false
    room.table.isEditing = true
    room.shelf.commits = { _, _, _ in }
    try room.simulator.tapEditControl(at: row(0), in: room.table)
    #expect(room.shelf.log.last == "commit 2 0-0")
  }

  // behaviour 8.6: a swipe edits its row alone
  @Test func aSwipeDeletesItsRow() throws {
    let (room, witness) = room()
    var isEditing: [Bool] = []
    room.shelf.commits = { table, _, path in
      isEditing = table.visibleCells.map(\.isEditing)
      room.shelf.rows[0].remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    }
    try room.simulator.swipeToDelete(at: row(1), in: room.table)
    #expect(isEditing == [false, true, false])
    #expect(!room.table.isEditing)
    #expect(Array(witness.log.prefix(2)) == ["style 0-1", "willBeginEditing 0-1"])
    #expect(witness.log.last == "didEndEditing -")
    #expect(room.shelf.log.contains("commit 1 0-1"))
    #expect(room.table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    #expect(room.table.visibleCells.map(\.isEditing) == [false, false])
  }

  @Test func aSwipedRowThatStaysEndsItsEditing() throws {
    let (room, witness) = room()
    try room.simulator.swipeToDelete(at: row(1), in: room.table)
    #expect(witness.log.last == "didEndEditing 0-1")
    #expect(room.table.visibleCells.map(\.isEditing) == [false, false, false])
    #expect(room.table.visibleCells.map(\.showingDeleteConfirmation) == [false, false, false])
  }

  @Test func aSwipeOverAnUneditableRowIsRefused() throws {
    let (room, witness) = room()
    room.shelf.edits = { _ in false }
    #expect(throws: QueryFailure.self) {
      try room.simulator.swipeToDelete(at: row(1), in: room.table)
    }
    #expect(room.shelf.log == ["canEdit 0-1"])
    #expect(witness.log == [])
  }

  // behaviour 8.6: swipe actions take precedence over deletion
  @Test func swipeActionsReplaceDeletion() throws {
    let shelf = EditableShelf([["a", "b"]])
    let delegate = Swipes()
    let room = Room(shelf, delegate: delegate)
    try room.simulator.swipeToDelete(at: row(1), in: room.table)
    try room.simulator.tapSwipeAction("Flag", at: row(0), in: room.table)
    try room.simulator.tapSwipeAction("Read", at: row(0), edge: .leading, in: room.table)
    #expect(
      delegate.log == [
        "begin 1", "Bin destructive", "end 1", "begin 0", "Flag normal", "end 0", "begin 0",
        "Read normal", "end 0",
      ])
    #expect(!shelf.log.contains { $0.hasPrefix("commit") })
    delegate.isFullSwipeAllowed = false
    delegate.log = []
    #expect(throws: QueryFailure.self) {
      try room.simulator.swipeToDelete(at: row(1), in: room.table)
    }
    #expect(delegate.log == [])
  }

  // behaviour 8.8
  @Test func aDraggedRowMovesWithItsCell() throws {
    let (room, witness) = room([["a", "b", "c"], ["d"]], isEditing: true)
    let cells = room.table.visibleCells
    #expect(try room.simulator.drag(from: row(0), over: [row(1)], to: row(1, 1), in: room.table))
    #expect(witness.log == ["target 0-0 to 0-1", "target 0-0 to 1-1"])
    #expect(room.shelf.log == ["move 0-0 to 1-1"])
    #expect(room.shelf.rows == [["b", "c"], ["d", "a"]])
    #expect(room.table.visibleCells == [cells[1], cells[2], cells[3], cells[0]])
  }

  /// Many data sources reload after moving a row. The table has nothing left to move then.
  @Test func aReloadWhileARowIsDropped() throws {
    let (room, _) = room([["a", "b"], ["c"]], isEditing: true)
    room.shelf.didMove = { room.table.reloadData() }
    let crash = try captureCrash {
      try room.simulator.drag(from: row(0), to: row(0, 1), in: room.table)
    }
    #expect(crash == nil)
    #expect(room.texts == ["b", "a", "c"])
    #expect(!room.table.hasUncommittedUpdates)
  }

  // behaviour 8.8
  @Test func theDelegateCanRedirectADraggedRow() throws {
    let (room, witness) = room([["a", "b", "c"]], isEditing: true)
    witness.target = { _ in IndexPath(row: 1, section: 0) }
    try room.simulator.drag(from: row(0), to: row(2), in: room.table)
    #expect(room.shelf.rows == [["b", "a", "c"]])
    witness.target = { _ in IndexPath(row: 0, section: 0) }
    room.shelf.log = []
    #expect(try !room.simulator.drag(from: row(0), to: row(2), in: room.table))  // back in place
    #expect(room.shelf.log == [])
  }

  // crash families B7
  @Test func aTargetThatDoesNotExistCrashes() throws {
    let (room, witness) = room([["a", "b"], ["c"]], isEditing: true)
    witness.target = { _ in IndexPath(row: 4, section: 1) }
    let crash = try captureCrash {
      try room.simulator.drag(from: row(0), to: row(1), in: room.table)
    }
    #expect(
      crash?.reason == """
        UITableView delegate method \
        tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an \
        invalid target index path (section: 1, row: 4) because there are only 1 rows in this \
        section of the table view.
        """)
  }

  /// Without `tableView(_:moveRowAt:to:)` the row returns to its place.
  @Test func aDataSourceWithoutMoveRowAtKeepsTheOrder() throws {
    let room = Room(Shelf(rows: 3))
    room.table.isEditing = true
    try room.simulator.drag(from: row(0), to: row(2), in: room.table)
    #expect(room.texts == ["0·0", "0·1", "0·2"])
  }

  @Test func rowsAreDraggedOnlyWhileEditing() throws {
    let (room, _) = room()
    try room.simulator.drag(from: row(0), to: row(2), in: room.table)
    #expect(room.shelf.log == [])
  }

  @Test func theIndexScrollsToSections() throws {
    let shelf = EditableShelf((0..<6).map { _ in (0..<20).map(String.init) })
    shelf.titles = ["A", "C", "E"]
    let room = Room(shelf)
    shelf.log = []
    try room.simulator.tapSectionIndexTitle("C", in: room.table)
    #expect(shelf.log.first == "index C 1")
    #expect(room.table.contentOffset.y == 1760)
    shelf.titles = ["A", "B"]
    room.table.reloadSectionIndexTitles()
    try room.simulator.tapSectionIndexTitle("B", in: room.table)
    #expect(shelf.log.contains("index B 1"))
  }
}

@MainActor
private final class Swipes: NSObject, TableViewDelegate {
  var log: [String] = []
  var isFullSwipeAllowed = true

  private func action(_ title: String, _ style: ContextualAction.Style) -> ContextualAction {
    ContextualAction(style: style, title: title) { [weak self] action, _, done in
      self?.log.append("\(action.title ?? "") \(action.style)")
      done(true)
    }
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let actions = SwipeActionsConfiguration(actions: [
      action("Bin", .destructive), action("Flag", .normal),
    ])
    actions.performsFirstActionWithFullSwipe = isFullSwipeAllowed
    return actions
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [action("Read", .normal)])
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
  }
}
