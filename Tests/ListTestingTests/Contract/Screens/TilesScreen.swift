import Foundation
import HeadlessKit
import ListTesting

/// A tile with its own image view, text and badge.
final class Tile: CollectionViewCell {
  let caption = Label()
  let picture = ImageView()
  let badge = Label()
  /// The item that the tile shows.
  var item: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.text = "new"
    badge.isHidden = true
    for view in [caption, picture, badge] as [View] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// A header with a text.
final class TileHeader: CollectionReusableView {
  let title = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view of tiles with all checks attached.
@MainActor
final class TilesScreen: NSObject, CollectionViewDataSource {
  let simulator: Simulator
  let layout = CollectionViewFlowLayout()
  let view: CollectionView
  let check: ListCheck
  var items: [String]
  var configure: (Tile, String) -> Void = { $0.caption.text = $1 }

  init(
    profile: SystemProfile = .newest, _ items: [String], hasHeader: Bool = false,
    set: (TilesScreen) -> Void = { _ in }
  ) throws {
    self.items = items
    simulator = Simulator(screenSize: CGSize(width: 300, height: 200), profile: profile)
    layout.itemSize = CGSize(width: 300, height: 80)
    layout.minimumLineSpacing = 0
    if hasHeader { layout.headerReferenceSize = CGSize(width: 300, height: 30) }
    view = CollectionView(frame: .zero, collectionViewLayout: layout)
    check = ListCheck(view, on: simulator)
    super.init()
    set(self)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      TileHeader.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    simulator.show(view)
    try simulator.settle()
  }

  func change(_ body: (CollectionView) throws -> Void) throws {
    try simulator.run { try body(view) }
    try simulator.settle()
  }

  /// Scrolls down by whole screens, one at a time, and settles the simulator.
  func scroll(to offset: CGFloat, settles: Bool = true) throws {
    simulator.run { view.contentOffset = CGPoint(x: 0, y: offset) }
    if settles { try simulator.settle() } else { simulator.nextTurn() }
  }

  var findings: [ListFinding] { check.findings }

  func collectionView(_: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if let tile = cell as? Tile { configure(tile, items[indexPath.item]) }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TileHeader)?.title.text = "\(items.count) tiles"
    return view
  }
}
