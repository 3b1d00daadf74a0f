import Foundation

/// The appearances of a bar.
@MainActor
final class BarAppearances {
  var standard: BarAppearance { didSet { isStandardGiven = true } }
  private(set) var isStandardGiven = false
  var compact: BarAppearance?
  var scrollEdge: BarAppearance?
  var compactScrollEdge: BarAppearance?

  init(_ standard: BarAppearance) { self.standard = standard }
}

extension NavigationBar {
  var appearances: BarAppearances { kept { BarAppearances(NavigationBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: NavigationBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension Toolbar {
  var appearances: BarAppearances { kept { BarAppearances(ToolbarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: ToolbarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension TabBar {
  var appearances: BarAppearances { kept { BarAppearances(TabBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: TabBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}
