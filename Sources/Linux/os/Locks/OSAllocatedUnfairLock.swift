/// A lock with the state that it protects.
///
/// ```swift
/// let visits = OSAllocatedUnfairLock(initialState: 0)
/// visits.withLock { $0 += 1 }
/// ```
///
/// Copies share the lock and the state. A thread that locks it twice traps.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: ManagedBuffer<os_unfair_lock_s, State> {
    deinit { _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
  }

  private let storage: ManagedBuffer<os_unfair_lock_s, State>

  /// Creates a lock with a state that the compiler cannot check.
  public init(uncheckedState initialState: State) {
    storage = Storage.create(minimumCapacity: 1) { storage in
      storage.withUnsafeMutablePointerToElements { $0.initialize(to: initialState) }
      return os_unfair_lock_s()
    }
  }

  /// Runs a closure with the state while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { lock, state in
      lock.lock()
      defer { lock.unlock() }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the state while the lock is held.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if no thread holds the lock; otherwise returns `nil`.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    try storage.withUnsafeMutablePointers { lock, state in
      guard lock.lockIfAvailable() else { return nil }
      defer { lock.unlock() }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the state if no thread holds the lock; otherwise returns `nil`.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Whether the current thread holds the lock.
  public enum Ownership: Hashable, Sendable {
    /// It holds the lock.
    case owner
    /// It does not hold the lock.
    case notOwner
  }

  /// Traps unless the current thread holds the lock, or does not.
  public func precondition(_ condition: Ownership) {
    storage.withUnsafeMutablePointerToHeader {
      switch condition {
      case .owner: $0.assertOwner()
      case .notOwner: $0.assertNotOwner()
      }
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while the lock is held.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure if no thread holds the lock; otherwise returns `nil`.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Runs a closure if no thread holds the lock; otherwise returns `nil`.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Waits until no other thread holds the lock, and takes it. Traps if the current thread holds it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { storage.withUnsafeMutablePointerToHeader { $0.lock() } }

  /// Releases the lock. Traps if the current thread does not hold it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { storage.withUnsafeMutablePointerToHeader { $0.unlock() } }

  /// Takes the lock and returns `true` if no thread holds it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToHeader { $0.lockIfAvailable() }
  }
}
