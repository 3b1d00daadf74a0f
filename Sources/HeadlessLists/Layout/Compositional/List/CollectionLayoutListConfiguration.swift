import Foundation
import ListCore

/// How a list in a collection view looks.
///
/// UIKit's counterpart is `UICollectionLayoutListConfiguration`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`.
public struct CollectionLayoutListConfiguration {
  /// The general look.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from side to side, headers that stay on screen.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections with gaps between them and at the sides.
    case insetGrouped = 2
    /// A list beside the content.
    case sidebar = 3
    /// The same without gaps.
    case sidebarPlain = 4
  }

  /// Where the headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// The data source is asked for supplementary views.
    case supplementary = 1
    /// The first item of a section is its header.
    case firstItemInSection = 2
  }

  /// Where the footers come from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// The data source is asked for supplementary views.
    case supplementary = 1
  }

  /// Tells the actions behind one side of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    SwipeActionsConfiguration?
  /// Changes the lines of one row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
  ) -> ListSeparatorConfiguration

  /// The general look.
  public var appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The lines of every row, before ``itemSeparatorHandler`` changes them.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows. Kept; nothing is drawn.
  public var backgroundColor: Color?
  /// Tells the actions that a swipe away from the leading side uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Tells the actions that a swipe away from the trailing side uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where the headers come from.
  public var headerMode = HeaderMode.none
  /// Where the footers come from.
  public var footerMode = FooterMode.none
  /// The room above each header; `nil` for the list's own.
  public var headerTopPadding: CGFloat?

  /// Creates a list without headers, footers and actions.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

// The system's own distances (behaviour 14.13), recorded on system 27 and in the idiom of the Mac; whether an
// iPhone has others is open (known difference list-metrics).
extension CollectionLayoutListConfiguration {
  /// The style of the table that looks like the list.
  private var style: TableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }

  /// How far rows keep from the sides in a list of a width: 16 points in an inset list, 20 from a
  /// width of 414 points on.
  func sideInset(width: CGFloat) -> CGFloat { TableMetrics(style: style, width: width).sideInset }

  /// Whether headers and footers stay on screen while their section is.
  var pinsHeaders: Bool { TableMetrics(style: style, width: 0).pinsHeaders }

  /// The room above the rows of a section.
  var topInset: CGFloat {
    switch (appearance, headerMode) {
    case (.plain, .firstItemInSection): headerTopPadding ?? 22
    case (_, .firstItemInSection): headerTopPadding ?? 0
    case (.grouped, .none), (.insetGrouped, .none): 35
    case (_, .none), (_, .supplementary): 0
    }
  }

  /// The room below the rows of a section.
  var bottomInset: CGFloat {
    switch (appearance, footerMode) {
    case (.grouped, .none), (.insetGrouped, .none): 20
    case (.sidebar, .none): 10
    case (.plain, .none), (.sidebarPlain, .none), (_, .supplementary): 0
    }
  }

  /// The room above a header.
  func headerPadding(_ profile: SystemProfile) -> CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (style == .plain ? CGFloat(profile.plainSectionHeaderTopPadding) : 0)
  }

  /// The height of a header or a footer before it was asked.
  var boundaryEstimate: CGFloat { style == .plain ? 28 : 17.5 }
}
