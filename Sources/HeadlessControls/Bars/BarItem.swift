import Foundation
@_spi(Hooks) import HeadlessViews

/// An item of a bar.
///
/// Counterpart: `UIBarItem`.
///
/// Coverage: simulated. Kept without effect: `imageInsets`, `landscapeImagePhone`,
/// `setTitleTextAttributes(_:for:)`, `tag`.
@preconcurrency @MainActor
open class BarItem: AccessibleObject {
  /// The item's title.
  open var title: String?
  /// The item's image.
  open var image: Image?
  /// Whether the user can choose the item.
  open var isEnabled = true
  /// The insets of the image, in points. Kept without effect.
  open var imageInsets = EdgeInsets.zero
  /// The image in landscape. Kept without effect.
  open var landscapeImagePhone: Image?
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// A number that identifies the item.
  open var tag = 0

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  /// Sets the text attributes of the title for a state. Kept without effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { titleAttributes[state] = attributes }

  /// Returns the text attributes of the title for a state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state] ?? appearanceValue { $0.titleAttributes[state] }
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? .none : .notEnabled
  }
}

extension BarItem: AccessibilityIdentification {}

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
