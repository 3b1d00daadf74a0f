import DiffableKit
import Foundation

/// A collection screen with a data source, without snapshots.
@MainActor
class CollectionScreen: NSObject, CollectionViewDataSource {
  let simulator = Simulator()
  let view: CollectionView
  var bookcase: Bookcase

  init(_ bookcase: Bookcase) {
    self.bookcase = bookcase
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "book")
    view.register(
      ShelfHeader.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "shelf")
    view.dataSource = self
    simulator.show(view, frame: view.frame)
  }

  /// Shows another model.
  func show(_ bookcase: Bookcase) throws {
    simulator.run {
      self.bookcase = bookcase
      view.reloadData()
    }
    try simulator.settle()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { bookcase.shelves.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { bookcase.shelves[section].books.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? TextCell)?.text = bookcase[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "shelf", for: indexPath)
    (header as? ShelfHeader)?.text = "Shelf \(bookcase.shelves[indexPath.section].name)"
    return header
  }

  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { bookcase[indexPath] != "Bible" }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    bookcase.moveBook(from: sourceIndexPath, to: destinationIndexPath)
  }

  func indexTitles(for collectionView: CollectionView) -> [String]? {
    bookcase.shelves.map { String($0.name.prefix(1)) }
  }

  /// Everything that is visible, line by line.
  var sight: [String] {
    simulator.run { view.layoutIfNeeded() }
    let kind = CollectionView.elementKindSectionHeader
    return (0..<view.numberOfSections).flatMap { section in
      let header = view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
      let items = (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell)?.text ?? "?"
      }
      return [(header as? ShelfHeader)?.text ?? "no header"] + items
    }
  }
}

/// The same screen, migrated to snapshots.
@MainActor
final class MigratedCollectionScreen: CollectionScreen {
  private(set) lazy var source = CollectionViewDiffableSourceReference(
    collectionView: view, migrating: self)

  override init(_ bookcase: Bookcase) {
    super.init(bookcase)
    source.applySnapshot(bookcase.snapshot, animatingDifferences: false)
  }

  override func show(_ bookcase: Bookcase) throws {
    simulator.run {
      self.bookcase = bookcase
      source.applySnapshot(bookcase.snapshot, animatingDifferences: true)
    }
    try simulator.settle()
  }
}

/// A header with a text.
final class ShelfHeader: CollectionReusableView {
  var text = ""
}
