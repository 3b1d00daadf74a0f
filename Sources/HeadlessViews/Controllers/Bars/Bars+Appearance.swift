import Foundation

/// The appearances of a bar.
@MainActor
private final class BarLooks {
  var standard: BarAppearance
  var compact: BarAppearance?
  var scrollEdge: BarAppearance?
  var compactScrollEdge: BarAppearance?

  init(_ standard: BarAppearance) { self.standard = standard }
}

extension NavigationBar {
  private var looks: BarLooks { kept { BarLooks(NavigationBarAppearance()) } }

  /// The bar's appearance.
  public var standardAppearance: NavigationBarAppearance {
    get { looks.standard as? NavigationBarAppearance ?? NavigationBarAppearance() }
    set { looks.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: NavigationBarAppearance? {
    get { looks.compact as? NavigationBarAppearance }
    set { looks.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.scrollEdge as? NavigationBarAppearance }
    set { looks.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.compactScrollEdge as? NavigationBarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension Toolbar {
  private var looks: BarLooks { kept { BarLooks(ToolbarAppearance()) } }

  /// The bar's appearance.
  public var standardAppearance: ToolbarAppearance {
    get { looks.standard as? ToolbarAppearance ?? ToolbarAppearance() }
    set { looks.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: ToolbarAppearance? {
    get { looks.compact as? ToolbarAppearance }
    set { looks.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: ToolbarAppearance? {
    get { looks.scrollEdge as? ToolbarAppearance }
    set { looks.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  public var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { looks.compactScrollEdge as? ToolbarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension TabBar {
  private var looks: BarLooks { kept { BarLooks(TabBarAppearance()) } }

  /// The bar's appearance.
  public var standardAppearance: TabBarAppearance {
    get { looks.standard as? TabBarAppearance ?? TabBarAppearance() }
    set { looks.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: TabBarAppearance? {
    get { looks.compact as? TabBarAppearance }
    set { looks.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { looks.scrollEdge as? TabBarAppearance }
    set { looks.scrollEdge = newValue }
  }
}
