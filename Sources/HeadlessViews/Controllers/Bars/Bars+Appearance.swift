import Foundation

/// The looks that a bar keeps.
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

  /// How the bar looks.
  public var standardAppearance: NavigationBarAppearance {
    get { looks.standard as? NavigationBarAppearance ?? NavigationBarAppearance() }
    set { looks.standard = newValue }
  }
  /// How the bar looks where there is little height.
  public var compactAppearance: NavigationBarAppearance? {
    get { looks.compact as? NavigationBarAppearance }
    set { looks.compact = newValue }
  }
  /// How the bar looks where nothing is scrolled below it.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.scrollEdge as? NavigationBarAppearance }
    set { looks.scrollEdge = newValue }
  }
  /// How the bar looks where there is little height and nothing is scrolled below it.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.compactScrollEdge as? NavigationBarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension Toolbar {
  private var looks: BarLooks { kept { BarLooks(ToolbarAppearance()) } }

  /// How the bar looks.
  public var standardAppearance: ToolbarAppearance {
    get { looks.standard as? ToolbarAppearance ?? ToolbarAppearance() }
    set { looks.standard = newValue }
  }
  /// How the bar looks where there is little height.
  public var compactAppearance: ToolbarAppearance? {
    get { looks.compact as? ToolbarAppearance }
    set { looks.compact = newValue }
  }
  /// How the bar looks where nothing is scrolled below it.
  public var scrollEdgeAppearance: ToolbarAppearance? {
    get { looks.scrollEdge as? ToolbarAppearance }
    set { looks.scrollEdge = newValue }
  }
  /// How the bar looks where there is little height and nothing is scrolled below it.
  public var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { looks.compactScrollEdge as? ToolbarAppearance }
    set { looks.compactScrollEdge = newValue }
  }
}

extension TabBar {
  private var looks: BarLooks { kept { BarLooks(TabBarAppearance()) } }

  /// How the bar looks.
  public var standardAppearance: TabBarAppearance {
    get { looks.standard as? TabBarAppearance ?? TabBarAppearance() }
    set { looks.standard = newValue }
  }
  /// How the bar looks where there is little height.
  public var compactAppearance: TabBarAppearance? {
    get { looks.compact as? TabBarAppearance }
    set { looks.compact = newValue }
  }
  /// How the bar looks where nothing is scrolled below it.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { looks.scrollEdge as? TabBarAppearance }
    set { looks.scrollEdge = newValue }
  }
}
