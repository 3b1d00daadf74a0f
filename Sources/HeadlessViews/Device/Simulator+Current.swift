import Dispatch
import ListCore

extension Simulator {
  /// The simulator of tests that make none.
  ///
  /// There is one for the whole process, shared by all such tests.
  public static let main = Simulator(
    screenSize: CGSize(width: 390, height: 844), scale: 3, profile: defaultProfile, isMain: true)

  /// The simulator that work belongs to if it is started without a view at hand, such as
  /// `UIView.animate(withDuration:animations:)` or `UIApplication.shared`.
  ///
  /// It is the first of these that exists:
  ///
  /// 1. the simulator of the innermost `run(_:)`: touches, layout, scheduled work and
  ///    settling run their code in one;
  /// 2. the simulator of the asynchronous `run(_:)` around the task, or around the
  ///    task that started it;
  /// 3. the simulator that the running task made or used last;
  /// 4. the simulator that was current where the running task or dispatched block was started;
  /// 5. the most recently used simulator that has not been released;
  /// 6. ``main``.
  ///
  /// A view in a window belongs to the window's simulator wherever the call comes from.
  public static var current: Simulator {
    if let running { return running }
    let inherited = SimulatorScope.inherited
    if let inherited, inherited.isExplicit, let simulator = inherited.simulator {
      return simulator
    }
    if let used = recent.usedInTask { return used }
    // Work of a simulator that was released belongs to no other test's.
    if let inherited { return inherited.simulator ?? main }
    return RecentSimulators.isTestBody ? main : recent.mostRecent ?? main
  }

  /// Runs code with this simulator as the current one.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    let outer = Self.running
    guard outer !== self else { return try body() }
    if outer == nil {
      Self.recent.noteUse(of: self)
      noteUseByTest()
    }
    Self.running = self
    defer { Self.running = outer }
    return try SimulatorScope.$inherited.withValue(SimulatorScope(self)) { try body() }
  }

  /// Runs asynchronous code with this simulator as the current one, across its suspensions.
  ///
  /// A trait of a test can give each test a simulator in this way.
  public func run<R: Sendable>(
    _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    Self.recent.noteUse(of: self)
    return try await SimulatorScope.$inherited.withValue(SimulatorScope(self, isExplicit: true)) {
      try await body()
    }
  }

  /// Notes that a test uses this simulator, unless code runs on another one.
  func noteUse() {
    if Self.running == nil { Self.recent.noteUse(of: self) }
  }

  /// Returns the pending work of the other simulators.
  package static func pendingWork(besides simulator: Simulator) -> [PendingWork] {
    let all = recent.existing + [main]
    return all.filter { $0 !== simulator }.flatMap(\.pendingWork)
  }
}

// The current simulator's services for nonisolated code, such as a snapshot's.
extension Simulator {
  /// The profile of ``current``, on any thread.
  nonisolated public static var currentProfile: SystemProfile {
    guard !isOnMainQueue else { return MainActor.assumeIsolated { current.profile } }
    return SimulatorScope.inherited?.profile ?? defaultProfile
  }

  /// Logs a warning on the console of ``current``, from any thread: at once on the main queue,
  /// otherwise at the main queue's next turn, on the simulator where the work was started or on
  /// ``main``.
  nonisolated public static func warnFromAnywhere(_ warning: ListWarning) {
    if isOnMainQueue {
      MainActor.assumeIsolated { current.warn(warning) }
    } else {
      // Whichever simulator is the most recently used by then may be another test's.
      let simulator = SimulatorScope.inherited?.reference
      DispatchQueue.main.async { (simulator?.simulator ?? main).warn(warning) }
    }
  }

  /// Whether this code runs on the main queue.
  ///
  /// Under `swift test` on Linux the main queue does not run on the main thread, so
  /// `Thread.isMainThread` is not reliable.
  nonisolated public static var isOnMainQueue: Bool { MainQueueMark.isCurrent }
}

private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// The simulator that tasks and dispatched blocks inherit from the code that starts them.
///
/// It does not retain the simulator: a task that never ends must not keep its windows.
package struct SimulatorScope: Sendable {
  /// The scope of the running task or block.
  @TaskLocal static var inherited: SimulatorScope?

  package let reference: SimulatorReference
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
  package static var toInherit: SimulatorScope? {
    guard Simulator.isOnMainQueue else { return inherited }
    return MainActor.assumeIsolated {
      if let inherited, inherited.isExplicit { return inherited }
      let current = Simulator.current
      // A test may make its simulator after the controller that starts the work.
      return current === Simulator.main ? inherited : SimulatorScope(current)
    }
  }

  /// Runs code in this scope.
  package func inherited<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$inherited.withValue(self) { try body() }
  }

  /// Runs asynchronous code in this scope.
  package func inherited<R>(_ body: () async throws -> R) async rethrows -> R {
    try await Self.$inherited.withValue(self) { try await body() }
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
