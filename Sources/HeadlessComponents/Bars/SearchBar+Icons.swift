import Foundation
import HeadlessControls
import HeadlessViews

extension SearchBar {
  /// An icon of a search bar.
  ///
  /// Counterpart: `UISearchBar.Icon`.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// Sets an icon's image for a state. Kept without effect.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    keep(iconImage, "icon \(icon.rawValue) \(state.rawValue)")
  }
  /// Returns an icon's image for a state.
  public func image(for icon: Icon, state: Control.State) -> Image? {
    kept(or: nil, "icon \(icon.rawValue) \(state.rawValue)")
  }

  /// Shows or hides the scope bar.
  public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
  /// Sets the text attributes of the scope titles for a state. Kept without effect.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { keep(attributes, "scope attributes \(state.rawValue)") }
  /// Returns the text attributes of the scope titles for a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "scope attributes \(state.rawValue)")
  }
}
