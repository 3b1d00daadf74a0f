import Foundation

/// A container that shows a list beside the details of its selection. It is always collapsed to one
/// column, as on a phone.
///
/// The controller shown last is on top of the stack, above the first column.
///
/// Counterpart: `UISplitViewController`.
///
/// Coverage: simulated. Kept without effect: `maximumPrimaryColumnWidth`,
/// `minimumPrimaryColumnWidth`, `preferredDisplayMode`, `preferredPrimaryColumnWidthFraction`,
/// `presentsWithGesture`.
@preconcurrency @MainActor
open class SplitViewController: ViewController {
  /// The visible columns. Counterpart: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The earlier name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// The number of columns. Counterpart: `UISplitViewController.Style`.
  public enum Style: Int, Hashable, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column. Counterpart: `UISplitViewController.Column`.
  public enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The number of columns.
  public private(set) var style = Style.unspecified
  /// The delegate of the split view controller.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// The preferred visible columns. Kept without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The visible columns.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether only one column fits.
  open var isCollapsed: Bool { true }
  /// Whether a gesture can reveal the primary column. Kept without effect.
  open var presentsWithGesture = true
  /// The preferred width of the primary column, as a fraction of the whole width. Kept without
  /// effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
  /// The maximum width of the primary column, in points. Kept without effect.
  open var maximumPrimaryColumnWidth: CGFloat = 420
  /// The minimum width of the primary column, in points. Kept without effect.
  open var minimumPrimaryColumnWidth: CGFloat = 180
  private var columns: [Column: ViewController] = [:]
  private var shown: NavigationController?

  /// Creates a split view controller with columns.
  ///
  /// - Parameter style: The number of columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// The controllers of the columns, the primary column's first.
  open var viewControllers: [ViewController] {
    get {
      [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      columns = Dictionary(uniqueKeysWithValues: zip(places, newValue))
      collapse()
    }
  }

  /// Returns the controller of a column.
  ///
  /// - Parameter column: The column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets the controller of a column.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - column: The column.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    columns[column] = vc
    if column == .compact || viewIfLoaded != nil { collapse() }
  }

  /// Shows a column.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {
    guard let controller = columns[column] else { return }
    column == .primary ? _ = shown?.popToRootViewController(animated: true) : push(controller)
  }

  /// Hides a column.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) {
    if let controller = columns[column], shown?.topViewController === top(of: controller) {
      shown?.popViewController(animated: true)
    }
  }

  open override func show(_ vc: ViewController, sender: Any?) {
    shown.map { $0.show(vc, sender: sender) }
  }

  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    push(vc)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  /// Shows the primary column, or the compact one if there is one.
  private func collapse() {
    guard isViewLoaded, let first = columns[.compact] ?? columns[.primary] else { return }
    guard children.first !== first else { return }
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(first)
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
    shown = first as? NavigationController
    guard columns[.compact] == nil, let second = columns[.secondary] else { return }
    let isDiscarded =
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false
    if !isDiscarded { shown?.pushViewController(top(of: second), animated: false) }
  }

  private func push(_ controller: ViewController) {
    guard let shown else { return present(controller, animated: true) }
    let top = top(of: controller)
    guard !shown.viewControllers.contains(where: { $0 === top }) else { return }
    shown.pushViewController(top, animated: true)
  }

  /// Returns the top screen of a navigation controller, which cannot itself be pushed, or the
  /// controller itself.
  private func top(of controller: ViewController) -> ViewController {
    (controller as? NavigationController)?.topViewController ?? controller
  }
}

/// The methods that control how a split view controller collapses and shows columns.
///
/// Counterpart: `UISplitViewControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the delegate shows the detail controller itself.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the secondary controller is discarded when the columns collapse.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the column to show on top when the columns collapse.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
}

extension SplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
}

extension ViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitViewController }.first
  }
}
