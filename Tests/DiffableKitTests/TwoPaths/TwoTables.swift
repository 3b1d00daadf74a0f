import DiffableKit
import Foundation
import ListCore

/// The visible state of a list and the answers of its queries.
struct VisibleState: Equatable {
  var cells: [String]
  var counts: [Int]
  var selection: [IndexPath]
  var offset: CGPoint
  var size: CGSize
}

/// A finger reached a row or an item on one of two screens only.
struct UnequalTaps: Error {
  let path: IndexPath
}

/// One screen with a table, implemented both ways.
@MainActor
final class TwoTables {
  /// The screen with a plain data source: changes are announced manually.
  private final class ByHand: NSObject, TableViewDataSource {
    var library: Library
    init(_ library: Library) { self.library = library }

    func numberOfSections(in tableView: TableView) -> Int { library.shelves.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      library.shelves[section].books.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
      cell.textLabel?.text = "\(library.shelves[indexPath.section].books[indexPath.row])"
      return cell
    }
  }

  /// A screen with room for both, since a finger reaches only what nothing covers.
  private let simulator = Simulator(screenSize: CGSize(width: 640, height: 844))
  private let byHand: ByHand
  private let source: TableViewDiffableSource<Int, Int>
  private let tables: [TableView]
  private var library: Library

  init(_ library: Library) throws {
    self.library = library
    tables = (0..<2).map { index in
      let table = TableView(
        frame: CGRect(x: 320 * CGFloat(index), y: 0, width: 320, height: 480))
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      table.allowsMultipleSelection = true
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      return table
    }
    byHand = ByHand(library)
    tables[0].dataSource = byHand
    source = TableViewDiffableSource(tableView: tables[1]) { table, path, book in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = "\(book)"
      return cell
    }
    let screen = View()
    tables.forEach(screen.addSubview)
    simulator.show(screen)
    simulator.run { source.apply(library.snapshot, animatingDifferences: false) }
    try simulator.settle()
  }

  /// Changes the model and both screens at random and returns the edit.
  func edit(using random: inout some RandomNumberGenerator) throws -> Library.Edit {
    let edit = library.edit(using: &random)
    let isAnimated = Bool.random(using: &random)
    simulator.run {
      let animation = isAnimated ? TableView.RowAnimation.automatic : .none
      tables[0].performBatchUpdates { [self] in
        byHand.library = library
        for change in edit.changes { announce(change, animation) }
      }
      var snapshot = library.snapshot
      snapshot.reloadItems(edit.reloaded)
      source.apply(snapshot, animatingDifferences: isAnimated)
    }
    if Bool.random(using: &random) { try simulator.settle() }
    return edit
  }

  /// Scrolls or selects at random, identically on both screens.
  func touch(using random: inout some RandomNumberGenerator) throws {
    let table = tables[0]
    if Bool.random(using: &random) {
      let most = max(0, table.contentSize.height - table.bounds.height)
      let offset = CGFloat.random(in: 0...most, using: &random).rounded()
      for table in tables { table.contentOffset.y = offset }
    } else if let path = table.indexPathsForVisibleRows?.randomElement(using: &random) {
      // A finger does not reach a row under one that fades out.
      try simulator.settle()
      let isTapped = tables.map { table in (try? simulator.tap(path, in: table)) != nil }
      guard isTapped[0] == isTapped[1] else { throw UnequalTaps(path: path) }
    }
    simulator.layoutIfNeeded()
  }

  /// Returns the visible state of both screens.
  func states() throws -> [VisibleState] {
    try simulator.settle()
    return tables.map { table in
      VisibleState(
        cells: (table.indexPathsForVisibleRows ?? []).map {
          "\($0): \(table.cellForRow(at: $0)?.textLabel?.text ?? "-")"
        },
        counts: (0..<table.numberOfSections).map(table.numberOfRows),
        selection: (table.indexPathsForSelectedRows ?? []).sorted(),
        offset: table.contentOffset, size: table.contentSize)
    }
  }

  private func announce(_ change: Change, _ animation: TableView.RowAnimation) {
    let table = tables[0]
    switch change {
    case .insertItem(let path): table.insertRows(at: [IndexPath(path)], with: animation)
    case .deleteItem(let path): table.deleteRows(at: [IndexPath(path)], with: animation)
    case .reloadItem(let path): table.reloadRows(at: [IndexPath(path)], with: animation)
    case .moveItem(let from, let to): table.moveRow(at: IndexPath(from), to: IndexPath(to))
    case .insertSection(let section): table.insertSections([section], with: animation)
    case .deleteSection(let section): table.deleteSections([section], with: animation)
    case .reloadSection(let section): table.reloadSections([section], with: animation)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    }
  }
}
