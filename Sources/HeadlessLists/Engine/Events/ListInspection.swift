import Foundation
import ListCore

/// The state of a list at one moment. Creating it calls no client and changes nothing.
@preconcurrency @MainActor
public struct ListInspection {
  /// A view and its position in the list.
  public struct Entry {
    /// The position that the view represents.
    public let place: ListPlace
    /// The view.
    public let view: View
    /// The name of the view in traces.
    public let name: ListViewName
  }

  /// The counts that the list has loaded; `nil` if it would have to ask for them.
  public var counts: SectionCounts?
  /// Whether the open update, or one that would begin now, has to ask for the counts before it,
  /// because the list has not loaded them.
  public var isUpdatingFromLateCounts = false
  /// The cells on screen, in list order.
  public var cells: [Entry] = []
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Entry] = []
  /// The cells off screen that are prepared for their rows (behaviour 4.9).
  public var preparedCells: [Entry] = []
  /// The names of the views in the reuse pool, by reuse identifier, the next one to be reused last.
  public var pool: [String: [ListViewName]] = [:]
  /// The selected items, in the order of selection.
  public var selection: [ItemPath] = []

  init() {}
}

extension TableView {
  /// The current state of the table.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of its views.
  public var inspection: ListInspection {
    var inspection = ListInspection()
    inspection.counts = engine.loadedCounts
    inspection.isUpdatingFromLateCounts = engine.isUpdatingFromLateCounts
    inspection.selection = engine.selection.paths
    inspection.cells = cells.live.paths.compactMap { path in
      cells.live[path].map { entry(.item(path), $0) }
    }
    inspection.preparedCells = cells.prepared.paths.compactMap { path in
      cells.prepared[path].map { entry(.item(path), $0) }
    }
    inspection.otherViews = bars.all.map { entry($0.place.listPlace, $0.view) }
    for (identifier, views) in cells.pool.contents {
      inspection.pool[identifier] = views.map { engine.name(of: $0, .cell) }
    }
    for (identifier, views) in bars.pool.contents {
      inspection.pool[identifier, default: []] += views.map { engine.name(of: $0, .header) }
    }
    return inspection
  }

  private func entry(_ place: ListPlace, _ view: View) -> ListInspection.Entry {
    ListInspection.Entry(place: place, view: view, name: engine.name(of: view, place.role))
  }
}

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

  private func entry(_ place: ListPlace, _ view: View) -> ListInspection.Entry {
    ListInspection.Entry(place: place, view: view, name: engine.name(of: view, place.role))
  }
}

extension TableBars.Place {
  /// The position, as observers are told of it.
  package var listPlace: ListPlace {
    switch bar {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
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
