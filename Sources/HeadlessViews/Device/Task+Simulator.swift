// Tasks inherit the simulator that is current where they are started. A task inherits task-local
// values by itself; but the code of a test runs outside every touch, in a task that was started
// before its simulator was made. In a file that imports this module the compiler prefers these
// initializers, which need no default arguments, to the standard library's of the same names.

extension Task where Failure == Never {
  /// Runs an operation in a new task, on the simulator that is current here.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(name: nil, priority: nil, operation: operation) }
  }

  /// Runs an operation in a new task with a priority, on the simulator that is current here.
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
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    nonisolated(unsafe) let operation = operation
    let scope = SimulatorScope.toInherit
    let task = Task.detached(priority: nil) {
      await SimulatorScope.$inherited.withValue(scope) { await operation() }
    }
    return SimulatorScope.count(task, in: scope)
  }
}

extension Task where Failure == any Error {
  /// Runs a throwing operation in a new task, on the simulator that is current here.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = SimulatorScope.inheriting { Task(name: nil, priority: nil, operation: operation) }
  }

  /// Runs a throwing operation in a new task with a priority, on the current simulator.
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
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    nonisolated(unsafe) let operation = operation
    let scope = SimulatorScope.toInherit
    let task = Task.detached(priority: nil) {
      try await SimulatorScope.$inherited.withValue(scope) { try await operation() }
    }
    return SimulatorScope.count(task, in: scope)
  }
}

extension SimulatorScope {
  /// Starts a task that inherits the current simulator.
  fileprivate static func inheriting<R, E>(_ start: () -> Task<R, E>) -> Task<R, E> {
    guard let scope = toInherit else { return start() }
    return count($inherited.withValue(scope) { start() }, in: scope)
  }

  /// Counts a task as under way until it ends.
  fileprivate static func count<R, E>(_ task: Task<R, E>, in scope: Self?) -> Task<R, E> {
    guard let tasks = scope?.reference.tasks else { return task }
    let number = tasks.begin()
    Task<Void, Never>.detached(priority: .background) { [task] in
      _ = await task.result
      tasks.end(number)
    }
    return task
  }
}
