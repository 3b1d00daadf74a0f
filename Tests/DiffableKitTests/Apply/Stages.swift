import DiffableKit
import Foundation
import ListCore

/// A table on screen with a diffable source whose provider records its calls.
@MainActor
final class TableStage {
  let simulator: Simulator
  let table = RecordingTable(
    frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
  let source: TableViewDiffableSource<String, String>
  private let provider: Provider<TableView, TableViewCell>
  /// The recorded calls of the provider, in order: `"y 0-1"`.
  var calls: [String] { provider.takeCalls() }

  init(
    _ first: Letters? = nil, profile: SystemProfile = .newest, isShown: Bool = true,
    makeSource: (
      TableView, @escaping TableViewDiffableSource<String, String>.CellProvider
    ) -> TableViewDiffableSource<String, String> = {
      TableViewDiffableSource(tableView: $0, cellProvider: $1)
    }
  ) throws {
    simulator = Simulator(profile: profile)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let provider = Provider<TableView, TableViewCell> { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    self.provider = provider
    let (table, simulator) = (table, simulator)
    source = simulator.run { makeSource(table) { provider.answer($0, $1, $2) } }
    if isShown { simulator.show(table, frame: table.frame) }
    guard let first else { return }
    apply(first)
    try simulator.settle()
    _ = (calls, table.takeCalls())
  }

  var answers: ((TableView, IndexPath, String) -> TableViewCell?)? {
    get { provider.override }
    set { provider.override = newValue }
  }

  /// The texts on screen with their index paths: `["x 0-0"]`.
  var rows: [String] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      "\(table.cellForRow(at: path)?.textLabel?.text ?? "-") \(path.section)-\(path.row)"
    }
  }

  func apply(_ snapshot: Letters, animated: Bool = false) {
    simulator.run { source.apply(snapshot, animatingDifferences: animated) }
  }
}

/// A collection view on screen with a diffable source whose provider records its calls.
@MainActor
final class CollectionStage {
  let simulator: Simulator
  let view: RecordingCollection
  let source: CollectionViewDiffableSource<String, String>
  private let provider: Provider<CollectionView, CollectionViewCell>
  /// The recorded calls of the provider, in order: `"y 0-1"`.
  var calls: [String] { provider.takeCalls() }

  init(
    _ first: Letters? = nil, profile: SystemProfile = .newest, isShown: Bool = true,
    layout: CollectionViewLayout? = nil
  ) throws {
    simulator = Simulator(profile: profile)
    let column = CollectionViewFlowLayout()
    column.itemSize = CGSize(width: 320, height: 44)
    column.minimumLineSpacing = 0
    view = RecordingCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout ?? column)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    let provider = Provider<CollectionView, CollectionViewCell> { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.text = item
      return cell
    }
    self.provider = provider
    let (view, simulator) = (view, simulator)
    source = simulator.run {
      CollectionViewDiffableSource(collectionView: view) { provider.answer($0, $1, $2) }
    }
    if isShown { simulator.show(view, frame: view.frame) }
    guard let first else { return }
    apply(first)
    try simulator.settle()
    _ = (calls, view.takeCalls())
  }

  var answers: ((CollectionView, IndexPath, String) -> CollectionViewCell?)? {
    get { provider.override }
    set { provider.override = newValue }
  }

  /// The texts on screen with their index paths: `["x 0-0"]`.
  var items: [String] {
    view.indexPathsForVisibleItems.map { path in
      "\((view.cellForItem(at: path) as? TextCell)?.text ?? "-") \(path.section)-\(path.item)"
    }
  }

  func apply(_ snapshot: Letters, animated: Bool = false) {
    simulator.run { source.apply(snapshot, animatingDifferences: animated) }
  }

  /// Makes the layout request a header in each section.
  func showsHeaders() {
    (view.collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 320, height: 20)
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
}

/// A list cell with a text.
final class TextCell: CollectionViewListCell {
  var text = ""
}

/// A cell provider that records its calls.
@MainActor
private final class Provider<List, Cell> {
  private let make: (List, IndexPath, String) -> Cell?
  private var calls: [String] = []
  var override: ((List, IndexPath, String) -> Cell?)?

  init(_ make: @escaping (List, IndexPath, String) -> Cell?) {
    self.make = make
  }

  func answer(_ list: List, _ path: IndexPath, _ item: String) -> Cell? {
    calls.append("\(item) \(path[0])-\(path[1])")
    return (override ?? make)(list, path, item)
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}
