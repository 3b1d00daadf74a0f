import Foundation

extension Timer {
  /// Creates a timer for a simulator's clock. It begins with ``startOnSimulator()``.
  ///
  /// - Parameters:
  ///   - first: The time until it fires first, in seconds; `nil` for the interval.
  ///   - interval: The time between two calls, in seconds.
  ///   - name: The name of the timer in the list of pending work.
  ///   - userInfo: Additional data of the timer.
  ///   - repeats: Whether it fires repeatedly.
  ///   - origin: The file and line that created it.
  ///   - action: Called when it fires. Retained until the timer ends.
  package static func simulated(
    first: TimeInterval? = nil, interval: TimeInterval, name: String, userInfo: Any?,
    repeats: Bool, origin: String? = nil, action: @escaping (Timer) -> Void
  ) -> Timer {
    #if canImport(Darwin)
      let target = TimerTarget(
        first: first, interval: interval, name: name, repeats: repeats, origin: origin,
        action: action)
      return target.makeTimer(userInfo: userInfo)
    #else
      return SimulatorTimer(
        first: first, interval: interval, name: name, userInfo: userInfo, repeats: repeats,
        origin: origin, action: action)
    #endif
  }

  /// Starts a timer that was created for a simulator's clock, unless it runs.
  ///
  /// - Returns: Whether the timer was created for a simulator's clock.
  @discardableResult
  package func startOnSimulator() -> Bool {
    #if canImport(Darwin)
      guard let target = TimerTargets.shared.target(of: self) else { return false }
      target.schedule()
    #else
      guard let timer = self as? SimulatorTimer else { return false }
      timer.schedule()
    #endif
    return true
  }
}

#if !canImport(Darwin)
  /// A Foundation timer that runs on a simulator's clock, on the main queue.
  final class SimulatorTimer: Timer {
    /// The time until it fires first, in seconds, if that is another one.
    private var first: TimeInterval?
    private var action: ((Timer) -> Void)?
    private let name: String
    private let interval: TimeInterval
    private let isRepeating: Bool
    private let carried: Any?
    /// The file and line that created the timer.
    private let origin: String?
    private var work: ScheduledWork?

    init(
      first: TimeInterval?, interval: TimeInterval, name: String, userInfo: Any?, repeats: Bool,
      origin: String?, action: @escaping (Timer) -> Void
    ) {
      self.first = first
      self.origin = origin
      self.action = action
      self.name = name
      self.interval = max(interval, 0.0001)  // as Foundation does for zero or less
      isRepeating = repeats
      carried = userInfo
      super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    /// Starts the timer, unless it runs.
    func schedule() {
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated {
        guard timer.isValid, timer.work?.isPending != true else { return }
        let simulator = Simulator.current
        timer.work = simulator.schedule(
          at: simulator.clock.nanoseconds
            + VirtualClock.nanoseconds(timer.first ?? timer.interval),
          named: timer.name, isRepeating: timer.isRepeating, origin: timer.origin
        ) {
          timer.first = nil
          if timer.isRepeating { timer.schedule() }
          timer.fire()
        }
      }
    }

    override func fire() {
      guard let action else { return }
      action(self)
      if !isRepeating { invalidate() }
    }

    override func invalidate() {
      action = nil
      let work = self.work
      self.work = nil
      if let work { MainActor.assumeIsolated { work.cancel() } }
      super.invalidate()
    }

    override var isValid: Bool { action != nil }
    override var timeInterval: TimeInterval { isRepeating ? interval : 0 }
    override var userInfo: Any? { carried }
  }
#endif
