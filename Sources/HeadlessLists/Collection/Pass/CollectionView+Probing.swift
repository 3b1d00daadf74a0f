import Foundation
import ListCore

// What the data source would give now, asked without a trace.

extension CollectionView {
  /// Asks the data source what the cell of an item would be if it were made now.
  ///
  /// Whatever is dequeued for it is a new view of the registered class. The collection view
  /// neither shows it nor keeps it, and does not miss it; what is on screen, what waits for reuse
  /// and what observers hear stay as they are. The cell is as large as the item, looks selected if
  /// the item is, and is laid out. What the delegate does in `willDisplay` has not been done to it.
  ///
  /// The data source runs: what it counts, it counts, and what it starts, it starts.
  ///
  /// - Returns: The cell; `nil` if the item does not exist, if the view does not know its counts or
  ///   is in the middle of an update, or if the data source returns a cell that is in use.
  public func freshCell(at indexPath: IndexPath) -> CollectionViewCell? {
    guard let path = ItemPath(indexPath), let dataSource, canBeProbed,
      engine.loadedCounts?.contains(path) == true
    else { return nil }
    let present = stage.cells[path]
    return probing(path, present) {
      let cell = dataSource.collectionView(self, cellForItemAt: dataSourcePath(of: path))
      guard !hasCrashed, cell.superview == nil, stage.cells.path(of: cell) == nil,
        stage.prepared.path(of: cell) == nil
      else { return nil }
      if let present { cell.frame = present.frame }
      setFlags(of: cell, at: path)
      cell.layoutIfNeeded()
      return cell
    }
  }

  /// Asks the data source what a supplementary view would be if it were made now; otherwise as
  /// ``freshCell(at:)``.
  ///
  /// - Returns: The view; `nil` as for a cell.
  public func freshSupplementary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    let path = ItemPath(indexPath) ?? ItemPath(item: 0, section: indexPath.first ?? 0)
    guard let dataSource, canBeProbed,
      engine.loadedCounts?.contains(section: path.section) == true
    else { return nil }
    let present = stage.others[.supplementary(kind, indexPath)]
    return probing(path, present) {
      let answer = ask(.viewForSupplementary) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
      guard let view = answer, !hasCrashed, view.superview == nil, view !== present else {
        return nil
      }
      if let present { view.frame = present.frame }
      view.layoutIfNeeded()
      return view
    }
  }

  private var canBeProbed: Bool {
    !hasCrashed && !engine.isUpdating && !engine.isAskingForCounts && !layoutProgress.isPlacing
  }

  /// Runs a question with empty pools and without observers, and puts everything back.
  private func probing<Answer>(
    _ path: ItemPath, _ present: CollectionReusableView?, _ question: () -> Answer
  ) -> Answer {
    let (port, pool, registry, provision) = (engine.port, pool, registry, provision)
    let methods = optionalMethods
    engine.port = EventPort()
    self.pool = ReusePool()
    self.provision = CollectionProvision()
    self.provision.begin(
      .init(attributes: present?.appliedAttributes, request: CellRequest(path: path)))
    defer {
      (engine.port, self.pool, self.registry) = (port, pool, registry)
      (self.provision, optionalMethods) = (provision, methods)
    }
    return simulator.run { ProviderScope.$isActive.withValue(true) { question() } }
  }
}
