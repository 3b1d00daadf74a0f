/// Hears of what happens in a list for as long as it is kept.
///
/// Counterpart: none in UIKit. `TableView.observeEvents(_:)`, `CollectionView.observeEvents(_:)`
/// and `Simulator.observeEvents(_:)` make one.
@preconcurrency @MainActor
public final class ListObservation {
  /// What is called with each event, and with the view that it is about, if there is one.
  public typealias Handler = @MainActor (ListEvent, View?) -> Void

  private var handler: Handler?

  init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  var isCancelled: Bool { handler == nil }

  func hear(_ event: ListEvent, _ view: View?) {
    handler?(event, view)
  }
}

/// Where events leave a list.
@MainActor
struct EventPort {
  private struct Listener {
    weak var observation: ListObservation?
  }

  private var listeners: [Listener] = []
  /// Whether an event must be made at all.
  ///
  /// Stored: this is asked wherever something happens, and asking the array would retain it.
  private(set) var isObserved = false

  init() {}

  mutating func add(_ observation: ListObservation) {
    listeners.append(Listener(observation: observation))
    isObserved = true
  }

  /// Those who are to hear of an event, after forgetting those who are gone.
  mutating func audience() -> [ListObservation] {
    let present = listeners.compactMap(\.observation).filter { !$0.isCancelled }
    if present.count != listeners.count { listeners = present.map { Listener(observation: $0) } }
    isObserved = !listeners.isEmpty
    return present
  }
}
