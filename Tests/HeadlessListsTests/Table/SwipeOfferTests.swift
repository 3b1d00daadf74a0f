import HeadlessKit
import ListCore
import Testing

/// What a swipe on a row offers, and what the table and its controller are while it lasts.
@MainActor
@Suite struct SwipeOfferTests {
  /// A data source whose rows are edited as a test says.
  private final class Books: NSObject, TableViewDataSource {
    var edits = true
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
  }

  /// A data source that implements `commit` and nothing else.
  private final class CommittingBooks: NSObject, TableViewDataSource {
    var commits: [IndexPath] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits.append(indexPath) }
  }

  private final class Flags: NSObject, TableViewDelegate {
    var flagged: [IndexPath] = []
    var deleteTitle: String?
    var offersFlag = true
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard offersFlag else { return nil }
      return SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
          self?.flagged.append(indexPath)
          done(true)
        }
      ])
    }
    func tableView(
      _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }
  }

  private func refusal(_ touch: () throws -> Void) -> String {
    do {
      try touch()
      return "none"
    } catch {
      let lines = "\(error)".split(separator: "\n", maxSplits: 1)
      return String(lines.first ?? "")
    }
  }

  // behaviour 18.1
  @Test func aRowThatMayNotBeEditedOffersNothing() throws {
    let (books, flags) = (Books(), Flags())
    let room = Room(books, delegate: flags)
    books.edits = false
    #expect(
      refusal {
        try room.simulator.tapSwipeAction("Flag", on: .row(at: [0, 1]), file: "T.swift", line: 1)
      } == #"T.swift:1: Simulator.tapSwipeAction: row [0, 1] has no action "Flag" at its trailing "#
        + "edge; it has none there.")
    #expect(
      refusal {
        try room.simulator.swipeToDelete(at: [0, 1], in: room.table, file: "T.swift", line: 1)
      }
        == "T.swift:1: Simulator.swipeToDelete: row [0, 1] has no swipe actions and may not be "
        + "deleted. Let canEditRowAt return true and implement commit, or provide swipe actions "
        + "first.")
    #expect(flags.flagged == [])
    books.edits = true
    try room.simulator.tapSwipeAction("Flag", at: [0, 1], in: room.table)
    #expect(flags.flagged == [[0, 1]])
  }

  // behaviour 18.2
  @Test func aTableWithCommitAloneOffersDelete() throws {
    let books = CommittingBooks()
    let room = Room(books)
    try room.simulator.tapSwipeAction("Delete", on: .row(at: [0, 2]))
    #expect(books.commits == [[0, 2]])
    try room.simulator.swipeToDelete(at: [0, 0], in: room.table)
    #expect(books.commits == [[0, 2], [0, 0]])
  }

  @Test func theDelegateNamesTheDeleteButtonAndReplacesIt() throws {
    let (books, flags) = (CommittingBooks(), Flags())
    (flags.offersFlag, flags.deleteTitle) = (false, "Give away")
    let room = Room(books, delegate: flags)
    try room.simulator.tapSwipeAction("Give away", at: [0, 0], in: room.table)
    #expect(books.commits == [[0, 0]])
    flags.offersFlag = true
    #expect(
      refusal {
        try room.simulator.tapSwipeAction("Give away", on: .row(at: [0, 1]), file: "T", line: 1)
      } == #"T:1: Simulator.tapSwipeAction: row [0, 1] has no action "Give away" at its trailing "#
        + #"edge; it has "Flag"."#)
    #expect(books.commits == [[0, 0]])
  }

  // behaviour 18.2
  @Test func aTableWithoutCommitOffersNoDelete() throws {
    let room = Room(Books())
    for _ in 0..<2 {
      #expect(
        refusal {
          try room.simulator.tapSwipeAction("Delete", on: .row(at: [0, 1]), file: "T", line: 1)
        } == #"T:1: Simulator.tapSwipeAction: row [0, 1] has no action "Delete" at its trailing "#
          + "edge; it has none there.")
      #expect(
        refusal { try room.simulator.swipeToDelete(.row(at: [0, 1]), file: "T", line: 1) }
          == "T:1: Simulator.swipeToDelete: row [0, 1] has no swipe actions and may not be deleted. "
          + "Let canEditRowAt return true and implement commit, or provide swipe actions first.")
    }
  }

  /// A controller that records what is edited at each step of a swipe.
  private class Shelf: TableViewController {
    var log: [String] = []
    func note(_ step: String) {
      let button = editButtonItem.title ?? ""
      let (table, controller) = (
        tableView.isEditing ? "table" : "-", isEditing ? "controller" : "-"
      )
      log.append("\(step): \(table), \(controller), \(button)")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
    }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) }
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      note("commit")
      #expect(tableView.visibleCells.map(\.isEditing) == [false, true, false])
      #expect(tableView.visibleCells.map(\.showingDeleteConfirmation) == [false, true, false])
    }
    override func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
          self?.note("read")
          done(true)
        }
      ])
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      note("setEditing \(editing)\(animated ? ", animated" : "")")
    }
  }

  // behaviour 17.8
  @Test func aSwipeIsEditing() throws {
    let simulator = Simulator()
    let shelf = Shelf(style: .plain)
    simulator.show(NavigationController(rootViewController: shelf))
    try simulator.swipeToDelete(at: [0, 1], in: shelf.tableView)
    #expect(
      shelf.log == [
        "setEditing true, animated: table, controller, Done", "commit: table, controller, Done",
        "setEditing false, animated: -, -, Edit",
      ])
    shelf.log = []
    try simulator.tapSwipeAction("Read", at: [0, 1], edge: .leading, in: shelf.tableView)
    #expect(
      shelf.log == [
        "setEditing true, animated: table, controller, Done", "read: table, controller, Done",
        "setEditing false, animated: -, -, Edit",
      ])
  }

  /// Leaves the controller alone, and ends the swipe in `commit`.
  private final class ClosingShelf: Shelf {
    override func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
      note("begin")
    }
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      tableView.setEditing(true, animated: true)
      note("commit")
      tableView.setEditing(false, animated: true)
      note("committed")
    }
    override func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
      note("end \(indexPath.map { "\($0.row)" } ?? "-")")
    }
  }

  // behaviour 17.8
  @Test func theClientCanEndASwipe() throws {
    let simulator = Simulator()
    let shelf = ClosingShelf(style: .plain)
    simulator.show(NavigationController(rootViewController: shelf))
    try simulator.swipeToDelete(at: [0, 1], in: shelf.tableView)
    #expect(
      shelf.log == [
        "begin: table, -, Edit", "commit: table, -, Edit", "end 1: -, -, Edit",
        "committed: -, -, Edit",
      ])
    #expect(shelf.tableView.visibleCells.map(\.isEditing) == [false, false, false])
  }

  /// A cell that records its calls.
  private final class NotedCell: TableViewCell {
    static var log: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      Self.log.append("setEditing \(editing)")
    }
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      Self.log.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      Self.log.append("did \(state.rawValue)")
    }
  }

  // behaviour 22.10
  @Test func aSwipedCellIsToldOfEachStep() throws {
    let (simulator, books) = (Simulator(), CommittingBooks())
    let table = simulator.run { TableView(frame: simulator.screenBounds, style: .plain) }
    table.register(NotedCell.self, forCellReuseIdentifier: "book")
    table.dataSource = books
    simulator.show(table)
    NotedCell.log = []
    try simulator.swipeToDelete(at: [0, 1], in: table)
    try simulator.settle()
    let confirmation = TableViewCell.StateMask.showingDeleteConfirmation.rawValue
    #expect(
      NotedCell.log == [
        "setEditing true", "will \(confirmation)", "will 0", "setEditing false",
        "did \(confirmation)", "did 0",
      ])
  }

  // behaviour 22.11
  @Test func eachHoverAsksForTheTargetOfARow() throws {
    let witness = RecordingDelegate()
    let shelf = MovableBooks()
    let room = Room(shelf, delegate: witness)
    room.table.isEditing = true
    witness.log = []
    #expect(
      try room.simulator.drag(from: [0, 0], over: [[0, 1], [0, 0]], to: [0, 2], in: room.table))
    #expect(
      witness.log == ["target 0-0 to 0-1", "target 0-0 to 0-0", "target 0-0 to 0-2"])
    #expect(shelf.moves == ["0-0 to 0-2"])
  }

  private final class MovableBooks: NSObject, TableViewDataSource {
    var moves: [String] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    }
    func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.text) to \(destinationIndexPath.text)") }
  }
}
