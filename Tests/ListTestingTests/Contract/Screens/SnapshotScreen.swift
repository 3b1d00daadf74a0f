import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A table of items in one section that applies snapshots, with all checks attached.
@MainActor
final class SnapshotScreen<Item: Hashable & Sendable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>

  let simulator = Simulator(screenSize: CGSize(width: 300, height: 400))
  let table = TableView()
  let check: ListCheck
  let identityCheck: SnapshotIdentityCheck<Int, Item>
  let source: TableViewDiffableSource<Int, Item>

  init(
    content: ((Item) -> AnyHashable?)? = nil, text: @escaping (Item) -> String
  ) {
    check = ListCheck(table, on: simulator)
    identityCheck = SnapshotIdentityCheck(content: content)
    table.register(TableViewCell.self, forCellReuseIdentifier: "item")
    source = TableViewDiffableSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
      cell.textLabel?.text = text(item)
      return cell
    }
    simulator.show(table)
  }

  /// Applies a snapshot with exactly these items.
  func show(_ items: [Item], mark: (inout Snapshot) -> Void = { _ in }) throws {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    mark(&snapshot)
    try apply(snapshot)
  }

  /// Applies a changed copy of the current snapshot.
  func edit(_ change: (inout Snapshot) -> Void) throws {
    var snapshot = source.snapshot()
    simulator.run { change(&snapshot) }
    try apply(snapshot)
  }

  func apply(_ snapshot: Snapshot) throws {
    identityCheck.note(snapshot)
    simulator.run { source.apply(snapshot) }
    try simulator.settle()
  }

  /// The findings of both checks. Both inspect the identifiers, so that some are found twice.
  var findings: [ListFinding] {
    let known = Set(identityCheck.findings.map(\.kind))
    return identityCheck.findings + check.findings.filter { !known.contains($0.kind) }
  }
}
