import HeadlessViews
import ListCore

extension ListEngine {
  /// Notifies observers of an event. Without observers, the event is not created.
  @inline(__always)
  func emit(_ event: @autoclosure () -> ListEvent, _ view: View? = nil) {
    guard port.isObserved else { return }
    deliver(event(), view)
  }

  /// Notifies observers of an event about a view.
  @inline(__always)
  func emit(_ view: View, _ place: ListPlace, _ event: (ListViewName, ListPlace) -> ListEvent) {
    guard port.isObserved else { return }
    deliver(event(name(of: view, place.role), place), view)
  }

  /// Notifies observers that a view was created, unless they have already been told.
  func emitCreation(of view: View, _ role: ListViewName.Role, _ identifier: String?) {
    guard port.isObserved, view.listName == nil else { return }
    deliver(.created(name(of: view, role), reuseIdentifier: identifier), view)
  }

  /// Returns the name of a view, assigning one if it has none.
  func name(of view: View, _ role: ListViewName.Role) -> ListViewName {
    if let name = view.listName { return name }
    nameCounts[role, default: 0] += 1
    let name = ListViewName(role, nameCounts[role, default: 0])
    view.listName = name
    return name
  }

  private func deliver(_ event: ListEvent, _ view: View?) {
    for observation in port.audience() { observation.hear(event, view) }
  }
}

/// The observers of a simulator: of its console, and of lists that are created.
@MainActor
private final class SimulatorEvents {
  var console = EventPort()
  var newLists = EventPort()
}

extension Simulator {
  /// Calls a closure with every line that is written to the console from now on.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation {
    let observation = ListObservation(handler)
    let events = kept { SimulatorEvents() }
    events.console.add(observation)
    lineObserver = { [weak events] line in
      guard let events, events.console.isObserved else { return }
      for observation in events.console.audience() { observation.hear(.logged(line), nil) }
    }
    return observation
  }

  /// Calls a closure with every table and collection view that is created by code on this
  /// simulator, before the view is used.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeNewLists(_ handler: @escaping @MainActor (View) -> Void) -> ListObservation {
    let observation = ListObservation { _, list in
      if let list { handler(list) }
    }
    kept { SimulatorEvents() }.newLists.add(observation)
    return observation
  }

  func noteNewList(_ list: View) {
    guard let events = keptStates.known(SimulatorEvents.self), events.newLists.isObserved else {
      return
    }
    for observation in events.newLists.audience() { observation.hear(.noted("made"), list) }
  }
}
