import Foundation

extension SearchBar {
  /// A picture on a search bar.
  ///
  /// Counterpart: `UISearchBar.Icon`.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// Sets one of the bar's pictures in a state. It is kept.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    icons[icon, default: StateValues()][state] = iconImage
  }
  /// One of the bar's pictures in a state.
  public func image(for icon: Icon, state: Control.State) -> Image? { icons[icon]?[state] }

  /// Shows or hides the scopes.
  public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
  /// Sets the attributes of the scopes' titles in a state. They are kept.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) { scopeAttributes[state] = attributes }
  /// The attributes of the scopes' titles in a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state] }
}

/// A part of a search that is not typed but chosen.
///
/// Counterpart: `UISearchToken`.
///
/// Coverage: simulated. Kept without effect: `representedObject`.
@preconcurrency @MainActor
open class SearchToken: NSObject {
  /// The picture.
  public let icon: Image?
  /// What the token says.
  ///
  /// UIKit keeps that to itself; a test asks for it here.
  public let text: String
  /// What the token stands for to the client.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: Image?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
