import Foundation

/// The heights of one section of a table, from top to bottom, in points.
struct TableSectionGeometry: Equatable {
  /// The room above the header, as newer systems leave it in plain tables.
  var padding: CGFloat = 0
  /// The header; nothing if there is none.
  var header: CGFloat = 0
  /// The rows.
  var rows: RowHeights
  /// The footer; nothing if there is none.
  var footer: CGFloat = 0
  /// Whether the header's height is a guess until its view shows.
  var guessesHeader = false
  /// Whether the footer's height is a guess until its view shows.
  var guessesFooter = false
}

extension TableSectionGeometry {
  /// The height of everything together.
  var height: CGFloat { rowsTop + rows.total + footer }

  /// Where the first row begins, from the top of the section.
  var rowsTop: CGFloat { padding + header }

  /// Where the footer begins, from the top of the section.
  var footerTop: CGFloat { rowsTop + rows.total }
}
