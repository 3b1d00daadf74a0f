import Foundation

/// What a search bar asks and tells.
///
/// Counterpart: `UISearchBarDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchBarDelegate: NSObjectProtocol {
  /// Whether a person may begin to type.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// A person begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// A person has ended to type.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// A person has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// A person has tapped the button that searches.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// A person has tapped the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// A person has chosen another scope.
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
