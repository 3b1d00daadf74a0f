import FetchedResults
import Foundation
import HeadlessKit

/// A delegate that logs its calls as text.
final class DelegateLog: NSObject, FetchedResultsControllerDelegate {
  var heard: [String] = []

  func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    heard.append("will \(Self.titles(controller))")
  }

  func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    heard.append("did \(Self.titles(controller))")
  }

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let title = (anObject as? Song)?.title ?? "?"
    heard.append("\(type) \(title) \(Self.text(indexPath)) > \(Self.text(newIndexPath))")
  }

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) {
    heard.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
  }

  private static func titles(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) -> String {
    controller.fetchedObjects?.compactMap { ($0 as? Song)?.title }.joined() ?? "-"
  }

  private static func text(_ path: IndexPath?) -> String {
    path.map { "\($0.section)-\($0.item)" } ?? "nil"
  }
}

/// A table that follows a controller with Apple's template.
@MainActor
final class TableReplay: NSObject, TableViewDataSource,
  @preconcurrency FetchedResultsControllerDelegate
{
  /// The table calls for a moved object.
  enum Recipe { case moveRow, deleteAndInsert }

  let table: TableView
  let recipe: Recipe
  var controller: FetchedResultsController<Song>? {
    didSet {
      table.reloadData()
      table.layoutIfNeeded()
    }
  }

  init(_ recipe: Recipe, on simulator: Simulator) {
    self.recipe = recipe
    table = TableView(frame: simulator.screenBounds)
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "Song")
    table.dataSource = self
    table.rowHeight = 20
    simulator.show(table)
  }

  /// The texts of the rows on screen, section by section.
  var rows: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
      }
    }
  }

  /// The titles expected, from the controller's objects.
  var songs: [[String]] {
    controller?.sections?.map { ($0.objects as? [Song] ?? []).map(Self.text) } ?? []
  }

  func numberOfSections(in tableView: TableView) -> Int { controller?.sections?.count ?? 0 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    controller?.sections?[section].numberOfObjects ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    if let song = controller?.object(at: indexPath) { configure(cell, with: song) }
    return cell
  }

  private func configure(_ cell: TableViewCell?, with song: Song) {
    cell?.textLabel?.text = Self.text(song)
  }

  private static func text(_ song: Song) -> String { "\(song.title ?? "") \(song.plays)" }

  func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    table.beginUpdates()
  }

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) {
    switch type {
    case .insert: table.insertSections(IndexSet(integer: sectionIndex), with: .fade)
    case .delete: table.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
    default: return
    }
  }

  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard let song = anObject as? Song else { return }
    switch type {
    case .insert: table.insertRows(at: [newIndexPath!], with: .fade)
    case .delete: table.deleteRows(at: [indexPath!], with: .fade)
    case .update: configure(table.cellForRow(at: indexPath!), with: song)
    case .move:
      switch recipe {
      case .moveRow:
        configure(table.cellForRow(at: indexPath!), with: song)
        table.moveRow(at: indexPath!, to: newIndexPath!)
      case .deleteAndInsert:
        table.deleteRows(at: [indexPath!], with: .fade)
        table.insertRows(at: [newIndexPath!], with: .fade)
      }
    }
  }

  func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {
    table.endUpdates()
  }
}
