extension Simulator {
  /// Runs pending blocks of `DispatchQueue.main` and tasks of the main actor, and settles after
  /// each turn.
  ///
  /// A test occupies the main queue while it runs, so ``settle()`` alone cannot run blocks that
  /// wait there. Blocks that queue other blocks are followed for ten turns.
  /// `DispatchQueue.main.asyncAfter` uses real time and is not waited for, and neither are other
  /// queues: `wait(until:within:)` and `find(_:within:)` of `HeadlessKit` wait for both.
  ///
  /// ```swift
  /// controller.reload()  // DispatchQueue.main.async { self.tableView.reloadData() }
  /// await simulator.settleMainQueue()
  /// ```
  ///
  /// In UIKit a test would run the run loop instead.
  ///
  /// - Precondition: The simulator settles, see ``settle()``.
  public func settleMainQueue() async {
    for _ in 0..<10 {
      await mainQueueTurn()
      settle()
    }
  }
}
