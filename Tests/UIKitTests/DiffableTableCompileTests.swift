import Testing
import UIKit

// Table screens with a diffable data source, as apps write them for UIKit.

private enum Section: Int, CaseIterable {
  case pinned, others

  var title: String { self == .pinned ? "Pinned" : "Notes" }
}

private struct Note: Hashable, Identifiable {
  let id: Int
  var text: String
}

extension UITableViewDiffableDataSource {
  fileprivate func lastItem() -> ItemIdentifierType? { snapshot().itemIdentifiers.last }

  fileprivate func update(
    animated: Bool = true,
    _ change: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) ->
      Void
  ) {
    var snapshot = snapshot()
    change(&snapshot)
    apply(snapshot, animatingDifferences: animated)
  }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Section {
  fileprivate mutating func appendAllSections() { appendSections(Section.allCases) }
}

/// The subclass that nearly every table screen has.
private final class NotesDataSource: UITableViewDiffableDataSource<Section, Note> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return sectionIdentifier(for: section)?.title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    return super.tableView(tableView, titleForFooterInSection: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let note = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([note])
    apply(snapshot, animatingDifferences: true)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let note = itemIdentifier(for: sourceIndexPath),
      let other = itemIdentifier(for: destinationIndexPath), note != other
    else { return }
    var snapshot = self.snapshot()
    if sourceIndexPath.row > destinationIndexPath.row {
      snapshot.moveItem(note, beforeItem: other)
    } else {
      snapshot.moveItem(note, afterItem: other)
    }
    apply(snapshot, animatingDifferences: false)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return Section.allCases.map { String($0.title.prefix(1)) }
  }
}

/// A subclass that stays generic.
private class TitledDataSource<S: Hashable & Sendable, I: Hashable & Sendable>:
  UITableViewDiffableDataSource<S, I>
{
  var title: ((S) -> String)?

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap { title?($0) }
  }
}

@MainActor
private final class NotesScreen: NSObject, UITableViewDelegate {
  typealias DataSource = NotesDataSource
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Note>

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = makeDataSource()
  private(set) var opened: [String] = []

  private func makeDataSource() -> DataSource {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = DataSource(tableView: tableView) {
      [weak self] tableView, indexPath, note -> UITableViewCell? in
      guard self != nil else { return nil }
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = note.text
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    return dataSource
  }

  func show(_ notes: [Note], pinned: [Note]) {
    tableView.dataSource = dataSource  // again, as some apps do
    tableView.delegate = self
    var snapshot = Snapshot()
    snapshot.appendAllSections()
    snapshot.appendItems(pinned, toSection: .pinned)
    snapshot.appendItems(notes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func add(_ note: Note) {
    dataSource.update { $0.appendItems([note], toSection: .others) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(note.text)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  var texts: [[String]] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(\.text) }
  }

  var lastText: String? { dataSource.lastItem()?.text }
}

@MainActor
@Suite struct DiffableTableCompileTests {
  private func screen(on simulator: Simulator) -> NotesScreen {
    simulator.run {
      let screen = NotesScreen()
      simulator.show(screen.tableView)
      screen.show(
        [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")],
        pinned: [Note(id: 3, text: "Keys"), Note(id: 4, text: "Rent")])
      return screen
    }
  }

  @Test func aScreenWrittenForUIKitRuns() throws {
    let simulator = Simulator()
    let screen = screen(on: simulator)
    try simulator.tap(IndexPath(row: 1, section: 1), in: screen.tableView)
    simulator.run { screen.add(Note(id: 5, text: "Eggs")) }
    try simulator.settle()
    #expect(screen.opened == ["Bread"])
    #expect(screen.texts == [["Keys", "Rent"], ["Milk", "Bread", "Eggs"]])
    #expect(screen.lastText == "Eggs")
    #expect(screen.tableView.headerView(forSection: 0)?.textLabel?.text == "Pinned")
    #expect(screen.tableView.visibleCells.count == 5)
  }

  @Test func aSwipeDeletesAndADragMoves() throws {
    let simulator = Simulator()
    let screen = screen(on: simulator)
    try simulator.swipeToDelete(at: IndexPath(row: 0, section: 1), in: screen.tableView)
    try simulator.settle()
    #expect(screen.texts == [["Keys", "Rent"], ["Bread"]])
    simulator.run { screen.tableView.setEditing(true, animated: false) }
    try simulator.drag(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0),
      in: screen.tableView)
    try simulator.settle()
    #expect(screen.texts == [["Rent", "Keys"], ["Bread"]])
  }

  @Test func aGenericSubclassWorks() {
    let simulator = Simulator()
    simulator.run {
      let table = UITableView(frame: .zero)
      let source = TitledDataSource<String, Int>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.title = { $0.uppercased() }
      simulator.show(table)
      source.update(animated: false) { $0.appendSections(["a"]) }
      #expect(source.tableView(table, titleForHeaderInSection: 0) == "A")
    }
  }

  /// The async methods, and the methods with a completion called in async code.
  @Test func asynchronousApplies() async throws {
    let simulator = Simulator()
    let (table, source) = simulator.run {
      let table = UITableView(frame: .zero)
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      simulator.show(table)
      return (table, source)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    await source.apply(snapshot)
    snapshot.appendItems([3])
    await source.apply(snapshot, animatingDifferences: true)
    snapshot.appendItems([4])
    await source.applySnapshotUsingReloadData(snapshot)
    snapshot.appendItems([5])
    var isOver = false
    source.apply(snapshot, animatingDifferences: false, completion: { isOver = true })
    try simulator.settle()
    #expect(isOver)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  /// On a background queue, as Apple's documentation allows.
  @Test func applyInTheBackground() async throws {
    let simulator = Simulator()
    let (table, source) = simulator.run {
      let table = UITableView(frame: .zero)
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      simulator.show(table)
      return (table, source)
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false) { continuation.resume() }
        DispatchQueue.main.async { _ = simulator.trySettling() }
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
  }
}
