import Foundation

/// A field for the words to search for.
///
/// A test types into it with ``ListHost/type(_:into:file:line:)``. The text field within it is not
/// simulated.
///
/// Counterpart: `UISearchBar`.
@MainActor
open class SearchBar: View {
  weak var search: SearchController?
  private var words: String? = ""
  private var isEdited = false

  /// Who is asked and told.
  open weak var delegate: (any SearchBarDelegate)?
  /// The words. Nobody is told when they are set.
  open var text: String? {
    get { words }
    set { words = newValue ?? "" }
  }
  /// What stands there while there are no words.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// Whether a button to cancel is shown.
  open var showsCancelButton = false
  /// Whether scopes are shown.
  open var showsScopeBar = false
  /// The scopes to choose from.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour behind the field.
  open var barTintColor: Color?
  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The size that the bar wants: 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 56)
  }
  /// It may: a person types into it.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether a person types into the bar.
  open override var isFirstResponder: Bool { isEdited }

  /// Begins editing, where the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEdited else { return true }
    isEdited = false
    super.resignFirstResponder()
    if shownWindow?.firstResponder === self { shownWindow?.firstResponder = nil }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
}

extension SearchBar {
  /// The window that a person sees the bar in. That of a search stands on its screen's navigation
  /// bar, which here has no views.
  private var shownWindow: Window? { window ?? search?.screen?.viewIfLoaded?.window }

  func isShown(on host: ListHost) -> Bool { shownWindow?.ownHost === host }

  func beginEditing() -> Bool {
    guard !isEdited else { return true }
    guard let window = shownWindow, delegate?.searchBarShouldBeginEditing(self) ?? true else {
      return false
    }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    isEdited = true
    search?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// A person has changed the text.
  func type(_ text: String) {
    words = text
    delegate?.searchBar(self, textDidChange: text)
    search?.update()
  }

  /// A person taps the button to cancel.
  func cancel() {
    if let search { search.isActive = false } else { resignFirstResponder() }
    delegate?.searchBarCancelButtonClicked(self)
  }
}
