import Foundation
import HeadlessKit
import ListCore

// How an apply comes to the main queue from another one (behaviour 6.7), and how a task waits for
// the end of one.

extension SnapshotPresenter {
  /// Computes an apply on the queue of the caller and sends it to the main queue.
  nonisolated func submit(
    _ change: Change, style: ApplyStyle, completion: Completion,
    whenShown: (@MainActor @Sendable () -> Void)?
  ) {
    log.submit(change, style: style) { arrival in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          if let self {
            self.receive(arrival, of: change, style: style, completion: completion)
          } else {
            completion.call()  // the data source is gone, and its list shows something else
          }
          whenShown?()
        }
      }
    }
  }

  private func receive(
    _ arrival: Log.Arrival, of change: Change, style: ApplyStyle, completion: Completion
  ) {
    log.noteArrival()
    reference.simulator.run {
      if arrival.comesAfterMainQueue, let list {
        list.simulator.warn(.updatesFromSeveralQueues(view: list.description))
      }
      // Something may have been moved by hand meanwhile, which a tree of one section must not undo.
      let isCurrent = arrival.base == shown.number
      present(
        PendingApply(
          entry: isCurrent ? arrival.entry : log.enter(change.result(on: shown.state)),
          outlineSection: change.section, style: style, completion: completion,
          diff: isCurrent ? arrival.diff : nil))
      log.noteShown(shown, byApply: false)
    }
  }

  /// Gives the list something to show, and returns when its completion has run.
  ///
  /// The time of a simulator stands still until somebody moves it, so this moves it: only so far,
  /// and not at all where nothing is animated. After a crash inside a capture it returns too.
  nonisolated(nonsending) func apply(_ change: Change, style: ApplyStyle) async {
    let completion = Completion(nil)
    await withCheckedContinuation { continuation in
      apply(change, style: style, completion: completion) { continuation.resume() }
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
