import Dispatch

extension Simulator {
  /// Lets blocks of `DispatchQueue.main` and tasks of the main actor run, and settles after each
  /// turn.
  ///
  /// A test holds the main queue while it runs, so ``settle()`` alone cannot run what waits there.
  /// Blocks that queue other blocks are followed for ten turns. Delays of
  /// `DispatchQueue.main.asyncAfter` are real ones, and not waited for.
  ///
  /// ```swift
  /// controller.reload()  // DispatchQueue.main.async { self.tableView.reloadData() }
  /// await simulator.settleMainQueue()
  /// ```
  ///
  /// UIKit's counterpart is the run loop, which a test would let run.
  ///
  /// - Precondition: The simulator settles, see ``settle()``.
  public func settleMainQueue() async {
    for _ in 0..<10 {
      await withCheckedContinuation { turn in
        DispatchQueue.main.async { turn.resume() }
      }
      await Task.yield()
      settle()
    }
  }
}
