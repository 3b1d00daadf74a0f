/// What a background configuration was made for.
enum BackgroundStyle: Hashable {
  case clear
  case listCell
  case plainCell
  case groupedCell
  case sidebarCell
  case accompaniedSidebarCell
  case listHeader
  case plainHeaderFooter
  case groupedHeaderFooter
  case sidebarHeader
  case listFooter

  /// What of a state changes the colour.
  enum Appearance: Hashable {
    case normal
    case highlighted

    init(_ state: any ConfigurationState) {
      let isHighlighted =
        (state as? CellConfigurationState).map { $0.isHighlighted || $0.isSelected }
        ?? (state as? ViewConfigurationState).map { $0.isHighlighted || $0.isSelected } ?? false
      self = isHighlighted ? .highlighted : .normal
    }
  }

  /// The colour that the system chooses.
  func color(_ appearance: Appearance) -> Color {
    switch (self, appearance) {
    case (.clear, _), (.listHeader, _), (.listFooter, _), (.groupedHeaderFooter, _),
      (.sidebarHeader, _):
      .clear
    case (.sidebarCell, .normal), (.accompaniedSidebarCell, .normal):
      .clear
    case (.listCell, .normal), (.plainCell, .normal), (.plainHeaderFooter, _):
      .systemBackground
    case (.groupedCell, .normal):
      .secondarySystemGroupedBackground
    case (.listCell, .highlighted), (.plainCell, .highlighted), (.groupedCell, .highlighted),
      (.sidebarCell, .highlighted), (.accompaniedSidebarCell, .highlighted):
      .systemGray4
    }
  }
}
