import Foundation

/// Something on a bar.
///
/// Counterpart: `UIBarItem`.
///
/// Coverage: simulated. Kept without effect: `imageInsets`, `landscapeImagePhone`,
/// `setTitleTextAttributes(_:for:)`, `tag`.
@preconcurrency @MainActor
open class BarItem: AccessibleObject {
  /// What the item says.
  open var title: String?
  /// The item's picture.
  open var image: Image?
  /// Whether a person can use the item.
  open var isEnabled = true
  /// How far the picture keeps from the edges of its place, in points. It is kept.
  open var imageInsets = EdgeInsets.zero
  /// The picture on a low bar. It is kept.
  open var landscapeImagePhone: Image?
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// A number to find the item by.
  open var tag = 0

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title in a state. They are kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { titleAttributes[state] = attributes }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? .none : .notEnabled
  }
}

extension BarItem: AccessibilityIdentification {}
