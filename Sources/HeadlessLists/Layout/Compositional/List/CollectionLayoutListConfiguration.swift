import Foundation
import ListCore

/// The appearance of a list in a collection view.
///
/// Counterpart: `UICollectionLayoutListConfiguration`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`.
public struct CollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows extend from side to side, and headers are pinned.
    case plain = 0
    /// Sections are separated.
    case grouped = 1
    /// Sections are separated and inset from the edges.
    case insetGrouped = 2
    /// The list is a sidebar.
    case sidebar = 3
    /// The list is a sidebar without gaps.
    case sidebarPlain = 4
  }

  /// The source of the headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are no headers.
    case none = 0
    /// The data source provides supplementary views.
    case supplementary = 1
    /// The first item of a section is its header.
    case firstItemInSection = 2
  }

  /// The source of the footers.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are no footers.
    case none = 0
    /// The data source provides supplementary views.
    case supplementary = 1
  }

  /// Returns the swipe actions at one edge of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    SwipeActionsConfiguration?
  /// Returns the separators of a row, given the default ones.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
  ) -> ListSeparatorConfiguration

  /// The style of the list.
  public var appearance: Appearance
  /// Whether there are separators between rows.
  public var showsSeparators = true
  /// The separators of every row, before ``itemSeparatorHandler`` changes them.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The closure that changes the separators of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows. It is stored but has no effect: nothing is drawn.
  public var backgroundColor: Color?
  /// The closure that returns the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the swipe actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of the headers.
  public var headerMode = HeaderMode.none
  /// The source of the footers.
  public var footerMode = FooterMode.none
  /// The space above each header, in points; `nil` for the list's default.
  public var headerTopPadding: CGFloat?

  /// Creates a list without headers, footers and actions.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

// The system's metrics (behaviour 14.13), recorded on system 27 in the Mac idiom; whether those of
// an iPhone differ is not known (known difference list-metrics).
extension CollectionLayoutListConfiguration {
  /// The table style that corresponds to the list.
  private var style: TableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }

  /// Returns the distance of rows from the sides in a list of a width: 16 points in an inset list,
  /// 20 from a width of 414 points on.
  func sideInset(width: CGFloat) -> CGFloat { TableMetrics(style: style, width: width).sideInset }

  /// Whether headers and footers are pinned while their section is visible.
  var pinsHeaders: Bool { TableMetrics(style: style, width: 0).pinsHeaders }

  /// The space above the rows of a section.
  var topInset: CGFloat {
    switch (appearance, headerMode) {
    case (.plain, .firstItemInSection): headerTopPadding ?? 22
    case (_, .firstItemInSection): headerTopPadding ?? 0
    case (.grouped, .none), (.insetGrouped, .none): 35
    case (_, .none), (_, .supplementary): 0
    }
  }

  /// The space below the rows of a section.
  var bottomInset: CGFloat {
    switch (appearance, footerMode) {
    case (.grouped, .none), (.insetGrouped, .none): 20
    case (.sidebar, .none): 10
    case (.plain, .none), (.sidebarPlain, .none), (_, .supplementary): 0
    }
  }

  /// Returns the space above a header.
  func headerPadding(_ profile: SystemProfile) -> CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (style == .plain ? CGFloat(profile.plainSectionHeaderTopPadding) : 0)
  }

  /// The estimated height of a header or a footer.
  var boundaryEstimate: CGFloat { style == .plain ? 28 : 17.5 }
}

/// The separators between the rows of a list, as data: nothing is drawn.
///
/// Counterpart: `UIListSeparatorConfiguration`.
///
/// Coverage: simulated. Kept without effect: `bottomSeparatorInsets`, `color`,
/// `multipleSelectionColor`, `topSeparatorInsets`.
public struct ListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list determines the visibility.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// Insets that are determined by the list.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The colour of the separators.
  public var color = Color.separator
  /// The colour of the separators between rows that are selected together.
  public var multipleSelectionColor = Color.separator

  /// Creates the separators of a list with a style.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  private let appearance: CollectionLayoutListConfiguration.Appearance
}
