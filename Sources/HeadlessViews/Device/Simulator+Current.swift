import Dispatch
import ListCore

private enum SimulatorScope {
  @TaskLocal static var simulator: Simulator?
}

extension Simulator {
  /// The simulator of code that runs outside ``run(_:)-(()->R)``.
  ///
  /// There is one for the whole process, shared by all tests that create no simulator of their own.
  public static let main = Simulator()

  /// The simulator of the running code: the one of the innermost ``run(_:)-(()->R)``, otherwise
  /// ``main``.
  ///
  /// A view in a window belongs to the window's simulator wherever the call comes from; `current`
  /// applies to everything else. A simulator's scheduled work and layout run with that simulator as
  /// the current one.
  public static var current: Simulator { SimulatorScope.simulator ?? main }

  /// Runs code with this simulator as the current one.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    try SimulatorScope.$simulator.withValue(self) { try body() }
  }

  /// Runs asynchronous code with this simulator as the current one, across its suspensions.
  public func run<R: Sendable>(
    _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    try await SimulatorScope.$simulator.withValue(self) { try await body() }
  }
}

// The current simulator's services for nonisolated code, such as a snapshot's.
extension Simulator {
  /// The profile of ``current``, on any thread.
  nonisolated public static var currentProfile: SystemProfile {
    SimulatorScope.simulator?.profile ?? defaultProfile
  }

  /// Logs a warning on the console of ``current``, from any thread: at once on the main queue,
  /// otherwise at the main queue's next turn.
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
