extension ListContentConfiguration {
  /// A row with a text and, under it, a secondary text of equal weight.
  public static func cell() -> ListContentConfiguration { .init(.cell) }
  /// A row with a text and a subtitle.
  public static func subtitleCell() -> ListContentConfiguration { .init(.subtitleCell) }
  /// A row with a text and a value at the other edge.
  public static func valueCell() -> ListContentConfiguration { .init(.valueCell) }
  /// A row of a list that stands beside a sidebar.
  public static func accompaniedSidebarCell() -> ListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// A row with a subtitle, of a list that stands beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// A header of any list.
  public static func header() -> ListContentConfiguration { .init(.header) }
  /// A footer of any list.
  public static func footer() -> ListContentConfiguration { .init(.footer) }
  /// A header that stands out, of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// A header that stands out more, of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }
  /// A header of a plain list. From iOS 18 on, UIKit prefers ``header()``.
  public static func plainHeader() -> ListContentConfiguration { .init(.plainHeader) }
  /// A header of a grouped list. From iOS 18 on, UIKit prefers ``header()``.
  public static func groupedHeader() -> ListContentConfiguration { .init(.groupedHeader) }
  /// A header of a sidebar. From iOS 18 on, UIKit prefers ``header()``.
  public static func sidebarHeader() -> ListContentConfiguration { .init(.sidebarHeader) }
  /// A footer of a plain list. From iOS 18 on, UIKit prefers ``footer()``.
  public static func plainFooter() -> ListContentConfiguration { .init(.plainFooter) }
  /// A footer of a grouped list. From iOS 18 on, UIKit prefers ``footer()``.
  public static func groupedFooter() -> ListContentConfiguration { .init(.groupedFooter) }
  /// A row of a sidebar. From iOS 18 on, UIKit prefers ``cell()``.
  public static func sidebarCell() -> ListContentConfiguration { .init(.sidebarCell) }
  /// A row with a subtitle, of a sidebar. From iOS 18 on, UIKit prefers ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> ListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
}
