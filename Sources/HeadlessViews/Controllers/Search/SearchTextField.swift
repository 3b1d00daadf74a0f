import Foundation

/// The field within a search bar.
///
/// It is edited when its bar is, and what is typed into it the bar's delegate hears of.
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
  /// Whether a person can delete tokens. ``Simulator`` does not.
  open var allowsDeletingTokens = true
  /// Whether a person can copy tokens. ``Simulator`` does not.
  open var allowsCopyingTokens = true
  /// The colour behind the tokens. It is kept.
  open var tokenBackgroundColor: Color?

  /// Puts a token at an index among the others.
  ///
  /// - Precondition: The index is not greater than the number of tokens.
  open func insertToken(_ token: SearchToken, at tokenIndex: Int) {
    precondition(
      (0...tokens.count).contains(tokenIndex),
      "Index \(tokenIndex) is not in 0...\(tokens.count)")
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes the token at an index away.
  ///
  /// - Precondition: The index is less than the number of tokens.
  open func removeToken(at tokenIndex: Int) {
    precondition(
      tokens.indices.contains(tokenIndex), "Index \(tokenIndex) is not in 0..<\(tokens.count)")
    tokens.remove(at: tokenIndex)
  }

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

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.searchField)
  }
}

/// How much of a search bar is drawn.
///
/// Counterpart: `UISearchBar.Style`.
public enum SearchBarStyle: UInt, Hashable, Sendable {
  case `default`, prominent, minimal
}
