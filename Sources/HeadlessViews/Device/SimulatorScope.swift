import Dispatch
import ListCore

/// The simulator that tasks and dispatched blocks inherit from the code that starts them.
///
/// It does not retain the simulator: a task that never ends must not keep its windows.
struct SimulatorScope: Sendable {
  /// The scope of the running task or block.
  @TaskLocal static var inherited: SimulatorScope?

  let reference: SimulatorReference
  /// Whether the scope comes from `Simulator.run(_:)`, and so comes before the
  /// simulator that the task used last.
  let isExplicit: Bool

  /// The simulator, unless it has been released.
  var simulator: Simulator? { reference.simulator }
  /// The profile of the simulator.
  var profile: SystemProfile { reference.profile }

  @MainActor init(_ simulator: Simulator, isExplicit: Bool = false) {
    reference = simulator.reference
    self.isExplicit = isExplicit
  }

  /// The scope that work inherits if it is started now; `nil` if there is nothing to add to the
  /// task-local values.
  static var toInherit: SimulatorScope? {
    guard Simulator.isOnMainQueue else { return inherited }
    return MainActor.assumeIsolated {
      if let inherited, inherited.isExplicit { return inherited }
      let current = Simulator.current
      // A test may make its simulator after the controller that starts the work.
      return current === Simulator.main ? inherited : SimulatorScope(current)
    }
  }
}

/// A weak reference to a simulator, and what other threads may know of it.
package final class SimulatorReference: Sendable {
  weak let simulator: Simulator?
  let profile: SystemProfile
  package let (blocks, tasks) = (WorkUnderWay(), WorkUnderWay())

  @MainActor init(_ simulator: Simulator) {
    self.simulator = simulator
    profile = simulator.profile
  }
}
