import Foundation
@_spi(Hooks) import HeadlessViews

/// A part of a search query that is chosen instead of typed.
///
/// Counterpart: `UISearchToken`.
///
/// Coverage: simulated. Kept without effect: `representedObject`.
@preconcurrency @MainActor
open class SearchToken: NSObject {
  /// The token's image.
  open private(set) var icon: Image?
  /// The token's text.
  ///
  /// UIKit does not expose it. It is public here so that a test can read it.
  open private(set) var text: String
  /// The client's object that the token represents.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: Image?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
