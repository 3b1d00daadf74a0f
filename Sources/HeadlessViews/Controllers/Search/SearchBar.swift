import Foundation

/// A field for the words to search for.
///
/// A test types into it, or into the field within it, with `Simulator.type(_:into:)`.
///
/// Counterpart: `UISearchBar`.
///
/// Coverage: simulated. Kept without effect: `backgroundImage`, `barStyle`, `barTintColor`,
/// `enablesReturnKeyAutomatically`, `inputAccessoryView`, `isSearchResultsButtonSelected`,
/// `isTranslucent`, `prompt`, `returnKeyType`, `scopeBarBackgroundImage`, `searchBarStyle`,
/// `searchTextPositionAdjustment`, `setImage(_:for:state:)`,
/// `setScopeBarButtonTitleTextAttributes(_:for:)`, `showsBookmarkButton`,
/// `showsSearchResultsButton`.
@preconcurrency @MainActor
open class SearchBar: View {
  package weak var search: SearchController?
  private var isEdited = false

  /// Who is asked and told.
  open weak var delegate: (any SearchBarDelegate)?
  /// The words. Nobody is told when they are set.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What stands there while there are no words.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The field for the words.
  public let searchTextField = SearchTextField()
  /// How much of the bar is drawn. It is kept.
  open var searchBarStyle = Style.default
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  /// Whether a person can use the bar.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// Whether a button for bookmarks is shown. ``Simulator`` does not tap it.
  open var showsBookmarkButton = false
  /// Whether a button for results is shown. ``Simulator`` does not tap it.
  open var showsSearchResultsButton = false
  /// Whether the button for results is on.
  open var isSearchResultsButtonSelected = false
  /// How the text stands in the field. It is kept.
  open var searchTextPositionAdjustment = Offset.zero
  /// The picture behind the bar. It is kept.
  open var backgroundImage: Image?
  /// The picture behind the scopes. It is kept.
  open var scopeBarBackgroundImage: Image?
  /// What is checked while one types.
  open var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the button that searches is off while there are no words. It is kept.
  open var enablesReturnKeyAutomatically = true
  private var accessory: View?
  /// The view above the keyboard. It is kept: there is no keyboard.
  open override var inputAccessoryView: View? {
    get { accessory }
    set { accessory = newValue }
  }
  var icons: [Icon: StateValues<Image>] = [:]
  var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Which keys the keyboard has.
  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the return key says.
  open var returnKeyType = ReturnKeyType.search
  /// Where capitals are typed by themselves.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
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

  /// Creates a bar without words.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without words. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.bar = self
    let changed = Action { [weak self] _ in self?.wordsDidChange() }
    searchTextField.addAction(changed, for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Places the field: ten points from the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 10, dy: 10)
  }

  /// How much of a bar is drawn.
  public typealias Style = SearchBarStyle

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

  package func isShown(on simulator: Simulator) -> Bool { shownWindow?.ownSimulator === simulator }

  package func beginEditing() -> Bool {
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
  package func type(_ text: String) {
    searchTextField.text = text
    searchTextField.sendActions(for: .editingChanged)
  }

  private func wordsDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.update()
  }

  /// A person taps the button to cancel.
  package func cancel() {
    if let search { search.isActive = false } else { resignFirstResponder() }
    delegate?.searchBarCancelButtonClicked(self)
  }
}
