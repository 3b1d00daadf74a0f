import Foundation

/// Traits that a view or a controller has otherwise than its surroundings.
///
/// Counterpart: `UITraitOverrides`.
///
/// Coverage: simulated.
public struct TraitOverrides: MutableTraits {
  var values = TraitValues()

  /// The value of a trait. One that is not overridden reads as its default.
  ///
  /// - Parameter trait: The trait.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  ///
  /// - Parameter trait: The trait.
  public func contains(_ trait: Trait) -> Bool { values.specifies(trait) }

  /// Lets a trait follow the surroundings again.
  ///
  /// - Parameter trait: The trait.
  public mutating func remove(_ trait: Trait) { values.remove(trait) }
}

/// Something that has traits.
///
/// Counterpart: `UITraitEnvironment`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TraitEnvironment: NSObjectProtocol {
  /// What it knows about its surroundings.
  var traitCollection: TraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

extension View: TraitEnvironment {}

/// The traits that a responder overrides, and who wants to hear of changes.
@MainActor
final class TraitState {
  var overrides = TraitOverrides()
  var registrations: [TraitRegistration] = []
}

extension Responder {
  var ownTraitOverrides: TraitOverrides {
    keptStates.known(TraitState.self)?.overrides ?? TraitOverrides()
  }

  /// These traits, but for those that the responder overrides.
  func overriding(_ inherited: TraitCollection) -> TraitCollection {
    guard let overrides = keptStates.known(TraitState.self)?.overrides.values, overrides.count > 0
    else { return inherited }
    return TraitCollection(inherited.values.overridden(by: overrides))
  }

  /// Tells that the traits have changed.
  func tellOfTraits(from old: TraitCollection, to new: TraitCollection) {
    guard let registrations = keptStates.known(TraitState.self)?.registrations else { return }
    for registration in registrations
    where old.values.differs(from: new.values, in: registration.traits) {
      registration.handler(self, old)
    }
  }
}

extension View {
  /// Traits that the view, and those in it, have otherwise than their surroundings.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set { override(newValue) { self.passOn(from: $0, to: $1, by: $2) } }
  }

  /// The style that the view, and those in it, have; unspecified for that of their surroundings.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.set(newValue) }
  }

  var resolvedTraits: TraitCollection {
    guard simulator.hasTraitOverrides else { return simulator.traitCollection }
    return overriding(inheritedTraits)
  }
}

extension ViewController {
  /// Traits that the controller, and those in it, have otherwise than their surroundings.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set { override(newValue) { self.passOn(from: $0, to: $1, by: $2) } }
  }

  /// The style that the controller, and those in it, have; unspecified for that of their
  /// surroundings.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.set(newValue) }
  }

  var resolvedTraits: TraitCollection {
    guard simulator.hasTraitOverrides else { return simulator.traitCollection }
    return overriding(inheritedTraits)
  }
}

extension TraitOverrides {
  fileprivate mutating func set(_ style: UserInterfaceStyle) {
    if style == .unspecified {
      remove(TraitUserInterfaceStyle.self)
    } else {
      userInterfaceStyle = style
    }
  }
}
