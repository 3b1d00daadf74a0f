import Foundation

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
