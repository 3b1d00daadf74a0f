import HeadlessKit

/// What a list cost those who serve it, in calls and views.
public struct ListCost: Hashable, Sendable {
  /// How often the data source was asked for a count.
  public var countsAskedFor = 0
  /// How often the data source was asked for a cell.
  public var cellsAskedFor = 0
  /// How often somebody was asked for a header, a footer or another view, or for its title.
  public var otherViewsAskedFor = 0
  /// How many views were made.
  public var viewsCreated = 0
  /// How many views came out of the reuse pool.
  public var viewsReused = 0
  /// How many cells were configured again in their place.
  public var cellsReconfigured = 0
  /// How many updates were carried out.
  public var updates = 0
  /// How many items and sections those updates animated.
  public var animatedOperations = 0
  /// How often everything was reloaded.
  public var reloads = 0
  /// How many layout passes there were.
  public var layoutPasses = 0

  /// Nothing.
  public init() {}

  /// Adds up what happened.
  public init(of trace: ListTrace) {
    var operations = 0
    for entry in trace.entries {
      count(entry.event)
      // Whether an update is animated is known when its animation begins.
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

  /// Every figure and what it counts, in the order in which they are printed.
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
