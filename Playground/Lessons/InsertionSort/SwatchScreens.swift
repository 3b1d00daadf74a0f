import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// The swatches with a data source: the model changes, and the view is told each move.
@MainActor
final class SwatchCollection: NSObject, ModelScreen, CollectionViewDataSource {
  private var swatches: Swatches
  let list = CollectionView(frame: .zero, collectionViewLayout: SwatchCell.makeLayout())

  init(_ swatches: Swatches) {
    self.swatches = swatches
    super.init()
    list.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    list.dataSource = self
  }

  func update(to swatches: Swatches) {
    self.swatches = swatches
    list.reloadData()
  }

  /// Moves the next swatch that is out of order to its place.
  // snippet.sort-old uses sort-next
  func step() {
    list.performBatchUpdates {
      guard let move = self.swatches.nextMove() else { return }
      self.list.moveItem(
        at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
    }
  }
  // snippet.end

  func collectionView(_: CollectionView, numberOfItemsInSection _: Int) -> Int {
    swatches.hues.count
  }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "swatch", for: path)
    (cell as? SwatchCell)?.show(swatches.hues[path.item])
    return cell
  }
}

/// The swatches with snapshots: the current snapshot is the model.
@MainActor
final class SwatchSnapshots: ModelScreen {
  let list = CollectionView(frame: .zero, collectionViewLayout: SwatchCell.makeLayout())
  private let source: CollectionViewDiffableSource<Int, Int>

  init(_ swatches: Swatches) {
    let registration = CollectionView.CellRegistration<SwatchCell, Int> { cell, _, hue in
      cell.show(hue)
    }
    source = CollectionViewDiffableSource(collectionView: list) { view, path, hue in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: hue)
    }
    update(to: swatches)
  }

  func update(to swatches: Swatches) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(swatches.hues)
    source.apply(snapshot)
  }

  /// Moves the first hue that is out of order before the first that is greater.
  // snippet.sort-new
  func step() {
    var snapshot = source.snapshot()
    let hues = snapshot.itemIdentifiers
    guard let wrong = hues.indices.dropFirst().first(where: { hues[$0] < hues[$0 - 1] }),
      let greater = hues.first(where: { $0 > hues[wrong] })
    else { return }
    snapshot.moveItem(hues[wrong], beforeItem: greater)
    source.apply(snapshot)
  }
  // snippet.end
}
