import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension SplitViewController {
  /// The preferred width of the secondary column, in points. Kept without effect.
  public var preferredSecondaryColumnWidth: CGFloat {
    get { kept(or: -1) }
    set { keep(newValue) }
  }
  /// The least width of the secondary column, in points. Kept without effect.
  public var minimumSecondaryColumnWidth: CGFloat {
    get { kept(or: -1) }
    set { keep(newValue) }
  }
  /// Returns whether a column is shown: one with a controller, and only the last if collapsed.
  public func isShowing(_ column: Column) -> Bool { viewController(for: column) != nil }
  /// The way in which columns share the width. Counterpart: `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }
  /// The condition under which the button that changes the columns is shown.
  ///
  /// Counterpart: `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic, never, always
  }
  /// The side of the primary column. Counterpart: `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }
  /// The background of the primary column. Counterpart: `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none, sidebar
  }

  /// The automatic width of a column.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
  /// The way in which columns share the width. Kept without effect.
  public var preferredSplitBehavior: SplitBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The way in which columns share the width: one column covers the others.
  public var splitBehavior: SplitBehavior { .overlay }
  /// The side of the primary column. Kept without effect.
  public var primaryEdge: PrimaryEdge {
    get { kept(or: .leading) }
    set { keep(newValue) }
  }
  /// The background of the primary column. Kept without effect.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
  /// Whether a button shows only the secondary column. Kept without effect.
  public var showsSecondaryOnlyButton: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The condition under which the button that changes the columns is shown. Kept without effect.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The button that changes the columns. It is hidden: there is one column, and a collapsed
  /// controller shows none.
  public var displayModeButtonItem: BarButtonItem {
    let item = kept(or: BarButtonItem())
    item.isHidden = true
    keep(item)
    return item
  }
  /// The width of the primary column, in points.
  public var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// The width of the supplementary column, in points.
  public var supplementaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// The preferred width of the primary column, in points. Kept without effect.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The preferred width of the supplementary column, in points. Kept without effect.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The preferred width of the supplementary column, as a fraction. Kept without effect.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The minimum width of the supplementary column, in points. Kept without effect.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The maximum width of the supplementary column, in points. Kept without effect.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
}

extension SplitViewController.DisplayMode {
  /// The primary column is hidden, by the older name.
  public static var primaryHidden: Self { .secondaryOnly }
  /// The primary column lies over the other one, by the older name.
  public static var primaryOverlay: Self { .oneOverSecondary }
}
