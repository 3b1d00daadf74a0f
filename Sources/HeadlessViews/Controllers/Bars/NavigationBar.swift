import Foundation

/// The bar above a stack of screens. What it shows is data.
///
/// Counterpart: `UINavigationBar`.
///
/// Coverage: simulated. Kept without effect: `backIndicatorImage`,
/// `backIndicatorTransitionMaskImage`, `barStyle`, `barTintColor`, `isTranslucent`,
/// `largeTitleTextAttributes`, `setBackgroundImage(_:for:)`, `shadowImage`, `titleTextAttributes`.
@preconcurrency @MainActor
open class NavigationBar: View {
  /// The height of a bar, in points.
  nonisolated public static let height: CGFloat = 44
  /// The height of a bar with a large title, in points.
  nonisolated public static let largeTitleHeight: CGFloat = 96

  package weak var stack: NavigationController?

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
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  /// The attributes of titles. They are kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles. They are kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below the bar. It is kept.
  open var shadowImage: Image?
  /// The picture of the button that leads back. It is kept.
  open var backIndicatorImage: Image?
  /// The stencil of that picture. It is kept.
  open var backIndicatorTransitionMaskImage: Image?
  private var background: Image?

  /// Sets the picture behind the bar. It is kept, the same for all bars.
  open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    background = backgroundImage
  }
  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: BarMetrics) -> Image? { background }

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

  package var shownItems: [BarButtonItem] {
    ((topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []))
      .filter { !$0.isHidden }
  }
}
