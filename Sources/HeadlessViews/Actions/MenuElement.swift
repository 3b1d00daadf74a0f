import Foundation

/// Something in a menu: an action, or another menu.
///
/// Counterpart: `UIMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuElement: NSObject {
  var shownTitle: String
  var shownImage: Image?

  /// What the element is called.
  open var title: String { shownTitle }
  /// The picture beside the title.
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
