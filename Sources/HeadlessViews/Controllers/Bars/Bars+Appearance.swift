import Foundation

/// The appearances of a bar.
@MainActor
private final class BarAppearances {
  var standard: BarAppearance { didSet { isStandardGiven = true } }
  private(set) var isStandardGiven = false
  var compact: BarAppearance?
  var scrollEdge: BarAppearance?
  var compactScrollEdge: BarAppearance?

  init(_ standard: BarAppearance) { self.standard = standard }
}

extension NavigationBar {
  private var appearances: BarAppearances { kept { BarAppearances(NavigationBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: NavigationBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// The bar's appearance.
  public var standardAppearance: NavigationBarAppearance {
    get { appearances.standard as? NavigationBarAppearance ?? NavigationBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances.compact as? NavigationBarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.scrollEdge as? NavigationBarAppearance }
    set { appearances.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.compactScrollEdge as? NavigationBarAppearance }
    set { appearances.compactScrollEdge = newValue }
  }
}

extension Toolbar {
  private var appearances: BarAppearances { kept { BarAppearances(ToolbarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: ToolbarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// The bar's appearance.
  public var standardAppearance: ToolbarAppearance {
    get { appearances.standard as? ToolbarAppearance ?? ToolbarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: ToolbarAppearance? {
    get { appearances.compact as? ToolbarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: ToolbarAppearance? {
    get { appearances.scrollEdge as? ToolbarAppearance }
    set { appearances.scrollEdge = newValue }
  }
  /// The bar's appearance in a compact height, while the content is scrolled to its edge.
  public var compactScrollEdgeAppearance: ToolbarAppearance? {
    get { appearances.compactScrollEdge as? ToolbarAppearance }
    set { appearances.compactScrollEdge = newValue }
  }
}

extension TabBar {
  private var appearances: BarAppearances { kept { BarAppearances(TabBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: TabBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// The bar's appearance.
  public var standardAppearance: TabBarAppearance {
    get { appearances.standard as? TabBarAppearance ?? TabBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The bar's appearance in a compact height.
  public var compactAppearance: TabBarAppearance? {
    get { appearances.compact as? TabBarAppearance }
    set { appearances.compact = newValue }
  }
  /// The bar's appearance while the content is scrolled to its edge.
  public var scrollEdgeAppearance: TabBarAppearance? {
    get { appearances.scrollEdge as? TabBarAppearance }
    set { appearances.scrollEdge = newValue }
  }
}
