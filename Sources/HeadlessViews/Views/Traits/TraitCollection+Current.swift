import Foundation

private enum TraitScope {
  @TaskLocal static var traits: TraitCollection?
}

extension TraitCollection {
  /// The collection with which colours and fonts are resolved: that of ``performAsCurrent(_:)``,
  /// else that of the current simulator.
  public static var current: TraitCollection {
    if let traits = TraitScope.traits { return traits }
    guard Simulator.isOnMainQueue else { return TraitCollection() }
    return MainActor.assumeIsolated { Simulator.current.traitCollection }
  }

  /// Makes this collection ``current`` while a closure runs.
  ///
  /// - Parameter actions: The closure.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.$traits.withValue(self) { actions() }
  }
}
