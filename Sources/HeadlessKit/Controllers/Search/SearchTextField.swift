import Foundation

/// The field within a search bar.
///
/// It is edited when its bar is, and what is typed into it the bar's delegate hears of.
///
/// Counterpart: `UISearchTextField`. Tokens are not simulated.
@MainActor
open class SearchTextField: TextField {
  weak var bar: SearchBar?

  /// Whether a person types into the bar.
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  /// Has the bar begin editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Has the bar end editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}

/// How much of a search bar is drawn.
///
/// Counterpart: `UISearchBar.Style`.
public enum SearchBarStyle: UInt, Hashable, Sendable {
  case `default`, prominent, minimal
}
