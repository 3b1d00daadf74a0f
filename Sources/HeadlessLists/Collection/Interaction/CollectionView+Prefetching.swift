import Foundation
import ListCore

/// The state of a collection view's prefetching.
struct CollectionPrefetching {
  /// Whether the content has been scrolled. Nothing is prefetched before that (behaviour 4.9).
  var hasScrolled = false
  /// The items whose data was requested and that have not been displayed since.
  var requested: [ItemPath] = []

  /// Updates index paths after an update.
  mutating func follow(_ plan: UpdatePlan) {
    requested = requested.compactMap(plan.destination(of:))
  }

  /// Forgets all requests.
  mutating func forget() {
    requested = []
  }
}

extension CollectionView {
  /// Whether cells are created ahead of time and kept when they leave the screen (behaviour 4.9,
  /// 4.17).
  var keepsPrepared: Bool { isPrefetchingEnabled && simulator.prefetchesCells }

  /// Prefetches data, then cells, nearest first, within one screen around the bounds, and cancels
  /// requests that are further away.
  func prefetch() {
    guard keepsPrepared, prefetching.hasScrolled, !bounds.isEmpty, !hasCrashed else { return }
    let near = itemsAround(bounds)
    let generation = self.generation
    prefetchData(near.map(\.path))
    for (path, attributes) in near where stage.prepared[path] == nil {
      guard generation == self.generation else { return }
      guard let cell = askForCell(path, attributes) else { return }
      guard generation == self.generation else {
        enqueue(LeavingView(element: .item(IndexPath(path)), view: cell))
        return
      }
      apply(attributes, to: cell)
      setFlags(of: cell, at: path)
      stage.prepared[path] = cell
    }
    guard generation == self.generation else { return }
    let wanted = Set(near.map(\.path))
    for path in stage.prepared.paths where !wanted.contains(path) {
      guard let cell = stage.prepared.remove(path) else { continue }
      enqueue(LeavingView(element: .item(IndexPath(path)), view: cell))
    }
  }

  /// Prefetches data. (behaviour 4.12)
  private func prefetchData(_ near: [ItemPath]) {
    let known = Set(prefetching.requested)
    let wanted = Set(near)
    let new = near.filter { !known.contains($0) }
    let gone = prefetching.requested.filter { !wanted.contains($0) && stage.cells[$0] == nil }
    prefetching.requested = near
    if !new.isEmpty {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) })
    }
    if !gone.isEmpty {
      prefetchDataSource?.collectionView(
        self, cancelPrefetchingForItemsAt: gone.map { IndexPath($0) })
    }
  }

  /// Returns the items off screen within one screen of a rectangle, nearest first.
  private func itemsAround(
    _ rect: CGRect
  ) -> [(path: ItemPath, attributes: CollectionViewLayoutAttributes)] {
    let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let counts = engine.counts()
    let found = (currentLayout.layoutAttributesForElements(in: around) ?? []).compactMap {
      attributes -> (path: ItemPath, attributes: CollectionViewLayoutAttributes)? in
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        let path = ItemPath(attributes.indexPath), counts.contains(path),
        stage.cells[path] == nil, around.touches(attributes.frame)
      else { return nil }
      return (path, attributes)
    }
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.midX - rect.midX) + abs(frame.midY - rect.midY)
    }
    return found.sorted { one, other in
      let (near, far) = (distance(one.attributes.frame), distance(other.attributes.frame))
      return near != far ? near < far : one.path < other.path
    }
  }
}
