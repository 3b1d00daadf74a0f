import Foundation
import ListCore

/// The dimensions of a table other than those of its sections, in points.
struct TableMetrics: Equatable {
  /// The style of the table.
  var style: TableView.Style
  /// The width of the table.
  var width: CGFloat
  /// The height of the view above all sections.
  var tableHeader: CGFloat = 0
  /// The height of the view below all sections.
  var tableFooter: CGFloat = 0
}

extension TableMetrics {
  /// The inset of rows, headers and footers from each side.
  ///
  /// An inset-grouped table uses its layout margin: 16 points, and 20 points from a width of 414
  /// points.
  var sideInset: CGFloat {
    switch style {
    case .plain, .grouped: 0
    case .insetGrouped: width < 414 ? 16 : 20
    }
  }

  /// Whether headers and footers are pinned while their section is visible.
  var pinsHeaders: Bool {
    switch style {
    case .plain: true
    case .grouped, .insetGrouped: false
    }
  }
}

// The system's default heights. UIKit does not document them; these are those of a table at the
// default text size.
extension TableMetrics {
  /// The default height of a row.
  static let row: CGFloat = 44

  /// Returns the height of a header with a title.
  static func titleHeader(_ style: TableView.Style, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: 28
    case .grouped, .insetGrouped: isFirst ? 55.5 : 38
    }
  }

  /// Returns the height of a footer with a title.
  static func titleFooter(_ style: TableView.Style) -> CGFloat { 28 }

  /// Returns the height of the gap in place of a header.
  static func emptyHeader(_ style: TableView.Style, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: isFirst ? 35 : 17.5
    }
  }

  /// Returns the height of the gap in place of a footer.
  static func emptyFooter(_ style: TableView.Style) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: 17.5
    }
  }
}

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
