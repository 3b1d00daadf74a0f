import Foundation

/// The amount of space along one axis.
///
/// Counterpart: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// A light or dark appearance.
///
/// Counterpart: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The preferred contrast.
///
/// Counterpart: `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The elevation of content above other content.
///
/// Counterpart: `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The preferred weight of text.
///
/// Counterpart: `UILegibilityWeight`.
public enum LegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colour gamut of a screen.
///
/// Counterpart: `UIDisplayGamut`.
public enum DisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

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
