import ListCore

/// The part of a list that its two faces share: the counts, the update being collected, selection.
///
/// A face (`TableView`, `CollectionView`) has UIKit's spelling, the data source and the geometry.
/// The engine knows *when* counts are asked for, when a batch is over, and what a fault means:
///
/// ```
/// begin   owner lays out what is pending; counts are asked for if they never were
/// record  one call of the client, with its call site
/// end     outermost only: counts are asked for once, UpdatePlan judges, the owner adopts
/// ```
@MainActor
package final class ListEngine {
  let kind: ListKind
  private unowned let owner: any ListEngineOwner

  /// The update being collected.
  private var session = UpdateSession()
  /// The counts that the data source reported last; `nil` when they must be asked for again.
  private var cachedCounts: SectionCounts?
  /// Whether the counts before the open update were asked for by that update.
  private var context = UpdateContext()
  /// What clients of nested updates wait for.
  private var completions: [(Bool) -> Void] = []
  /// Paths before the batch whose cells are to be configured again once it is done.
  private var reconfigurations: [ItemPath] = []

  /// Where events leave the list.
  var port = EventPort()
  /// How many views of each role have a name.
  var nameCounts: [ListViewName.Role: Int] = [:]

  /// Whether the data source alone may announce changes.
  var updater = ListUpdater()
  /// Where the call was written that is being carried out.
  var callSite = CallSiteRecorder()

  /// Whether the view crashed inside a capture: it keeps its last state and asks nobody anything.
  package private(set) var isInert = false
  /// Whether the engine is asking the data source for counts right now.
  private(set) var isAskingForCounts = false
  /// What is selected, in the order in which it was.
  var selection = ListSelection()

  init(_ kind: ListKind, owner: any ListEngineOwner) {
    self.kind = kind
    self.owner = owner
  }
}

// MARK: - Counts

extension ListEngine {
  /// The counts, if the data source has been asked for them.
  package var loadedCounts: SectionCounts? { cachedCounts }

  /// The counts, asked for if they were not.
  package func counts() -> SectionCounts {
    if let cachedCounts { return cachedCounts }
    if isInert || isAskingForCounts { return [] }
    let answer = askForCounts()
    cachedCounts = answer
    return answer
  }

  /// Forgets the counts, so that the next question asks the data source.
  func invalidateCounts() {
    guard !isInert else { return }
    cachedCounts = nil
  }

  /// Puts back the counts of a moment before a crash.
  func resetCounts(to counts: SectionCounts?) {
    cachedCounts = counts
  }

  /// Takes over an order that the view shows and the data source does not know yet, while an item
  /// is moved by hand (behaviour 8.9).
  func rearrange(by plan: UpdatePlan) {
    guard !isInert else { return }
    cachedCounts = plan.after
    rebaseSelection(by: plan)
  }

  private func rebaseSelection(by plan: UpdatePlan) {
    let before = port.isObserved ? selection.paths : []
    selection.rebase(by: plan)
    if port.isObserved, selection.paths != before { emitSelection() }
  }

  /// Tells observers that the selection is another one.
  func emitSelection() {
    emit(.selectionChanged(selection.paths))
  }

  private func askForCounts() -> SectionCounts {
    isAskingForCounts = true
    defer { isAskingForCounts = false }
    return owner.engineAsksForCounts()
  }
}

// MARK: - Updates

extension ListEngine {
  /// Whether an update has begun and not ended.
  var isUpdating: Bool { session.isOpen }

  /// Whether the update that is open, or one that would begin now, has to ask for the counts before
  /// it.
  var isUpdatingFromLateCounts: Bool {
    session.isOpen ? context.loadedCountsForUpdate : cachedCounts == nil
  }

  /// Opens one level of an update.
  func beginUpdates(site: CallSite?) {
    guard !isInert else { return }
    if !session.isOpen {
      let hadCounts = cachedCounts != nil  // before anything below can load them
      owner.enginePreparesForUpdate()
      guard !isInert else { return }
      _ = counts()
      guard !isInert else { return }
      context = UpdateContext(loadedCountsForUpdate: !hadCounts)
    }
    session.begin(site: site)
  }

  /// Notes a call; outside an update, the call is an update of its own (behaviour 2.7).
  func record(_ call: UpdateCall) {
    guard !isInert else { return }
    emit(.called(call, kind))  // before what it sets off, and also if that crashes
    let isAlone = !session.isOpen
    if isAlone { beginUpdates(site: call.site) }
    guard session.isOpen else { return }
    session.record(call)
    if isAlone { endUpdates() }
  }

  /// Notes cells to configure again, by their paths before the batch.
  ///
  /// - Returns: Whether an update is open and will see to them.
  func defersReconfiguration(of paths: [ItemPath]) -> Bool {
    guard session.isOpen else { return false }
    reconfigurations += paths
    return true
  }

  /// Closes one level; commits when that was the outermost (behaviour 1.15).
  func endUpdates(completion: ((Bool) -> Void)? = nil) {
    guard !isInert, session.isOpen else { return }
    if let completion { completions.append(completion) }
    if let batch = session.end() { commit(batch) }
  }

  /// Forgets an open update, as `reloadData` does.
  func discardUpdates() {
    session.discard()
    reconfigurations = []
    completions = []
  }

  private func commit(_ batch: BatchUpdate) {
    let waiting = completions
    let touched = reconfigurations
    completions = []
    reconfigurations = []

    let before = counts()
    let after = askForCounts()
    guard !isInert else { return }
    do throws(UpdateFault) {
      let plan = try UpdatePlan(
        batch, from: before, to: after, kind: kind, profile: owner.engineSimulator.profile)
      if let item = owner.engineFirstVisible(of: plan.doublyAnimatedItems) {
        throw .twoAnimationsForCell(item)
      }
      adopt(plan, touched: touched, waiting: waiting)
    } catch {
      refuse(error, BatchEvidence(before: before, after: after, batch: batch), waiting: waiting)
    }
  }

  private func adopt(
    _ plan: UpdatePlan, touched: [ItemPath], waiting: [(Bool) -> Void]
  ) {
    cachedCounts = plan.after
    emit(.updated(plan))
    rebaseSelection(by: plan)
    owner.engineAdopts(
      AdoptedUpdate(
        plan: plan,
        reconfigurations: touched.compactMap(plan.destination(of:)),
        completions: waiting))
  }

  private func refuse(
    _ fault: UpdateFault, _ evidence: BatchEvidence, waiting: [(Bool) -> Void]
  ) {
    let profile = owner.engineSimulator.profile
    if kind == .collection, profile.dropsInvalidCollectionUpdates, fault.isCountMismatch {
      owner.engineSimulator.warn(
        .updateDropped(
          fault, collectionView: owner.engineDescription,
          update: evidence.droppedUpdateDescription))
      cachedCounts = nil
      emit(.droppedUpdate(fault))
      owner.engineDropsUpdate(completions: waiting)
    } else {
      crash(
        CrashReport(
          fault, kind: kind, profile: profile, view: owner.engineDescription,
          evidence: evidence, context: context))
    }
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
  private func crash(_ report: CrashReport) {
    guard !isInert else { return }
    isInert = true
    discardUpdates()
    emit(.crashed(report))
    owner.crash(with: report)
  }
}
