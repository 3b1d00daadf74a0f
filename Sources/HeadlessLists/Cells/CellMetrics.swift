import Foundation

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
  /// The distance between text and the top and bottom edges, when the text determines the height.
  static let textMargin: CGFloat = 11
  /// The same distance in headers and footers.
  static let headerTextMargin: CGFloat = 6
  /// The width reserved for an accessory of a list cell, so that rows line up.
  static let standardAccessoryWidth: CGFloat = 28
  /// The distance between an image and a text, and between an accessory and the content.
  static let spacing: CGFloat = 8
  /// The minimum distance between two texts on one line.
  static let textSpacing: CGFloat = 6
  /// The width of one level of indentation.
  static let indentationWidth: CGFloat = 10
  /// The width of the control that inserts, deletes or selects while editing.
  static let editControlWidth: CGFloat = 38
  /// The width of the control that moves a row while editing.
  static let reorderControlWidth: CGFloat = 42
  /// The width of the leading text, in the style that shows it before its detail.
  static let leadingTextWidth: CGFloat = 91
}
