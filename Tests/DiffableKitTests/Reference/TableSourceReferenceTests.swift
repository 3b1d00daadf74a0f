import DiffableKit
import Foundation
import ListCore
import Testing

/// The untyped class of a table's diffable source. (uikit-api 15)
@MainActor
@Suite struct TableSourceReferenceTests {
  typealias Source = TableViewDiffableSourceReference
  typealias Snapshot = DiffableDataSourceSnapshotReference

  private let simulator = Simulator()
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)

  init() {
    simulator.show(table, frame: table.frame)
  }

  private let cells: TableViewDiffableSourceReferenceCellProvider = { _, _, item in
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(item)"
    return cell
  }

  private func makeSource() -> Source { Source(tableView: table, cellProvider: cells) }

  private func snapshot(_ sections: KeyValuePairs<String, [Any]>) -> Snapshot {
    let snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections(withIdentifiers: [section])
      snapshot.appendItems(withIdentifiers: items)
    }
    return snapshot
  }

  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func snapshotsAreApplied() throws {
    let source = makeSource()
    #expect(table.dataSource === source)
    let first = snapshot(["a": [1, "two"], "b": []])
    simulator.run { source.applySnapshot(first, animatingDifferences: false) }
    #expect(texts == ["1", "two"])

    first.appendItems(withIdentifiers: [3.5])
    #expect(source.snapshot() != first)
    var isOver = false
    simulator.run { source.applySnapshot(first, animatingDifferences: true) { isOver = true } }
    try simulator.settle()
    #expect(texts == ["1", "two", "3.5"])
    #expect(isOver)

    first.deleteItems(withIdentifiers: [1])
    simulator.run { source.applySnapshot(usingReloadData: first) { isOver = false } }
    try simulator.settle()
    #expect(texts == ["two", "3.5"])
    #expect(!isOver)
  }

  @Test func identifiersAndIndexPathsAreFound() {
    let source = makeSource()
    let shown = snapshot(["a": [1, 2], "b": [3]])
    shown.reloadItems(withIdentifiers: [1])
    simulator.run { source.applySnapshot(shown, animatingDifferences: false) }
    let path = IndexPath(row: 0, section: 1)
    #expect(source.snapshot() == shown)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(source.itemIdentifier(for: path) as? Int == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.indexPath(forItemIdentifier: 3) == path)
    #expect(source.indexPath(forItemIdentifier: "3") == nil)
    #expect(source.sectionIdentifier(for: 1) as? String == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(["b", "c"].map(source.index(forSectionIdentifier:)) == [1, NSNotFound])
    #expect(source.defaultRowAnimation == .automatic)
    source.defaultRowAnimation = .left
    #expect(source.defaultRowAnimation == .left)
  }

  /// Messages print the original identifiers. (behaviour 6.15, 6.16)
  @Test func invalidAnswersCrash() {
    let source = Source(tableView: table) { _, _, _ in nil }
    let noCell = captureCrash {
      simulator.run { source.applySnapshot(snapshot(["a": ["x"]]), animatingDifferences: false) }
    }
    #expect(noCell?.missingCell == "table: x 0-0")
  }

  @Test func directMutation() {
    let source = makeSource()
    simulator.run { source.applySnapshot(snapshot(["a": ["x"]]), animatingDifferences: false) }
    let report = captureCrash {
      simulator.run { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    }
    #expect(report?.facts == .snapshot(.mutatedDirectly(.table)))
  }

  /// A missing snapshot, as only Objective-C can pass it. (behaviour 6.17)
  @Test func aMissingSnapshotIsRefused() {
    let source = makeSource()
    let nothing = unsafeBitCast(0, to: Snapshot.self)
    let calls: [() -> Void] = [
      { source.applySnapshot(nothing, animatingDifferences: true) },
      { source.applySnapshot(nothing, animatingDifferences: true, completion: nil) },
      { source.applySnapshot(usingReloadData: nothing) },
      { source.applySnapshot(usingReloadData: nothing, completion: nil) },
    ]
    for call in calls {
      #expect(captureCrash(call)?.reason == "Invalid parameter not satisfying: snapshot")
    }
  }

  /// Methods that a subclass implements are present; all others are absent. (behaviour 6.13)
  @Test func aSubclassAddsMethods() throws {
    let source = MovingSource(tableView: table, cellProvider: cells)
    simulator.run {
      source.applySnapshot(snapshot(["a": [1, 2]]), animatingDifferences: false)
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
    }
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
    #expect(table.footerView(forSection: 0) == nil)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
    let hasMoved = try simulator.drag(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), in: table)
    #expect(hasMoved)
    #expect(source.moves == ["0-0 0-1"])
  }

  @Test func plainSourceMovesNothing() throws {
    let source = makeSource()
    simulator.run {
      source.applySnapshot(snapshot(["a": [1, 2]]), animatingDifferences: false)
      table.setEditing(true, animated: false)
    }
    #expect(table.visibleCells.map(\.showsReorderControl) == [false, false])
    try simulator.drag(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), in: table)
    #expect(texts == ["1", "2"])
  }

  /// On another queue, as with the typed source. (behaviour 6.7)
  @Test func anyQueue() async {
    let source = makeSource()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let snapshot = Snapshot()
        snapshot.appendSections(withIdentifiers: ["a"])
        snapshot.appendItems(withIdentifiers: [1, 2])
        source.applySnapshot(snapshot, animatingDifferences: false)
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(texts == ["1", "2"])
  }
}

/// A source with titles whose rows can be dragged.
private final class MovingSource: TableViewDiffableSourceReference {
  private(set) var moves: [String] = []

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) as? String
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath[0])-\(sourceIndexPath[1]) "
        + "\(destinationIndexPath[0])-\(destinationIndexPath[1])")
  }
}
