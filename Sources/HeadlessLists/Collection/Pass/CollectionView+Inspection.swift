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
