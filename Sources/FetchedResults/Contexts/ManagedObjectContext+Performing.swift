import Foundation
import HeadlessKit

extension ManagedObjectContext {
  /// When `await perform` runs its block.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the queue is free.
    case immediate
    /// At once as well: nobody waits in a queue here.
    case enqueued
  }

  /// Runs a block in the simulator's next turn, and then processes what it changed.
  ///
  /// - Parameter block: What to do.
  public func perform(_ block: @escaping () -> Void) {
    scheduleOnSimulator("perform of \(name ?? "a context")") { self.performAndWait(block) }
  }

  /// Runs a block at once. What it changed is processed when it ends if the context is in the
  /// background, and else at the end of the turn.
  ///
  /// - Parameter block: What to do.
  /// - Returns: What the block returns.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if concurrencyType == .mainQueueConcurrencyType, !Simulator.isOnMainQueue {
      return try withoutActuallyEscaping(block) { block in
        let work = Unchecked(block)
        return try DispatchQueue.main.sync { Unchecked(try work.value()) }.value
      }
    }
    lock.lock()
    defer { lock.unlock() }
    defer { if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() } }
    return try block()
  }

  /// Runs a block at once, on the main queue if the context belongs to it.
  ///
  /// - Parameters:
  ///   - schedule: When to run it. It makes no difference here.
  ///   - block: What to do.
  /// - Returns: What the block returns.
  nonisolated(nonsending) public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try performAndWait(block)
  }
}
