import HeadlessKit
import ListCore

/// A table and its data source, on which a screenplay is performed.
///
/// The mutation methods are referenced by their full names, which are UIKit's: direct calls would
/// record their position in this file as the location of the client's mistake.
@MainActor
final class TableStage {
  let table = TableView(frame: .zero, style: .plain)
  private let screenplay: Screenplay
  private let simulator: Simulator
  private var source: TableRole?

  init(_ screenplay: Screenplay, _ simulator: Simulator) {
    self.screenplay = screenplay
    self.simulator = simulator
    let source = TableRole(screenplay)
    self.source = source
    table.reportedClassName = screenplay.className
    if screenplay.registersCells {
      table.register(TableViewCell.self, forCellReuseIdentifier: screenplay.identifier)
    }
    table.dataSource = source
    table.delegate = source
  }

  /// Performs the action of the screenplay.
  func act() {
    switch screenplay.action {
    case .layOut:
      simulator.show(table)
    case .layOutOutsideWindow:
      table.frame = simulator.screenBounds
      table.layoutIfNeeded()
    case .layOutTwice:
      simulator.show(table)
      table.setNeedsLayout()
      simulator.layoutIfNeeded()
    case .loseDataSource:
      _ = table.numberOfSections
      source = nil
      simulator.show(table)
    case .reveal(let path):
      simulator.show(table)
      table.scrollToRow(at: IndexPath(path), at: .middle, animated: false)
      simulator.layoutIfNeeded()
    case .update(let batch, let after):
      simulator.show(table)
      table.performBatchUpdates(_:completion:)(
        { [self] in
          source?.counts = after
          batch.callsOfClient.flatMap(\.changes.grouped).forEach { $0.announce(to: table) }
        }, nil)
    case .delete(let indexes):
      simulator.show(table)
      table.deleteRows(at:with:)([IndexPath(indexes: indexes)], .automatic)
    case .scroll(let indexes):
      simulator.show(table)
      table.scrollToRow(at: IndexPath(indexes: indexes), at: .top, animated: false)
    case .count(let section):
      simulator.show(table)
      _ = table.numberOfRows(inSection: section)
    case .locate(let path):
      simulator.show(table)
      _ = table.rectForRow(at: IndexPath(path))
    case .drag(let from, let to):
      source?.retarget = IndexPath(to)
      table.isEditing = true
      simulator.show(table)
      _ = try? simulator.drag(from: IndexPath(from), to: IndexPath(from), in: table)
    case .reloadInsideBatch:
      simulator.show(table)
      table.performBatchUpdates(_:completion:)({ [table] in table.reloadData() }, nil)
    case .reconfigure:
      simulator.show(table)
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    case .scrollTwoWays, .dequeue:
      break  // a collection view's
    }
  }
}

/// The data source and delegate of a table that provides only counts.
@MainActor
final class TableRole: NSObject, TableViewDataSource, TableViewDelegate {
  /// The counts that it returns.
  var counts: SectionCounts
  /// The index path to which it redirects a dragged row.
  var retarget: IndexPath?
  private let cells: Screenplay.Cells
  /// The only row whose cell is not simply dequeued; `nil` if there is none.
  private let target: ItemPath?
  private let identifier: String

  init(_ screenplay: Screenplay) {
    counts = screenplay.counts
    cells = screenplay.cells
    target = screenplay.target
    identifier = screenplay.identifier
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.sectionCount }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    func dequeue(_ identifier: String) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    guard target.map({ IndexPath($0) == indexPath }) ?? true else {
      return dequeue(identifier)
    }
    switch cells {
    case .dequeued, .newRegistration, .otherIdentifierLater, .restless:
      return dequeue(identifier)
    case .unregistered(let identifier):
      return dequeue(identifier)
    case .dequeuedTwice, .dequeuedInVain:
      _ = dequeue(identifier)
      return dequeue(identifier)
    case .missing:
      return TableViewCell.missing
    case .made:
      return TableViewCell(style: .default, reuseIdentifier: nil)
    case .visibleCellsFirst:
      _ = tableView.visibleCells
      return dequeue(identifier)
    case .presentCellFirst:
      _ = tableView.cellForRow(at: indexPath)
      return dequeue(identifier)
    }
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    retarget ?? proposedDestinationIndexPath
  }
}
