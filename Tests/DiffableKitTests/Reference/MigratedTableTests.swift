import DiffableKit
import Foundation
import ListCore
import Testing

/// A table screen with a plain data source that migrates to snapshots and keeps its cell code.
@MainActor
@Suite struct MigratedTableTests {
  private let bookcase = Bookcase([
    "art": ["Klee", "Miró"], "novels": ["Emma", "Dune", "Bible"], "poems": [],
  ])
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func aTableLooksTheSame() {
    let old = TableScreen(bookcase)
    let new = MigratedTableScreen(bookcase)
    #expect(
      new.sight == [
        "Shelf art", "Klee", "Miró", "End of art", "Shelf novels", "Emma", "Dune", "Bible",
        "no footer", "Shelf poems", "no footer",
      ])
    #expect(new.sight == old.sight)
    #expect(new.source.sectionIndexTitles(for: new.table) == ["a", "n", "p"])
  }

  /// The old data source's counts no longer matter; its cells do.
  @Test func theOldCountsAreNotRequested() {
    let screen = MigratedTableScreen(bookcase)
    screen.bookcase.shelves[0].books.append("Marc")
    screen.simulator.run { screen.table.reloadData() }
    #expect(screen.sight.prefix(4) == ["Shelf art", "Klee", "Miró", "End of art"])
    screen.simulator.run {
      screen.source.applySnapshot(screen.bookcase.snapshot, animatingDifferences: false)
    }
    #expect(screen.sight.prefix(5) == ["Shelf art", "Klee", "Miró", "Marc", "End of art"])
  }

  /// The same edits lead to the same appearance at every step.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func bothTablesLookTheSameAfterEveryEdit(_ seed: UInt64) throws {
    var changes = BookcaseChanges(seed: seed)
    let old = TableScreen(bookcase)
    let new = MigratedTableScreen(bookcase)
    for number in 0..<50 {
      let bookcase = changes.next(old.bookcase)
      try old.show(bookcase)
      try new.show(bookcase)
      #expect(new.sight == old.sight, "change \(number): \(bookcase)")
    }
  }

  /// The old data source still handles editing and dragging; the snapshot follows.
  @Test func editingAndDraggingUseTheOldDataSource() throws {
    let old = TableScreen(bookcase)
    let new = MigratedTableScreen(bookcase)
    for screen in [old, new] {
      try screen.simulator.swipeToDelete(at: path(1, 0), in: screen.table)
      try screen.simulator.settle()
      screen.simulator.run { screen.table.setEditing(true, animated: false) }
    }
    #expect(new.bookcase.shelves.map(\.books) == [["Klee", "Miró"], ["Dune", "Bible"], []])
    #expect(new.sight[6] == "Bible")
    #expect(new.sight == old.sight)

    for screen in [old, new] {
      let hasMoved = try screen.simulator.drag(from: path(0, 0), to: path(1, 1), in: screen.table)
      try screen.simulator.settle()
      #expect(hasMoved)
    }
    #expect(new.bookcase.shelves.map(\.books) == [["Miró"], ["Dune", "Klee", "Bible"], []])
    #expect(new.bookcase == old.bookcase)
    #expect(new.source.snapshot() == new.bookcase.snapshot)
    #expect(new.sight == old.sight)

    for screen in [old, new] {
      try screen.simulator.drag(from: path(1, 0), to: path(2, 0), in: screen.table)
      try screen.simulator.settle()
    }
    #expect(new.bookcase.shelves.map(\.books) == [["Miró"], ["Klee", "Bible"], ["Dune"]])
    #expect(new.source.snapshot() == new.bookcase.snapshot)
    #expect(new.sight == old.sight)
  }

  /// A data source that applies a snapshot when it handles a move does not move the row twice.
  @Test func aMoveThatAppliesASnapshotHappensOnce() throws {
    let screen = MigratedTableScreen(bookcase)
    let mover = Mover(screen)
    let source = TableViewDiffableSourceReference(tableView: screen.table, migrating: mover)
    mover.source = source
    screen.simulator.run {
      source.applySnapshot(screen.bookcase.snapshot, animatingDifferences: false)
      screen.table.setEditing(true, animated: false)
    }
    try screen.simulator.drag(from: path(1, 2), to: path(1, 0), in: screen.table)
    try screen.simulator.settle()
    #expect(
      source.snapshot().itemIdentifiers as? [String] == ["Klee", "Miró", "Bible", "Emma", "Dune"])
  }

  /// A dragged row moves without a reload, on every release. (behaviour 6.6)
  @Test(arguments: SystemProfile.supported)
  func draggingIsOneMove(profile: SystemProfile) throws {
    let simulator = Simulator(profile: profile)
    let table = RecordingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    let old = TableScreen(bookcase)
    let source = simulator.run {
      TableViewDiffableSourceReference(tableView: table, migrating: old)
    }
    simulator.show(table, frame: table.frame)
    simulator.run { source.applySnapshot(bookcase.snapshot, animatingDifferences: false) }
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: path(1, 2), animated: false, scrollPosition: .none)
    _ = table.takeCalls()
    try simulator.drag(from: path(1, 2), to: path(1, 0), in: table)
    try simulator.settle()
    #expect(table.takeCalls() == ["batch", "move 1-2 1-0"])
    #expect(table.indexPathForSelectedRow == path(1, 0))
  }

  /// Methods that the old data source lacks stay absent: no titles, no index, every row can be
  /// edited, none moves.
  @Test func aDataSourceWithoutOptionalMethods() throws {
    let plain = PlainTable()
    let (simulator, table) = (
      Simulator(), TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    )
    simulator.show(table, frame: table.frame)
    let snapshot = DiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a"])
    snapshot.appendItems(withIdentifiers: [0, 1])
    let source = TableViewDiffableSourceReference(tableView: table, migrating: plain)
    simulator.run {
      source.applySnapshot(snapshot, animatingDifferences: false)
      table.setEditing(true, animated: false)
    }
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.footerView(forSection: 0) == nil)
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
    #expect(table.visibleCells.map(\.showsReorderControl) == [false, false])
    // Whether it moves rows is known only after the first move.
    #expect(try !simulator.drag(from: path(0, 0), to: path(0, 1), in: table))
    #expect(source.snapshot() == snapshot)
    #expect(try !simulator.drag(from: path(0, 0), to: path(0, 1), in: table))
    withExtendedLifetime(plain) {}
  }

  /// The source holds the old data source weakly, as the list did; without it there are no cells.
  @Test func nothingIsRetained() throws {
    weak var screen: MigratedTableScreen?
    weak var source: TableViewDiffableSourceReference?
    autoreleasing {
      let migrated = MigratedTableScreen(bookcase)
      (screen, source) = (migrated, migrated.source)
    }
    #expect(screen == nil)
    #expect(source == nil)

    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let simulator = Simulator()
    simulator.show(table, frame: table.frame)
    let orphan = TableViewDiffableSourceReference(tableView: table, migrating: PlainTable())
    let report = captureCrash {
      simulator.run { orphan.applySnapshot(bookcase.snapshot, animatingDifferences: false) }
    }
    #expect(report?.missingCell == "table: Klee 0-0")
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}

/// A data source with the required methods only.
@MainActor
private final class PlainTable: NSObject, TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A data source that applies a snapshot after a row was dragged.
@MainActor
private final class Mover: NSObject, TableViewDataSource {
  private let screen: TableScreen
  weak var source: TableViewDiffableSourceReference?

  init(_ screen: TableScreen) {
    self.screen = screen
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    screen.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    screen.bookcase.moveBook(from: sourceIndexPath, to: destinationIndexPath)
    source?.applySnapshot(screen.bookcase.snapshot, animatingDifferences: false)
  }
}
