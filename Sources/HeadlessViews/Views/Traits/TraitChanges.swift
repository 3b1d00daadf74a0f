import Foundation

/// A registration for trait changes.
///
/// Counterpart: `UITraitChangeRegistration`.
///
/// Coverage: simulated.
public protocol TraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
///
/// Counterpart: `UITraitChangeObservable`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TraitChangeObservable {}

extension View: TraitChangeObservable {}
extension ViewController: TraitChangeObservable {}

final class TraitRegistration: NSObject, TraitChangeRegistration {
  let traits: [Trait]
  let handler: @MainActor (Responder, TraitCollection) -> Void

  init(_ traits: [Trait], _ handler: @escaping @MainActor (Responder, TraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

extension TraitChangeObservable where Self: Responder {
  /// Registers a closure to call when one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Called with this object and its previous traits.
  /// - Returns: The registration, for unregistering.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [Trait], handler: @escaping @MainActor (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { responder, old in
      if let environment = responder as? Environment { handler(environment, old) }
    }
  }

  /// Registers a closure to call when one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Called with this object and its previous traits.
  /// - Returns: The registration, for unregistering.
  // For closures without declared parameter types, from which the generic overload cannot infer its
  // own.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { responder, old in
      if let environment = responder as? Self { handler(environment, old) }
    }
  }

  /// Registers a method of an object to call when one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object. Not owned.
  ///   - action: The method. Its parameters are this object and its previous traits, or fewer.
  /// - Returns: The registration, for unregistering.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    let target = target as AnyObject
    return register(traits) { [weak target] responder, old in
      guard let target else { return }
      #if canImport(ObjectiveC)
        _ = target.perform(action, with: responder, with: old)
      #else
        action.perform(on: target, with: responder, old)
      #endif
    }
  }

  /// Registers a method of this object to call when one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method. Its parameters are this object and its previous traits, or fewer.
  /// - Returns: The registration, for unregistering.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], action: Selector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  ///
  /// - Parameter registration: The registration.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    keptStates.known(TraitState.self)?.registrations.removeAll { $0 === registration }
  }
}

extension Responder {
  fileprivate func register(
    _ traits: [Trait], _ handler: @escaping @MainActor (Responder, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    kept { TraitState() }.registrations.append(registration)
    return registration
  }

  /// Overrides traits, and propagates the change.
  func override(
    _ overrides: TraitOverrides,
    _ propagate: (
      TraitCollection, TraitCollection, @escaping (TraitCollection) -> TraitCollection
    ) -> Void
  ) {
    let state = kept { TraitState() }
    let before = state.overrides.values
    guard before != overrides.values else { return }
    state.overrides = overrides
    Simulator.noteTraitOverrides(of: self)
    let inherited = (self as? View)?.inheritedTraits ?? (self as? ViewController)?.inheritedTraits
    guard let inherited else { return }
    propagate(inherited, inherited) { TraitCollection($0.values.overridden(by: before)) }
  }
}

// How a change propagates down the view hierarchy.
extension View {
  var inheritedTraits: TraitCollection {
    let outside = superview?.traitCollection ?? simulator.traitCollection
    return controller?.overriding(outside) ?? outside
  }

  /// Propagates a change of the inherited traits; the view's controller has already been notified.
  ///
  /// - Parameter oldOverrides: Returns the view's previous traits for inherited ones; `nil` if its
  ///   overrides are unchanged.
  func propagate(
    from oldAround: TraitCollection, to newAround: TraitCollection,
    by oldOverrides: ((TraitCollection) -> TraitCollection)? = nil
  ) {
    let old = oldOverrides?(oldAround) ?? overriding(oldAround)
    let new = overriding(newAround)
    guard old != new else { return }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      textSizeDidChange(to: new)
    }
    notifyTraitObservers(from: old, to: new)
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    setNeedsLayout()
    for view in children { view.surroundingsDidChange(from: old, to: new) }
  }

  func surroundingsDidChange(from old: TraitCollection, to new: TraitCollection) {
    guard let controller else { return propagate(from: old, to: new) }
    controller.propagate(from: old, to: new)
  }
}

extension ViewController {
  var inheritedTraits: TraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? simulator.traitCollection
  }

  /// Propagates a change of the inherited traits.
  func propagate(
    from oldAround: TraitCollection, to newAround: TraitCollection,
    by oldOverrides: ((TraitCollection) -> TraitCollection)? = nil
  ) {
    let old = oldOverrides?(oldAround) ?? overriding(oldAround)
    let new = overriding(newAround)
    guard old != new else { return }
    notifyTraitObservers(from: old, to: new)
    viewIfLoaded?.propagate(from: old, to: new)
  }
}

extension Simulator {
  /// Whether any view or controller overrides traits; if not, the search for overrides is skipped.
  var hasTraitOverrides: Bool {
    notedTraitOverrides || Self.main.notedTraitOverrides
  }

  /// Overrides may be set before a view is on its simulator, so both the responder's simulator and
  /// the current one record them.
  static func noteTraitOverrides(of responder: Responder) {
    let home =
      (responder as? View)?.simulator ?? (responder as? ViewController)?.simulator ?? .current
    for simulator in [home, .current] { simulator.notedTraitOverrides = true }
  }

  /// Notifies every window, and the observers of the text size.
  func traitsDidChange(from old: TraitCollection) {
    for window in windows { window.surroundingsDidChange(from: old, to: traitCollection) }
    let category = traitCollection.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    run {
      NotificationCenter.default.post(
        name: ContentSizeCategory.didChangeNotification, object: application,
        userInfo: [ContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
  }
}
