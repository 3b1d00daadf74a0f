import Foundation
import HeadlessKit
import ListCore

// An apply on the main queue, from the call down to the view's own `performBatchUpdates`.
// `SnapshotPresenter+Submission` handles applies from other queues (behaviour 6.7).

extension SnapshotPresenter {
  /// Applies a change to the list, from any queue.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - style: The way the list shows it.
  ///   - completion: Called on the main queue after the list's animations.
  ///   - whenShown: Called on the main queue when the list shows the change, or has refused it.
  nonisolated func apply(
    _ change: Change, style: ApplyStyle, completion: Completion,
    whenShown: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard Simulator.isOnMainQueue else {
      return submit(change, style: style, completion: completion, whenShown: whenShown)
    }
    MainActor.assumeIsolated {
      applyNow(change, style: style, completion: completion)
      whenShown?()
    }
  }

  /// Refuses an apply within an apply; otherwise computes the new state and presents it.
  private func applyNow(_ change: Change, style: ApplyStyle, completion: Completion) {
    if let list, isPresenting || log.isAwaitingArrivals {
      completion.drop()
      return list.raise(.snapshot(.deadlock(view: list.description)))
    }
    present(
      PendingApply(
        entry: log.enter(change.result(on: shown.state)), outlineSection: change.section,
        style: style, completion: completion))
    log.noteShown(shown, byApply: true)
  }

  /// Makes the list show a state. If the list crashes in the meantime, inside a capture, it and the
  /// state are restored.
  func present(_ apply: PendingApply) {
    guard let list else {
      return completeInNextTurn(on: reference.simulator, apply.completion.call)
    }
    let (before, indexBefore, hadShown) = (shown, index, hasShown)
    completions.add(apply.completion)
    isPresenting = true
    list.tellObservers(.beganApply(apply.event))
    let hasSurvived = list.attempt(isAnimated: apply.style.isAnimated) {
      carryOut(apply, on: list)
    }
    (isPresenting, earlier) = (false, nil)
    guard hasSurvived else {
      (shown, index, hasShown) = (before, indexBefore, hadShown)
      return completions.drop(apply.completion)
    }
    list.tellObservers(.endedApply)
    if !shown.state.outlines.isEmpty { list.showOutlines(outlinePlace) }
  }

  /// Reloads or updates the list, then carries out the marked reloads and reconfigurations.
  private func carryOut(_ apply: PendingApply, on list: any DiffableList) {
    let transition = transition(to: apply, on: list)
    hasShown = true
    let index = Index(apply.snapshot.content)
    var marks = apply.snapshot.markedPaths(in: index)
    // The completion is due in the next turn of the clock. Until then it must not keep the items.
    let finish: (Bool) -> Void = { [completions, completion = apply.completion] _ in
      completions.finish(completion)
    }

    switch transition {
    case .unchanged:
      earlier = shown.state.snapshot
      show(apply.entry, index: index)
    case .reload:
      // behaviour 6.2: an animated apply shows marked items once more after the reload
      if !apply.style.isAnimated { marks = MarkedPaths() }
      show(apply.entry, index: index)
      list.reloadData()
      list.layOutOnScreen()
    case .update(let diff):
      earlier = shown.state.snapshot
      update(list, completion: marks.isEmpty ? finish : nil) { [self] in
        show(apply.entry, index: index)
        list.announce(diff, animation: rowAnimation)
      }
    }

    if !marks.isEmpty {
      showAnew(marks, on: list, afterChanges: transition != .unchanged, completion: finish)
    } else if !transition.isUpdate {
      completeInNextTurn(on: list.simulator) { finish(true) }
    }
  }

  /// Reloads and reconfigures marked items (behaviour 6.3, 6.4).
  private func showAnew(
    _ marks: MarkedPaths, on list: any DiffableList, afterChanges hasChanged: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let isRepeated =
      hasChanged && list.reloadsItemsAfterSections && !marks.itemsOfReloadedSections.isEmpty
    update(list, completion: isRepeated ? nil : completion) { [self] in
      list.announce(marks, animation: rowAnimation)
    }
    guard isRepeated else { return }
    update(list, completion: completion) { [self] in
      list.announce(
        MarkedPaths(reloadedItems: marks.itemsOfReloadedSections), animation: rowAnimation)
    }
  }

  /// Announces changes in one batch, during which the list accepts changes from this data source
  /// only (behaviour 6.16).
  private func update(
    _ list: any DiffableList, completion: ((Bool) -> Void)?, _ announce: @escaping () -> Void
  ) {
    list.performUpdates(
      { [self] in
        isAnnouncing = true
        announce()
        isAnnouncing = false
      }, completion: completion)
  }

  private func completeInNextTurn(
    on simulator: Simulator, _ completion: @escaping @MainActor () -> Void
  ) {
    simulator.schedule(after: 0, named: "completion of an apply", completion)
  }
}
