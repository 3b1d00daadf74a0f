#if !canImport(Darwin)
  import Foundation

  /// Who observes properties of a view.
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

    /// Lets each look whether its property has changed.
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

    /// Lets the observers of all views look.
    func check() {
      for observed in views { observed.view?.checkObservers() }
    }
  }

  extension View {
    /// Keeps an observation, weakly, to let it look when something may have changed.
    func watch(with observation: NSKeyValueObservation) {
      kept { KeyObservers() }.add(observation)
      simulator.kept { ObservedViews() }.add(self)
    }
  }
#endif

extension View {
  /// Lets observers look whether their properties have changed.
  func checkObservers() {
    #if !canImport(Darwin)
      keptStates.known(KeyObservers.self)?.check()
    #endif
  }
}

extension Simulator {
  /// Lets the observers of all views look whether their properties have changed.
  func checkObservers() {
    #if !canImport(Darwin)
      keptStates.known(ObservedViews.self)?.check()
    #endif
  }
}
