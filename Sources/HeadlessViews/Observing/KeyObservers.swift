import Foundation

/// The observers of an object's properties.
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

/// The objects of a simulator whose properties are observed.
@MainActor
final class ObservedObjects {
  private struct Observed {
    weak var object: AccessibleObject?
  }
  private var objects: [Observed] = []

  func add(_ object: AccessibleObject) {
    objects.removeAll { $0.object == nil || $0.object === object }
    objects.append(Observed(object: object))
  }

  /// Checks the observed properties of all objects.
  func check() {
    for observed in objects { observed.object?.checkObservers() }
  }
}

extension AccessibleObject {
  /// Registers an observation, weakly, to be checked when something may have changed.
  package func watch(with observation: NSKeyValueObservation) {
    kept { KeyObservers() }.add(observation)
    ((self as? View)?.simulator ?? .current).kept { ObservedObjects() }.add(self)
  }
}

extension AccessibleObject {
  /// Checks whether observed properties of the object have changed.
  package func checkObservers() {
    keptStates.known(KeyObservers.self)?.check()
  }
}

extension Simulator {
  /// Checks whether observed properties of any object have changed.
  func checkObservers() {
    keptStates.known(ObservedObjects.self)?.check()
  }
}
