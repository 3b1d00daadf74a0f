import Foundation

/// What a person pulls down to refresh a list.
///
/// ```swift
/// feed.refreshControl = RefreshControl()
/// feed.refreshControl?.addAction(Action { [weak feed] _ in feed?.load() }, for: .valueChanged)
/// simulator.pullToRefresh(in: feed.tableView)
/// ```
///
/// The room that UIKit makes above the content while it refreshes is not simulated: insets and
/// offset stay as they are.
///
/// Counterpart: `UIRefreshControl`.
///
/// Coverage: simulated. Kept without effect: `attributedTitle`.
@preconcurrency @MainActor
open class RefreshControl: Control {
  /// The height of the control, in points.
  nonisolated public static let height: CGFloat = 60

  private var refreshes = false

  /// What the control says under its wheel.
  open var attributedTitle: NSAttributedString?
  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { refreshes }

  /// Creates a control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = Self.height
  }

  /// Creates a control. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that the content is being refreshed. Nobody is told.
  ///
  /// Since iOS 17 a control in no window does nothing.
  open func beginRefreshing() {
    guard window != nil || !simulator.profile.refreshesOnlyInWindow else { return }
    refreshes = true
  }

  /// Shows that the content has been refreshed.
  open func endRefreshing() {
    refreshes = false
  }
}

extension ScrollView {
  func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let refreshControl else { return }
    refreshControl.autoresizingMask = .flexibleWidth
    refreshControl.frame = CGRect(
      x: 0, y: -RefreshControl.height, width: bounds.width, height: RefreshControl.height)
    insertSubview(refreshControl, at: 0)
  }
}
