// Code as apps write it, with UIKit's names: the test is mostly that it compiles.
import Testing
import UIKit

private struct Book: Hashable {
  var title: String
}

private final class BookCell: UICollectionViewCell {
  static let reuseIdentifier = "BookCell"
  override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// A collection view that overrides the conversion of positions.
private class TranslatingView: UICollectionView {
  override func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int {
    super.presentationSectionIndex(forDataSourceSectionIndex: section)
  }
  override func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int {
    super.dataSourceSectionIndex(forPresentationSectionIndex: section)
  }
  override func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? {
    super.presentationIndexPath(forDataSourceIndexPath: path)
  }
  override func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? {
    super.dataSourceIndexPath(forPresentationIndexPath: path)
  }
  override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    super.performUsingPresentationValues(actionsToTranslate)
  }
}

private final class ShelfLayout: UICollectionViewFlowLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    minimumLineSpacing = 4
    minimumInteritemSpacing = 0
    scrollDirection = .vertical
    sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemSize = CGSize(width: (collectionView.bounds.width - 6) / 2, height: 40)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    return attributes?.map { $0.copy() as! UICollectionViewLayoutAttributes }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

@MainActor
private final class Shelf: NSObject {
  var books = [Book(title: "Emma"), Book(title: "Dune"), Book(title: "Momo")]
  let layout = ShelfLayout()
  lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 206, height: 400), collectionViewLayout: layout)
  var selected: [String] = []

  func setUp() {
    collectionView.register(
      BookCell.self, forCellWithReuseIdentifier: BookCell.reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = false
    collectionView.backgroundColor = .clear
    collectionView.contentInset = .zero
  }

  func remove(at item: Int, done: @escaping () -> Void) {
    collectionView.performBatchUpdates(
      {
        self.books.remove(at: item)
        self.collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
      }, completion: { _ in done() })
  }
}

extension Shelf: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    books.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: BookCell.reuseIdentifier, for: indexPath) as! BookCell
    cell.label.text = books[indexPath.item].title
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

extension Shelf: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 20)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(books[indexPath.item].title)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor
@Suite struct CollectionCompileTests {
  @Test func screen() throws {
    let shelf = Shelf()
    shelf.setUp()
    shelf.collectionView.reloadData()
    shelf.collectionView.layoutIfNeeded()
    let cells = shelf.collectionView.visibleCells.compactMap { $0 as? BookCell }
    #expect(cells.map(\.label.text) == ["Emma", "Dune", "Momo"])
    #expect(cells[2].frame == CGRect(x: 2, y: 65, width: 100, height: 40))

    var isDone = false
    shelf.remove(at: 1) { isDone = true }
    #expect(shelf.collectionView.numberOfItems(inSection: 0) == 2)
    Simulator.current.nextTurn()
    #expect(isDone)
    shelf.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
    #expect(shelf.collectionView.indexPathsForSelectedItems?.map(\.item) == [1])
    shelf.collectionView.delegate?.collectionView(
      shelf.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
    #expect(shelf.selected == ["Emma"])
  }

  @Test func registrations() {
    let registration = UICollectionView.CellRegistration<BookCell, Book> { cell, _, book in
      cell.label.text = book.title
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = view.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: Book(title: "Emma"))
    #expect(cell.label.text == "Emma")
  }
}
