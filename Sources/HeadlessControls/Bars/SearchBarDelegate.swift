import Foundation
@_spi(Hooks) import HeadlessViews

/// The methods that control and notify of editing a search bar.
///
/// Counterpart: `UISearchBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Returns whether typed text may replace a range, in UTF-16 code units. The search key types a
  /// line break.
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the user has tapped the search key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the bookmark button. Never called here: nothing taps it.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the results button. Never called here: nothing taps it.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
