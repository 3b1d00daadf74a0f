import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import Testing

/// The answers of a table's source, to apps and to the table. (behaviour 6.13 to 6.19)
@MainActor
@Suite struct TableViewDiffableSourceTests {
  @Test("behaviour 6.14, 6.19: identifiers and index paths are nil where there is no row")
  func questions() throws {
    let source = try TableStage("A:xy B:z").source
    #expect(source.itemIdentifier(for: [0, 1]) == "y")
    #expect(source.itemIdentifier(for: [0, 2]) == nil)
    #expect(source.itemIdentifier(for: [2, 0]) == nil)
    #expect(source.itemIdentifier(for: [-1, 0]) == nil)
    #expect(source.itemIdentifier(for: [0]) == nil)
    #expect(source.itemIdentifier(for: IndexPath()) == nil)
    #expect(source.indexPath(for: "z") == [1, 0])
    #expect(source.indexPath(for: "q") == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: "B") == 1)
    #expect(source.index(for: "q") == nil)
  }

  @Test("behaviour 6.14: a request past the end crashes")
  func pastTheEnd() throws {
    let one = try TableStage("A:xy")
    let section = captureCrash { _ = one.source.tableView(one.table, numberOfRowsInSection: 1) }
    #expect(
      section?.reason == "Invalid parameter not satisfying: section < _impl.numberOfSections")
    let other = try TableStage("A:xy")
    let row = captureCrash { _ = other.source.tableView(other.table, cellForRowAt: [0, 2]) }
    #expect(row?.reason == "Invalid parameter not satisfying: itemIdentifier")
  }

  @Test("behaviour 6.15: a cell provider that returns no cell crashes")
  func missingCell() throws {
    let stage = try TableStage()
    stage.answers = { _, _, _ in nil }
    var view = ""
    let report = captureCrash {
      stage.apply("A:x")
      view = stage.table.description
    }
    #expect(
      report?.reason.hasPrefix(
        """
        UITableViewDiffableDataSource cell provider returned nil for index path \
        <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0} with item identifier 'x', \
        which is not allowed. You must always return a cell to the table view: \
        <DiffableKitTests.RecordingTable: 0x
        """) == true)
    #expect(!view.isEmpty)
  }

  @Test("behaviour 6.16: changes announced by other callers crash")
  func directMutation() throws {
    let mutations: [@MainActor (TableView) -> Void] = [
      { $0.insertRows(at: [[0, 0]], with: .none) }, { $0.deleteRows(at: [[0, 0]], with: .none) },
      { $0.reloadRows(at: [[0, 0]], with: .none) }, { $0.moveRow(at: [0, 0], to: [0, 1]) },
      { $0.insertSections([0], with: .none) }, { $0.deleteSections([0], with: .none) },
      { $0.reloadSections([0], with: .none) }, { $0.moveSection(0, toSection: 0) },
    ]
    for mutate in mutations {
      let stage = try TableStage("A:xy")
      #expect(
        captureCrash { mutate(stage.table) }?.reason == """
          UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the \
          UITableView's dataSource: please do not call mutation APIs directly on UITableView.
          """)
      #expect(stage.rows == ["x 0-0", "y 0-1"])
    }
    let inBatch = try TableStage("A:xy")
    let report = captureCrash {
      inBatch.table.performBatchUpdates { inBatch.table.deleteRows(at: [[0, 0]], with: .none) }
    }
    #expect(report?.facts == .snapshot(.mutatedDirectly(.table)))
    let stage = try TableStage("A:xy")
    stage.answers = { table, path, _ in
      table.deleteRows(at: [[0, 0]], with: .none)  // during an apply, but not by it
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    #expect(captureCrash { stage.apply("A:xyz") }?.facts == .snapshot(.mutatedDirectly(.table)))
    #expect(
      try captureCrash {
        let stage = try TableStage("A:xy")
        stage.table.reloadData()
        stage.table.performBatchUpdates(nil)
        try stage.simulator.settle()
      } == nil)
  }

  @Test("behaviour 6.16: only the table's present data source matters, not former ones")
  func replacedSource() throws {
    let stage = try TableStage("A:xy")
    let plain = PlainSource()
    stage.simulator.run { stage.table.dataSource = plain }
    try stage.simulator.settle()
    plain.rows = 3
    #expect(captureCrash { stage.table.insertRows(at: [[0, 0]], with: .none) } == nil)
    #expect(stage.table.numberOfRows(inSection: 0) == 3)

    let other = try TableStage("A:xy")
    let heir = TableViewDiffableSource<String, String>(tableView: other.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    other.simulator.run { heir.apply("B:z", animatingDifferences: false) }
    #expect(captureCrash { other.apply("A:x") }?.facts == .snapshot(.mutatedDirectly(.table)))
    #expect(other.source.snapshot().text == "A:xy")
    #expect(heir.snapshot().text == "B:z")
  }

  @Test("behaviour 6.13: the class itself has no titles and allows no editing or moving")
  func defaults() throws {
    let stage = try TableStage("A:xy")
    let (source, table) = (stage.source, stage.table)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(!source.tableView(table, canEditRowAt: [0, 0]))
    #expect(!source.tableView(table, canMoveRowAt: [0, 0]))
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
    source.tableView(table, commit: .delete, forRowAt: [0, 0])
    source.tableView(table, moveRowAt: [0, 0], to: [0, 1])
    table.setEditing(true, animated: false)
    try stage.simulator.settle()
    #expect(table.cellForRow(at: [0, 0])?.editingStyle == TableViewCell.EditingStyle.none)
    #expect(try !stage.simulator.drag(from: [0, 0], to: [0, 1], in: table))
    #expect(stage.rows == ["x 0-0", "y 0-1"])
  }

  @Test("behaviour 6.13: overrides of a subclass are called: titles, index, swipe to delete")
  func subclass() throws {
    let stage = try TableStage("A:xy B:z") { EditableSource(tableView: $0, cellProvider: $1) }
    #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Section B")
    #expect(stage.table.footerView(forSection: 0) == nil)
    try stage.simulator.tapSectionIndexTitle("B", in: stage.table)
    try stage.simulator.swipeToDelete(at: [0, 0], in: stage.table)
    try stage.simulator.settle()
    #expect(stage.rows == ["y 0-0", "z 1-0"])
    #expect(stage.source.snapshot().text == "A:y B:z")
  }

  @MainActor
  private final class Flagging: NSObject, TableViewDelegate {
    var flagged = 0
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
          self?.flagged += 1
          done(true)
        }
      ])
    }
  }

  // behaviour 18.1
  @Test(arguments: [SystemProfile.iOS13, .iOS14, .iOS15, .newest])
  func theDelegatesSwipeActionsShowWithoutAnOverrideFromIOS15(_ profile: SystemProfile) throws {
    let stage = try TableStage("A:xy", profile: profile)
    let delegate = Flagging()
    stage.table.delegate = delegate
    try stage.simulator.settle()
    let isOld = ["iOS 13", "iOS 14"].contains(profile.name)
    func swipe() throws { try stage.simulator.swipeToDelete(at: [0, 0], in: stage.table) }
    if isOld { #expect(throws: QueryFailure.self) { try swipe() } } else { try swipe() }
    #expect(delegate.flagged == (isOld ? 0 : 1))
    stage.table.delegate = nil
    #expect(throws: QueryFailure.self) { try swipe() }
    #expect(stage.rows == ["x 0-0", "y 0-1"])
  }

  @Test("behaviour 6.21: a subclass moves a row by an apply, and it moves once")
  func reordering() throws {
    for isAnimated in [false, true] {
      let stage = try TableStage("A:wxyz B:v") { EditableSource(tableView: $0, cellProvider: $1) }
      (stage.source as? EditableSource)?.animates = isAnimated
      let cell = stage.table.cellForRow(at: [0, 0])
      stage.table.setEditing(true, animated: false)
      #expect(try stage.simulator.drag(from: [0, 0], to: [0, 2], in: stage.table))
      #expect(stage.source.snapshot().text == "A:xywz B:v")
      #expect(stage.rows == ["x 0-0", "y 0-1", "w 0-2", "z 0-3", "v 1-0"])
      #expect(stage.table.cellForRow(at: [0, 2]) === cell)
      #expect(stage.table.takeCalls() == ["batch", "move 0-0 0-2"])
      #expect(try stage.simulator.drag(from: [0, 0], to: [1, 1], in: stage.table))
      try stage.simulator.settle()
      #expect(stage.rows == ["y 0-0", "w 0-1", "z 0-2", "v 1-0", "x 1-1"])
      #expect(stage.calls == [])
    }
  }

  @Test("a subclass that applies later leaves the row in its place until then")
  func laterReordering() throws {
    let stage = try TableStage("A:xyz") { EditableSource(tableView: $0, cellProvider: $1) }
    (stage.source as? EditableSource)?.waits = true
    stage.table.setEditing(true, animated: false)
    #expect(try stage.simulator.drag(from: [0, 0], to: [0, 2], in: stage.table))
    #expect(stage.rows == ["x 0-0", "y 0-1", "z 0-2"])
    stage.apply("A:yzx")
    #expect(stage.rows == ["y 0-0", "z 0-1", "x 0-2"])
  }

  @Test("an apply can be overridden, and so can the queries it uses")
  func overriding() throws {
    let stage = try TableStage("A:xy") { EditableSource(tableView: $0, cellProvider: $1) }
    #expect((stage.source as? EditableSource)?.applies == 1)
    #expect(stage.source.description() == (stage.source as NSObject).description)
    #expect(stage.source.description().contains("EditableSource"))
  }

  @Test("selection follows its item, as in a manual batch update (behaviour 5.6)")
  func selection() throws {
    let stage = try TableStage("A:xyz B:w")
    stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    stage.apply("A:qzy B:w")
    #expect(stage.table.indexPathForSelectedRow == [0, 2])
    stage.apply("A:qz B:yw", animated: true)
    #expect(stage.table.indexPathForSelectedRow == [1, 0])
    stage.apply(Letters("A:qz B:yw").reconfiguring("y"))
    #expect(stage.table.indexPathForSelectedRow == [1, 0])
    stage.apply(Letters("A:qz B:yw").reloading("y"))
    #expect(stage.table.indexPathForSelectedRow == nil)
  }
}

/// A plain data source, without snapshots.
private final class PlainSource: NSObject, TableViewDataSource {
  var rows = 2

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// A source that overrides everything a subclass can override.
private final class EditableSource: TableViewDiffableSource<String, String> {
  var animates = false
  var waits = false
  nonisolated(unsafe) var applies = 0

  nonisolated override func apply(
    _ snapshot: Letters, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applies += 1
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section).map { "Section \($0)" }
      ?? super.tableView(tableView, titleForHeaderInSection: section)
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    snapshot().sectionIdentifiers
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot)
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    guard !waits, let item = itemIdentifier(for: sourceIndexPath) else { return }
    var snapshot = snapshot()
    if let target = itemIdentifier(for: destinationIndexPath) {
      let isDown = sourceIndexPath < destinationIndexPath
      if isDown && sourceIndexPath.section == destinationIndexPath.section {
        snapshot.moveItem(item, afterItem: target)
      } else {
        snapshot.moveItem(item, beforeItem: target)
      }
    } else {
      snapshot.deleteItems([item])
      snapshot.appendItems([item], toSection: "B")
    }
    apply(snapshot, animatingDifferences: animates)
  }
}
