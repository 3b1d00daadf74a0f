// What is said to those who cannot see, under UIKit's names.
import HeadlessKit

public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityElement = AccessibilityElement
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
public typealias UIAccessibilityIdentification = AccessibilityIdentification
public typealias UIAccessibilityContainerType = AccessibilityContainerType
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
