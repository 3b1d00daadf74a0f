import Foundation

/// An element of a menu: an action or a submenu.
///
/// Counterpart: `UIMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuElement: AccessibleObject {
  /// The attributes of an element in a menu.
  ///
  /// Counterpart: `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen. Kept without effect.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of an element that represents a setting.
  ///
  /// Counterpart: `UIMenuElement.State`.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  var shownTitle: String
  var shownImage: Image?

  /// The element's title.
  open var title: String { shownTitle }
  /// The image beside the title.
  open var image: Image? { shownImage }
  /// A second line under the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: Image?) {
    shownTitle = title
    shownImage = image
    self.subtitle = subtitle
    super.init()
  }
}
