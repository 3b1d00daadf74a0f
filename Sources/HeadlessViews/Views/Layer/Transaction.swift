import Foundation

/// Groups changes of layers.
///
/// Changes are made at once, so a transaction only keeps its values, and does its block when the
/// animations that were added in it have ended.
///
/// Counterpart: `CATransaction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Transaction: NSObject {
  /// Counts what is to end before the block is done.
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
    /// The transaction is over.
    func close(on simulator: Simulator, since mark: Int) {
      isOpen = false
      guard pending == 0 else { return }
      // Changes of views, too, are animations of layers in UIKit.
      let due = simulator.queue.latestDue(addedSince: mark) ?? simulator.clock.nanoseconds
      _ = simulator.schedule(at: due, named: "completion of CATransaction", block)
    }
  }

  struct Level {
    var values: [String: Any] = [:]
    var completion: Completion?
    /// What was scheduled before the transaction.
    var mark = 0
  }

  final class State {
    var levels: [Level] = []
  }

  private class var state: State { Simulator.current.kept { State() } }

  /// Begins a transaction in the one that is open.
  open class func begin() { state.levels.append(Level(mark: Simulator.current.queue.mark)) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let done = state.levels.popLast() else { return }
    done.completion?.close(on: Simulator.current, since: done.mark)
  }

  /// Makes changes that are pending: none are.
  open class func flush() {}

  /// Says what is done when the animations that are added from here on have ended.
  ///
  /// - Parameter block: What is done.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block.map(Completion.init) }
  }

  /// How long animations take, in seconds.
  open class func animationDuration() -> TimeInterval {
    value(forKey: "animationDuration") as? TimeInterval ?? 0.25
  }
  /// Says how long animations take.
  ///
  /// - Parameter dur: In seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    setValue(dur, forKey: "animationDuration")
  }
  /// Whether changes are made without an animation.
  open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
  /// Says whether changes are made without an animation.
  ///
  /// - Parameter flag: Whether they are.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }
  /// How animations speed up and slow down.
  open class func animationTimingFunction() -> MediaTimingFunction? {
    value(forKey: "animationTimingFunction") as? MediaTimingFunction
  }
  /// Says how animations speed up and slow down.
  ///
  /// - Parameter function: How.
  open class func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    setValue(function, forKey: "animationTimingFunction")
  }

  /// A value of the innermost transaction that has one.
  ///
  /// - Parameter key: Its name.
  public class func value(forKey key: String) -> Any? {
    state.levels.reversed().lazy.compactMap { $0.values[key] }.first
  }

  /// Gives the innermost transaction a value.
  ///
  /// - Parameters:
  ///   - anObject: The value.
  ///   - key: Its name.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    change { $0.values[key] = anObject }
  }

  static func completionOfCurrent(on simulator: Simulator) -> Completion? {
    simulator.keptStates.known(State.self)?.levels.last?.completion
  }

  /// Without a transaction there is one that ends with the turn.
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
