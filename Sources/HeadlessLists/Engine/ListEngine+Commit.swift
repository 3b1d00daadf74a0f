import HeadlessControls
import ListCore

// The commit of a batch: the data source is asked, the batch is judged, and the list adopts it.

extension ListEngine {
  /// Whether an update has begun and not ended.
  var isUpdating: Bool { session.isOpen }

  /// Whether the open update, or one that would begin now, has to ask for the counts before it.
  var isUpdatingFromLateCounts: Bool {
    session.isOpen ? context.loadedCountsForUpdate : cachedCounts == nil
  }

  /// Commits a batch.
  func commit(_ batch: BatchUpdate) {
    let waiting = completions
    let touched = reconfigurations
    completions = []
    reconfigurations = []

    let before = counts()
    let after = askForCounts()
    guard !hasCrashed else { return }
    do throws(UpdateFault) {
      let plan = try UpdatePlan(
        batch, from: before, to: after, kind: kind, profile: owner.simulator.profile)
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
    let profile = owner.simulator.profile
    if kind == .collection, profile.dropsInvalidCollectionUpdates, fault.isCountMismatch {
      owner.simulator.warn(
        .updateDropped(
          fault, collectionView: owner.description,
          update: evidence.droppedUpdateDescription))
      cachedCounts = nil
      emit(.droppedUpdate(fault))
      owner.engineDropsUpdate(completions: waiting)
    } else {
      crash(
        CrashReport(
          fault, kind: kind, profile: profile, view: owner.description,
          evidence: evidence, context: context))
    }
  }
}
