import Dispatch
import ListCore

private enum SimulatorScope {
  @TaskLocal static var simulator: Simulator?
}

extension Simulator {
  /// The simulator of code that was not told which.
  ///
  /// One for the whole process, so it is shared by all tests that make no simulator of their own.
  public static let main = Simulator()

  /// The simulator that code runs on: the one of the innermost ``run(_:)-(()->R)``, else ``main``.
  ///
  /// A view in a window lives on the window's simulator wherever it is called from; this is the
  /// answer for everything else. The work of a simulator, and the layout that it starts, runs on
  /// that simulator.
  public static var current: Simulator { SimulatorScope.simulator ?? main }

  /// Runs code on this simulator.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    try SimulatorScope.$simulator.withValue(self) { try body() }
  }

  /// Runs code on this simulator, across its suspensions.
  public func run<R: Sendable>(
    _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    try await SimulatorScope.$simulator.withValue(self) { try await body() }
  }
}

// What code that is bound to no actor, such as a snapshot's, needs of the simulator it runs on.
extension Simulator {
  /// The profile of ``current``, on any thread.
  nonisolated public static var currentProfile: SystemProfile {
    SimulatorScope.simulator?.profile ?? defaultProfile
  }

  /// Says something on the console of ``current``, from any thread: at once on the main queue, and
  /// otherwise when that has its next turn.
  nonisolated public static func warnFromAnywhere(_ warning: ListWarning) {
    let simulator = SimulatorScope.simulator
    if isOnMainQueue {
      MainActor.assumeIsolated { (simulator ?? main).warn(warning) }
    } else {
      DispatchQueue.main.async { (simulator ?? main).warn(warning) }
    }
  }

  /// Whether this code runs on the main queue.
  ///
  /// Under `swift test` on Linux the main queue does not run on the main thread, so
  /// `Thread.isMainThread` does not tell.
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
