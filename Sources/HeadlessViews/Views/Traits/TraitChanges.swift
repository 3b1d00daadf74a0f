import Foundation

/// Somebody who wants to hear of changes of traits, until it is taken back.
///
/// Counterpart: `UITraitChangeRegistration`.
///
/// Coverage: simulated.
public protocol TraitChangeRegistration: NSObjectProtocol {}

/// Something whose changes of traits can be heard of.
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
  /// Hears of changes of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Gets this object and the traits that it had.
  /// - Returns: What takes it back.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [Trait], handler: @escaping @MainActor (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { responder, old in
      if let environment = responder as? Environment { handler(environment, old) }
    }
  }

  /// Hears of changes of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Gets this object and the traits that it had.
  /// - Returns: What takes it back.
  // For closures that do not name their types, from which the other could not tell its own.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { responder, old in
      if let environment = responder as? Self { handler(environment, old) }
    }
  }

  /// Calls a method of an object when some traits change.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object. It is not kept.
  ///   - action: The method. It takes this object, and the traits that it had, or less.
  /// - Returns: What takes it back.
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

  /// Calls a method of this object when some traits change.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method. It takes this object, and the traits that it had, or less.
  /// - Returns: What takes it back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], action: Selector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Hears no more.
  ///
  /// - Parameter registration: What takes it back.
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

  /// Overrides traits, and passes the change on.
  func override(
    _ overrides: TraitOverrides,
    _ passOn: (
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
    passOn(inherited, inherited) { TraitCollection($0.values.overridden(by: before)) }
  }
}

// How a change goes down the tree of views.
extension View {
  var inheritedTraits: TraitCollection {
    let outside = superview?.traitCollection ?? simulator.traitCollection
    return controller?.overriding(outside) ?? outside
  }

  /// What is around the view has changed; its controller knows already.
  ///
  /// - Parameter oldOverrides: Gives the traits that the view had from those around it; `nil` if it
  ///   overrides what it did.
  func passOn(
    from oldAround: TraitCollection, to newAround: TraitCollection,
    by oldOverrides: ((TraitCollection) -> TraitCollection)? = nil
  ) {
    let old = oldOverrides?(oldAround) ?? overriding(oldAround)
    let new = overriding(newAround)
    guard old != new else { return }
    tellOfTraits(from: old, to: new)
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    setNeedsLayout()
    for view in children { view.surroundingsDidChange(from: old, to: new) }
  }

  func surroundingsDidChange(from old: TraitCollection, to new: TraitCollection) {
    guard let controller else { return passOn(from: old, to: new) }
    controller.passOn(from: old, to: new)
  }
}

extension ViewController {
  var inheritedTraits: TraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? simulator.traitCollection
  }

  /// What is around the controller has changed.
  func passOn(
    from oldAround: TraitCollection, to newAround: TraitCollection,
    by oldOverrides: ((TraitCollection) -> TraitCollection)? = nil
  ) {
    let old = oldOverrides?(oldAround) ?? overriding(oldAround)
    let new = overriding(newAround)
    guard old != new else { return }
    tellOfTraits(from: old, to: new)
    viewIfLoaded?.passOn(from: old, to: new)
  }
}

private final class TraitOverrideNote {}

extension Simulator {
  /// Whether some view or controller has overridden traits: else nobody need look for overrides.
  var hasTraitOverrides: Bool {
    keptStates.known(TraitOverrideNote.self) != nil
      || Self.main.keptStates.known(TraitOverrideNote.self) != nil
  }

  /// Overrides may be set before a view is on its simulator: the note goes to where it is, and to
  /// the simulator that is current.
  static func noteTraitOverrides(of responder: Responder) {
    let home =
      (responder as? View)?.simulator ?? (responder as? ViewController)?.simulator ?? .current
    for simulator in [home, .current] { _ = simulator.kept { TraitOverrideNote() } }
  }

  /// Tells every window, and those who hear of the text size.
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
