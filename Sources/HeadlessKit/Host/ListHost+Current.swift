import Dispatch
import ListCore

private enum HostScope {
  @TaskLocal static var host: ListHost?
}

extension ListHost {
  /// The host of code that was not told which.
  ///
  /// One for the whole process, so it is shared by all tests that make no host of their own.
  public static let main = ListHost()

  /// The host that code runs on: the one of the innermost ``run(_:)-(()->R)``, else ``main``.
  ///
  /// A view in a window lives on the window's host wherever it is called from; this is the answer
  /// for everything else. The work of a host, and the layout that it starts, runs on that host.
  public static var current: ListHost { HostScope.host ?? main }

  /// Runs code on this host.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    try HostScope.$host.withValue(self) { try body() }
  }

  /// Runs code on this host, across its suspensions.
  public func run<R: Sendable>(
    _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    try await HostScope.$host.withValue(self) { try await body() }
  }
}

// What code that is bound to no actor, such as a snapshot's, needs of the host it runs on.
extension ListHost {
  /// The profile of ``current``, on any thread.
  nonisolated public static var currentProfile: SystemProfile {
    HostScope.host?.profile ?? defaultProfile
  }

  /// Says something on the console of ``current``, from any thread: at once on the main queue, and
  /// otherwise when that has its next turn.
  nonisolated public static func warnFromAnywhere(_ warning: ListWarning) {
    let host = HostScope.host
    if isOnMainQueue {
      MainActor.assumeIsolated { (host ?? main).warn(warning) }
    } else {
      DispatchQueue.main.async { (host ?? main).warn(warning) }
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
