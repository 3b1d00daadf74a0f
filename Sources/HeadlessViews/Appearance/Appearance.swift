import Foundation

/// A class whose instances take values from a template when they enter a window.
///
/// ```swift
/// NavigationBar.appearance().barTintColor = .white
/// ```
///
/// A view takes a value that was set on the template if its own is still the default. Of several
/// templates the one for the most containers wins, then the one for the nearest class. Templates
/// belong to the current simulator.
///
/// Counterpart: `UIAppearance`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol Appearance: NSObjectProtocol {
  /// Returns the template of the class.
  static func appearance() -> Self
  /// Returns the template of the class for instances in instances of some classes.
  ///
  /// - Parameter containerTypes: The classes, the innermost container first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type])
    -> Self
}

/// A class whose instances contain those of a class with a template.
///
/// Counterpart: `UIAppearanceContainer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AppearanceContainer: NSObjectProtocol {}

extension Appearance {
  /// Returns the template of the class for some traits: the same for all traits here.
  public static func appearance(for trait: TraitCollection) -> Self { appearance() }

  /// Returns the template of the class for some traits, the same for all traits here.
  public static func appearance(
    for trait: TraitCollection,
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension View: Appearance, AppearanceContainer {
  /// Returns the template of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the template of the class for views in instances of some classes.
  ///
  /// - Parameter containerTypes: The classes, the innermost container first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self {
    let template = Simulator.current.appearances.template(
      of: self, in: containerTypes.map { $0 as AnyClass },
      or: { frameInitializer.exactly(self, .zero) })
    return unsafeDowncast(template, to: self)
  }

  /// Takes the values of the templates.
  func takeAppearance() {
    guard let simulator = currentWindow?.ownSimulator else { return }
    let templates = simulator.appearances.templates(for: self)
    guard !templates.isEmpty else { return }
    let pristine = templates.map { simulator.appearances.pristine(type(of: $0)) }
    for property in AppearanceProperty.general + Self.appearanceProperties {
      for (template, pristine) in zip(templates, pristine)
      where property.take(self, template, pristine) { break }
    }
  }
}

/// A property that a view takes from an appearance template.
@MainActor
@_spi(Hooks) public struct AppearanceProperty {
  /// Sets the property of a view to the template's value, if the template has one and the view
  /// does not.
  ///
  /// - Parameter pristine: A new view, whose values count as none.
  /// - Returns: Whether the template has a value.
  let take: (_ view: View, _ template: View, _ pristine: View) -> Bool

  /// Creates a property of a class.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Sets the value.
  package init<V: View, T>(
    _ type: V.Type, _ get: @escaping (V) -> T?, _ set: @escaping (V, T?) -> Void
  ) {
    take = { view, template, pristine in
      guard let template = template as? V, let view = view as? V, let pristine = pristine as? V
      else { return false }
      let value = get(template)
      guard !Self.areEqual(value, get(pristine)) else { return false }
      if Self.areEqual(get(view), get(pristine)) { set(view, value) }
      return true
    }
  }

  /// Creates a property that is not optional.
  package init<V: View, T>(_ path: ReferenceWritableKeyPath<V, T>) {
    self.init(V.self, { $0[keyPath: path] }, { if let value = $1 { $0[keyPath: path] = value } })
  }

  /// Creates an optional property.
  package init<V: View, T>(_ path: ReferenceWritableKeyPath<V, T?>) {
    self.init(V.self, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  /// Returns whether two values are equal, or cannot be compared.
  private static func areEqual<T>(_ one: T?, _ other: T?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    case (let one?, let other?):
      if let one = one as? [NSAttributedString.Key: Any],
        let other = other as? [NSAttributedString.Key: Any]
      {
        one.mapValues { $0 as? AnyHashable } == other.mapValues { $0 as? AnyHashable }
      } else if let one = one as? AnyHashable, let other = other as? AnyHashable {
        one == other
      } else {
        true
      }
    }
  }
}

extension AppearanceProperty {
  /// The properties of every view and scroll view that UIKit takes from templates.
  static let general = [
    AppearanceProperty(\View.backgroundColor),
    AppearanceProperty(View.self, { $0.ownTintColor }, { $0.tintColor = $1 }),
    AppearanceProperty(\View.overrideUserInterfaceStyle),
    AppearanceProperty(\ScrollView.indicatorStyle),
    AppearanceProperty(\ScrollView.keyboardDismissMode),
  ]
}
