import Testing
import UIKit

// Collection screens with a diffable data source, as apps write them for UIKit.

/// An item that is an object, identified by its number.
private final class Photo: NSObject, @unchecked Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Photo)?.number == number }
  override var hash: Int { number }
}

/// A native Swift class.
private final class Album: Hashable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Album, right: Album) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private class LabelCell: UICollectionViewListCell {
  var title: String?
}

private final class TitleView: UICollectionReusableView {
  var title: String?
}

@MainActor
private final class AlbumsScreen: NSObject, UICollectionViewDelegate {
  private typealias DataSource = UICollectionViewDiffableDataSource<Album, Photo>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Album, Photo>

  let collectionView: UICollectionView
  private var dataSource: DataSource! = nil
  private(set) var moves: [String] = []

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    super.init()
    configureDataSource()
    collectionView.delegate = self
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<LabelCell, Photo> {
      cell, indexPath, photo in
      cell.title = "Photo \(photo.number)"
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, kind, indexPath in
      view.title = self.dataSource.sectionIdentifier(for: indexPath.section)?.name
    }
    dataSource = DataSource(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, photo: Photo)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { photo in photo.number != 0 }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for section in transaction.sectionTransactions {
        let photos = section.finalSnapshot.items.map(\.number)
        self?.moves.append("\(section.sectionIdentifier.name) \(photos)")
      }
    }
  }

  func show(_ photos: [[Int]]) {
    var snapshot = Snapshot()
    for (index, photos) in photos.enumerated() {
      let album = Album("Album \(index)")
      snapshot.appendSections([album])
      snapshot.appendItems(photos.map(Photo.init), toSection: album)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func refresh(_ number: Int) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([Photo(number)])
    dataSource.apply(snapshot)
  }

  var titles: [String] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap {
      (collectionView.cellForItem(at: $0) as? LabelCell)?.title
    }
  }

  var headers: [String?] {
    collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map { ($0 as? TitleView)?.title }
  }
}

/// A list whose items expand and collapse.
@MainActor
private final class OutlineScreen {
  enum Section { case main }

  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())
  lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    return UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  func show() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Nuts"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    snapshot.append(["Hazel"], to: "Nuts")
    snapshot.expand(["Fruit"])
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }
}

@MainActor
@Suite struct DiffableCollectionCompileTests {
  @Test func aScreenWrittenForUIKitRuns() throws {
    let simulator = Simulator()
    let screen = simulator.run { AlbumsScreen() }
    simulator.show(screen.collectionView, frame: screen.collectionView.frame)
    simulator.run { screen.show([[0, 1, 2], [3]]) }
    try simulator.settle()
    #expect(screen.titles == ["Photo 0", "Photo 1", "Photo 2", "Photo 3"])
    #expect(screen.headers == ["Album 0", "Album 1"])
    simulator.run { screen.refresh(2) }
    try simulator.settle()
    try simulator.drag(
      from: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0),
      in: screen.collectionView)
    try simulator.settle()
    #expect(screen.titles == ["Photo 0", "Photo 2", "Photo 1", "Photo 3"])
    #expect(screen.moves == ["Album 0 [0, 2, 1]"])
  }

  @Test func anOutlineRuns() throws {
    let simulator = Simulator()
    let screen = simulator.run { OutlineScreen() }
    simulator.show(screen.collectionView, frame: screen.collectionView.frame)
    simulator.run { screen.show() }
    try simulator.settle()
    #expect(screen.dataSource.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(screen.dataSource.snapshot(for: .main).items.count == 5)
    try simulator.tap(IndexPath(item: 3, section: 0), in: screen.collectionView)
    try simulator.settle()
    #expect(
      screen.dataSource.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts", "Hazel"])
  }
}
