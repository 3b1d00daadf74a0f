import Foundation
import HeadlessControls
import HeadlessViews
import ListCore

extension BackgroundConfiguration {
  /// Returns the background of a row of any list.
  public static func listCell() -> BackgroundConfiguration { .init(.listCell) }
  /// Returns the background of a row of a list next to a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    .rounded(.accompaniedSidebarCell)
  }
  /// Returns the background of a header of any list.
  public static func listHeader() -> BackgroundConfiguration { .init(.listHeader) }
  /// Returns the background of a footer of any list.
  public static func listFooter() -> BackgroundConfiguration { .init(.listFooter) }
  /// Returns the background of a row of a plain list.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listPlainCell() -> BackgroundConfiguration { .init(.plainCell) }
  /// Returns the background of a row of a grouped list.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listGroupedCell() -> BackgroundConfiguration { .init(.groupedCell) }
  /// Returns the background of a row of a sidebar.
  ///
  /// From iOS 18 on, UIKit prefers ``listCell()``.
  public static func listSidebarCell() -> BackgroundConfiguration { .rounded(.sidebarCell) }
  /// Returns the background of a header or footer of a plain list.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  /// Returns the background of a header or footer of a grouped list.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    .rounded(.groupedHeaderFooter)
  }
  /// Returns the background of a header of a sidebar.
  ///
  /// From iOS 18 on, UIKit prefers ``listHeader()``.
  public static func listSidebarHeader() -> BackgroundConfiguration { .rounded(.sidebarHeader) }

  /// Returns a background with the corners of the current release's design. (behaviour 21.20)
  private static func rounded(_ style: BackgroundStyle) -> BackgroundConfiguration {
    var background = BackgroundConfiguration(style)
    background.cornerRadius = Simulator.currentProfile.listDesign.cornerRadius
    return background
  }
}

extension ListDesign {
  /// The radius of the corners of rounded backgrounds, in points.
  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .compact: 10
    case .spacious: 26
    }
  }
}

extension BackgroundStyle {
  static let listCell = BackgroundStyle("listCell", .systemBackground, highlighted: .systemGray4)
  static let plainCell = BackgroundStyle("plainCell", .systemBackground, highlighted: .systemGray4)
  static let groupedCell = BackgroundStyle(
    "groupedCell", .secondarySystemGroupedBackground, highlighted: .systemGray4)
  static let sidebarCell = BackgroundStyle("sidebarCell", .clear, highlighted: .systemGray4)
  static let accompaniedSidebarCell = BackgroundStyle(
    "accompaniedSidebarCell", .clear, highlighted: .systemGray4)
  static let listHeader = BackgroundStyle("listHeader", .clear)
  static let plainHeaderFooter = BackgroundStyle("plainHeaderFooter", .systemBackground)
  static let groupedHeaderFooter = BackgroundStyle("groupedHeaderFooter", .clear)
  static let sidebarHeader = BackgroundStyle("sidebarHeader", .clear)
  static let listFooter = BackgroundStyle("listFooter", .clear)
}
