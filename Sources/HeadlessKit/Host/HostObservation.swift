/// A moment at which somebody may look at what is on a host, and ask lists questions.
public enum HostMoment: Hashable, Sendable {
  /// A layout is over, in a turn of the run loop.
  case laidOut
  /// Nothing is left to do: ``ListHost/settle()`` is about to return.
  ///
  /// Whoever hears of it may plan work. Then the host settles again, and tells of it once more.
  case quiet
}

/// Hears of the moments of a host for as long as it is kept.
///
/// Counterpart: none in UIKit. ``ListHost/observeMoments(_:)`` makes one.
@preconcurrency @MainActor
public final class HostObservation {
  private var handler: (@MainActor (HostMoment) -> Void)?

  init(_ handler: @escaping @MainActor (HostMoment) -> Void) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  fileprivate var isCancelled: Bool { handler == nil }

  fileprivate func hear(_ moment: HostMoment) {
    handler?(moment)
  }
}

/// Those who hear of the moments of a host.
@MainActor
struct MomentPort {
  private struct Listener {
    weak var observation: HostObservation?
  }

  private var listeners: [Listener] = []

  init() {}

  mutating func add(_ observation: HostObservation) {
    listeners.append(Listener(observation: observation))
  }

  var isObserved: Bool { !listeners.isEmpty }

  /// Those who are to hear of a moment, after forgetting those who are gone.
  mutating func audience() -> [HostObservation] {
    listeners.removeAll { $0.observation?.isCancelled ?? true }
    return listeners.compactMap(\.observation)
  }
}

extension ListHost {
  /// Has a closure called at every moment that suits a look at the lists on this host.
  ///
  /// ``nextTurn()``, ``advance(by:)`` and ``settle()`` tell of them.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeMoments(
    _ handler: @escaping @MainActor (HostMoment) -> Void
  ) -> HostObservation {
    let observation = HostObservation(handler)
    momentPort.add(observation)
    return observation
  }

  func tell(_ moment: HostMoment) {
    guard momentPort.isObserved else { return }
    run { for observation in momentPort.audience() { observation.hear(moment) } }
  }
}
