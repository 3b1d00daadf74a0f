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
