import Foundation
import HeadlessKit

extension ManagedObjectContext {
  /// The time at which `await perform` runs its block.
  public enum ScheduledTaskType: Sendable {
    /// Immediately, if the queue is idle.
    case immediate
    /// Also immediately, because no queue is simulated.
    case enqueued
  }

  /// Runs a block in the simulator's next turn, and then processes its changes.
  ///
  /// - Parameter block: The block to run.
  public func perform(_ block: @escaping () -> Void) {
    scheduleOnSimulator("perform of \(name ?? "a context")") { self.performAndWait(block) }
  }

  /// Runs a block immediately. Its changes are processed when it returns if the context belongs to
  /// the background, and at the end of the turn otherwise.
  ///
  /// - Parameter block: The block to run.
  /// - Returns: The result of the block.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try runAndWait(block) }

  /// Runs a block immediately. Its changes are processed when it returns if the context belongs to
  /// the background, and at the end of the turn otherwise.
  ///
  /// - Parameter block: The block to run.
  public func performAndWait(_ block: () -> Void) { runAndWait(block) }

  private func runAndWait<T>(_ block: () throws -> T) rethrows -> T {
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

  /// Runs a block immediately, on the main queue if the context belongs to it.
  ///
  /// - Parameters:
  ///   - schedule: The time at which to run it, which has no effect here.
  ///   - block: The block to run.
  /// - Returns: The result of the block.
  nonisolated(nonsending) public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try performAndWait(block)
  }
}
