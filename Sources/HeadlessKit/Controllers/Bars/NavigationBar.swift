import Foundation

/// The bar above a stack of screens. What it shows is data.
///
/// Counterpart: `UINavigationBar`.
@MainActor
open class NavigationBar: View {
  /// The height of a bar, in points.
  nonisolated public static let height: CGFloat = 44
  /// The height of a bar with a large title, in points.
  nonisolated public static let largeTitleHeight: CGFloat = 96

  weak var stack: NavigationController?

  /// The items of the screens on the stack, the first screen's first.
  open var items: [NavigationItem]? { stack?.viewControllers.map(\.navigationItem) }
  /// The item that the bar shows.
  open var topItem: NavigationItem? { items?.last }
  /// The item that the button leads back to.
  open var backItem: NavigationItem? { items?.dropLast().last }
  /// Whether titles are large where screens do not say otherwise.
  open var prefersLargeTitles = false { didSet { stack?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: Color?

  /// The title that the bar shows.
  public var shownTitle: String? { topItem?.title }
  /// Whether the bar shows its title large.
  public var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  var shownItems: [BarButtonItem] {
    ((topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []))
      .filter { !$0.isHidden }
  }
}

/// The bar below a stack of screens. What it shows is data.
///
/// Counterpart: `UIToolbar`.
@MainActor
open class Toolbar: View {
  /// The height of a toolbar, in points.
  nonisolated public static let height: CGFloat = 44

  weak var stack: NavigationController?
  private var ownItems: [BarButtonItem]?

  /// The items, from left to right: in a navigation controller those of the screen on top.
  open var items: [BarButtonItem]? {
    get { stack?.topViewController?.toolbarItems ?? ownItems }
    set { ownItems = newValue }
  }

  var shownItems: [BarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  /// Sets the items.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }
}
