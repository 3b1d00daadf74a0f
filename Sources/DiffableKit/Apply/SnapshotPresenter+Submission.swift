import Foundation
import HeadlessKit
import ListCore

// Applies from other queues on their way to the main queue (behaviour 6.7), and tasks that wait for
// the end of an apply.

extension SnapshotPresenter {
  /// Computes an apply on the caller's queue and sends it to the main queue.
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
            completion.call()  // the source is gone, and its list shows something else
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
      // An item may have been moved interactively in the meantime, which a section snapshot must
      // not undo.
      let isCurrent = arrival.base == shown.number
      present(
        PendingApply(
          entry: isCurrent ? arrival.entry : log.enter(change.result(on: shown.state)),
          outlineSection: change.section, style: style, completion: completion,
          diff: isCurrent ? arrival.diff : nil))
      log.noteShown(shown, byApply: false)
    }
  }

  /// Applies a change to the list, and returns after its completion has run.
  ///
  /// The clock of a simulator does not advance automatically, so this method advances it: only as
  /// far as needed, and not at all if nothing is animated. After a crash inside a capture it also
  /// returns.
  nonisolated(nonsending) func apply(_ change: Change, style: ApplyStyle) async {
    let completion = Completion(nil)
    await withCheckedContinuation { continuation in
      apply(change, style: style, completion: completion) { continuation.resume() }
    }
    await reference.waitOnSimulator(for: completion)
  }
}

extension ListReference {
  /// Advances the clock of the list's simulator until an apply is complete.
  @MainActor fileprivate func waitOnSimulator(for completion: Completion) {
    let simulator = simulator
    while !completion.isOver {
      simulator.nextTurn()
      guard !completion.isOver, let next = simulator.pendingWork.first else { return }
      simulator.tryAdvancing(by: next.due - simulator.clock.now)
    }
  }
}
