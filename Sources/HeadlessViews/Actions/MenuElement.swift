import Foundation

/// An element of a menu: an action or a submenu.
///
/// Counterpart: `UIMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuElement: NSObject {
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
