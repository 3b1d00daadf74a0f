import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

private struct DraggedTile: Identifiable {
  let id: String
  var number = 0
}

/// The model, in an object of its own.
@MainActor
private final class DraggedTiles {
  var tiles = ["a", "b", "c", "d"].map { DraggedTile(id: $0) }
}

/// A list whose items can be dragged, with snapshots of identifiers.
@MainActor
final class DraggedTilesController: ViewController {
  private let model = DraggedTiles()
  private lazy var list = CollectionView(
    frame: view.bounds,
    collectionViewLayout: CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain)))
  private var source: CollectionViewDiffableSource<Int, String>?

  /// Writes an order into the model.
  func write(_ order: [String]) { model.tiles = order.map { DraggedTile(id: $0) } }

  /// Drags the first tile to the third, and returns what a check finds.
  ///
  /// - Parameter move: Called by the handler of the move.
  static func findings(
    after move: @escaping @MainActor (DraggedTilesController) -> Void
  ) throws -> [ListFinding] {
    let controller = DraggedTilesController()
    let simulator = Simulator()
    simulator.show(controller)
    controller.source?.reorderingHandlers.didReorder = { [weak controller] _ in
      if let controller { move(controller) }
    }
    let check = ListCheck(controller.list, mode: .record)
    try simulator.settle()
    try simulator.drag(.row("a"), to: .row("c"))
    try simulator.settle()
    return check.findings
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    let cell = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = id
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableSource<Int, String>(collectionView: list) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    self.source = source
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.tiles.map(\.id))
    source.apply(snapshot)
  }
}
