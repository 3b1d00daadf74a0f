import Foundation
import HeadlessKit
import Testing

/// Observers of notifications whose block runs on the main queue.
@MainActor
@Suite struct MainQueueObserverTests {
  nonisolated private static let name = Notification.Name("loaded")

  /// What a block was called with.
  private final class Log: @unchecked Sendable {
    private(set) var senders: [String] = []
    private(set) var wasMain: [Bool] = []

    func add(_ notification: Notification) {
      senders.append(notification.object as? String ?? "")
      wasMain.append(Simulator.isOnMainQueue)
    }
  }

  @Test func aPostOnTheMainQueueCallsTheBlockAtOnce() {
    let (center, log) = (NotificationCenter(), Log())
    let token = center.addObserver(forName: Self.name, object: nil, queue: .main) { log.add($0) }
    center.post(name: Self.name, object: "a")
    #expect(log.senders == ["a"])
    center.removeObserver(token)
    center.post(name: Self.name, object: "b")
    #expect(log.senders == ["a"])
  }

  @Test func aPostElsewhereWaitsForTheMainQueue() async {
    let (center, log) = (NotificationCenter(), Log())
    center.addObserver(forName: Self.name, object: nil, queue: .main) { log.add($0) }
    let seen = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        center.post(name: Self.name, object: "a")
        continuation.resume(returning: log.senders)
      }
    }
    #expect(seen == ["a"])
    #expect(log.wasMain == [true])
  }

  @Test func otherQueuesAreFoundations() {
    let (center, log) = (NotificationCenter(), Log())
    let queue = OperationQueue()
    center.addObserver(forName: Self.name, object: nil, queue: queue) { log.add($0) }
    _ = center.addObserver(forName: Self.name, object: nil, queue: nil) { log.add($0) }
    center.post(name: Self.name, object: "a")
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.senders == ["a", "a"])
    #expect(log.wasMain.contains(false))
  }
}
