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
      action.perform(on: target, with: responder, old)
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

  /// Propagates a change of overridden traits, given the inherited ones before and after it, and a
  /// function that returns this object's previous traits for inherited ones.
  package typealias TraitPropagation = (
    TraitCollection, TraitCollection, @escaping (TraitCollection) -> TraitCollection
  ) -> Void

  /// Overrides traits, and propagates the change.
  package func override(_ overrides: TraitOverrides, _ propagate: TraitPropagation) {
    changeTraits({ $0.overrides = overrides }, propagate)
  }

  /// Overrides traits for a parent controller, and propagates the change.
  package func override(byParent traits: TraitCollection?, _ propagate: TraitPropagation) {
    changeTraits({ $0.ofParent = traits }, propagate)
  }

  private func changeTraits(_ change: (TraitState) -> Void, _ propagate: TraitPropagation) {
    let state = kept { TraitState() }
    let before = state.values
    change(state)
    guard before != state.values else { return }
    Simulator.noteTraitOverrides(of: self)
    let inherited = (self as? View)?.inheritedTraits ?? (self as? any ViewOwner)?.inheritedTraits
    guard let inherited else { return }
    propagate(inherited, inherited) { TraitCollection($0.values.overridden(by: before)) }
  }
}

// How a change propagates down the view hierarchy.
extension View {
  var inheritedTraits: TraitCollection {
    let outside = superview?.traitCollection ?? simulator.traitCollection
    return owner?.overriding(outside) ?? outside
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
      preferredTextSizeDidChange(to: new)
    }
    notifyTraitObservers(from: old, to: new)
    traitCollectionDidChange(old)
    owner?.traitCollectionDidChange(old)
    markNeedsUpdate([.own, .controllers])
    setNeedsLayout()
    for view in children { view.surroundingsDidChange(from: old, to: new) }
  }

  func surroundingsDidChange(from old: TraitCollection, to new: TraitCollection) {
    guard let owner else { return propagate(from: old, to: new) }
    owner.propagate(from: old, to: new)
  }
}

extension ViewOwner {
  /// Propagates a change of the inherited traits.
  package func propagate(
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
  package var hasTraitOverrides: Bool {
    notedTraitOverrides || Self.main.notedTraitOverrides
  }

  /// Overrides may be set before a view is on its simulator, so both the responder's simulator and
  /// the current one record them.
  static func noteTraitOverrides(of responder: Responder) {
    let home =
      (responder as? View)?.simulator ?? (responder as? any ViewOwner)?.simulator ?? .current
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
