import HeadlessKit
import ListCore

/// A data source and delegate of a table that has numbers and no rows.
@MainActor
final class TableRole: NSObject, TableViewDataSource, TableViewDelegate {
  /// What it answers.
  var counts: SectionCounts
  /// Where it sends a row that is dragged.
  var retarget: IndexPath?
  private let cells: Screenplay.Cells
  /// The only row whose cell is anything but dequeued, if there is one.
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
