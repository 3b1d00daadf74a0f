import Foundation
@_spi(Hooks) import HeadlessViews

extension BarItem: Appearance {
  /// Returns the template of the class, whose text attributes are those of items without their own.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the template of the class for items in instances of some classes. An item is in no
  /// view here: the values of a template for containers are kept without effect.
  ///
  /// - Parameter containerTypes: The classes, the innermost container first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self {
    let template = Simulator.current.appearances.template(
      of: self, in: containerTypes.map { $0 as AnyClass },
      or: { plainInitializer.exactly(self, ()) })
    return unsafeDowncast(template, to: self)
  }

  /// Returns what the nearest template has, other than the item itself.
  func appearanceValue<T>(_ value: (BarItem) -> T?) -> T? {
    for template in Simulator.current.appearances.templates(for: self) {
      guard let template = template as? BarItem, template !== self else { continue }
      if let found = value(template) { return found }
    }
    return nil
  }
}
