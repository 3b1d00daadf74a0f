import HeadlessKit
import ListCore

/// A data source and delegate of a table that has numbers and no rows.
@MainActor
final class TableRole: NSObject, TableViewDataSource, TableViewDelegate {
  /// What it answers.
  var counts: SectionCounts
  /// Where it sends a row that is dragged.
  var retarget: IndexPath?
  private let screenplay: Screenplay

  init(_ screenplay: Screenplay) {
    self.screenplay = screenplay
    counts = screenplay.counts
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.sectionCount }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    func dequeue(_ identifier: String) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    guard screenplay.target.map({ IndexPath($0) == indexPath }) ?? true else {
      return dequeue(screenplay.identifier)
    }
    switch screenplay.cells {
    case .dequeued, .newRegistration, .otherIdentifierLater, .restless:
      return dequeue(screenplay.identifier)
    case .unregistered(let identifier):
      return dequeue(identifier)
    case .dequeuedTwice, .dequeuedInVain:
      _ = dequeue(screenplay.identifier)
      return dequeue(screenplay.identifier)
    case .missing:
      return TableViewCell.missing
    case .made:
      return TableViewCell(style: .default, reuseIdentifier: nil)
    case .visibleCellsFirst:
      _ = tableView.visibleCells
      return dequeue(screenplay.identifier)
    case .presentCellFirst:
      _ = tableView.cellForRow(at: indexPath)
      return dequeue(screenplay.identifier)
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
