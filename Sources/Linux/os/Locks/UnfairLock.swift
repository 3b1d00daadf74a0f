import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that one thread at a time holds, and only that thread unlocks.
///
/// It must not move while it is in use: allocate it, or store it in a class.
public struct os_unfair_lock_s: @unchecked Sendable {
  /// The thread that holds the lock, 0 if none does; read and written as `Atomic<UInt>`.
  private var owner: UInt = 0
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that no thread holds.
  public init() {
    // Reports a second lock by the owner, and an unlock by another thread, instead of waiting.
    mutex.__data.__kind = numericCast(PTHREAD_MUTEX_ERRORCHECK_NP)
  }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that one thread at a time holds, and only that thread unlocks.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
  private func withOwner<Result>(_ body: (borrowing Atomic<UInt>) -> Result) -> Result {
    // The owner is the first property, and an atomic integer has the layout of an integer.
    body(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt>.self).pointee)
  }

  /// Whether the current thread holds the lock.
  var isOwned: Bool { withOwner { $0.load(ordering: .relaxed) == CurrentThread.number } }

  func lock() {
    guard pthread_mutex_lock(&pointee.mutex) == 0 else {
      fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    }
    withOwner { $0.store(CurrentThread.number, ordering: .relaxed) }
  }

  func lockIfAvailable() -> Bool {
    guard pthread_mutex_trylock(&pointee.mutex) == 0 else { return false }
    withOwner { $0.store(CurrentThread.number, ordering: .relaxed) }
    return true
  }

  func unlock() {
    guard isOwned else {
      fatalError(
        "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
    }
    withOwner { $0.store(0, ordering: .relaxed) }
    pthread_mutex_unlock(&pointee.mutex)
  }

  func assertOwner() {
    guard isOwned else {
      fatalError(
        """
        BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current \
        thread
        """)
    }
  }

  func assertNotOwner() {
    guard !isOwned else {
      fatalError(
        "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread")
    }
  }
}

/// Waits until no other thread holds the lock, and takes it. Traps if the current thread holds it.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe locking")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.lock() }

/// Takes the lock and returns `true` if no thread holds it.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe locking")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.lockIfAvailable() }

/// Releases the lock. Traps if the current thread does not hold it.
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe locking")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.unlock() }

/// Traps unless the current thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  os_unfair_lock_t(mutating: lock).assertOwner()
}

/// Traps if the current thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  os_unfair_lock_t(mutating: lock).assertNotOwner()
}
