import ListCore

/// The part of a list that its two faces share: the counts, the update being collected, selection.
///
/// A face (`TableView`, `CollectionView`) has UIKit's spelling, the data source and the geometry.
/// The engine knows *when* counts are asked for, when a batch is over, and what a fault means:
///
/// ```
/// perform   the way in: nothing is done to a list that has crashed
/// begin     owner lays out what is pending; counts are asked for if they never were
/// announce  one call of the client, with its call site
/// end       outermost only: counts are asked for once, UpdatePlan judges, the owner adopts
/// ```
@MainActor
package final class ListEngine {
  package let kind: ListKind
  /// Whether the view is of a client's class.
  let isSubclassed: Bool
  unowned let owner: any ListEngineOwner

  /// The update being collected.
  var session = UpdateSession()
  /// The counts that the data source reported last; `nil` when they must be asked for again.
  var cachedCounts: SectionCounts?
  /// Whether the counts before the open update were asked for by that update.
  var context = UpdateContext()
  /// What clients of nested updates wait for, in the order in which the updates began.
  var completions: [(Bool) -> Void] = []
  /// Paths before the batch whose cells are to be configured again once it is done.
  var reconfigurations: [ItemPath] = []

  /// Where events leave the list.
  var port = EventPort()
  /// How many views of each role have a name.
  var nameCounts: [ListViewName.Role: Int] = [:]

  /// Whether the data source alone may announce changes.
  var updater = ListUpdater()
  /// Where the call was written that is being carried out.
  var callSite = CallSiteRecorder()

  /// Whether the engine is asking the data source for counts right now.
  private(set) var isAskingForCounts = false
  /// What is selected, in the order in which it was.
  var selection = ListSelection()

  init(_ kind: ListKind, owner: any ListEngineOwner, isSubclassed: Bool) {
    self.kind = kind
    self.owner = owner
    self.isSubclassed = isSubclassed
  }

  /// Whether the view crashed inside a capture: it keeps its last state and asks nobody anything.
  var hasCrashed: Bool { owner.hasCrashed }
}

// MARK: - Counts

extension ListEngine {
  /// The counts, if the data source has been asked for them.
  package var loadedCounts: SectionCounts? { cachedCounts }

  /// The counts, asked for if they were not.
  package func counts() -> SectionCounts {
    if let cachedCounts { return cachedCounts }
    if hasCrashed || isAskingForCounts { return [] }
    let answer = askForCounts()
    cachedCounts = answer
    return answer
  }

  /// Forgets the counts, so that the next question asks the data source.
  func invalidateCounts() {
    cachedCounts = nil
  }

  /// Puts back the counts of a moment before a crash.
  func resetCounts(to counts: SectionCounts?) {
    cachedCounts = counts
  }

  /// Takes over an order that the view shows and the data source does not know yet, while an item
  /// is moved by hand (behaviour 8.9).
  func rearrange(by plan: UpdatePlan) {
    cachedCounts = plan.after
    rebaseSelection(by: plan)
  }

  func rebaseSelection(by plan: UpdatePlan) {
    let before = port.isObserved ? selection.paths : []
    selection.rebase(by: plan)
    if port.isObserved, selection.paths != before { emitSelection() }
  }

  /// Tells observers that the selection is another one.
  func emitSelection() {
    emit(.selectionChanged(selection.paths))
  }

  func askForCounts() -> SectionCounts {
    isAskingForCounts = true
    defer { isAskingForCounts = false }
    return owner.engineAsksForCounts()
  }
}

// MARK: - Crashes

extension ListEngine {
  /// Raises a fault that is not about a batch.
  func crash(_ fault: ListFault) {
    let profile = owner.engineSimulator.profile
    crash(CrashReport(fault, profile: profile, view: owner.engineDescription))
  }

  /// Delivers a report. Inside a capture this returns, and the view is inert from then on: UIKit
  /// would be gone (behaviour 3.16).
  func crash(_ report: CrashReport) {
    guard !hasCrashed else { return }
    owner.crash(with: report) {
      owner.generation += 1
      discardUpdates()
      emit(.crashed(report))
    }
  }
}

// MARK: - What is on screen

extension ListEngine {
  /// Whether an item is on screen.
  package func isVisible(_ path: ItemPath) -> Bool { owner.engineFirstVisible(of: [path]) != nil }

  /// The items on screen, in order.
  package var visiblePaths: [ItemPath] { owner.engineVisiblePaths }
}
