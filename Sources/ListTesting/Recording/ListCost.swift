import HeadlessKit
import ListCore

/// The cost of a list for its data source and delegate, in calls and views.
public struct ListCost: Hashable, Sendable {
  /// The number of times the data source was queried for a count.
  public var countsAskedFor = 0
  /// The number of times a cell was requested from the data source.
  public var cellsAskedFor = 0
  /// The number of times a header, a footer or another view, or its title, was requested.
  public var otherViewsAskedFor = 0
  /// The number of views that were created.
  public var viewsCreated = 0
  /// The number of views that were taken from the reuse pool.
  public var viewsReused = 0
  /// The number of cells that were reconfigured in place.
  public var cellsReconfigured = 0
  /// The number of updates that were carried out.
  public var updates = 0
  /// The number of animated items and sections in those updates.
  public var animatedOperations = 0
  /// The number of full reloads.
  public var reloads = 0
  /// The number of layout passes.
  public var layoutPasses = 0

  /// Creates a cost of zero.
  public init() {}

  /// Computes the cost of the recorded events.
  public init(of trace: ListTrace) {
    var operations = 0
    for entry in trace.entries {
      count(entry.event)
      // Whether an update is animated is known only when its animation begins.
      if case .updated(let plan) = entry.event { operations = plan.operationCount }
      if case .animationStarted = entry.event { animatedOperations += operations }
    }
  }
}

extension ListCost {
  private mutating func count(_ event: ListEvent) {
    switch event {
    case .askedForSectionCount, .askedForItemCount: countsAskedFor += 1
    case .askedForView(.item): cellsAskedFor += 1
    case .askedForView, .askedForTitle: otherViewsAskedFor += 1
    case .created: viewsCreated += 1
    case .reused: viewsReused += 1
    case .reconfigured: cellsReconfigured += 1
    case .updated: updates += 1
    case .reloadedData, .droppedUpdate: reloads += 1
    case .layoutPass: layoutPasses += 1
    case .displayed, .ended, .pooled, .calledReconfigure, .beganUpdate, .called, .beganApply,
      .endedApply, .animationStarted, .animationEnded, .completed, .selectionChanged,
      .calledDelegate, .logged, .crashed, .noted:
      break
    }
  }

  /// Every figure with its name, in the order in which they are printed.
  public var figures: [(name: String, value: Int)] {
    [
      ("counts asked for", countsAskedFor), ("cells asked for", cellsAskedFor),
      ("other views asked for", otherViewsAskedFor), ("views created", viewsCreated),
      ("views reused", viewsReused), ("cells configured again", cellsReconfigured),
      ("updates", updates), ("operations animated", animatedOperations), ("reloads", reloads),
      ("layout passes", layoutPasses),
    ]
  }

  /// Adds two costs.
  public static func + (one: ListCost, other: ListCost) -> ListCost {
    var sum = one
    sum.countsAskedFor += other.countsAskedFor
    sum.cellsAskedFor += other.cellsAskedFor
    sum.otherViewsAskedFor += other.otherViewsAskedFor
    sum.viewsCreated += other.viewsCreated
    sum.viewsReused += other.viewsReused
    sum.cellsReconfigured += other.cellsReconfigured
    sum.updates += other.updates
    sum.animatedOperations += other.animatedOperations
    sum.reloads += other.reloads
    sum.layoutPasses += other.layoutPasses
    return sum
  }
}

extension ListCost: CustomStringConvertible {
  /// The figures that are not zero: `cells asked for 3, updates 1`.
  public var description: String {
    let said = figures.filter { $0.value > 0 }.map { "\($0.name) \($0.value)" }
    return said.isEmpty ? "nothing" : said.joined(separator: ", ")
  }
}

extension UpdatePlan {
  /// The number of items and sections that the update inserts, deletes, reloads and moves.
  public var operationCount: Int {
    let items =
      deletedItems.count + insertedItems.count + reloadedItems.count + movedItems.count
    let sections =
      deletedSections.count + insertedSections.count + reloadedSections.count
      + movedSections.count
    return items + sections
  }
}
