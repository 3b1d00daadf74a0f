// Tasks inherit the simulator that is current where they are started. A task inherits task-local
// values by itself; but the code of a test runs outside every touch, in a task that was started
// before its simulator was made. In a file that imports this module the compiler prefers these
// initializers, which need no default arguments, to the standard library's.

extension Task where Failure == Never {
  /// Runs an operation in a new task, on the simulator that is current here.
  ///
  /// Counterpart: `Task.init(priority:operation:)`.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(priority: nil, operation: operation) }
  }

  /// Runs an operation in a new task with a priority, on the simulator that is current here.
  ///
  /// Counterpart: `Task.init(priority:operation:)`.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(name: nil, priority: priority, operation: operation) }
  }

  /// Runs an operation in a new task that inherits nothing but the current simulator.
  ///
  /// Counterpart: `Task.detached(priority:operation:)`.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    nonisolated(unsafe) let operation = operation
    let scope = SimulatorScope.toInherit
    return Task.detached(priority: nil) {
      await SimulatorScope.$inherited.withValue(scope) { await operation() }
    }
  }
}

extension Task where Failure == any Error {
  /// Runs a throwing operation in a new task, on the simulator that is current here.
  ///
  /// Counterpart: `Task.init(priority:operation:)`.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(priority: nil, operation: operation) }
  }

  /// Runs a throwing operation in a new task with a priority, on the simulator that is current
  /// here.
  ///
  /// Counterpart: `Task.init(priority:operation:)`.
  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(name: nil, priority: priority, operation: operation) }
  }

  /// Runs a throwing operation in a new task that inherits nothing but the current simulator.
  ///
  /// Counterpart: `Task.detached(priority:operation:)`.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    nonisolated(unsafe) let operation = operation
    let scope = SimulatorScope.toInherit
    return Task.detached(priority: nil) {
      try await SimulatorScope.$inherited.withValue(scope) { try await operation() }
    }
  }
}

extension SimulatorScope {
  /// Starts work that inherits the current simulator.
  fileprivate static func inheriting<R>(_ start: () -> R) -> R {
    guard let scope = toInherit else { return start() }
    return $inherited.withValue(scope) { start() }
  }
}
