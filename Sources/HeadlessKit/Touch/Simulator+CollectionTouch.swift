import Foundation
import ListCore

// What a finger does to a collection view on this simulator. What no finger could do stops the
// test, in the line of the call.

extension Simulator {
  /// Taps an item: the delegate is asked and told as it is on a device (behaviour 8.1).
  ///
  /// A tap where nothing may be selected is ignored, as it is on a device. A row that opens and
  /// closes wherever it is tapped does that instead.
  ///
  /// - Precondition: The item is on screen once what is pending is laid out.
  public func tap(
    _ indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    orRefuse("tap", file, line) { () throws(TouchRefusal) in
      try attemptTap(indexPath, in: collectionView)
    }
  }

  /// Taps the accessory of a list cell that opens and closes its item (behaviour 6.24).
  ///
  /// The accessory's own action is done, if it has one; else the data source opens or closes the
  /// item, if it is one that keeps a tree.
  ///
  /// - Precondition: The item is on screen, and its cell shows such an accessory.
  public func tapOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    orRefuse("tapOutlineDisclosure", file, line) { () throws(TouchRefusal) in
      try attemptTapOfOutlineDisclosure(at: indexPath, in: collectionView)
    }
  }

  /// Drags an item by hand from one place to another (behaviour 8.9).
  ///
  /// - Parameters:
  ///   - source: The item, which is on screen.
  ///   - target: The item over which the finger is lifted, which is on screen too.
  ///   - collectionView: The collection view that both are in.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether the item may be moved.
  @discardableResult
  public func drag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    orRefuse("drag", file, line) { () throws(TouchRefusal) in
      try attemptDrag(from: source, to: target, in: collectionView)
    }
  }

  /// Taps a title of the index beside the items: the data source says where it leads.
  ///
  /// - Precondition: The data source has that title.
  public func tapIndexTitle(
    _ title: String, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      let dataSource = collectionView.dataSource
      let titles = dataSource?.indexTitles(for: collectionView) ?? []
      guard let dataSource, let index = titles.firstIndex(of: title) else {
        refuse(.noIndexTitle(title, titles: titles), "tapIndexTitle", file, line)
      }
      let target = dataSource.collectionView(
        collectionView, indexPathForIndexTitle: title, at: index)
      collectionView.scrollToItem(at: target, at: .top, animated: false)
      layoutIfNeeded()
    }
  }
}

extension Simulator {
  /// Drags a section of a compositional layout at right angles to the layout, and lets it go.
  ///
  /// It comes to rest where its ``CollectionLayoutSection/orthogonalScrollingBehavior`` lets it.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far it is scrolled when it is let go, in points from its beginning.
  ///   - collectionView: The collection view, which has a compositional layout.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  public func scroll(
    section: Int, to offset: CGFloat, in collectionView: CollectionView,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard !collectionView.hasCrashed else { return }
      guard collectionView.window?.ownSimulator === self else {
        refuse(.notShown(.collection), "scroll", file, line)
      }
      let layout = collectionView.collectionViewLayout as? CollectionViewCompositionalLayout
      guard let layout, let geometry = layout.currentGeometry,
        geometry.sections.indices.contains(section), geometry.sections[section].isOrthogonal
      else { refuse(.noOrthogonalScrolling(section), "scroll", file, line) }
      layout.scrollOrthogonally(section, to: offset)
      layoutIfNeeded()
    }
  }
}
