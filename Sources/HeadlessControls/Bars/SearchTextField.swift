import Foundation
@_spi(Hooks) import HeadlessViews

/// The text field of a search bar.
///
/// It is edited while its bar is, and reports typed text to the bar's delegate.
///
/// Counterpart: `UISearchTextField`.
///
/// Coverage: simulated. Kept without effect: `allowsCopyingTokens`, `allowsDeletingTokens`,
/// `tokenBackgroundColor`.
@preconcurrency @MainActor
open class SearchTextField: TextField {
  weak var bar: SearchBar?

  /// The tokens before the text, in order.
  open var tokens: [SearchToken] = []
  /// Whether the user can delete tokens. Kept without effect.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens. Kept without effect.
  open var allowsCopyingTokens = true
  /// The colour behind the tokens. Kept without effect.
  open var tokenBackgroundColor: Color?

  /// Inserts a token at an index.
  ///
  /// - Precondition: The index is not greater than the number of tokens.
  open func insertToken(_ token: SearchToken, at tokenIndex: Int) {
    guard (0...tokens.count).contains(tokenIndex) else {
      return ViewMisuse.arrayIndex(
        tokenIndex, count: tokens.count, method: "insertObject:atIndex:"
      ).raise()
    }
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  ///
  /// - Precondition: The index is less than the number of tokens.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else {
      return ViewMisuse.arrayIndex(
        tokenIndex, count: tokens.count, method: "removeObjectAtIndex:"
      ).raise()
    }
    tokens.remove(at: tokenIndex)
  }

  /// Whether the user is editing the bar's text.
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  /// Begins editing in the search bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Ends editing in the search bar.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.searchField)
  }
}

/// The style of a search bar.
///
/// Counterpart: `UISearchBar.Style`.
public enum SearchBarStyle: UInt, Hashable, Sendable {
  case `default`, prominent, minimal
}

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
