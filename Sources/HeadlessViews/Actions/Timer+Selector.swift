#if !canImport(ObjectiveC)
  import Foundation

  extension Timer {
    /// Creates a timer that calls a method of an object on the simulator's clock.
    ///
    /// It fires when the simulator's clock passes its time; a repeating timer keeps `settle()` from
    /// returning until it is invalidated. Main queue only.
    ///
    /// - Parameters:
    ///   - interval: The time until it fires, in seconds.
    ///   - target: The object, which is retained until the timer ends.
    ///   - selector: A method of the object that takes the timer, or no argument.
    ///   - userInfo: Additional data of the timer.
    ///   - repeats: Whether it fires repeatedly.
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

  /// A Foundation timer that runs on a simulator's clock, on the main queue.
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
      self.interval = max(interval, 0.0001)  // as Foundation does for zero or less
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
