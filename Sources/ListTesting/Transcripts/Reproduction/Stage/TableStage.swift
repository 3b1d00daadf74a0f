import HeadlessKit
import ListCore

/// A table and its data source, about to perform a screenplay.
///
/// The mutation methods are referred to by their full names, which are UIKit's: called directly,
/// they would note where they stand in this file as the place of the client's mistake.
@MainActor
final class TableStage {
  let table = TableView(frame: .zero, style: .plain)
  private let screenplay: Screenplay
  private let host: ListHost
  private var source: TableRole?

  init(_ screenplay: Screenplay, _ host: ListHost) {
    self.screenplay = screenplay
    self.host = host
    let source = TableRole(screenplay)
    self.source = source
    table.reportedClassName = screenplay.className
    if screenplay.registersCells {
      table.register(TableViewCell.self, forCellReuseIdentifier: screenplay.identifier)
    }
    table.dataSource = source
    table.delegate = source
  }

  /// Does what the screenplay says.
  func act() {
    switch screenplay.action {
    case .layOut:
      host.show(table)
    case .layOutOutsideWindow:
      table.frame = host.screenBounds
      table.layoutIfNeeded()
    case .layOutTwice:
      host.show(table)
      table.setNeedsLayout()
      host.layoutIfNeeded()
    case .loseDataSource:
      _ = table.numberOfSections
      source = nil
      host.show(table)
    case .reveal(let path):
      host.show(table)
      table.scrollToRow(at: IndexPath(path), at: .middle, animated: false)
      host.layoutIfNeeded()
    case .update(let batch, let after):
      host.show(table)
      table.performBatchUpdates(_:completion:)(
        { [self] in
          source?.counts = after
          batch.callsOfClient.flatMap(\.changes.grouped).forEach(announce)
        }, nil)
    case .delete(let indexes):
      host.show(table)
      table.deleteRows(at:with:)([IndexPath(indexes: indexes)], .automatic)
    case .scroll(let indexes):
      host.show(table)
      table.scrollToRow(at: IndexPath(indexes: indexes), at: .top, animated: false)
    case .count(let section):
      host.show(table)
      _ = table.numberOfRows(inSection: section)
    case .locate(let path):
      host.show(table)
      _ = table.rectForRow(at: IndexPath(path))
    case .drag(let from, let to):
      source?.retarget = IndexPath(to)
      table.isEditing = true
      host.show(table)
      host.drag(from: IndexPath(from), to: IndexPath(from), in: table)
    case .reloadInsideBatch:
      host.show(table)
      table.performBatchUpdates(_:completion:)({ [table] in table.reloadData() }, nil)
    case .reconfigure:
      host.show(table)
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    case .scrollTwoWays, .dequeue:
      break  // a collection view's
    }
  }

  private func announce(_ call: ChangeGroup) {
    switch call {
    case .deleteItems(let paths): table.deleteRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .insertItems(let paths): table.insertRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .reloadItems(let paths): table.reloadRows(at:with:)(paths.map(IndexPath.init), .automatic)
    case .moveItem(let from, let to): table.moveRow(at:to:)(IndexPath(from), IndexPath(to))
    case .deleteSections(let sections):
      table.deleteSections(_:with:)(IndexSet(sections), .automatic)
    case .insertSections(let sections):
      table.insertSections(_:with:)(IndexSet(sections), .automatic)
    case .reloadSections(let sections):
      table.reloadSections(_:with:)(IndexSet(sections), .automatic)
    case .moveSection(let from, let to): table.moveSection(_:toSection:)(from, to)
    }
  }
}
