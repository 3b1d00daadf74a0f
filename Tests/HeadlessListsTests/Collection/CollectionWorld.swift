import Foundation
import HeadlessKit
import ListCore

/// The recorded calls, in order, as text.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the recorded calls and clears the log.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A collection view whose data source, delegate and layout record their calls.
@MainActor
final class CollectionWorld: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  var sections: [[String]]
  let simulator: Simulator
  let view: CollectionView
  let log = CallLog()
  /// A Boolean value that indicates whether the data source provides a header for each section.
  var answersCell: ((IndexPath) -> CollectionViewCell)?
  var asksForCounts = 0
  var provided: [IndexPath] = []

  init(
    _ sections: [[String]], layout: CollectionViewLayout? = nil, profile: SystemProfile = .newest,
    size: CGSize = CGSize(width: 100, height: 400),
    viewClass: CollectionView.Type = CollectionView.self
  ) {
    self.sections = sections
    simulator = Simulator(profile: profile)
    let layout = layout ?? ColumnLayout()
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    (layout as? ColumnLayout)?.log = log
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header"
      )
    }
    view.dataSource = self
    view.delegate = self
  }

  /// Returns a world whose view is on screen and laid out, with an empty log.
  static func shown(
    _ sections: [[String]], layout: CollectionViewLayout? = nil, profile: SystemProfile = .newest,
    size: CGSize = CGSize(width: 100, height: 400)
  ) -> CollectionWorld {
    let world = CollectionWorld(sections, layout: layout, profile: profile, size: size)
    world.show()
    _ = world.log.take()
    world.asksForCounts = 0
    world.provided = []
    return world
  }

  func show() {
    simulator.show(view, frame: view.frame)
  }

  /// Runs code on the world's simulator.
  func run(_ body: () throws -> Void) rethrows {
    try simulator.run { try body() }
  }

  func crash(_ body: () throws -> Void) rethrows -> CrashReport? {
    try captureCrash { try simulator.run { try body() } }
  }

  // MARK: Data source

  func numberOfSections(in collectionView: CollectionView) -> Int {
    asksForCounts += 1
    log.add("numberOfSections")
    return sections.count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.add("numberOfItems \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    log.add("cell \(short(indexPath))")
    provided.append(indexPath)
    if let answersCell { return answersCell(indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NotingCell)?.text = sections[indexPath.section][indexPath.item]
    (cell as? NotingCell)?.log = log
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    log.add("header \(short(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(short(sourceIndexPath)) \(short(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("willDisplay \(short(indexPath))")
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(short(indexPath))")
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log.add("willDisplayHeader \(short(indexPath))")
  }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log.add("didEndDisplayingHeader \(short(indexPath))")
  }

  // MARK: Visible state

  /// The texts of the cells on screen, in list order.
  var texts: [String] {
    view.visibleCells.compactMap { ($0 as? NotingCell)?.text }
  }
}

/// Returns an index path as it is logged: `0-3`; a whole section is `0-*`.
func short(_ path: IndexPath) -> String {
  path.count == 1
    ? "\(path[0])" : "\(path[0])-\(path[1] == NSNotFound ? "*" : String(path[1]))"
}

extension IndexPath {
  /// Returns an index path from its numbers.
  static func at(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}

/// A cell that records its reuse and its states.
final class NotingCell: CollectionViewCell {
  var text = ""
  var log: CallLog?
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    log?.add("prepareForReuse \(text)")
  }

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log?.add("apply \(short(layoutAttributes.indexPath))")
  }
}

/// A layout that stacks everything in one column, with items 100 points high, and records its
/// calls.
final class ColumnLayout: CollectionViewLayout {
  var log: CallLog?
  var itemHeight: CGFloat = 100
  /// The height of the section headers, in points; 0 for none.
  var headerHeight: CGFloat = 0
  private var frames: [(CollectionViewLayoutAttributes)] = []
  private var end: CGFloat = 0

  override func prepare() {
    log?.add("prepare")
    frames = []
    end = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      if headerHeight > 0 {
        place(
          CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            with: .at(section, 0)), headerHeight, view.bounds.width)
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        place(
          CollectionViewLayoutAttributes(forCellWith: .at(section, item)), itemHeight,
          view.bounds.width)
      }
    }
  }

  private func place(
    _ attributes: CollectionViewLayoutAttributes, _ height: CGFloat, _ width: CGFloat
  ) {
    attributes.frame = CGRect(x: 0, y: end, width: width, height: height)
    end += height
    frames.append(attributes)
  }

  override var collectionViewContentSize: CGSize {
    log?.add("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: end)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    log?.add("attributes in \(Int(rect.minY))..<\(Int(rect.maxY))")
    return frames.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    frames.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    frames.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let what =
      context.invalidateEverything
      ? "everything" : context.invalidateDataSourceCounts ? "counts" : "layout"
    log?.add("invalidate \(what)")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate]
      return "\(item.updateAction) " + paths.map { $0.map(short) ?? "." }.joined(separator: ">")
    }
    log?.add("updates [\(items.joined(separator: ", "))]")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log?.add("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log?.add("initial \(short(itemIndexPath))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log?.add("final \(short(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

}
