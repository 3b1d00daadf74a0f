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
