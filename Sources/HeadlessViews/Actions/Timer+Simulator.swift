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
    let timer = simulated(
      interval: interval, name: "timer \(selector)", userInfo: userInfo, repeats: repeats,
      origin: "\(file):\(line)"
    ) { timer in
      selector.perform(on: target, with: timer)
    }
    timer.startOnSimulator()
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
    simulated(
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
    if !timer.startOnSimulator() { add(timer, forMode: mode) }
  }
}

#if canImport(Darwin)
  import Foundation

  /// The object that a timer of Apple's Foundation calls, and its work on the simulator's clock.
  ///
  /// Apple's timers are a class cluster, so a subclass has nothing to inherit. The timer is one of
  /// theirs that no run loop has. It retains its target until it is invalidated; when the target
  /// goes, so does the work. As an operation, the target has a method that Objective-C finds.
  final class TimerTarget: Operation, @unchecked Sendable {
    /// The time until it fires first, in seconds, if that is another one.
    private var first: TimeInterval?
    private let interval: TimeInterval
    private let label: String
    private let isRepeating: Bool
    /// The file and line that created the timer.
    private let origin: String?
    private let action: (Timer) -> Void
    private weak var timer: Timer?
    private var work: ScheduledWork?

    init(
      first: TimeInterval?, interval: TimeInterval, name: String, repeats: Bool,
      origin: String?, action: @escaping (Timer) -> Void
    ) {
      self.first = first
      self.interval = max(interval, 0.0001)  // as Foundation does for zero or less
      label = name
      isRepeating = repeats
      self.origin = origin
      self.action = action
    }

    deinit {
      TimerTargets.shared.removeReleased()
      if let work { MainActor.assumeIsolated { work.cancel() } }
    }

    /// Creates the timer, which retains this object.
    func makeTimer(userInfo: Any?) -> Timer {
      let timer = Timer(
        fireAt: .distantFuture, interval: interval, target: self,
        selector: ObjectiveC.Selector("main"), userInfo: userInfo, repeats: isRepeating)
      self.timer = timer
      TimerTargets.shared.add(self, of: timer)
      return timer
    }

    /// Called when the timer fires.
    override func main() {
      if let timer { action(timer) }
    }

    /// Starts the timer, unless it runs.
    func schedule() {
      nonisolated(unsafe) let target = self
      MainActor.assumeIsolated {
        guard target.timer?.isValid == true, target.work?.isPending != true else { return }
        let simulator = Simulator.current
        target.work = simulator.schedule(
          at: simulator.clock.nanoseconds
            + VirtualClock.nanoseconds(target.first ?? target.interval),
          named: target.label, isRepeating: target.isRepeating, origin: target.origin
        ) { [weak target] in
          guard let target, let timer = target.timer, timer.isValid else { return }
          target.first = nil
          if target.isRepeating { target.schedule() }
          timer.fire()
        }
      }
    }
  }

  /// The targets of all timers that were created for a simulator's clock, weakly.
  final class TimerTargets: @unchecked Sendable {
    static let shared = TimerTargets()

    private struct Entry {
      weak var timer: Timer?
      weak var target: TimerTarget?
    }
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ target: TimerTarget, of timer: Timer) {
      lock.withLock { entries[ObjectIdentifier(timer)] = Entry(timer: timer, target: target) }
    }

    func target(of timer: Timer) -> TimerTarget? {
      lock.withLock {
        let entry = entries[ObjectIdentifier(timer)]
        return entry?.timer === timer ? entry?.target : nil
      }
    }

    func removeReleased() {
      lock.withLock { entries = entries.filter { $0.value.target != nil } }
    }
  }
#endif
