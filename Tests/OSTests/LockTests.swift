#if os(Linux)
  import Foundation
  import Testing
  import os

  @Suite(.serialized) struct LockTests {
    private final class Counter: @unchecked Sendable {
      private var lock = os_unfair_lock_s()
      private(set) var count = 0

      func increase() {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        os_unfair_lock_assert_owner(&lock)
        count += 1
      }

      func increaseIfAvailable() -> Bool {
        guard os_unfair_lock_trylock(&lock) else { return false }
        count += 1
        os_unfair_lock_unlock(&lock)
        return true
      }
    }

    private final class Token: Sendable {}

    @Test("one thread at a time holds the lock with a state")
    func state() {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<20_000 { lock.withLock { $0 += 1 } }
      }
      #expect(lock.withLock { $0 } == 160_000)
    }

    @Test("one thread at a time holds the lock without a state")
    func noState() {
      let lock = OSAllocatedUnfairLock()
      nonisolated(unsafe) var count = 0
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        for _ in 0..<10_000 {
          switch number % 3 {
          case 0: lock.withLock { count += 1 }
          case 1: lock.withLockUnchecked { count += 1 }
          default:
            lock.lock()
            count += 1
            lock.unlock()
          }
        }
      }
      #expect(count == 80_000)
    }

    @Test("one thread at a time holds the lock in a class")
    func unfairLock() {
      let counter = Counter()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<20_000 { counter.increase() }
      }
      #expect(counter.count == 160_000)
      #expect(counter.increaseIfAvailable())
    }

    @Test("one thread at a time holds the lock at an address")
    func allocatedLock() {
      let lock = os_unfair_lock_t.allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
      defer { lock.deallocate() }
      nonisolated(unsafe) let shared = lock
      nonisolated(unsafe) var count = 0
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<20_000 {
          os_unfair_lock_lock(shared)
          count += 1
          os_unfair_lock_unlock(shared)
        }
      }
      os_unfair_lock_assert_not_owner(lock)
      #expect(count == 80_000)
    }

    @Test("a lock that another thread holds is not available")
    func availability() {
      let lock = OSAllocatedUnfairLock(initialState: 1)
      let plain = OSAllocatedUnfairLock()
      let isHeld = DispatchSemaphore(value: 0)
      let isSeen = DispatchSemaphore(value: 0)
      let isOver = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        lock.withLockUnchecked { _ in
          plain.withLockUnchecked {
            isHeld.signal()
            isSeen.wait()
          }
        }
        isOver.signal()
      }
      isHeld.wait()
      #expect(lock.withLockIfAvailable { $0 } == nil)
      #expect(lock.withLockIfAvailableUnchecked { $0 } == nil)
      #expect(plain.withLockIfAvailable { 1 } == nil)
      #expect(!plain.lockIfAvailable())
      lock.precondition(.notOwner)
      isSeen.signal()
      isOver.wait()
      #expect(lock.withLockIfAvailable { $0 } == 1)
      #expect(plain.lockIfAvailable())
      plain.precondition(.owner)
      plain.unlock()
      plain.precondition(.notOwner)
    }

    @Test("a lock is free again after an error, and its copies share the state")
    func errors() throws {
      let lock = OSAllocatedUnfairLock(initialState: [Int]())
      let copy = lock
      #expect(throws: CancellationError.self) {
        try lock.withLock {
          $0.append(1)
          throw CancellationError()
        }
      }
      #expect(copy.withLock { $0 } == [1])
    }

    @Test("a lock releases its state with its last copy")
    func release() {
      var lock: OSAllocatedUnfairLock<Token>? = OSAllocatedUnfairLock(uncheckedState: Token())
      weak let token = lock?.withLockUnchecked { $0 }
      #expect(token != nil)
      lock = nil
      #expect(token == nil)
    }

    @Test("locking twice ends the process")
    func recursion() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        lock.withLock { _ in lock.withLock { $0 += 1 } }
      }
      #expect(reason(result) == "Trying to recursively lock an os_unfair_lock")
    }

    @Test("unlocking a lock of another thread ends the process")
    func foreignUnlock() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let lock = OSAllocatedUnfairLock()
        let isHeld = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          lock.lock()
          isHeld.signal()
          sleep(60)
        }
        unlock(lock, after: isHeld)
      }
      #expect(reason(result) == "Unlock of an os_unfair_lock not owned by current thread")
    }

    @Test("a wrong assertion about the owner ends the process")
    func assertions() async {
      let owner = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OSAllocatedUnfairLock(initialState: 0).precondition(.owner)
      }
      #expect(
        reason(owner) == "Assertion failed: Lock unexpectedly not owned by current thread")
      let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        lock.withLock { _ in lock.precondition(.notOwner) }
      }
      #expect(reason(other) == "Assertion failed: Lock unexpectedly owned by current thread")
    }

    /// What the process said at its end, after the words that all ends have in common.
    private func reason(_ result: ExitTest.Result?) -> String? {
      let start = "Fatal error: BUG IN CLIENT OF LIBPLATFORM: "
      let line = text(of: result).split(separator: "\n").first { $0.contains(start) }
      return line.flatMap { line in
        line.range(of: start).map { String(line[$0.upperBound...]) }
      }
    }
  }

  private func unlock(_ lock: OSAllocatedUnfairLock<Void>, after held: DispatchSemaphore) {
    held.wait()
    lock.unlock()
  }
#endif
