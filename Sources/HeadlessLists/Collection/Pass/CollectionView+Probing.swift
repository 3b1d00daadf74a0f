import Foundation
import ListCore

// Queries of the data source that leave the collection view unchanged.

extension CollectionView {
  /// Returns the cell that the data source would provide for an item now.
  ///
  /// Dequeued cells are new views of the registered class. The collection view neither displays nor
  /// keeps the cell; its screen, its reuse pool and its observers are not affected. The cell has
  /// the item's size and selection, and is laid out. The delegate's `willDisplay` is not called for
  /// it.
  ///
  /// The data source's method runs with all its side effects.
  ///
  /// - Returns: The cell; `nil` if the item does not exist, if the view has not loaded its counts
  ///   or is in the middle of an update, if the data source returns a cell that is in use,
  ///   or if its answer would crash: see ``ListScrollView/crashOfFreshView``.
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

  /// Returns the supplementary view that the data source would provide now, like
  /// ``freshCell(at:)``.
  ///
  /// - Returns: The view; `nil` in the same cases as for a cell.
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

  /// Runs a query with empty reuse pools and without observers, and restores the previous state.
  private func probing<Answer>(
    _ path: ItemPath, _ present: CollectionReusableView?, _ question: () -> Answer?
  ) -> Answer? {
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
    return simulator.run { ProviderScope.$isActive.withValue(true) { engine.probe(question) } }
  }
}
