import Foundation
import ListCore

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

  /// Returns the name in traces of a view of the table: a cell, header or footer.
  public func displayName(of view: View) -> ListViewName {
    engine.name(of: view, view is TableViewCell ? .cell : .header)
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
