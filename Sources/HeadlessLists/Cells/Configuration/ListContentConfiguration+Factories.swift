import HeadlessControls

extension ListContentConfiguration {
  /// Returns a row with a text and, below it, a secondary text of equal weight.
  public static func cell() -> ListContentConfiguration { .init(.cell) }
  /// Returns a row with a text and a subtitle.
  public static func subtitleCell() -> ListContentConfiguration { .init(.subtitleCell) }
  /// Returns a row with a text and a value at the opposite edge.
  public static func valueCell() -> ListContentConfiguration { .init(.valueCell) }
  /// Returns a row of a list next to a sidebar.
  public static func accompaniedSidebarCell() -> ListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// Returns a row with a subtitle, of a list next to a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// Returns a header of any list.
  public static func header() -> ListContentConfiguration { .init(.header) }
  /// Returns a footer of any list.
  public static func footer() -> ListContentConfiguration { .init(.footer) }
  /// Returns a prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// Returns an extra prominent header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }
  /// Returns a header of a plain list. From iOS 18 on, UIKit prefers ``header()``.
  public static func plainHeader() -> ListContentConfiguration { .init(.plainHeader) }
  /// Returns a header of a grouped list. From iOS 18 on, UIKit prefers ``header()``.
  public static func groupedHeader() -> ListContentConfiguration { .init(.groupedHeader) }
  /// Returns a header of a sidebar. From iOS 18 on, UIKit prefers ``header()``.
  public static func sidebarHeader() -> ListContentConfiguration { .init(.sidebarHeader) }
  /// Returns a footer of a plain list. From iOS 18 on, UIKit prefers ``footer()``.
  public static func plainFooter() -> ListContentConfiguration { .init(.plainFooter) }
  /// Returns a footer of a grouped list. From iOS 18 on, UIKit prefers ``footer()``.
  public static func groupedFooter() -> ListContentConfiguration { .init(.groupedFooter) }
  /// Returns a row of a sidebar. From iOS 18 on, UIKit prefers ``cell()``.
  public static func sidebarCell() -> ListContentConfiguration { .init(.sidebarCell) }
  /// Returns a row with a subtitle, of a sidebar. From iOS 18 on, UIKit prefers ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> ListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
}

extension ListContentConfiguration {
  /// Returns this configuration, updated for a state.
  ///
  /// Disabled text is paler, rows of a sidebar are emphasised while they are selected, highlighted
  /// or focused, and a dragged row is translucent. Fonts, colours and transformers that a client
  /// chose stay as they are. (behaviour 21.17 to 21.19)
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    let new = ListContentAppearance(state)
    guard new != appearance else { return self }
    var updated = self
    updated.appearance = new
    updated.textProperties.follow(from: text(in: appearance), to: text(in: new))
    updated.secondaryTextProperties.follow(
      from: secondaryText(in: appearance), to: secondaryText(in: new))
    updated.imageProperties.follow(
      from: appearance.colorTransformer(in: style.family),
      to: new.colorTransformer(in: style.family))
    updated.alpha *= new.opacity / appearance.opacity
    return updated
  }

  private func text(in appearance: ListContentAppearance) -> TextProperties {
    appearance.properties(style.text(design), disabledColor: .tertiaryLabel, in: style.family)
  }

  private func secondaryText(in appearance: ListContentAppearance) -> TextProperties {
    appearance.properties(
      style.secondaryText(design), disabledColor: .quaternaryLabel, in: style.family)
  }
}

extension ListContentConfiguration.TextProperties {
  /// Replaces values that are still the default by the default of another appearance.
  fileprivate mutating func follow(from old: Self, to new: Self) {
    if font == old.font { font = new.font }
    if color == old.color { color = new.color }
    if colorTransformer == old.colorTransformer { colorTransformer = new.colorTransformer }
  }
}

extension ListContentConfiguration.ImageProperties {
  fileprivate mutating func follow(
    from old: ConfigurationColorTransformer?, to new: ConfigurationColorTransformer?
  ) {
    if tintColorTransformer == old { tintColorTransformer = new }
  }
}
