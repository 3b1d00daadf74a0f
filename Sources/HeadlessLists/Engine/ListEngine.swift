import Foundation
import HeadlessViews
import ListCore

/// The part that both kinds of list share: the counts, the update being collected, and the
/// selection.
///
/// The owner (`TableView`, `CollectionView`) has UIKit's spelling, the data source and the
/// geometry. The engine knows *when* counts are asked for, when a batch is over, and what a fault
/// means:
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
  /// Whether the view's class is a client's.
  let isSubclassed: Bool
  unowned let owner: any ListEngineOwner

  /// The update being collected.
  var session = UpdateSession()
  /// The counts that the data source reported last; `nil` if they have to be loaded again.
  var cachedCounts: SectionCounts?
  /// The context of the open update: whether it loaded the counts before it.
  var context = UpdateContext()
  /// The completions of nested updates, in the order in which the updates began.
  var completions: [(Bool) -> Void] = []
  /// Paths before the batch whose cells are reconfigured after it.
  var reconfigurations: [ItemPath] = []

  /// The observers of the list.
  var port = EventPort()
  /// The number of named views in each role.
  var nameCounts: [ListViewName.Role: Int] = [:]

  /// Information about whether only the data source may announce changes.
  var updater = ListUpdater()
  /// The source location of the call in progress.
  var callSite = CallSiteRecorder()

  /// Whether the engine is asking the data source for counts.
  private(set) var isAskingForCounts = false
  /// The selected items, in the order of selection.
  var selection = ListSelection()

  init(_ kind: ListKind, owner: any ListEngineOwner, isSubclassed: Bool) {
    self.kind = kind
    self.owner = owner
    self.isSubclassed = isSubclassed
  }

  /// Whether the data source is being asked for a view that is not displayed.
  var isProbed = false
  /// The crash that the last such question would have been for a view to display; `nil` if none.
  var crashOfProbe: CrashReport?

  /// Whether the view crashed inside a capture. It then keeps its last state and calls no client.
  var hasCrashed: Bool { owner.hasCrashed }
}

// MARK: - Counts

extension ListEngine {
  /// The counts; `nil` if the data source has not been asked for them.
  package var loadedCounts: SectionCounts? { cachedCounts }

  /// Returns the counts, loading them if necessary.
  package func counts() -> SectionCounts {
    if let cachedCounts { return cachedCounts }
    if hasCrashed || isAskingForCounts { return [] }
    let answer = askForCounts()
    cachedCounts = answer
    return answer
  }

  /// Discards the counts, so that the next query loads them again.
  func invalidateCounts() {
    cachedCounts = nil
  }

  /// Restores the counts of a moment before a crash.
  func resetCounts(to counts: SectionCounts?) {
    cachedCounts = counts
  }

  /// Adopts an order that the view shows and the data source does not know yet, during an
  /// interactive movement (behaviour 8.9).
  func rearrange(by plan: UpdatePlan) {
    cachedCounts = plan.after
    rebaseSelection(by: plan)
  }

  func rebaseSelection(by plan: UpdatePlan) {
    let before = port.isObserved ? selection.paths : []
    selection.rebase(by: plan)
    if port.isObserved, selection.paths != before { emitSelection() }
  }

  /// Notifies observers of a changed selection.
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
  /// Crashes with a fault that is not about a batch.
  func crash(_ fault: ListFault) {
    let profile = owner.simulator.profile
    crash(CrashReport(fault, profile: profile, view: owner.description))
  }

  /// Delivers a crash report. Inside a capture this returns, and the view is inert from then on,
  /// since in UIKit the process would have ended (behaviour 3.16).
  func crash(_ report: CrashReport) {
    guard !hasCrashed else { return }
    // UIKit would not have asked, so nothing crashes there.
    guard !isProbed else { return crashOfProbe = crashOfProbe ?? report }
    owner.crash(with: report) {
      owner.generation += 1
      discardUpdates()
      emit(.crashed(report))
    }
  }
}

// MARK: - Probes

extension ListEngine {
  /// Runs a question to the data source that UIKit does not ask: what would crash is only noted.
  ///
  /// - Returns: The answer; `nil` if the question would have crashed.
  func probe<Answer>(_ question: () -> Answer?) -> Answer? {
    let outer = isProbed
    (isProbed, crashOfProbe) = (true, nil)
    defer { isProbed = outer }
    let answer = question()
    return crashOfProbe == nil ? answer : nil
  }
}

// MARK: - Visible items

extension ListEngine {
  /// The items on screen, in list order.
  package var visiblePaths: [ItemPath] { owner.engineVisiblePaths }
}

/// The requirements that an engine has for its view.
@MainActor
protocol ListEngineOwner: ListScrollView {
  /// The data source, which may be the only object that announces changes.
  var engineDataSource: AnyObject? { get }
  /// Returns the description of a path in messages.
  func engineDescribes(_ indexPath: IndexPath) -> String
  /// Asks the data source for every count, once.
  func engineAsksForCounts() -> SectionCounts
  /// Runs pending layout before an update begins (behaviour 1.5).
  func enginePreparesForUpdate()
  /// The items on screen, in list order.
  var engineVisiblePaths: [ItemPath] { get }
  /// Returns the first of some items that is on screen.
  func engineFirstVisible(of items: [ItemPath]) -> ItemPath?
  /// Adopts the result of a valid update. The engine already has the new counts.
  func engineAdopts(_ update: AdoptedUpdate)
  /// Drops an update to which the profile's system reacts with a reload (behaviour 3.14).
  func engineDropsUpdate(completions: [(Bool) -> Void])
  /// Configures the cells of items again, outside an update (behaviour 4.8).
  func engineReconfigures(_ paths: [ItemPath])
  /// Discards the data source's answers, and asks again if the kind of list does so.
  func engineReloads()
  /// Saves the view's part of the current state.
  ///
  /// - Returns: A closure that restores it.
  func engineRestorePoint() -> () -> Void
  /// The views that an update has removed, and that are on screen until its animation ends.
  var engineLeavingViews: [View] { get }
}

/// A valid update that a view adopts.
package struct AdoptedUpdate {
  /// The validated batch.
  let plan: UpdatePlan
  /// Paths after the batch whose cells are reconfigured.
  let reconfigurations: [ItemPath]
  /// The closures to call after the animation.
  let completions: [(Bool) -> Void]
}
