import Foundation

/// Something within a view that is one thing to those who cannot see it, and no view itself.
///
/// Counterpart: `UIAccessibilityElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class AccessibilityElement: Responder {
  /// What the element is in. Not kept.
  open weak var accessibilityContainer: AnyObject?
  /// Where the element is, in the coordinates of the view that it is in; empty if nobody said.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  ///
  /// - Parameter container: What the element is in.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view that the element is in, at whatever depth.
  var containerView: View? {
    accessibilityContainer as? View
      ?? (accessibilityContainer as? AccessibilityElement)?.containerView
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityFrame: CGRect {
    guard let containerView else { return .zero }
    return containerView.frameOnScreen(accessibilityFrameInContainerSpace)
  }
}
