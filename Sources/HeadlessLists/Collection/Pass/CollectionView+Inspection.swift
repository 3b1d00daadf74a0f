import Foundation
import ListCore

extension CollectionView {
  /// The current state of the collection view.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of its views.
  public var inspection: ListInspection {
    var inspection = ListInspection()
    inspection.counts = engine.loadedCounts
    inspection.isUpdatingFromLateCounts = engine.isUpdatingFromLateCounts
    inspection.selection = engine.selection.paths
    inspection.cells = stage.cells.paths.compactMap { path in
      stage.cells[path].map { entry(.item(path), $0) }
    }
    inspection.preparedCells = stage.prepared.paths.compactMap { path in
      stage.prepared[path].map { entry(.item(path), $0) }
    }
    inspection.otherViews = stage.otherElements.compactMap { element in
      guard let place = element.listPlace, let view = stage.others[element] else { return nil }
      return entry(place, view)
    }
    for (key, views) in pool.contents {
      inspection.pool[key.identifier, default: []] += views.map {
        engine.name(of: $0, key.role)
      }
    }
    return inspection
  }

  /// Returns the name in traces of a view of the collection view.
  public func displayName(of view: View) -> ListViewName {
    engine.name(of: view, view is CollectionViewCell ? .cell : .supplementary)
  }

  private func entry(_ place: ListPlace, _ view: View) -> ListInspection.Entry {
    ListInspection.Entry(place: place, view: view, name: engine.name(of: view, place.role))
  }
}

extension CollectionElement {
  /// The position, as observers are told of it.
  package var listPlace: ListPlace? {
    switch self {
    case .item(let path): ItemPath(path).map(ListPlace.item)
    case .supplementary(let kind, let path):
      .supplementary(kind: kind, Self.place(path))
    case .decoration(let kind, let path):
      .decoration(kind: kind, Self.place(path))
    }
  }

  private static func place(_ path: IndexPath) -> ItemPath {
    ItemPath(path) ?? ItemPath(item: 0, section: path.first ?? 0)
  }
}

extension CollectionReuseKey {
  /// The role of the views with the key.
  var role: ListViewName.Role {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }
}

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
