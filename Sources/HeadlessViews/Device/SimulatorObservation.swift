/// A moment at which somebody may look at what is on a simulator, and ask lists questions.
public enum SimulatorMoment: Hashable, Sendable {
  /// A layout is over, in a turn of the run loop.
  case laidOut
  /// Nothing is left to do: ``Simulator/settle()`` is about to return.
  ///
  /// Whoever hears of it may plan work. Then the simulator settles again, and tells of it once
  /// more.
  case quiet
}

/// Hears of the moments of a simulator for as long as it is kept.
///
/// Counterpart: none in UIKit. ``Simulator/observeMoments(_:)`` makes one.
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

  fileprivate func hear(_ moment: SimulatorMoment) {
    handler?(moment)
  }
}

/// Those who hear of the moments of a simulator.
@MainActor
struct MomentPort {
  private struct Listener {
    weak var observation: SimulatorObservation?
  }

  private var listeners: [Listener] = []

  init() {}

  mutating func add(_ observation: SimulatorObservation) {
    listeners.append(Listener(observation: observation))
  }

  var isObserved: Bool { !listeners.isEmpty }

  /// Those who are to hear of a moment, after forgetting those who are gone.
  mutating func audience() -> [SimulatorObservation] {
    listeners.removeAll { $0.observation?.isCancelled ?? true }
    return listeners.compactMap(\.observation)
  }
}

extension Simulator {
  /// Has a closure called at every moment that suits a look at the lists on this simulator.
  ///
  /// ``nextTurn()``, ``advance(by:)`` and ``settle()`` tell of them.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeMoments(
    _ handler: @escaping @MainActor (SimulatorMoment) -> Void
  ) -> SimulatorObservation {
    let observation = SimulatorObservation(handler)
    momentPort.add(observation)
    return observation
  }

  func tell(_ moment: SimulatorMoment) {
    guard momentPort.isObserved else { return }
    run { for observation in momentPort.audience() { observation.hear(moment) } }
  }
}
