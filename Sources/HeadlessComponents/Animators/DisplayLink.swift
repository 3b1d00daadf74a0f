import Foundation
import HeadlessViews

import struct HeadlessViews.Selector

/// Calls a method with each frame of the simulator's screen, 60 times a second.
///
/// Frames pass with the simulator's clock: use `advance(by:)`, since `settle()` does not wait for a
/// display link.
///
/// Counterpart: `CADisplayLink`.
///
/// Coverage: simulated. Kept without effect: `preferredFrameRateRange`.
@preconcurrency @MainActor
open class DisplayLink: NSObject {
  /// Whether the link waits.
  open var isPaused = false { didSet { if isPaused != oldValue { schedule() } } }
  /// The number of frames per second; zero for the screen's 60.
  open var preferredFramesPerSecond = 0
  /// The range of frames per second. Kept without effect.
  open var preferredFrameRateRange = FrameRateRange.default
  /// The time of the last frame, in seconds.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: TimeInterval { timestamp + interval }
  /// The time between two frames of the screen, in seconds.
  open var duration: TimeInterval { 1 / Self.framesPerSecond }

  private static let framesPerSecond: TimeInterval = 60
  private var action: ((DisplayLink) -> Void)?
  private var isAdded = false
  private var work: ScheduledWork?
  /// The name of its work in messages about pending work.
  private let name: String

  /// Creates a display link. It begins when it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object, which is retained until the link is invalidated.
  ///   - sel: A method of the object that takes the link, or no argument.
  public init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    name = "display link of \(ObjectName.name(of: type(of: target)))"
    action = { link in
      _ = sel.perform(on: target, with: link)
    }
    super.init()
  }

  /// Creates a display link that calls a closure.
  init(action: @escaping (DisplayLink) -> Void) {
    self.action = action
    name = "display link"
    super.init()
  }

  /// Begins, on the simulator that is current.
  ///
  /// - Parameters:
  ///   - runloop: A run loop; ignored, as frames are the simulator's.
  ///   - mode: A mode; ignored.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Ends.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: The mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Ends, and releases the object.
  open func invalidate() {
    action = nil
    schedule()
  }

  private var interval: TimeInterval {
    preferredFramesPerSecond > 0
      ? max(duration, 1 / TimeInterval(preferredFramesPerSecond)) : duration
  }

  /// Schedules the next frame, or cancels it.
  private func schedule() {
    work?.cancel()
    work = nil
    guard isAdded, !isPaused, action != nil else { return }
    let simulator = Simulator.current
    let now = simulator.clock.nanoseconds
    let step = VirtualClock.nanoseconds(interval)
    // Frames are those of the screen: whole steps since the clock's beginning.
    work = simulator.schedule(
      at: (now / step + 1) * step, named: name, isRepeating: true
    ) { [weak self, weak simulator] in
      guard let self, let simulator else { return }
      timestamp = simulator.clock.now
      schedule()
      action?(self)
    }
  }
}

/// A range of frames per second.
///
/// Counterpart: `CAFrameRateRange`.
///
/// Coverage: simulated. Kept without effect: `maximum`, `minimum`, `preferred`.
public struct FrameRateRange: Hashable, Sendable {
  /// The lowest number of frames per second.
  public var minimum: Float
  /// The highest number of frames per second.
  public var maximum: Float
  /// The preferred number of frames per second; `nil` or zero for the screen's.
  public var preferred: Float?

  /// The system's own range.
  public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension Simulator {
  /// The time on the clock of the current simulator, in seconds; away from the main queue, that
  /// since the system started.
  ///
  /// Counterpart: `CACurrentMediaTime()`.
  nonisolated public static var currentMediaTime: TimeInterval {
    guard isOnMainQueue else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { current.clock.now }
  }
}
