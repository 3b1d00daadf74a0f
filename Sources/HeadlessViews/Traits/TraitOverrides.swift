import Foundation

/// The traits that a view or a controller overrides.
///
/// Counterpart: `UITraitOverrides`.
///
/// Coverage: simulated.
public struct TraitOverrides: MutableTraits {
  var values = TraitValues()

  /// The value of a trait. A trait that is not overridden reads as its default.
  ///
  /// - Parameter trait: The trait.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  ///
  /// - Parameter trait: The trait.
  public func contains(_ trait: Trait) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait.
  ///
  /// - Parameter trait: The trait.
  public mutating func remove(_ trait: Trait) { values.remove(trait) }
}

/// An object with traits.
///
/// Counterpart: `UITraitEnvironment`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: TraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

extension View: TraitEnvironment {}

/// The overridden traits of a responder, and its observers of trait changes.
@MainActor
final class TraitState {
  var overrides = TraitOverrides()
  /// The traits that a parent controller sets for the responder.
  var ofParent: TraitCollection?
  var registrations: [TraitRegistration] = []

  /// All values that differ from the inherited ones.
  var values: TraitValues { ofParent?.values.overridden(by: overrides.values) ?? overrides.values }
}

extension Responder {
  package var ownTraitOverrides: TraitOverrides {
    keptStates.known(TraitState.self)?.overrides ?? TraitOverrides()
  }

  /// The traits that a parent controller has set for the responder.
  package var traitsOfParent: TraitCollection? { keptStates.known(TraitState.self)?.ofParent }

  /// Returns these traits with the responder's overrides applied.
  package func overriding(_ inherited: TraitCollection) -> TraitCollection {
    guard let values = keptStates.known(TraitState.self)?.values, values.count > 0
    else { return inherited }
    return TraitCollection(inherited.values.overridden(by: values))
  }

  /// Notifies observers that the traits have changed.
  func notifyTraitObservers(from old: TraitCollection, to new: TraitCollection) {
    guard let registrations = keptStates.known(TraitState.self)?.registrations else { return }
    for registration in registrations
    where old.values.differs(from: new.values, in: registration.traits) {
      registration.handler(self, old)
    }
  }
}

extension View {
  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set { override(newValue) { self.propagate(from: $0, to: $1, by: $2) } }
  }

  var resolvedTraits: TraitCollection {
    let simulator = simulator
    guard simulator.hasTraitOverrides else { return simulator.traitCollection }
    return overriding(inheritedTraits)
  }
}

extension TraitOverrides {
  package mutating func set(_ style: UserInterfaceStyle) {
    if style == .unspecified {
      remove(TraitUserInterfaceStyle.self)
    } else {
      userInterfaceStyle = style
    }
  }
}
