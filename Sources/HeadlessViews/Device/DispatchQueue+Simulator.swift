import Dispatch
import Foundation

// Dispatched blocks inherit the simulator that is current where they are dispatched, as tasks do,
// also through other queues. In a file that imports this module the compiler prefers these methods,
// which have one default argument, to Dispatch's, which have more, and those without any that an app
// declares, to mock queues, to these.

extension DispatchQueue {
  /// Schedules a block, which runs on the simulator that is current here.
  ///
  /// Counterpart: `DispatchQueue.async(group:qos:flags:execute:)`.
  ///
  /// - Parameters:
  ///   - group: A group to which the block belongs until it has run.
  ///   - work: The block.
  public func async(
    group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(
      group: group, qos: .unspecified, flags: [], execute: SimulatorScope.inheritingBlock(work))
  }

  /// Schedules a block for a time on the system's clock, which runs on the simulator that is current
  /// here.
  ///
  /// Counterpart: `DispatchQueue.asyncAfter(deadline:qos:flags:execute:)`.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - qos: The quality of service.
  ///   - work: The block.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      deadline: deadline, qos: qos, flags: [], execute: SimulatorScope.inheritingBlock(work))
  }
}

extension DispatchWorkItem {
  /// Creates a work item, which runs on the simulator that is current here.
  ///
  /// Counterpart: `DispatchWorkItem.init(qos:flags:block:)`.
  public convenience init(block: @escaping @convention(block) () -> Void) {
    let scope = SimulatorScope.toInherit
    self.init(qos: .unspecified, flags: []) {
      guard let scope else { return block() }
      SimulatorScope.$inherited.withValue(scope) { block() }
    }
  }
}

extension SimulatorScope {
  /// Returns a block that runs another one in the current scope, and counts as dispatched until it
  /// runs.
  fileprivate static func inheritingBlock(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable @convention(block) () -> Void {
    guard let scope = toInherit else { return work }
    let blocks = scope.reference.blocks
    let number = blocks.begin()
    return {
      blocks.end(number)
      $inherited.withValue(scope) { work() }
    }
  }
}

/// A simulator's blocks that have not begun, or its tasks that have not ended.
package final class WorkUnderWay: @unchecked Sendable {
  private let lock = NSLock()
  private var latest = 0
  private var all: Set<Int> = []

  /// The numbers of the pieces of work. No other piece gets the same number later.
  package var numbers: Set<Int> { lock.withLock { all } }

  /// Adds a piece of work, and returns its number.
  package func begin() -> Int {
    lock.withLock {
      latest += 1
      all.insert(latest)
      return latest
    }
  }

  /// Removes a piece of work.
  package func end(_ number: Int) { lock.withLock { _ = all.remove(number) } }
}
