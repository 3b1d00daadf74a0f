#if !canImport(Darwin)
  import Foundation

  /// The observers of a view's properties.
  @MainActor
  final class KeyObservers {
    private struct Observer {
      weak var observation: NSKeyValueObservation?
    }
    private var observers: [Observer] = []

    func add(_ observation: NSKeyValueObservation) {
      observers.removeAll { $0.observation == nil }
      observers.append(Observer(observation: observation))
    }

    /// Checks each observed property for a change.
    func check() {
      for observer in observers { observer.observation?.check() }
    }
  }

  /// The views of a simulator whose properties are observed.
  @MainActor
  final class ObservedViews {
    private struct Observed {
      weak var view: View?
    }
    private var views: [Observed] = []

    func add(_ view: View) {
      views.removeAll { $0.view == nil || $0.view === view }
      views.append(Observed(view: view))
    }

    /// Checks the observed properties of all views.
    func check() {
      for observed in views { observed.view?.checkObservers() }
    }
  }

  extension View {
    /// Registers an observation, weakly, to be checked when something may have changed.
    package func watch(with observation: NSKeyValueObservation) {
      kept { KeyObservers() }.add(observation)
      simulator.kept { ObservedViews() }.add(self)
    }
  }
#endif

extension View {
  /// Checks whether observed properties of the view have changed.
  func checkObservers() {
    #if !canImport(Darwin)
      keptStates.known(KeyObservers.self)?.check()
    #endif
  }
}

extension Simulator {
  /// Checks whether observed properties of any view have changed.
  func checkObservers() {
    #if !canImport(Darwin)
      keptStates.known(ObservedViews.self)?.check()
    #endif
  }
}
