import Dispatch
import Foundation

/// The turns that simulators take with the run loop, as UIKit commits its transactions.
///
/// All work for the next turn of a simulator asks for one here: layout of a window, appearance
/// callbacks, work that is due. The turn is taken as soon as the main queue is free, or the test
/// runs a run loop (behaviour 25.1).
///
/// A simulator that a test of Swift Testing made takes turns by itself only in a run loop that the
/// test runs: code that is suspended there relies on a clock and a screen that stand still.
@MainActor
enum RunLoopTurns {
  private static var waiting: [SimulatorReference] = []
  /// Whether a turn is being taken.
  private(set) static var isTurning = false

  /// Lets a simulator take a turn.
  static func request(for simulator: Simulator) {
    if !simulator.awaitsTurn {
      simulator.awaitsTurn = true
      waiting.append(simulator.reference)
      awaitMainQueue()
    }
    awaitRunLoop()
  }

  private static func awaitMainQueue() {
    // As a work item of no simulator, so that no test waits for it.
    let turn = DispatchWorkItem(qos: .unspecified, flags: []) {
      MainActor.assumeIsolated { take(inRunLoop: false) }
    }
    DispatchQueue.main.async(execute: turn)
  }

  /// Asks for a turn when the run loop of this thread runs: the main queue is occupied while a test of
  /// Swift Testing runs it.
  private static func awaitRunLoop() {
    guard pthread_getspecific(mark) == nil else { return }
    pthread_setspecific(mark, UnsafeMutableRawPointer(bitPattern: 1))
    RunLoop.current.perform {
      pthread_setspecific(mark, nil)
      // The thread may do something else by now.
      guard Simulator.isOnMainQueue else { return }
      MainActor.assumeIsolated { take(inRunLoop: true) }
    }
  }

  private static var mostTurns: Int { 1000 }

  /// The key under which a thread notes that it has asked.
  nonisolated private static let mark = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static func take(inRunLoop: Bool) {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    let isRunByTest = withUnsafeCurrentTask { $0 != nil }
    let current = isRunByTest ? Simulator.current : nil
    let all = waiting.compactMap(\.simulator)
    waiting = []
    for simulator in all {
      guard simulator === current || !simulator.isOfSwiftTest else {
        waiting.append(simulator.reference)
        if !inRunLoop { awaitRunLoop() }
        continue
      }
      simulator.awaitsTurn = false
      simulator.nextTurn()
      // Work or layout that never ends waits for the next use of the simulator.
      simulator.turnsInARow += 1
      if simulator.hasWorkForTurn, simulator.turnsInARow < mostTurns { request(for: simulator) }
    }
    if let current, current.hasWorkForLater, current.waitingCalls == 0 {
      RealTimeClock.followRunLoop(current)
    }
  }
}

extension Simulator {
  /// Asks for a turn of the run loop, if there is something to do in it.
  func requestTurn() { RunLoopTurns.request(for: self) }

  /// Whether a turn would do something without moving the clock.
  fileprivate var hasWorkForTurn: Bool {
    !followsLayout.isEmpty || windows.contains(where: \.hasPendingLayout)
      || queue.nextDueTime().map { $0 <= clock.nanoseconds } ?? false
  }
}
