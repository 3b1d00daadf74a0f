import Foundation
import ListCore

/// What a list holds at one moment. Taking it asks nobody anything and changes nothing.
@preconcurrency @MainActor
public struct ListInspection {
  /// A view and what it stands for.
  public struct Entry {
    /// What the view stands for.
    public let place: ListPlace
    /// The view.
    public let view: View
    /// What traces call the view.
    public let name: ListViewName
  }

  /// The counts that the list remembers; `nil` if it would have to ask for them.
  public var counts: SectionCounts?
  /// Whether the update that is open, or one that would begin now, has to ask for the counts
  /// before it, since the list does not know them.
  public var isUpdatingFromLateCounts = false
  /// The cells on screen, in list order.
  public var cells: [Entry] = []
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Entry] = []
  /// The cells that wait, off screen, for their own rows to show (behaviour 4.9).
  public var preparedCells: [Entry] = []
  /// The names of the views that wait for reuse, by reuse identifier, the next one last.
  public var pool: [String: [ListViewName]] = [:]
  /// What is selected, in the order in which it was.
  public var selection: [ItemPath] = []

  init() {}
}

extension TableView {
  /// What the table holds now.
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
  /// What the collection view holds now.
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
  /// The place as observers know it.
  package var listPlace: ListPlace {
    switch bar {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }
}

extension CollectionElement {
  /// The place as observers know it.
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
  /// What the views of the key do.
  var role: ListViewName.Role {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }
}
