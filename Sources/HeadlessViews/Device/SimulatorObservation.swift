/// A moment at which the views on a simulator may be inspected.
public enum SimulatorMoment: Hashable, Sendable {
  /// A layout pass in a turn of the run loop has ended.
  case laidOut
  /// Nothing is left to do: `Simulator.settle()` is about to return.
  ///
  /// Observers may schedule work. The simulator then settles again, and reports this moment once
  /// more.
  case quiet
}

/// An observation of the moments of a simulator. It lasts until it is released.
///
/// ``Simulator/observeMoments(_:)`` returns one. UIKit has no counterpart.
@preconcurrency @MainActor
public final class SimulatorObservation {
  private var handler: (@MainActor (SimulatorMoment) -> Void)?

  init(_ handler: @escaping @MainActor (SimulatorMoment) -> Void) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  fileprivate var isCancelled: Bool { handler == nil }

  fileprivate func report(_ moment: SimulatorMoment) {
    handler?(moment)
  }
}

/// The observers of a simulator's moments.
@MainActor
struct MomentObservers {
  private struct Entry {
    weak var observation: SimulatorObservation?
  }

  private var entries: [Entry] = []

  init() {}

  mutating func add(_ observation: SimulatorObservation) {
    entries.append(Entry(observation: observation))
  }

  var isObserved: Bool { !entries.isEmpty }

  /// Returns the observers, after removing those that were released.
  mutating func activeObservations() -> [SimulatorObservation] {
    entries.removeAll { $0.observation?.isCancelled ?? true }
    return entries.compactMap(\.observation)
  }
}

extension Simulator {
  /// Calls a closure at every moment at which the lists on this simulator may be inspected.
  ///
  /// ``nextTurn()``, `advance(by:)` and `settle()` report such moments.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeMoments(
    _ handler: @escaping @MainActor (SimulatorMoment) -> Void
  ) -> SimulatorObservation {
    let observation = SimulatorObservation(handler)
    momentObservers.add(observation)
    return observation
  }

  func report(_ moment: SimulatorMoment) {
    guard momentObservers.isObserved else { return }
    run { for observation in momentObservers.activeObservations() { observation.report(moment) } }
  }
}
