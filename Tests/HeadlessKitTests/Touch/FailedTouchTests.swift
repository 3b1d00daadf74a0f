import Foundation
import HeadlessKit
import Testing

/// What a touch that is impossible says.
@MainActor
@Suite struct FailedTouchTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let screen = ShelfScreen()

  init() { simulator.show(NavigationController(rootViewController: screen)) }

  private func failure(_ touch: () throws(QueryFailure) -> Void) -> QueryFailure? {
    do {
      try touch()
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingRowNamesWhatThereIs() {
    let failure = failure { () throws(QueryFailure) in
      try simulator.tap(
        IndexPath(row: 3, section: 0), in: screen.tableView, file: "T.swift", line: 7)
    }
    #expect(
      failure?.description == """
        T.swift:7: Simulator.tap: row [0, 3] does not exist; section 0 has 2.

        \(simulator.screenDrawing)
        """)
    #expect(failure?.query == "[0, 3]")
    #expect(failure?.touch == "tap")
    #expect(failure?.reason == .impossible(why: "row [0, 3] does not exist; section 0 has 2."))
  }

  @Test func aShortIndexPathIsRefused() {
    let failure = failure { () throws(QueryFailure) in
      try simulator.tap(IndexPath(index: 3), in: screen.tableView, file: "T.swift", line: 7)
    }
    #expect(
      failure?.reason
        == .impossible(
          why: "[3] is not the index path of a row or an item: it has 1 index. Create it with "
            + "IndexPath(row:section:)."))
  }

  @Test func anItemIsNotDraggedToWhereNoneIs() throws {
    let layout = CollectionViewFlowLayout()
    let list = CollectionView(frame: simulator.screenBounds, collectionViewLayout: layout)
    let items = MovableItems()
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    simulator.show(list)
    let failure = failure { () throws(QueryFailure) in
      try simulator.drag(from: [0, 0], to: [0, 9], in: list, file: "T.swift", line: 7)
    }
    #expect(
      failure?.reason == .impossible(why: "item [0, 9] does not exist; section 0 has 3."))
    #expect(items.moves == 0)
    try #expect(simulator.drag(from: [0, 0], to: [0, 2], in: list))
    #expect(items.moves == 1)
  }

  @Test func theScreenTakesAnotherTouchAfterwards() throws {
    #expect(throws: QueryFailure.self) { try simulator.tap([9, 9], in: screen.tableView) }
    try simulator.tap([0, 0], in: screen.tableView)
    #expect(screen.take() == ["row 0, 0"])
  }

  @Test func workBeyondTheLimitIsNamed() {
    simulator.schedule(after: 40, named: "pulse") { [simulator] in
      simulator.schedule(after: 40, named: "heartbeat") {}
    }
    let failure = failure { () throws(QueryFailure) in
      try simulator.settle(file: "T.swift", line: 7)
    }
    #expect(
      failure?.reason
        == .impossible(
          why: "there is still work to do at 40.0 s of the simulator's clock. Cancel repeating "
            + "work, or use advance(by:)."))
    #expect(failure?.wait?.pending.first == "heartbeat, due at 80.0 s")
  }

  @Test func endlessWorkOfOneInstantStopsTheClock() throws {
    var isOver = false
    @MainActor func again() {
      if !isOver { simulator.schedule(after: 0, named: "loop", again) }
    }
    again()
    let failure = failure { () throws(QueryFailure) in
      try simulator.advance(by: 1, file: "T.swift", line: 7)
    }
    #expect(
      failure?.reason
        == .impossible(
          why: "work at 0.0 s of the simulator's clock endlessly schedules more work for the same "
            + "instant; the next is 'loop'. Schedule it for a later one, or cancel it."))
    isOver = true
    try simulator.advance(by: 1)
    #expect(simulator.clock.now == 1)
  }

  @Test func theSecondTouchAfterACrashNamesTheCrash() {
    let crash = captureCrash(file: "T.swift", line: 3) {
      screen.tableView.deleteRows(at: [[0, 0]], with: .none)
    }
    #expect(crash != nil)
    let failure = failure { () throws(QueryFailure) in
      try simulator.tap([0, 1], in: screen.tableView, file: "T.swift", line: 7)
    }
    #expect(
      failure?.reason
        == .impossible(
          why: "the table view has crashed before; on a device the app would be gone."))
    #expect(
      failure?.notes.first?.hasPrefix(
        "Crashed before, in captureCrash at T.swift:3, and inert since: Invalid update: invalid "
          + "number of rows in section 0.") == true)
  }

  @Test func aWarningOnTheConsoleIsInTheFailure() {
    simulator.run {
      let loose = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      loose.dataSource = screen
      loose.reloadData()
      loose.layoutIfNeeded()
    }
    let failure = failure { () throws(QueryFailure) in
      try simulator.tap(.text("Zazie"), file: "T.swift", line: 7)
    }
    #expect(failure?.notes.count == 1)
    #expect(
      failure?.notes.first?.hasPrefix("On the console: ") == true
        && failure?.notes.first?.contains("without being in the view hierarchy") == true,
      "\(failure?.notes ?? [])")
  }

  @Test(arguments: 0..<20) func failuresOfParallelTestsDoNotMix(_ number: Int) async throws {
    let simulator = Simulator(screenSize: CGSize(width: 390, height: 100))
    let label = Label()
    label.text = "Screen \(number)."
    simulator.show(label)
    for _ in 0..<5 {
      await Task.yield()
      let failure = failure { () throws(QueryFailure) in
        try simulator.tap(.text("Zazie"), file: "T.swift", line: UInt(number))
      }
      #expect(
        failure?.description == """
          T.swift:\(number): Simulator.tap: nothing on the screen matches .text("Zazie").

          \(simulator.screenDrawing)
          """)
      #expect(failure?.screen.contains("Screen \(number).") == true)
    }
  }

  @Test func callsAreObserved() throws {
    var calls: [String] = []
    let observation = simulator.observeCalls { call in
      calls.append("\(call.name) \(call.subject) \(call.failure ?? "done")")
    }
    try simulator.tap(.text("Emma"))
    try? simulator.tap([7, 0], in: screen.tableView)
    try simulator.settle()
    observation.cancel()
    try simulator.settle()
    #expect(
      calls == [
        #"tap .text("Emma") done"#, "tap [7, 0] row [7, 0] does not exist; there are 2 sections.",
        "settle  done",
      ])
  }
}

/// Three items that may be moved.
@MainActor private final class MovableItems: NSObject, CollectionViewDataSource {
  var moves = 0

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves += 1
  }
}
