#if !canImport(ObjectiveC)
  import Foundation

  extension Timer {
    /// Creates a timer that calls a method of an object by the clock of the simulator.
    ///
    /// It fires when the simulator's clock is moved past its time, never by itself; one that
    /// repeats keeps `settle()` from ending until it is invalidated. Only on the main queue.
    ///
    /// - Parameters:
    ///   - interval: The time until it fires, in seconds.
    ///   - target: The object, which is kept until the timer is over.
    ///   - selector: A method of it that takes the timer, or nothing.
    ///   - userInfo: What the timer carries along.
    ///   - repeats: Whether it fires again and again.
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      let timer = SimulatorTimer(
        interval: interval, target: target as AnyObject, selector: selector, userInfo: userInfo,
        repeats: repeats)
      timer.schedule()
      return timer
    }
  }

  /// A timer of Foundation's that runs by the clock of a simulator, on the main queue.
  private final class SimulatorTimer: Timer {
    private var target: AnyObject?
    private let selector: Selector
    private let interval: TimeInterval
    private let isRepeating: Bool
    private let carried: Any?
    private var work: ScheduledWork?

    init(
      interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.target = target
      self.selector = selector
      self.interval = max(interval, 0.0001)  // as Foundation does for nothing or less
      isRepeating = repeats
      carried = userInfo
      super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    func schedule() {
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated {
        let simulator = Simulator.current
        timer.work = simulator.schedule(after: timer.interval, named: "timer \(timer.selector)") {
          if timer.isRepeating { timer.schedule() }
          timer.fire()
        }
      }
    }

    override func fire() {
      guard let target else { return }
      selector.perform(on: target, with: self)
      if !isRepeating { invalidate() }
    }

    override func invalidate() {
      target = nil
      let work = self.work
      self.work = nil
      if let work { MainActor.assumeIsolated { work.cancel() } }
      super.invalidate()
    }

    override var isValid: Bool { target != nil }
    override var timeInterval: TimeInterval { isRepeating ? interval : 0 }
    override var userInfo: Any? { carried }
  }

#endif
