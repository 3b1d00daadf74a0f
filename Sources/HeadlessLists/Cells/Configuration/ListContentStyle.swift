import Foundation

/// The purpose of a list content configuration.
///
/// The dimensions match a phone with the standard text size: fonts by text style, and margins that
/// make a row with one line of body text 44 points high.
enum ListContentStyle: Hashable {
  case cell
  case subtitleCell
  case valueCell
  case sidebarCell
  case sidebarSubtitleCell
  case accompaniedSidebarCell
  case accompaniedSidebarSubtitleCell
  case header
  case plainHeader
  case groupedHeader
  case prominentInsetGroupedHeader
  case extraProminentInsetGroupedHeader
  case sidebarHeader
  case footer
  case plainFooter
  case groupedFooter
}

extension ListContentStyle {
  private typealias Properties = ListContentConfiguration.TextProperties

  /// The properties of the text.
  var textProperties: ListContentConfiguration.TextProperties {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      Properties(.preferredFont(forTextStyle: .body), .label)
    case .header, .plainHeader:
      Properties(.preferredFont(forTextStyle: .headline), .label)
    case .groupedHeader:
      uppercase(Properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel))
    case .prominentInsetGroupedHeader:
      Properties(.preferredFont(forTextStyle: .headline), .label)
    case .extraProminentInsetGroupedHeader, .sidebarHeader:
      Properties(.preferredFont(forTextStyle: .title3), .label)
    case .footer, .plainFooter, .groupedFooter:
      Properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
  }

  /// The properties of the secondary text.
  var secondaryTextProperties: ListContentConfiguration.TextProperties {
    switch self {
    case .cell, .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      Properties(.preferredFont(forTextStyle: .caption1), secondaryColor)
    case .valueCell, .sidebarCell, .accompaniedSidebarCell:
      Properties(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader, .footer, .plainFooter, .groupedFooter:
      Properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
  }

  /// The distance between the content and the edges, in points.
  var margins: DirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader:
      DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    case .footer, .plainFooter, .groupedFooter:
      DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }
  }

  /// The minimum height of the content, in points.
  var minimumHeight: CGFloat {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      CellMetrics.defaultRowHeight
    case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader, .footer, .plainFooter, .groupedFooter:
      0
    }
  }

  /// The distance between the image and the text, in points.
  var imageToTextPadding: CGFloat { minimumHeight > 0 ? 16 : 8 }

  /// The distance between texts above each other, in points.
  var verticalTextPadding: CGFloat { 3 }

  private var secondaryColor: Color { self == .cell ? .label : .secondaryLabel }

  private func uppercase(
    _ properties: ListContentConfiguration.TextProperties
  ) -> ListContentConfiguration.TextProperties {
    var properties = properties
    properties.transform = .uppercase
    return properties
  }
}
