import Foundation

/// Something on a bar.
///
/// Counterpart: `UIBarItem`.
@MainActor
open class BarItem: AccessibleObject {
  /// What the item says.
  open var title: String?
  /// The item's picture.
  open var image: Image?
  /// Whether a person can use the item.
  open var isEnabled = true
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
}
