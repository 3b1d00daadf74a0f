extension BackgroundConfiguration {
  /// The background of a row of any list.
  public static func listCell() -> BackgroundConfiguration { .init(.listCell) }
  /// The background of a row of a list that stands beside a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// The background of a header of any list.
  public static func listHeader() -> BackgroundConfiguration { .init(.listHeader) }
  /// The background of a footer of any list.
  public static func listFooter() -> BackgroundConfiguration { .init(.listFooter) }
  /// The background of a row of a plain list.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listPlainCell() -> BackgroundConfiguration { .init(.plainCell) }
  /// The background of a row of a grouped list.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listGroupedCell() -> BackgroundConfiguration { .init(.groupedCell) }
  /// The background of a row of a sidebar.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listSidebarCell() -> BackgroundConfiguration { .init(.sidebarCell) }
  /// The background of a header or footer of a plain list.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  /// The background of a header or footer of a grouped list.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }
  /// The background of a header of a sidebar.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listSidebarHeader() -> BackgroundConfiguration { .init(.sidebarHeader) }
}
