import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

/// A cell provider that returns no cell for an item that the model has lost.
@MainActor
@Suite struct MissingCellTests {
  private let simulator = Simulator()

  /// The findings after the model has lost the second item, by their places and sentences.
  private func findings(_ list: some ListView, _ change: () -> Void) throws -> [String] {
    simulator.show(list)
    let check = ListCheck(list, mode: .record)
    try simulator.settle()
    #expect(check.findings == [])
    let crash = captureCrash {
      change()
      check.look()
    }
    #expect(crash == nil)
    #expect(list.crashOfFreshView != nil)
    return check.findings.map { "\($0.kind) \($0.places): \($0.sentence)" }
  }

  @Test func aCheckOfATableNamesTheItemAndCrashesNothing() throws {
    let model = Model()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, title in
      guard model.titles.contains(title) else { return nil }
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = title
      return cell
    }
    source.apply(model.snapshot)
    #expect(
      try findings(table) { model.titles.remove(at: 1) } == [
        """
        forgottenUpdate [0 - 1]: The cell provider returns nil for 0 - 1, which shows "Dune". No \
        snapshot was applied since the model lost the item. Apply one whenever the items of the \
        model change: UIKit crashes when the cell is to be shown again.
        """
      ])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func aSnapshotThatKeepsTheItemIsNamed() throws {
    let model = Model()
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: CollectionViewFlowLayout())
    let book = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableSource<Int, String>(collectionView: list) {
      list, path, title in
      guard model.titles.contains(title) else { return nil }
      return list.dequeueConfiguredReusableCell(using: book, for: path, item: title)
    }
    source.apply(model.snapshot)
    #expect(
      try findings(list) {
        let old = model.snapshot
        model.titles.remove(at: 1)
        source.apply(old)
      } == [
        """
        forgottenUpdate [0 - 1]: The cell provider returns nil for 0 - 1, which shows "Dune". The \
        snapshot that was applied still has an item that the model has lost: build it from the \
        model after every change.
        """
      ])
  }
}

/// The titles of books.
@MainActor
private final class Model {
  var titles = ["Emma", "Dune"]

  var snapshot: DiffableDataSourceSnapshot<Int, String> {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    return snapshot
  }
}
