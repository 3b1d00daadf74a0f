import Foundation

/// The heights of one section of a table, from top to bottom, in points.
struct TableSectionGeometry: Equatable {
  /// The padding above the header, which plain tables have on newer systems.
  var padding: CGFloat = 0
  /// The height of the header; 0 if there is none.
  var header: CGFloat = 0
  /// The heights of the rows.
  var rows: RowHeights
  /// The height of the footer; 0 if there is none.
  var footer: CGFloat = 0
  /// Whether the header's height is an estimate until its view is displayed.
  var guessesHeader = false
  /// Whether the footer's height is an estimate until its view is displayed.
  var guessesFooter = false
}

extension TableSectionGeometry {
  /// The total height.
  var height: CGFloat { rowsTop + rows.total + footer }

  /// The top of the first row, relative to the section.
  var rowsTop: CGFloat { padding + header }

  /// The top of the footer, relative to the section.
  var footerTop: CGFloat { rowsTop + rows.total }
}
