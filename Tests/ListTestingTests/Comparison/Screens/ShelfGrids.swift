import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A tile that shows the title of a book.
@MainActor
final class BookTile: CollectionViewCell {
  let label = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private func makeGrid() -> CollectionView {
  let layout = CollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 60)
  let grid = CollectionView(frame: .zero, collectionViewLayout: layout)
  grid.register(BookTile.self, forCellWithReuseIdentifier: "book")
  return grid
}

extension CollectionView {
  fileprivate func tile(_ book: String, _ path: IndexPath) -> CollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "book", for: path)
    (cell as? BookTile)?.label.text = book
    return cell
  }
}

/// A grid of books that announces its changes manually.
@MainActor
final class GridByHand: NSObject, ModelScreen, CollectionViewDataSource {
  let list = makeGrid()
  private var shelves: Shelves

  init(_ shelves: Shelves) {
    self.shelves = shelves
    super.init()
    list.dataSource = self
  }

  func update(to model: Shelves) {
    let edits = ShelfEdit.edits(from: shelves, to: model)
    list.performBatchUpdates { [self] in
      shelves = model
      for edit in edits {
        list.deleteItems(at: edit.deleted)
        list.insertItems(at: edit.inserted)
      }
    }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { shelves.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.tile(shelves[indexPath.section][indexPath.item], indexPath)
  }
}

/// The same grid with snapshots.
@MainActor
final class GridBySnapshots: ModelScreen {
  let list = makeGrid()
  private let source: CollectionViewDiffableSource<Int, String>

  init(_ shelves: Shelves) {
    source = CollectionViewDiffableSource(collectionView: list) { grid, path, book in
      grid.tile(book, path)
    }
    source.apply(shelves.snapshot, animatingDifferences: false)
  }

  func update(to model: Shelves) { source.apply(model.snapshot) }
}
