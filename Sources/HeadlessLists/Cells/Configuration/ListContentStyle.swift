import Foundation
import HeadlessControls

/// The purpose of a list content configuration.
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
  /// A group of styles with common properties.
  enum Family: Hashable {
    case row
    case sidebarRow
    case header
    case footer
  }

  var family: Family {
    switch self {
    case .cell, .subtitleCell, .valueCell: .row
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      .sidebarRow
    case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader:
      .header
    case .footer, .plainFooter, .groupedFooter: .footer
    }
  }

  /// Whether the secondary text is a subtitle.
  private var hasSubtitle: Bool {
    switch self {
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: true
    case .cell, .valueCell, .sidebarCell, .accompaniedSidebarCell, .header, .plainHeader,
      .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
      .sidebarHeader, .footer, .plainFooter, .groupedFooter:
      false
    }
  }
}

// The dimensions of a phone with the standard text size, in points.
extension ListContentStyle {
  /// Returns the distance between the content and the edges. (behaviour 21.2 to 21.5)
  func margins(_ design: ListDesign) -> DirectionalEdgeInsets {
    let isSpacious = design == .spacious
    return switch family {
    case .row:
      DirectionalEdgeInsets(
        top: isSpacious ? 15 : 11, leading: 16, bottom: isSpacious ? 15 : 11, trailing: 8)
    case .sidebarRow: DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    case .header:
      DirectionalEdgeInsets(
        top: isSpacious ? 10 : 6, leading: 8, bottom: isSpacious ? 10 : 6, trailing: 8)
    case .footer:
      DirectionalEdgeInsets(top: isSpacious ? 8 : 6, leading: 8, bottom: 6, trailing: 8)
    }
  }

  /// Returns the minimum height of the content. (behaviour 21.3)
  func minimumHeight(_ design: ListDesign) -> CGFloat {
    switch family {
    case .row: design == .spacious ? 52 : CellMetrics.defaultRowHeight
    case .sidebarRow: CellMetrics.defaultRowHeight
    case .header, .footer: 0
    }
  }

  /// The distance between the image and the text. (behaviour 21.6)
  var imageToTextPadding: CGFloat {
    family == .sidebarRow || self == .sidebarHeader ? 10 : 16
  }

  /// Returns the minimum distance between texts side by side. (behaviour 21.7)
  func horizontalTextPadding(_ design: ListDesign) -> CGFloat { design == .spacious ? 8 : 6 }

  /// Returns the distance between texts above each other. (behaviour 21.7)
  func verticalTextPadding(_ design: ListDesign) -> CGFloat {
    switch design {
    case .compact: 3
    case .spacious: hasSubtitle ? 0 : 4
    }
  }
}

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

/// The part of a state that changes the look of list content.
struct ListContentAppearance: Hashable {
  var isDisabled = false
  var isSelected = false
  var isHighlighted = false
  var isFocused = false
  var isDragged = false
}

extension ListContentAppearance {
  /// Creates the appearance for a system state; a client's own type of state has no effect.
  init(_ state: any ConfigurationState) {
    switch state {
    case let state as CellConfigurationState:
      self.init(
        isDisabled: state.isDisabled, isSelected: state.isSelected,
        isHighlighted: state.isHighlighted, isFocused: state.isFocused,
        isDragged: state.cellDragState == .dragging)
    case let state as ViewConfigurationState:
      self.init(
        isDisabled: state.isDisabled, isSelected: state.isSelected,
        isHighlighted: state.isHighlighted, isFocused: state.isFocused)
    default: self.init()
    }
  }

  /// The opacity of the content, from 0 to 1.
  var opacity: CGFloat { isDragged ? 0.5 : 1 }

  /// Returns the properties of a text that a style has by default in this appearance. (behaviour
  /// 21.17, 21.18)
  ///
  /// - Parameters:
  ///   - normal: The properties without any state.
  ///   - disabledColor: The colour of disabled text.
  func properties(
    _ normal: ListContentConfiguration.TextProperties, disabledColor: Color,
    in family: ListContentStyle.Family
  ) -> ListContentConfiguration.TextProperties {
    var properties = normal
    if isDisabled { properties.color = disabledColor }
    guard family == .sidebarRow else { return properties }
    if isSelected { properties.font = properties.font.withWeight(.medium) }
    if isFocused { properties.color = .white }
    properties.colorTransformer = colorTransformer(in: family)
    return properties
  }

  /// Returns the transformer of the colours of a highlighted sidebar row; `nil` for other rows.
  /// (behaviour 21.18)
  func colorTransformer(in family: ListContentStyle.Family) -> ConfigurationColorTransformer? {
    family == .sidebarRow && isHighlighted ? .highlighted : nil
  }
}
