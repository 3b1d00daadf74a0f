import Foundation
import ListCore

typealias ListDesign = SystemProfile.ListDesign

/// The dimensions of cells and their content, in points.
///
/// They match a phone with the standard text size.
enum CellMetrics {
  /// The height of a row without an explicit height.
  static let defaultRowHeight: CGFloat = 44
  /// The frame that a cell has before a list gives it one.
  static let defaultFrame = CGRect(x: 0, y: 0, width: 320, height: defaultRowHeight)
  /// The distance between the content and the left and right edges.
  static let sideMargin: CGFloat = 16
  /// The same distance in a cell of a collection view that is not a list.
  static let plainMargin: CGFloat = 8
  /// The distance between text and the top and bottom edges, when the text determines the height.
  static let textMargin: CGFloat = 11
  /// The same distance in headers and footers.
  static let headerTextMargin: CGFloat = 6
  /// The width reserved for an accessory of a list cell, so that rows line up.
  static let standardAccessoryWidth: CGFloat = 28
  /// The width reserved for the indicators of a disclosure and of an outline. (behaviour 21.27)
  static let indicatorWidth: CGFloat = 14
  /// The distance between the spaces of accessories before the content. (behaviour 21.28)
  static let leadingAccessorySpacing: CGFloat = 16
  /// The distance between the spaces of accessories after the content, and on each side of the line
  /// in front of a reorder control. (behaviour 21.28, 21.31)
  static let trailingAccessorySpacing: CGFloat = 8
  /// The width of that line.
  static let accessoryLineWidth: CGFloat = 1
  /// The distance between an image and a text, and between an accessory and the content of a
  /// table's cell.
  static let spacing: CGFloat = 8
  /// The minimum distance between two texts on one line.
  static let textSpacing: CGFloat = 6
  /// The width of one level of indentation.
  static let indentationWidth: CGFloat = 10
  /// The width of the control that inserts, deletes or selects while editing.
  static let editControlWidth: CGFloat = 38
  /// The width of the control that moves a row while editing.
  static let reorderControlWidth: CGFloat = 42
  /// The width that a table's section index takes from the content of its cells. (behaviour 15.4)
  static let sectionIndexWidth: CGFloat = 15
  /// The width of the leading text, in the style that shows it before its detail.
  static let leadingTextWidth: CGFloat = 91
}
