#if !canImport(ObjectiveC)
  import Foundation

  extension Timer {
    /// Creates a timer that calls a method of an object on the simulator's clock.
    ///
    /// It fires when the simulator's clock passes its time. `settle()` does not wait for a repeating
    /// timer: use `advance(by:)`. Main queue only.
    ///
    /// - Parameters:
    ///   - interval: The time until it fires, in seconds.
    ///   - target: The object, which is retained until the timer ends.
    ///   - selector: A method of the object that takes the timer, or no argument.
    ///   - userInfo: Additional data of the timer.
    ///   - repeats: Whether it fires repeatedly.
    ///   - file: The file that messages about pending work name.
    ///   - line: The line that messages about pending work name.
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool, file: StaticString = #fileID, line: UInt = #line
    ) -> Timer {
      let target = target as AnyObject
      let timer = SimulatorTimer(
        interval: interval, name: "timer \(selector)", userInfo: userInfo, repeats: repeats,
        origin: "\(file):\(line)"
      ) { timer in
        selector.perform(on: target, with: timer)
      }
      timer.schedule()
      return timer
    }

    /// Creates a timer that calls a block on the simulator's clock.
    ///
    /// The plugin `AdaptObjectiveC` calls it for `scheduledTimer(withTimeInterval:repeats:block:)`.
    /// `settle()` does not wait for a repeating timer: use `advance(by:)`. Main queue only.
    ///
    /// - Parameters:
    ///   - interval: The time until it fires, in seconds.
    ///   - repeats: Whether it fires repeatedly.
    ///   - file: The file that messages about pending work name.
    ///   - line: The line that messages about pending work name.
    ///   - block: The block, which is retained until the timer ends.
    @discardableResult
    public class func scheduledOnSimulator(
      withTimeInterval interval: TimeInterval, repeats: Bool, file: StaticString = #fileID,
      line: UInt = #line, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = onSimulator(
        timeInterval: interval, repeats: repeats, file: file, line: line, block: block)
      RunLoop.main.addOnSimulator(timer, forMode: .common)
      return timer
    }

    /// Creates a timer that calls a block on the simulator's clock once it is added to a run loop.
    ///
    /// The plugin `AdaptObjectiveC` calls it for `Timer(timeInterval:repeats:block:)`.
    ///
    /// - Parameters:
    ///   - interval: The time until it fires, in seconds.
    ///   - repeats: Whether it fires repeatedly.
    ///   - file: The file that messages about pending work name.
    ///   - line: The line that messages about pending work name.
    ///   - block: The block, which is retained until the timer ends.
    public class func onSimulator(
      timeInterval interval: TimeInterval, repeats: Bool, file: StaticString = #fileID,
      line: UInt = #line, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      SimulatorTimer(
        interval: interval, name: "timer", userInfo: nil, repeats: repeats,
        origin: "\(file):\(line)", action: block)
    }
  }

  extension RunLoop {
    /// Adds a timer: one that was created for the simulator's clock starts there.
    ///
    /// The plugin `AdaptObjectiveC` calls it for `RunLoop.main.add(_:forMode:)`.
    ///
    /// - Parameters:
    ///   - timer: The timer.
    ///   - mode: The mode of other timers.
    public func addOnSimulator(_ timer: Timer, forMode mode: RunLoop.Mode) {
      if let timer = timer as? SimulatorTimer {
        timer.schedule()
      } else {
        add(timer, forMode: mode)
      }
    }
  }

  /// A Foundation timer that runs on a simulator's clock, on the main queue.
  package final class SimulatorTimer: Timer {
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

    package init(
      first: TimeInterval? = nil, interval: TimeInterval, name: String, userInfo: Any?,
      repeats: Bool, origin: String? = nil, action: @escaping (Timer) -> Void
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

    package override func fire() {
      guard let action else { return }
      action(self)
      if !isRepeating { invalidate() }
    }

    package override func invalidate() {
      action = nil
      let work = self.work
      self.work = nil
      if let work { MainActor.assumeIsolated { work.cancel() } }
      super.invalidate()
    }

    package override var isValid: Bool { action != nil }
    package override var timeInterval: TimeInterval { isRepeating ? interval : 0 }
    package override var userInfo: Any? { carried }
  }
#endif
