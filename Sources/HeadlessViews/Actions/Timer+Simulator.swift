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
