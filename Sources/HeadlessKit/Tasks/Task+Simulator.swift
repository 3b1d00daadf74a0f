import HeadlessViews

// Tasks inherit the simulator that is current where they are started. A task inherits task-local
// values by itself; but the code of a test runs outside every touch, in a task that was started
// before its simulator was made. In a file that imports this module the compiler prefers these
// initializers to the standard library's of the same names: they need no default arguments, or no
// conversion of the name to an optional. With `executorPreference:` a task is the standard library's.

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

  /// Runs an operation in a new task with a name, on the simulator that is current here.
  @discardableResult
  public init(
    name: String, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let name: String? = name
    self = SimulatorScope.inheriting { Task(name: name, priority: priority, operation: operation) }
  }

  /// Runs an operation in a new task that inherits nothing but the current simulator.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    SimulatorScope.detaching(nil, nil, operation)
  }

  /// Runs an operation in a new task with a priority that inherits nothing but the current
  /// simulator.
  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    SimulatorScope.detaching(nil, priority, operation)
  }

  /// Runs an operation in a new task with a name that inherits nothing but the current simulator.
  @discardableResult
  public static func detached(
    name: String, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    SimulatorScope.detaching(name, priority, operation)
  }

  /// Begins an operation at once, and goes on with it in a new task, on the simulator that is
  /// current here.
  @available(macOS 26, *)
  @discardableResult
  public static func immediate(
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    nonisolated(unsafe) let operation = operation
    return SimulatorScope.inheriting { Task.immediate(name: nil, operation: operation) }
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

  /// Runs a throwing operation in a new task with a name, on the current simulator.
  @discardableResult
  public init(
    name: String, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let name: String? = name
    self = SimulatorScope.inheriting { Task(name: name, priority: priority, operation: operation) }
  }

  /// Runs a throwing operation in a new task that inherits nothing but the current simulator.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    SimulatorScope.detaching(nil, nil, operation)
  }

  /// Runs a throwing operation in a new task with a priority that inherits nothing but the current
  /// simulator.
  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    SimulatorScope.detaching(nil, priority, operation)
  }

  /// Runs a throwing operation in a new task with a name that inherits nothing but the current
  /// simulator.
  @discardableResult
  public static func detached(
    name: String, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    SimulatorScope.detaching(name, priority, operation)
  }

  /// Begins a throwing operation at once, and goes on with it in a new task, on the current
  /// simulator.
  @available(macOS 26, *)
  @discardableResult
  public static func immediate(
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    nonisolated(unsafe) let operation = operation
    return SimulatorScope.inheriting { Task.immediate(name: nil, operation: operation) }
  }
}

extension SimulatorScope {
  /// Starts a task that inherits the current simulator.
  fileprivate static func inheriting<R, E>(_ start: () -> Task<R, E>) -> Task<R, E> {
    guard let scope = toInherit else { return start() }
    return scope.watching(scope.inherited { start() })
  }

  /// Starts a task that inherits nothing but the current simulator.
  fileprivate static func detaching<R>(
    _ name: String?, _ priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async -> R
  ) -> Task<R, Never> {
    nonisolated(unsafe) let operation = operation
    guard let scope = toInherit else {
      return Task<R, Never>.detached(name: name, priority: priority, operation: operation)
    }
    return scope.watching(
      Task<R, Never>.detached(name: name, priority: priority) {
        await scope.inherited { await operation() }
      })
  }

  /// Starts a throwing task that inherits nothing but the current simulator.
  fileprivate static func detaching<R>(
    _ name: String?, _ priority: TaskPriority?,
    _ operation: sending @escaping @isolated(any) () async throws -> R
  ) -> Task<R, any Error> {
    nonisolated(unsafe) let operation = operation
    guard let scope = toInherit else {
      return Task<R, any Error>.detached(name: name, priority: priority, operation: operation)
    }
    return scope.watching(
      Task<R, any Error>.detached(name: name, priority: priority) {
        try await scope.inherited { try await operation() }
      })
  }

  /// Lists a task as under way until it ends.
  private func watching<R, E>(_ task: Task<R, E>) -> Task<R, E> {
    let tasks = reference.tasks
    let number = tasks.begin()
    let priority: TaskPriority? = .background
    Task<Void, Never>.detached(name: nil, priority: priority) { [task] in
      _ = await task.result
      tasks.end(number)
    }
    return task
  }
}
