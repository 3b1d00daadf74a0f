import Foundation
@_spi(Hooks) import HeadlessViews

/// The appearances of a bar.
@MainActor
package final class BarAppearances {
  package var standard: BarAppearance { didSet { isStandardGiven = true } }
  package private(set) var isStandardGiven = false
  package var compact: BarAppearance?
  package var scrollEdge: BarAppearance?
  package var compactScrollEdge: BarAppearance?

  package init(_ standard: BarAppearance) { self.standard = standard }
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
