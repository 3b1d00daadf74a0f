import Foundation
import ListCore

extension CollectionView: ListEngineOwner {
  func engineAsksForCounts() -> SectionCounts {
    guard let dataSource else { return .withoutDataSource }
    // The order is behaviour 1.1: the number of sections, then every section once, ascending.
    let sections = max(0, dataSource.numberOfSections(in: self))
    engine.emit(.askedForSectionCount(answer: sections))
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {  // a closure would check the actor's isolation in every iteration
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      counts.append(count)
      engine.emit(.askedForItemCount(section: section, answer: count))
    }
    return SectionCounts(counts)
  }

  /// Runs pending layout in a window; elsewhere the engine asks for the counts, and nothing else
  /// happens. (behaviour 1.5)
  func enginePreparesForUpdate() {
    cancelMovement()
    if window != nil { layoutIfNeeded() }
  }

  var engineVisiblePaths: [ItemPath] { stage.cells.paths }

  func engineFirstVisible(of items: [ItemPath]) -> ItemPath? {
    items.first { stage.cells[$0] != nil }
  }

  /// Carries out an update, in the order of behaviour 2.6 from (d) on: the layout is prepared with
  /// the new counts, called with the update, and asked for the visible elements; cells are
  /// requested; the layout finalizes the update.
  func engineAdopts(_ update: AdoptedUpdate) {
    let plan = update.plan
    endDiscarded()
    let (lost, spare) = follow(plan)
    currentLayout.follow(plan)
    currentLayout.invalidate(
      using: currentLayout.makeInvalidationContext().because(of: .update))

    let generation = self.generation
    let animation = CollectionAnimation(plan)
    layoutProgress.showsOrigin =
      window == nil && bounds.isEmpty
      && plan.collectionUpdateItems.contains { $0.updateAction == .insert }
    defer { layoutProgress.showsOrigin = false }
    placing {
      prepareLayout()
      currentLayout.prepare(forCollectionViewUpdates: plan.collectionUpdateItems)
      askForElementsBesideTheChanges()
      adjustOffset()
      for leaving in lost { animation.noteLost(leaving, in: currentLayout) }
      if generation == self.generation {
        reconfigureCells(at: update.reconfigurations)
      }
      place(during: animation)
      if !hasCrashed { currentLayout.finalizeCollectionViewUpdates() }
      currentLayout.updateUnderWay = nil
    }

    for leaving in spare { enqueue(leaving) }
    guard !hasCrashed else { return }
    layoutState.isDue = !layoutProgress.isPrepared || generation != self.generation
    prefetch()
    refuseUnreturnedViews()
    finish(animation, update.completions)
  }

  func engineDropsUpdate(completions: [(Bool) -> Void]) {
    engine.perform(.reload)
    finish(nil, completions)
  }

  /// Moves all state about items to their positions after an update.
  private func follow(_ plan: UpdatePlan) -> (lost: [LeavingView], spare: [LeavingView]) {
    generation += 1
    currentLayout.updateUnderWay = LayoutUpdate(before: stage.appliedAttributes)
    highlightedItems = highlightedItems.compactMap(plan.destination(of:))
    prefetching.follow(plan)
    return stage.rebase(by: plan)
  }

  /// Asks the layout for supplementary and decoration views to delete and insert in addition to the
  /// announced changes. The result has no effect here: it is in the layout's attributes, and UIKit
  /// needs it for its animations.
  private func askForElementsBesideTheChanges() {
    var supplementary: Set<String> = []
    var decoration: Set<String> = []
    for element in stage.others.keys {
      switch element {
      case .item: break
      case .supplementary(let kind, _): supplementary.insert(kind)
      case .decoration(let kind, _): decoration.insert(kind)
      }
    }
    for kind in supplementary.sorted() {
      _ = currentLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      _ = currentLayout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    for kind in decoration.sorted() {
      _ = currentLayout.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = currentLayout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }

  /// Lets the layout and the delegate adjust the content offset after a change.
  func adjustOffset() {
    var offset = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      offset = delegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != contentOffset { keepingLayoutState { contentOffset = offset } }
  }

  /// Ends an update. If it is animated, it ends after 0.3 s on the simulator's clock; otherwise the
  /// views are removed immediately and the completions run in the next turn (behaviour 5.1 to 5.4).
  func finish(_ animation: CollectionAnimation?, _ completions: [(Bool) -> Void]) {
    let animates = animation != nil && window != nil && simulator.allowsAnimations
    let leaving = animation?.leaving ?? []
    if animates { stage.departing += leaving } else { endLeaving(leaving) }
    guard animates || !completions.isEmpty else { return }
    if animates { engine.emit(.animationStarted(seconds: Self.animationDuration)) }
    simulator.schedule(
      after: animates ? Self.animationDuration : 0, named: "collection view update"
    ) {
      [weak self] in
      if animates, let self {
        engine.emit(.animationEnded)
        endLeaving(stage.finishDeparture(of: leaving))
      }
      for completion in completions {
        self?.engine.emit(.completed(finished: true))
        completion(true)
      }
    }
  }

  /// The duration of an update's animation, in seconds.
  static var animationDuration: TimeInterval { 0.3 }
}
