import Foundation

/// A rectangle in a view that is not a view.
///
/// UIKit's counterpart is `UILayoutGuide`.
@MainActor
open class LayoutGuide: NSObject {
  /// What the guide is called.
  open var identifier = ""
  /// The view that the rectangle is in.
  public internal(set) weak var owningView: View?
  /// The rectangle, in the coordinates of ``owningView``.
  public internal(set) var layoutFrame = CGRect.zero

  /// Creates a guide that is nowhere.
  public override init() {
    super.init()
  }
}
