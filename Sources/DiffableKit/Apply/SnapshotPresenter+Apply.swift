import Foundation
import HeadlessKit
import ListCore

// How an apply comes to the main queue (behaviour 6.7).

extension SnapshotPresenter {
  /// Gives the list something to show, from any queue.
  ///
  /// - Parameters:
  ///   - change: What to show.
  ///   - style: How the list gets there.
  ///   - completion: Called on the main queue when the list's animations are over.
  ///   - landed: Called on the main queue when the list shows it, or has refused to.
  nonisolated func apply(
    _ change: Change, _ style: ApplyStyle, _ completion: Completion,
    landed: (@MainActor @Sendable () -> Void)? = nil
  ) {
    if Simulator.isOnMainQueue {
      MainActor.assumeIsolated {
        applyOnMainQueue(change, style, completion)
        landed?()
      }
      return
    }
    log.submit(change, style) { arrival in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          if let self {
            self.land(arrival, change, style, completion)
          } else {
            completion.call()  // the data source is gone, and its list shows something else
          }
          landed?()
        }
      }
    }
  }

  private func applyOnMainQueue(_ change: Change, _ style: ApplyStyle, _ completion: Completion) {
    if let list, isPresenting || log.isAwaitingArrivals {
      completion.drop()
      return list.raise(.snapshot(.deadlock(view: list.description)))
    }
    let state = change.result(on: shown.state)
    present(log.enter(state), change, style, completion) {
      state.snapshot.difference(from: $0)
    }
    log.noteShown(shown, byApply: true)
  }

  private func land(
    _ arrival: Log.Arrival, _ change: Change, _ style: ApplyStyle, _ completion: Completion
  ) {
    log.noteArrival()
    reference.simulator.run {
      if arrival.comesAfterMainQueue, let list {
        list.simulator.warn(.updatesFromSeveralQueues(view: list.description))
      }
      // Something may have been moved by hand meanwhile, which a tree of one section must not undo.
      let isCurrent = arrival.base == shown.number
      let entry = isCurrent ? arrival.entry : log.enter(change.result(on: shown.state))
      present(entry, change, style, completion) {
        (isCurrent ? arrival.diff : nil) ?? entry.state.snapshot.difference(from: $0)
      }
      log.noteShown(shown, byApply: false)
    }
  }
}

// MARK: - Waiting

extension SnapshotPresenter {
  /// Gives the list something to show, and comes back when its completion has run.
  ///
  /// The time of a simulator stands still until somebody moves it, so this moves it: only so far,
  /// and not at all where nothing is animated. After a crash inside a capture it comes back too.
  nonisolated(nonsending) func apply(_ change: Change, _ style: ApplyStyle) async {
    let completion = Completion(nil)
    await withCheckedContinuation { continuation in
      apply(change, style, completion) { continuation.resume() }
    }
    await reference.waitOnSimulator(for: completion)
  }
}

extension ListReference {
  /// Lets the clock of the list's simulator run until an apply is over.
  @MainActor fileprivate func waitOnSimulator(for completion: Completion) {
    let simulator = simulator
    while !completion.isOver {
      simulator.nextTurn()
      guard !completion.isOver, let next = simulator.pendingWork.first else { return }
      simulator.advance(by: next.due - simulator.clock.now)
    }
  }
}
