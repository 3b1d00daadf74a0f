import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension SpringAnimation {
  /// The time after which the spring rests, in seconds, as estimated from its damping.
  public var settlingDuration: TimeInterval {
    let rate = Double(damping / (2 * max(mass, 0.001)))
    return rate > 0 ? 5 / rate : .infinity
  }
}

extension SpringTimingParameters {
  /// Creates the timing of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. The animator's counts instead.
  ///   - bounce: How far the spring swings beyond its end, from 0 to 1.
  ///   - velocity: The initial velocity.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce, initialVelocity: velocity)
  }
}
