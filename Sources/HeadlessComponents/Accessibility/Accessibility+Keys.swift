import Foundation
import HeadlessViews

import struct HeadlessViews.Selector

extension Accessibility {
  /// The key of the text of an announcement, in a notification.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether an announcement was heard to its end, in a notification.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element that got the focus, in a notification.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost the focus, in a notification.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology whose focus moved, in a notification.
  nonisolated public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// Returns a rectangle of a view in the coordinates of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Returns a path of a view in the coordinates of the screen, in points.
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let copy = BezierPath()
    copy.append(path)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// The target that zooming follows. Counterpart: `UIAccessibilityZoomType`.
  public enum ZoomType: Int, Hashable, Sendable {
    case insertionPoint
  }
  /// Has no effect: the screen is not zoomed.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: View)
  {}
  /// Has no effect: the screen is not zoomed.
  public static func registerGestureConflictWithZoom() {}
  /// Restricts the device to the app. It is never allowed here.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension AccessibilityCustomAction {
  /// The category of actions on text.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// Creates an action that a method performs.
  ///
  /// - Parameters:
  ///   - attributedName: The action's name, with speech attributes.
  ///   - target: The object with the method. Not owned.
  ///   - selector: The method.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }
  /// Creates an action that a closure performs.
  ///
  /// - Parameters:
  ///   - attributedName: The action's name, with speech attributes.
  ///   - image: The action's image.
  ///   - actionHandler: The closure that performs it.
  public convenience init(
    attributedName: NSAttributedString, image: Image? = nil, actionHandler: @escaping Handler
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }
}

/// The cell of a table of data.
///
/// Counterpart: `UIAccessibilityContainerDataTableCell`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell spans.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell spans.
  func accessibilityColumnRange() -> NSRange
}

/// A table of data.
///
/// Counterpart: `UIAccessibilityContainerDataTable`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell in a row and a column.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any AccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
}

/// Content that VoiceOver reads line by line, such as a book's.
///
/// Counterpart: `UIAccessibilityReadingContent`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AccessibilityReadingContent {
  /// Returns the line at a point, in points.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the rectangle of a line, in points.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page.
  func accessibilityPageContent() -> String?
}
