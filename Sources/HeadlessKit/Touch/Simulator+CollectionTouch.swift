import Foundation
import ListCore

// Touches on a collection view of this simulator. An impossible touch throws.

extension Simulator {
  /// Taps the middle of an item, as `tap(_:)` taps a view: a gesture recogniser, or a control in the
  /// item, may take the touch (behaviour 25.38). The delegate's methods are called as on a device
  /// (behaviour 8.1).
  ///
  /// A tap is ignored where selection is disabled, as on a device. A row that expands and collapses
  /// when tapped does so instead.
  ///
  /// - Throws: A ``QueryFailure`` unless the item is on screen after pending layout, and a finger can
  ///   reach it.
  public func tap(
    _ indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tap", on: indexPath, file, line) {
      try attemptTap(indexPath, in: collectionView)
    }
  }

  /// Taps the accessory of a list cell that expands and collapses its item (behaviour 6.24).
  ///
  /// The accessory's own action is performed, if it has one; otherwise a data source with an item
  /// tree expands or collapses the item.
  ///
  /// - Throws: A ``QueryFailure`` unless the item is on screen, and its cell shows such an
  ///   accessory.
  public func tapOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapOutlineDisclosure", on: indexPath, file, line) {
      try attemptTapOfOutlineDisclosure(at: indexPath, in: collectionView)
    }
  }

  /// Drags an item to another place to reorder it (behaviour 8.9).
  ///
  /// - Parameters:
  ///   - source: The item, which is on screen.
  ///   - target: The item over which the finger is lifted, which is also on screen.
  ///   - collectionView: The collection view that contains both.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the item may be moved.
  /// - Throws: A ``QueryFailure`` unless both items are on screen.
  @discardableResult
  public func drag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("drag", on: source, file, line) {
      try attemptDrag(from: source, to: target, in: collectionView)
    }
  }

  /// Taps a title of the index beside the items: the data source determines where it leads.
  ///
  /// - Throws: A ``QueryFailure`` unless the data source has that title.
  public func tapIndexTitle(
    _ title: String, in collectionView: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapIndexTitle", on: collectionView, file, line) {
      let dataSource = collectionView.dataSource
      let titles = dataSource?.indexTitles(for: collectionView) ?? []
      guard let dataSource, let index = titles.firstIndex(of: title) else {
        throw TouchRefusal.noIndexTitle(title, titles: titles)
      }
      let target = dataSource.collectionView(
        collectionView, indexPathForIndexTitle: title, at: index)
      collectionView.scrollToItem(at: target, at: .top, animated: false)
    }
  }
}

extension Simulator {
  /// Scrolls an orthogonally scrolling section of a compositional layout, and releases it.
  ///
  /// It comes to rest according to its ``CollectionLayoutSection/orthogonalScrollingBehavior``.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The offset from the section's start when it is released, in points.
  ///   - collectionView: The collection view, which has a compositional layout.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the section exists and scrolls orthogonally.
  public func scroll(
    section: Int, to offset: CGFloat, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("scroll", on: collectionView, file, line) {
      guard !collectionView.hasCrashed else { throw TouchRefusal.crashed(.collection) }
      try check(offset, as: "distance")
      guard collectionView.window?.ownSimulator === self else {
        throw TouchRefusal.notShown(.collection)
      }
      let layout = collectionView.collectionViewLayout as? CollectionViewCompositionalLayout
      guard let layout, let geometry = layout.currentGeometry,
        geometry.sections.indices.contains(section), geometry.sections[section].isOrthogonal
      else { throw TouchRefusal.noOrthogonalScrolling(section) }
      layout.scrollOrthogonally(section, to: offset)
    }
  }
}
