import Foundation
@_spi(Hooks) import HeadlessViews

/// The control that a user pulls down to refresh a list.
///
/// ```swift
/// feed.refreshControl = RefreshControl()
/// feed.refreshControl?.addAction(Action { [weak feed] _ in feed?.load() }, for: .valueChanged)
/// simulator.pullToRefresh(in: feed.tableView)
/// ```
///
/// The space that UIKit adds above the content while refreshing is not simulated: insets and offset
/// do not change.
///
/// Counterpart: `UIRefreshControl`.
///
/// Coverage: simulated. Kept without effect: `attributedTitle`.
@preconcurrency @MainActor
open class RefreshControl: Control {
  /// The height of the control, in points.
  nonisolated public static let height: CGFloat = 60

  private var refreshes = false

  /// The text below the activity indicator.
  open var attributedTitle: NSAttributedString?
  /// Whether the control is refreshing.
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

  /// Begins refreshing, without sending actions.
  ///
  /// Since iOS 17 a control outside a window does nothing.
  open func beginRefreshing() {
    guard window != nil || !simulator.profile.refreshesOnlyInWindow else { return }
    refreshes = true
  }

  /// Ends refreshing.
  open func endRefreshing() {
    refreshes = false
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofRefreshControls
  }
}

/// The refresh control of a scroll view.
private final class RefreshState {
  var control: RefreshControl?
}

extension ScrollView {
  /// The control that refreshes the content when pulled down. It is above the content.
  public var refreshControl: RefreshControl? {
    get { keptStates.known(RefreshState.self)?.control }
    set {
      let state = kept { RefreshState() }
      let old = state.control
      state.control = newValue
      refreshControlDidChange(from: old)
    }
  }

  private func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let refreshControl else { return }
    refreshControl.autoresizingMask = .flexibleWidth
    refreshControl.frame = CGRect(
      x: 0, y: -RefreshControl.height, width: bounds.width, height: RefreshControl.height)
    insertSubview(refreshControl, at: 0)
  }
}
