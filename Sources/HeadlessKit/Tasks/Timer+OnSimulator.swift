import Foundation
import HeadlessViews

import struct HeadlessViews.Selector

extension Timer {
  /// Creates a timer that calls a method of an object on the simulator's clock once it is added to
  /// a run loop.
  ///
  /// The plugin `AdaptObjectiveC` calls it for
  /// `Timer(timeInterval:target:selector:userInfo:repeats:)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, in seconds.
  ///   - target: The object, which is retained until the timer ends.
  ///   - selector: A method of the object that takes the timer, or no argument.
  ///   - userInfo: Additional data of the timer.
  ///   - repeats: Whether it fires repeatedly.
  public class func onSimulator(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    sending(selector, to: target, after: nil, every: interval, userInfo, repeats)
  }

  /// Creates a timer that calls a method of an object on the simulator's clock, first at a date,
  /// once it is added to a run loop.
  ///
  /// The plugin `AdaptObjectiveC` calls it for
  /// `Timer(fireAt:interval:target:selector:userInfo:repeats:)`. The simulator's clock passes as
  /// much time as there is between now and the date.
  ///
  /// - Parameters:
  ///   - date: The date at which it fires.
  ///   - interval: The time between its later calls, in seconds.
  ///   - target: The object, which is retained until the timer ends.
  ///   - selector: A method of the object that takes the timer, or no argument.
  ///   - userInfo: Additional data of the timer.
  ///   - repeats: Whether it fires repeatedly.
  public class func onSimulator(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    sending(
      selector, to: target, after: date.timeIntervalSinceNow, every: interval, userInfo, repeats)
  }

  /// Creates a timer that calls a block on the simulator's clock, first at a date, once it is added
  /// to a run loop.
  ///
  /// The plugin `AdaptObjectiveC` calls it for `Timer(fire:interval:repeats:block:)`. The
  /// simulator's clock passes as much time as there is between now and the date.
  ///
  /// - Parameters:
  ///   - date: The date at which it fires.
  ///   - interval: The time between its later calls, in seconds.
  ///   - repeats: Whether it fires repeatedly.
  ///   - block: The block, which is retained until the timer ends.
  public class func onSimulator(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    simulated(
      first: max(0, date.timeIntervalSinceNow), interval: interval, name: "timer", userInfo: nil,
      repeats: repeats, action: block)
  }

  private class func sending(
    _ selector: Selector, to target: Any, after first: TimeInterval?,
    every interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool
  ) -> Timer {
    let target = target as AnyObject
    return simulated(
      first: first.map { max(0, $0) }, interval: interval, name: "timer \(selector)",
      userInfo: userInfo, repeats: repeats
    ) { timer in
      selector.perform(on: target, with: timer)
    }
  }
}
