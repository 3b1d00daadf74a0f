import Foundation

/// Lists beside what is chosen in them. A phone shows one of them at a time, so a simulator does
/// too.
///
/// The last controller that was shown is on top; the first one is below.
///
/// Counterpart: `UISplitViewController`.
///
/// Coverage: simulated. Kept without effect: `maximumPrimaryColumnWidth`,
/// `minimumPrimaryColumnWidth`, `preferredDisplayMode`, `preferredPrimaryColumnWidthFraction`,
/// `presentsWithGesture`.
@preconcurrency @MainActor
open class SplitViewController: ViewController {
  /// Which columns show. Counterpart: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// An older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// How many columns there are. Counterpart: `UISplitViewController.Style`.
  public enum Style: Int, Hashable, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column. Counterpart: `UISplitViewController.Column`.
  public enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// How many columns there are.
  public private(set) var style = Style.unspecified
  /// Who is asked and told.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// Which columns are to show. Kept.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns show.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether there is room for one column only.
  open var isCollapsed: Bool { true }
  /// Whether a finger may bring the first column in. Kept.
  open var presentsWithGesture = true
  /// How wide the first column is, as a part of the whole. Kept.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
  /// How wide the first column is at most, in points. Kept.
  open var maximumPrimaryColumnWidth: CGFloat = 420
  /// How wide the first column is at least, in points. Kept.
  open var minimumPrimaryColumnWidth: CGFloat = 180
  private var columns: [Column: ViewController] = [:]
  private var shown: NavigationController?

  /// Creates one with columns.
  ///
  /// - Parameter style: How many.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// The controllers of the columns, the first column's first.
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

  /// The controller of a column.
  ///
  /// - Parameter column: The column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Puts a controller into a column.
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

  /// Puts the first column, or the one for little room, on the screen.
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

  /// A stack cannot be pushed: what is on top of it is.
  private func top(of controller: ViewController) -> ViewController {
    (controller as? NavigationController)?.topViewController ?? controller
  }
}

/// Who is asked and told by a split view controller.
///
/// Counterpart: `UISplitViewControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the delegate shows what was chosen by itself.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Whether what was chosen is left out where there is room for one column only.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Which column is on top where there is room for one only.
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
  /// The split view controller that this one is in.
  public var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitViewController }.first
  }
}
