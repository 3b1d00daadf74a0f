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
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the user has tapped the search key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
