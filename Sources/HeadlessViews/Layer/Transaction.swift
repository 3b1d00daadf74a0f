import Foundation

/// A group of layer changes.
///
/// Changes take effect immediately, so a transaction only stores its values, and calls its
/// completion block when the animations that were added in it have ended.
///
/// Counterpart: `CATransaction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Transaction: NSObject {
  /// A counter of the animations that must end before the completion block is called.
  @MainActor
  final class Completion {
    private var pending = 0
    private var isOpen = true
    private let block: @MainActor () -> Void

    init(_ block: @escaping @MainActor () -> Void) { self.block = block }

    func enter() { pending += 1 }
    func leave() {
      pending -= 1
      if pending == 0, !isOpen { block() }
    }
    /// Ends the transaction. Without animations, the block is called at once (behaviour
    /// 25.65).
    func close(on simulator: Simulator, since mark: Int) {
      isOpen = false
      guard pending == 0 else { return }
      // Changes of views are layer animations in UIKit, too.
      if simulator.queue.latestDue(addedSince: mark) == nil,
        simulator.windows.contains(where: \.hasPendingLayout)
      {
        // A transition of screens begins in the layout that it has asked for.
        simulator.followsLayout.append { [weak simulator] in
          if let simulator { self.finish(on: simulator, since: mark) }
        }
      } else {
        finish(on: simulator, since: mark)
      }
    }

    private func finish(on simulator: Simulator, since mark: Int) {
      guard let due = simulator.queue.latestDue(addedSince: mark) else { return block() }
      _ = simulator.schedule(at: due, named: "completion of CATransaction", block)
    }
  }

  struct Level {
    var values: [String: Any] = [:]
    var completion: Completion?
    /// The number of the first work scheduled in the transaction.
    var mark = 0
  }

  final class State {
    var levels: [Level] = []
  }

  private class var state: State { Simulator.current.kept { State() } }

  /// Begins a transaction inside the current one.
  open class func begin() { state.levels.append(Level(mark: Simulator.current.queue.mark)) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let done = state.levels.popLast() else { return }
    done.completion?.close(on: Simulator.current, since: done.mark)
  }

  /// Has no effect: changes are never pending.
  open class func flush() {}

  /// Sets the block to call when the animations added after this call have ended.
  ///
  /// - Parameter block: The block.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block.map(Completion.init) }
  }

  /// Returns the duration of animations, in seconds.
  open class func animationDuration() -> TimeInterval {
    value(forKey: "animationDuration") as? TimeInterval ?? 0.25
  }
  /// Sets the duration of animations.
  ///
  /// - Parameter dur: The duration, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    setValue(dur, forKey: "animationDuration")
  }
  /// Returns whether changes are made without animation.
  open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
  /// Sets whether changes are made without animation.
  ///
  /// - Parameter flag: Whether animation is disabled.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }
  /// Returns the pacing of animations.
  open class func animationTimingFunction() -> MediaTimingFunction? {
    value(forKey: "animationTimingFunction") as? MediaTimingFunction
  }
  /// Sets the pacing of animations.
  ///
  /// - Parameter function: The timing function.
  open class func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    setValue(function, forKey: "animationTimingFunction")
  }

  // On a Mac, NSObject has these methods for all classes, on any thread.
  #if canImport(Darwin)
    /// Returns a value of the innermost transaction that has one for a key.
    ///
    /// - Parameter key: The key.
    public nonisolated override class func value(forKey key: String) -> Any? {
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = keptValue(key) }
      return value
    }

    /// Sets a value of the innermost transaction.
    ///
    /// - Parameters:
    ///   - anObject: The value.
    ///   - key: The key.
    public nonisolated override class func setValue(_ anObject: Any?, forKey key: String) {
      nonisolated(unsafe) let value = anObject
      MainActor.assumeIsolated { keep(value, key) }
    }
  #else
    /// Returns a value of the innermost transaction that has one for a key.
    ///
    /// - Parameter key: The key.
    public class func value(forKey key: String) -> Any? { keptValue(key) }

    /// Sets a value of the innermost transaction.
    ///
    /// - Parameters:
    ///   - anObject: The value.
    ///   - key: The key.
    public class func setValue(_ anObject: Any?, forKey key: String) { keep(anObject, key) }
  #endif

  private class func keptValue(_ key: String) -> Any? {
    state.levels.reversed().lazy.compactMap { $0.values[key] }.first
  }

  private class func keep(_ value: Any?, _ key: String) { change { $0.values[key] = value } }

  static func completionOfCurrent(on simulator: Simulator) -> Completion? {
    simulator.keptStates.known(State.self)?.levels.last?.completion
  }

  /// Has the current transaction, if it has a completion block, wait for an animation of views that
  /// nothing else waits for.
  static func noteAnimation(of duration: TimeInterval, on simulator: Simulator) {
    guard let completion = completionOfCurrent(on: simulator) else { return }
    completion.enter()
    simulator.schedule(after: duration, named: "end of an animation") { completion.leave() }
  }

  /// Changes the current transaction. Outside one, it begins a transaction that ends with the turn.
  private class func change(_ change: (inout Level) -> Void) {
    if let last = state.levels.indices.last {
      change(&state.levels[last])
    } else {
      begin()
      change(&state.levels[0])
      commit()
    }
  }
}

/// An object that animates a change of a layer's property.
///
/// Counterpart: `CAAction`.
///
/// Coverage: simulated.
public protocol LayerAction {}

extension LayerAnimation: LayerAction {}
extension NSNull: LayerAction {}

/// The filter with which the pixels of a layer are scaled. Kept without effect, since nothing is
/// rendered.
///
/// Counterpart: `CALayerContentsFilter`.
public struct LayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Each pixel has the colour of the nearest one.
  public static let nearest = LayerContentsFilter(rawValue: "nearest")
  /// Colours are mixed.
  public static let linear = LayerContentsFilter(rawValue: "linear")
  /// Colours are mixed from several sizes.
  public static let trilinear = LayerContentsFilter(rawValue: "trilinear")
}
