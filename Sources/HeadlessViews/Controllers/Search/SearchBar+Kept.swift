import Foundation

extension SearchBar {
  /// An icon of a search bar.
  ///
  /// Counterpart: `UISearchBar.Icon`.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// Sets an icon's image for a state. Kept without effect.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    icons[icon, default: StateValues()][state] = iconImage
  }
  /// Returns an icon's image for a state.
  public func image(for icon: Icon, state: Control.State) -> Image? { icons[icon]?[state] }

  /// Shows or hides the scope bar.
  public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
  /// Sets the text attributes of the scope titles for a state. Kept without effect.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { scopeAttributes[state] = attributes }
  /// Returns the text attributes of the scope titles for a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state] }
}

/// A part of a search query that is chosen instead of typed.
///
/// Counterpart: `UISearchToken`.
///
/// Coverage: simulated. Kept without effect: `representedObject`.
@preconcurrency @MainActor
open class SearchToken: NSObject {
  /// The token's image.
  public let icon: Image?
  /// The token's text.
  ///
  /// UIKit does not expose it. It is public here so that a test can read it.
  public let text: String
  /// The client's object that the token represents.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: Image?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
