import HeadlessViews

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
