import Foundation

/// An accessible part of a view that is not a view itself.
///
/// Counterpart: `UIAccessibilityElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class AccessibilityElement: Responder {
  /// The object that contains the element. Not owned.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame, in the coordinates of the view that contains it; empty by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  ///
  /// - Parameter container: The object that contains the element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view that contains the element, directly or through other elements.
  var containerView: View? {
    accessibilityContainer as? View
      ?? (accessibilityContainer as? AccessibilityElement)?.containerView
  }

  // MARK: Accessibility defaults

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityFrame: CGRect {
    guard let containerView else { return .zero }
    return containerView.frameOnScreen(accessibilityFrameInContainerSpace)
  }
}
