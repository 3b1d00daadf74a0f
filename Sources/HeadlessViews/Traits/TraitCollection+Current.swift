import Foundation

private enum TraitScope {
  @TaskLocal static var traits: TraitCollection?
}

private final class CurrentTraits {
  var traits: TraitCollection?
}

extension TraitCollection {
  /// The collection with which colours and fonts are resolved: that of ``performAsCurrent(_:)``,
  /// else that which was set, else that of the current simulator.
  public static var current: TraitCollection {
    get {
      if let traits = TraitScope.traits { return traits }
      guard Simulator.isOnMainQueue else { return TraitCollection() }
      return MainActor.assumeIsolated {
        let simulator = Simulator.current
        return simulator.keptStates.known(CurrentTraits.self)?.traits ?? simulator.traitCollection
      }
    }
    set {
      guard Simulator.isOnMainQueue else { return }
      MainActor.assumeIsolated {
        let simulator = Simulator.current
        let traits = newValue == simulator.traitCollection ? nil : newValue
        simulator.keptStates.value { CurrentTraits() }.traits = traits
      }
    }
  }

  /// Makes this collection ``current`` while a closure runs.
  ///
  /// - Parameter actions: The closure.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.$traits.withValue(self) { actions() }
  }
}
