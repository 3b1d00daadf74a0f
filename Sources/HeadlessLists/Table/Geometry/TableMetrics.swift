import Foundation
import ListCore

/// What the geometry of a table depends on besides its sections, in points.
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
  /// How far rows, headers and footers keep from each side.
  ///
  /// An inset-grouped table leaves its layout margin: 16 points, and 20 from a width of 414 on.
  var sideInset: CGFloat {
    switch style {
    case .plain, .grouped: 0
    case .insetGrouped: width < 414 ? 16 : 20
    }
  }

  /// Whether headers and footers stay on screen while their section is.
  var pinsHeaders: Bool {
    switch style {
    case .plain: true
    case .grouped, .insetGrouped: false
    }
  }
}

// The system's own heights. UIKit does not document them; these are what a table of the default
// text size shows.
extension TableMetrics {
  /// The height of a row when nobody says otherwise.
  static let row: CGFloat = 44

  /// The height of a header that shows a title.
  static func titleHeader(_ style: TableView.Style, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: 28
    case .grouped, .insetGrouped: isFirst ? 55.5 : 38
    }
  }

  /// The height of a footer that shows a title.
  static func titleFooter(_ style: TableView.Style) -> CGFloat { 28 }

  /// The gap where a header would be.
  static func emptyHeader(_ style: TableView.Style, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: isFirst ? 35 : 17.5
    }
  }

  /// The gap where a footer would be.
  static func emptyFooter(_ style: TableView.Style) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped, .insetGrouped: 17.5
    }
  }
}
