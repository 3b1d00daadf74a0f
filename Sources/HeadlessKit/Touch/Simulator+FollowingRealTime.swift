import Foundation
import HeadlessViews

extension Simulator {
  /// Whether the clock moves with real time whenever the main queue is free: while a test waits for
  /// an expectation, runs a run loop or is suspended. False by default.
  ///
  /// For tests that an app brings along, which wait for the end of UIKit's animations as on a device:
  ///
  /// ```swift
  /// simulator.followsRealTime = true
  /// navigation.pushViewController(details, animated: true)
  /// wait(for: [didShow], timeout: 1)
  /// ```
  ///
  /// A new test moves the clock itself, which takes no time: see ``advance(by:file:line:)`` and
  /// ``settle(file:line:)``.
  public var followsRealTime: Bool {
    get { realTime.isFollowed }
    set {
      clock.followsRealTime = newValue
      newValue ? realTime.follow(with: self) : realTime.stop()
    }
  }

  private var realTime: RealTime { kept { RealTime() } }
}

/// A task that moves the clock of a simulator along with real time.
@MainActor
private final class RealTime {
  private var timer: (any DispatchSourceTimer)?
  private var latest = ContinuousClock.now
  private var isMoving = false

  var isFollowed: Bool { timer != nil }

  func follow(with simulator: Simulator) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(5))
    timer.setEventHandler { [weak self, weak simulator] in
      MainActor.assumeIsolated {
        guard let self, let simulator else { return }
        self.move(simulator)
      }
    }
    latest = .now
    timer.resume()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// Moves the clock by the time since the last call. A test that kept the main queue busy for long
  /// does not let much time pass at once.
  private func move(_ simulator: Simulator) {
    // Work that runs a run loop gets here again; so does a test that moves the clock and awaits.
    guard !isMoving, !simulator.clock.isDriven else { return latest = .now }
    isMoving = true
    defer { isMoving = false }
    let now = ContinuousClock.now
    let passed = min(latest.duration(to: now), .milliseconds(50))
    latest = now
    simulator.tryAdvancing(by: passed / .seconds(1))
  }
}
