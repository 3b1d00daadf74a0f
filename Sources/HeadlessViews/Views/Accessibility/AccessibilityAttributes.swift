import Foundation

/// What a program has said about something for those who cannot see it. What is `nil` follows from
/// the thing itself.
package struct AccessibilityAttributes {
  package var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
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

/// What a container of elements is.
///
/// Counterpart: `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  case none = 0
  case dataTable, list, landmark
  case semanticGroup
}

/// How a switch goes through elements.
///
/// Counterpart: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// Which way the content moves for those who cannot see it.
///
/// Counterpart: `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
