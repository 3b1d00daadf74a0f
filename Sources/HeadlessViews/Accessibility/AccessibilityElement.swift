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

/// The accessibility attributes that a program has set. A `nil` attribute has the object's default.
package struct AccessibilityAttributes {
  package var isElement: Bool?
  package var label: TextContent?
  var hint: TextContent?
  var value: TextContent?
  var traits: AccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var elementsAreHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var respondsToUserInteraction: Bool?
  var ignoresInvertColors = false
  var elements: [Any]?
  var customActions: [AccessibilityCustomAction]?
  var userInputLabels: [String]?
  var containerType = AccessibilityContainerType.none
  var navigationStyle = AccessibilityNavigationStyle.automatic
}

/// The kind of an accessibility container.
///
/// Counterpart: `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  case none = 0
  case dataTable, list, landmark
  case semanticGroup
}

/// The way in which Switch Control navigates the elements of a container.
///
/// Counterpart: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// The direction of an accessibility scroll.
///
/// Counterpart: `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
