import Foundation
@_spi(Hooks) import HeadlessViews
import ListCore

/// A container that shows a list beside the details of its selection. In a window it is collapsed to
/// one column, as on a phone.
///
/// Before its first layout in a window it is expanded: it has the controllers of all columns. Then it
/// collapses: it has the primary controller, and the controllers of the other columns are pushed onto
/// the primary one's stack, a navigation controller as a whole (behaviour 17.6). Its bar is hidden
/// there, and its items are on the bar of the stack.
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
  open private(set) var style = Style.unspecified
  /// The delegate of the split view controller.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// The preferred visible columns. Kept without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The visible columns.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether only one column fits: in a window.
  open private(set) var isCollapsed = false
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
  /// The controller that shows all columns, once they have collapsed.
  private weak var collapsed: ViewController?

  /// Creates a split view controller with columns.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override var faultOfPush: ControllerFault? { .pushedSplitView(description) }

  /// The controllers of the columns, the primary column's first; collapsed, the only one.
  /// (behaviour 17.6)
  open var viewControllers: [ViewController] {
    get {
      isCollapsed
        ? children : [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      columns = Dictionary(uniqueKeysWithValues: zip(places, newValue))
      columnsDidChange()
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
    columnsDidChange()
  }

  /// Shows a column.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {
    guard let controller = columns[column] else { return }
    delegate?.splitViewController(self, willShow: column)
    column == .primary ? _ = shown?.popToRootViewController(animated: true) : push(controller)
  }

  /// Hides a column.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) {
    if let controller = columns[column], shown?.topViewController === controller {
      delegate?.splitViewController(self, willHide: column)
      shown?.popViewController(animated: true)
    }
  }

  open override func show(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    shown.map { $0.show(vc, sender: sender) }
  }

  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    if isCollapsed { push(vc) }
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override var loadsScreensInLayout: Bool { true }
  @_spi(Hooks) open override func layOutContents() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    if !isCollapsed { collapse() }
  }

  private func columnsDidChange() {
    guard !isCollapsed else { return collapse() }
    adoptColumns()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the controllers of the columns children, which are so before they show: what one of them
  /// presents meanwhile is presented over the whole split view.
  private func adoptColumns() {
    let adopted = [Column.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] }
    for child in children where !adopted.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in adopted where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows the primary column, or the compact one if there is one, with the others on its stack.
  private func collapse() {
    guard let view = viewIfLoaded, let first = columns[.compact] ?? primaryOfStack else { return }
    isCollapsed = true
    guard first !== collapsed else { return }
    collapsed = first
    for child in children where child !== first {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let isNew = first.parent !== self
    if isNew { addChild(first) }
    shown = first as? NavigationController
    if columns[.compact] == nil { collapseColumns(onto: first) }
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    if isNew { first.didMove(toParent: self) }
    if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
  }

  /// The primary column's controller; a split view with columns puts it on a stack.
  private var primaryOfStack: ViewController? {
    guard let primary = columns[.primary] else { return nil }
    guard style != .unspecified else {
      return delegate?.primaryViewController(forCollapsing: self) ?? primary
    }
    if primary is NavigationController { return primary }
    return primary.navigationController ?? NavigationController(rootViewController: primary)
  }

  /// Adds the other controllers to the first one, as the delegate decides (behaviour 25.105).
  private func collapseColumns(onto first: ViewController) {
    guard style == .unspecified else {
      for next in columnsOnStack() { push(next, animated: false) }
      return
    }
    guard let second = columns[.secondary],
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) != true
    else { return }
    first.collapseSecondaryViewController(second, for: self)
  }

  private func columnsOnStack() -> [ViewController] {
    let others: [Column] = [.supplementary, .secondary].filter { columns[$0] != nil }
    let proposed = others.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    return others.prefix { $0.rawValue <= top.rawValue }.compactMap { columns[$0] }
  }

  private func push(_ controller: ViewController, animated: Bool = true) {
    guard let shown else {
      if animated { present(controller, animated: true) }
      return
    }
    guard !shown.viewControllers.contains(where: { $0 === controller }) else { return }
    shown.pushColumn(controller, animated: animated)
  }
}

extension ViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitViewController }.first
  }
}
