import Foundation
import ListCore

// The way in which a table carries out a valid update.

extension TableView {
  func engineAdopts(_ update: AdoptedUpdate) {
    let plan = update.plan
    scrollAim = nil
    let anchor = OffsetAnchor(self, plan)
    adoptHeights(takeSurvey() ?? .each([]), plan)
    generation += 1

    let departure = departures.begin()
    carryViews(plan, departure)
    anchor?.restore(in: self)
    applyContentSize()
    setNeedsLayout()
    if !isUpdatingVisibleCells {
      warnOfLayoutOutsideHierarchy()
      measureVisibleRows()
      updateVisibleCells(after: departure)
    }
    reconfigure(paths: update.reconfigurations)
    finish(departure, plan, update.completions)
  }

  /// Adopts the results of querying the sections after an update.
  ///
  /// If the sections follow one pattern and keep their indexes, only those that the update names
  /// are changed.
  private func adoptHeights(_ survey: TableSurvey, _ plan: UpdatePlan) {
    if case .alike(let pattern, let rows) = survey, plan.keepsSections,
      sectionPattern == pattern, tableGeometry?.metrics == metrics
    {
      tableGeometry?.adopt(plan, rows: rows, pattern)
      return
    }
    var new = makeGeometry(survey)
    if let geometry = tableGeometry, estimatesRows {
      new.adoptMeasuredHeights(geometry.measuredRows, plan)
    }
    (tableGeometry, sectionPattern) = (new, survey.pattern)
  }

  func engineDropsUpdate(completions: [(Bool) -> Void]) {
    engine.perform(.reload)  // no report shows this for a table (crash families A4)
    tell(completions, after: 0)
  }

  private func carryViews(_ plan: UpdatePlan, _ departure: Int) {
    interaction.rebase(by: plan)
    prefetcher.rebase(by: plan)
    for lost in cells.live.rebase(by: plan) { departures.add(lost, to: departure) }
    for lost in cells.prepared.rebase(by: plan) { enqueue(lost.view) }
    for lost in bars.rebase(by: plan) { endDisplaying(lost.view, lost.place) }
  }

  private func finish(_ departure: Int, _ plan: UpdatePlan, _ completions: [(Bool) -> Void]) {
    guard window != nil, simulator.allowsAnimations, plan.isAnimated else {
      endDepartures(departures.take(departure))
      return tell(completions, after: 0)  // behaviour 5.3, 5.4
    }
    simulator.schedule(after: Self.updateDuration, named: "table view update") { [weak self] in
      guard let self else { return }
      engine.emit(.animationEnded)
      endDepartures(departures.take(departure))
    }
    engine.emit(.animationStarted(seconds: Self.updateDuration))
    tell(completions, after: Self.updateDuration)
  }

  private func tell(_ completions: [(Bool) -> Void], after delay: TimeInterval) {
    guard !completions.isEmpty else { return }
    simulator.schedule(after: delay, named: "completion of a table view update") { [weak self] in
      for completion in completions {
        self?.engine.emit(.completed(finished: true))
        completion(true)
      }
    }
  }

  func endDepartures(_ departing: [TableDepartures.Departure]) {
    for (path, cell) in departing { endDisplaying(cell, path, keepsPrepared: false) }
  }

  /// The duration of an update's animation, in seconds.
  private static var updateDuration: TimeInterval { 0.3 }
}

extension UpdatePlan {
  /// Whether any call of the batch requests an animation. A batch without calls is animated.
  fileprivate var isAnimated: Bool {
    let calls = batch.calls
    return calls.isEmpty || calls.contains { $0.tag != TableView.RowAnimation.none.rawValue }
  }
}

extension UpdatePlan {
  /// Whether every section stays at its index.
  fileprivate var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// The sections that contain a change of rows, ascending, if every section stays at its index.
  fileprivate var changedSections: [Int] {
    var sections = Set(deletedItems.map(\.section))
    sections.formUnion(insertedItems.map(\.section))
    for rows in [reloadedItems, movedItems] {
      for row in rows { sections.formUnion([row.from.section, row.to.section]) }
    }
    return sections.sorted()
  }
}

extension TableGeometry {
  /// Changes the sections that an update names, and leaves the others unchanged.
  fileprivate mutating func adopt(
    _ plan: UpdatePlan, rows: [Int], _ pattern: SectionPattern
  ) {
    let measured = setRowCounts(
      rows, ofSections: plan.changedSections, each: pattern.rowHeight)
    adoptMeasuredHeights(measured, plan)
  }

  /// Adopts the heights of rows that were measured before an update.
  fileprivate mutating func adoptMeasuredHeights(
    _ measured: [(path: ItemPath, height: CGFloat)], _ plan: UpdatePlan
  ) {
    for (path, height) in measured {
      if let target = plan.destination(of: path) { _ = setHeight(height, of: target) }
    }
  }
}

/// The row that keeps its position on screen while an update changes the rows above it.
///
/// It is the topmost row. If it is deleted or moved, the next one takes its place; if it is
/// reloaded, its replacement does.
///
/// Only a table with estimated heights has an anchor; other tables do not change their offset
/// (behaviour 5.7).
@MainActor
private struct OffsetAnchor {
  private let path: ItemPath
  /// The distance of the row from the top edge, in points.
  private let distance: CGFloat

  init?(_ table: TableView, _ plan: UpdatePlan) {
    guard table.ownsOffset, table.isScrolledDown, let geometry = table.tableGeometry else {
      return nil
    }
    let rows = table.cells.live.paths.filter {
      geometry.contains($0) && plan.before.contains($0)
    }
    guard let top = rows.first,
      let successor = rows.lazy.compactMap({ Self.place(of: $0, after: plan) }).first
    else { return nil }
    path = successor
    distance = geometry.rect(of: top).minY - table.contentOffset.y
  }

  private static func place(of row: ItemPath, after plan: UpdatePlan) -> ItemPath? {
    if case .reloaded(let section) = plan.fate(ofSection: row.section) {
      let place = ItemPath(item: row.item, section: section)
      return plan.after.contains(place) ? place : nil
    }
    switch plan.fate(of: row) {
    case .kept(let place), .reloaded(let place): return place
    case .moved, .deleted: return nil
    }
  }

  func restore(in table: TableView) {
    guard let geometry = table.tableGeometry else { return }
    let offset = geometry.rect(of: path).minY - distance
    if offset != table.contentOffset.y {
      table.moveOffset(to: CGPoint(x: table.contentOffset.x, y: offset))
    }
  }
}
