import Foundation

extension ListContentStyle {
  typealias TextProperties = ListContentConfiguration.TextProperties

  /// Returns the properties of the text. (behaviour 21.10, 21.11)
  func text(_ design: ListDesign) -> TextProperties {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      TextProperties(.preferredFont(forTextStyle: .body), .label)
    case .header, .plainHeader, .prominentInsetGroupedHeader:
      TextProperties(.preferredFont(forTextStyle: .headline), .label)
    case .groupedHeader: groupedHeader(design)
    case .extraProminentInsetGroupedHeader:
      TextProperties(.preferredFont(forTextStyle: .title3), .label)
    case .sidebarHeader:
      TextProperties(.preferredFont(forTextStyle: .body).withWeight(.medium), .label)
    case .footer, .plainFooter, .groupedFooter:
      TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
  }

  /// Returns the properties of the secondary text. (behaviour 21.9, 21.10)
  func secondaryText(_ design: ListDesign) -> TextProperties {
    TextProperties(
      .preferredFont(forTextStyle: secondaryTextStyle(design)),
      self == .cell ? .label : .secondaryLabel)
  }

  private func secondaryTextStyle(_ design: ListDesign) -> Font.TextStyle {
    switch self {
    case .cell, .subtitleCell: design == .spacious ? .subheadline : .caption1
    case .valueCell: .body
    case .header, .plainHeader, .groupedHeader: design == .spacious ? .body : .footnote
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader, .footer, .plainFooter, .groupedFooter:
      .footnote
    }
  }

  /// Returns the properties of a grouped list's header, which was in small capitals until iOS 26.
  private func groupedHeader(_ design: ListDesign) -> TextProperties {
    switch design {
    case .spacious: return TextProperties(.preferredFont(forTextStyle: .headline), .secondaryLabel)
    case .compact:
      var small = TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
      small.transform = .uppercase
      return small
    }
  }
}
