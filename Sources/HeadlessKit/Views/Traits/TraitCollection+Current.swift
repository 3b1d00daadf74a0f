import Foundation

private enum TraitScope {
  @TaskLocal static var traits: TraitCollection?
}

extension TraitCollection {
  /// The collection that colours and fonts are looked up with: that of ``performAsCurrent(_:)``, else
  /// that of the current host.
  public static var current: TraitCollection {
    if let traits = TraitScope.traits { return traits }
    guard ListHost.isOnMainQueue else { return TraitCollection() }
    return MainActor.assumeIsolated { ListHost.current.traitCollection }
  }

  /// Makes this collection ``current`` while something is done.
  ///
  /// - Parameter actions: What is done.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitScope.$traits.withValue(self) { actions() }
  }
}
