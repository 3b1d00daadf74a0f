import Foundation

/// The sizes that cells and their content are built with, in points.
///
/// They are those of a phone at the standard text size.
enum CellMetrics {
  /// The height of a row that nobody gave a height.
  static let defaultRowHeight: CGFloat = 44
  /// The frame that a cell has before a list gives it one.
  static let defaultFrame = CGRect(x: 0, y: 0, width: 320, height: defaultRowHeight)
  /// The distance of content from the edges at both sides.
  static let sideMargin: CGFloat = 16
  /// The distance of text from the edges above and below, when the text decides the height.
  static let textMargin: CGFloat = 11
  /// The same in headers and footers.
  static let headerTextMargin: CGFloat = 6
  /// The room that an accessory of a list cell takes, so that rows line up.
  static let standardAccessoryWidth: CGFloat = 28
  /// The distance between an image and a text, and between an accessory and the content.
  static let spacing: CGFloat = 8
  /// The least distance between two texts on one line.
  static let textSpacing: CGFloat = 6
  /// How far one level of indentation moves content.
  static let indentationWidth: CGFloat = 10
  /// The room for the control that inserts, deletes or selects while editing.
  static let editControlWidth: CGFloat = 38
  /// The room for the control that moves a row while editing.
  static let reorderControlWidth: CGFloat = 42
  /// The width of the text in front, in the style that puts it in front of its detail.
  static let leadingTextWidth: CGFloat = 91
}
