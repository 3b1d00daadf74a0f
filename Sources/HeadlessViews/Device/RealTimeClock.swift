import Dispatch
import Foundation

/// The clock that moves those of simulators along with real time while a test waits, as on a
/// device.
///
/// A clock moves only while the main queue is free, which it is while a test waits for an
/// expectation, runs a run loop or is suspended, and only while the simulator has work for later: an
/// animation, a delay, a timer (behaviour 25.2). It never jumps ahead, because an expectation may be
/// inverted, or the time of the wait too short for the work, and no simulator can know that.
///
/// The clock of a simulator that a test of Swift Testing made stands still for the first five seconds of
/// each wait, so that such tests stay exact: they move it themselves. Time in which the main actor or
/// the threads of tasks had other work does not count: then the test waits for its turn, behind other
/// tests. The clock moves for a minute at most, and no clock moves on that endless work of one instant
/// has stopped: a simulator may outlive its test.
@MainActor
enum RealTimeClock {
  private static var followed: [SimulatorReference] = []
  private static var timer: (any DispatchSourceTimer)?
  private static var latest = ContinuousClock.now
  /// Whether the last task that was sent to another thread and back went at once.
  private static var isFree = false
  private static var isAsking = false
  /// Whether a clock is being moved.
  private(set) static var isMoving = false

  /// Moves a simulator's clock until it has no more work.
  static func follow(_ simulator: Simulator) {
    guard !simulator.isFollowed, !simulator.isAbandoned else { return }
    simulator.isFollowed = true
    followed.append(simulator.reference)
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { MainActor.assumeIsolated { tick() } }
    latest = .now
    timer.resume()
    self.timer = timer
  }

  private static func tick() {
    // Work that runs a run loop gets here again.
    guard !isMoving else { return latest = .now }
    isMoving = true
    defer { isMoving = false }
    let passed = timeSince(&latest)
    for simulator in followed.compactMap(\.simulator) { simulator.waited(passed, isFree) }
    askWhetherFree()
    followed.removeAll { reference in
      guard let simulator = reference.simulator else { return true }
      simulator.isFollowed = simulator.hasWorkForLater && !simulator.isAbandoned
      return !simulator.isFollowed
    }
    guard followed.isEmpty else { return }
    timer?.cancel()
    timer = nil
  }

  private static func askWhetherFree() {
    isFree = false
    guard !isAsking else { return }
    isAsking = true
    let sent = ContinuousClock.now
    Task.detached {
      await MainActor.run {
        isAsking = false
        isFree = sent.duration(to: .now) < .milliseconds(5)
      }
    }
  }

  /// Moves the clock of a simulator while its test runs the run loop of this thread, where the main
  /// queue is occupied by the test.
  static func followRunLoop(_ simulator: Simulator) {
    let reference = simulator.reference
    guard !simulator.followsRunLoop else { return }
    simulator.followsRunLoop = true
    let timer = Timer(timeInterval: 0.005, repeats: true) { timer in
      nonisolated(unsafe) let timer = timer
      guard Simulator.isOnMainQueue else { return timer.invalidate() }
      MainActor.assumeIsolated {
        guard let simulator = reference.simulator, simulator === Simulator.current,
          simulator.hasWorkForLater
        else {
          reference.simulator?.followsRunLoop = false
          return timer.invalidate()
        }
        let passed = timeSince(&simulator.latestInRunLoop)
        if !isMoving, simulator.waitingCalls == 0 {
          isMoving = true
          defer { isMoving = false }
          simulator.move(by: passed)
        }
      }
    }
    simulator.latestInRunLoop = .now
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Returns the time since an instant, and makes it this one. A test that kept the main queue busy
  /// for long does not let much time pass at once.
  private static func timeSince(_ instant: inout ContinuousClock.Instant) -> Duration {
    let now = ContinuousClock.now
    defer { instant = now }
    return min(instant.duration(to: now), .milliseconds(50))
  }

  private static var interval: DispatchTimeInterval { .milliseconds(5) }
}

extension Simulator {
  /// Whether any work is scheduled.
  var hasWorkForLater: Bool { queue.nextDueTime() != nil }

  /// Moves the clock by real time for which a test has waited.
  ///
  /// - Parameter isFree: Whether nothing else was to be done.
  fileprivate func waited(_ time: Duration, _ isFree: Bool) {
    guard waitingCalls == 0 else { return idleTime = .zero }
    guard isOfSwiftTest else { return move(by: time) }
    guard isFree else { return }
    idleTime += time
    guard idleTime > Self.patience else { return }
    if idleTime > Self.longestWait { isAbandoned = true } else { move(by: time) }
  }

  fileprivate func move(by time: Duration) {
    guard !clock.isDriven, !clock.followsRealTime else { return }
    if tryAdvancing(by: time / .seconds(1)) != nil { isAbandoned = true }
  }

  /// Notes that a test, not the run loop, uses the simulator.
  func noteUseByTest() {
    guard !RealTimeClock.isMoving, !RunLoopTurns.isTurning else { return }
    (idleTime, isAbandoned, turnsInARow) = (.zero, false, 0)
  }

  /// The time that a test of Swift Testing waits before the clock moves by itself.
  private static var patience: Duration { .seconds(5) }
  /// The time after which such a wait is no longer the test's.
  private static var longestWait: Duration { .seconds(60) }
}

/// The time on a simulator, which moves only when it is advanced.
///
/// Time is kept in whole nanoseconds, so that ten steps of a tenth of a second are one second
/// exactly, and two pieces of work scheduled for the same instant are due at the same instant.
public struct VirtualClock: Hashable, Sendable {
  /// The time since the simulator was created, in nanoseconds.
  package var nanoseconds: Int = 0
  /// Whether a test is moving the clock while the main queue runs, so that real time moves nothing.
  package var isDriven = false
  /// Whether the clock always moves with real time while the main queue is free.
  package var followsRealTime = false

  init() {}

  /// The time since the simulator was created, in seconds.
  public var now: TimeInterval { Self.seconds(nanoseconds) }

  /// Returns the nearest number of nanoseconds; negative, infinite and undefined durations count as
  /// zero.
  package static func nanoseconds(_ seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return 0 }
    return seconds < 1e9 ? Int((seconds * 1e9).rounded()) : 1_000_000_000_000_000_000
  }

  /// Converts nanoseconds to seconds.
  static func seconds(_ nanoseconds: Int) -> TimeInterval { TimeInterval(nanoseconds) / 1e9 }
}
