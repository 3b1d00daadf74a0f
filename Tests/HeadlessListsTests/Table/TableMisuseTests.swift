import HeadlessKit
import ListCore
import Testing

/// Calls at the wrong time and invalid answers: scrolling past the end, missing cells, double
/// dequeues, queries during a layout.
@MainActor
@Suite struct TableMisuseTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // crash families D1
  static let scrolls: [(SystemProfile, @Sendable (String) -> String)] = [
    (
      .iOS5,
      { _ in
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (20) beyond bounds (2) for section (0)."
      }
    ),
    (
      .iOS10,
      { _ in
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (20) beyond bounds (2) for section (0)."
      }
    ),
    (
      .iOS12,
      { _ in
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row (20) beyond bounds (2) for section (0)."
      }
    ),
    (
      .newest,
      {
        "Attempted to scroll the table view to an out-of-bounds row (20) when there are only 2 rows in section 0. Table view: \($0)"
      }
    ),
  ]

  @Test func scrollingToARowThatDoesNotExistCrashes() {
    for (profile, reason) in Self.scrolls {
      let room = Room(Shelf(rows: 2), profile: profile)
      let crash = captureCrash {
        room.table.scrollToRow(at: row(20), at: .top, animated: false)
      }
      #expect(crash?.reason == reason(room.table.description))
      #expect(crash?.name == .range)
    }
  }

  // behaviour 4.4, crash families C4
  @Test func aDataSourceWithoutACellCrashes() {
    for profile in [SystemProfile.iOS9, .newest] {
      let shelf = Shelf(rows: 1)
      shelf.makesCell = { _, _ in .missing }
      let room = Room(shelf, profile: profile, isShown: false)
      let crash = captureCrash { room.simulator.show(room.table, frame: room.table.frame) }
      let source =
        "<HeadlessListsTests.Shelf: 0x\(String(UInt(bitPattern: ObjectIdentifier(shelf)), radix: 16))>"
      #expect(
        crash?.reason
          == (profile == .iOS9
            ? "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
            : "UITableView (\(room.table.description)) failed to obtain a cell from its dataSource (\(source))")
      )
    }
  }

  // crash families C4
  @Test func aReleasedDataSourceCrashes() {
    let room = Room(Shelf(rows: 100))
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    do {
      let shelf = Shelf(rows: 100)
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      table.dataSource = shelf
      _ = table.numberOfSections
    }
    let crash = captureCrash { room.simulator.run { table.layoutIfNeeded() } }
    #expect(crash?.reason == "UITableView dataSource is not set")
  }

  // crash families C2
  @Test func twoCellsForOneRowCrash() {
    func report(_ profile: SystemProfile) -> CrashReport? {
      let shelf = Shelf(rows: 1)
      shelf.makesCell = { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "book", for: path)
        return table.dequeueReusableCell(withIdentifier: "book", for: path)
      }
      let room = Room(shelf, profile: profile, isShown: false)
      return captureCrash { room.simulator.show(room.table, frame: room.table.frame) }
    }
    #expect(
      report(.newest)?.reason == """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
        really need to dequeue more cells than the table view is requesting, use the \
        -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: book, \
        index path: <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}
        """)
    #expect(report(.iOS10) == nil)
  }

  // behaviour 2.9
  @Test func visibleCellsDuringTheirUpdateCrash() {
    let shelf = Shelf(rows: 1)
    shelf.makesCell = { table, path in
      _ = table.visibleCells
      return table.dequeueReusableCell(withIdentifier: "book", for: path)
    }
    let room = Room(shelf, isShown: false)
    let crash = captureCrash { room.simulator.show(room.table, frame: room.table.frame) }
    #expect(
      crash?.reason == """
        Attempted to access the table view's visibleCells while they were in the process of being \
        updated, which is not allowed.
        """)
  }

  // crash families D5
  @Test func cellForRowDuringTheUpdateOfVisibleCellsIsLogged() {
    let shelf = Shelf(rows: 2)
    shelf.makesCell = { table, path in
      _ = table.cellForRow(at: path)
      return table.dequeueReusableCell(withIdentifier: "book", for: path)
    }
    let room = Room(shelf)
    #expect(room.simulator.console.warnings.count == 2)
    #expect(
      room.simulator.console.lines.first?.text == """
        Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of \
        updating its visible cells, which is not allowed. Make a symbolic breakpoint at \
        UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger \
        and see what caused this to occur. Perhaps you are trying to ask the table view for a cell \
        from inside a table view callback about a specific row? Table view: \
        \(room.table.description)
        """)
  }

  // behaviour 1.17, crash families D5: once for each simulator
  @Test func layoutOutsideTheHierarchyIsWarnedOfOnce() {
    let room = Room(Shelf(rows: 2), isShown: false)
    room.simulator.run {
      let said = { room.simulator.console.warnings }
      #expect(said() == [])
      let description = room.table.description
      room.table.layoutIfNeeded()
      #expect(said() == [.layoutOutsideHierarchy(tableView: description)])
      room.table.setNeedsLayout()
      room.table.layoutIfNeeded()
      TableView(frame: room.table.frame).layoutIfNeeded()
      #expect(said().count == 1)
    }
    let old = Room(Shelf(rows: 2), profile: .iOS12, isShown: false)
    old.simulator.run { old.table.layoutIfNeeded() }
    #expect(old.simulator.console.warnings == [])
  }
}
