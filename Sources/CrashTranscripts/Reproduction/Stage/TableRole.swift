import HeadlessKit
import ListCore

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
