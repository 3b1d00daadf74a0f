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
