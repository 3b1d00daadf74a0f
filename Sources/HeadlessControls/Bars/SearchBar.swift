import Foundation
@_spi(Hooks) import HeadlessViews

/// A bar with a text field for a search query.
///
/// A test types into it, or into its text field, with `Simulator.type(_:into:)`.
///
/// Counterpart: `UISearchBar`.
///
/// Coverage: simulated. Kept without effect: `backgroundImage`, `barStyle`, `barTintColor`,
/// `inputAccessoryView`, `isSearchResultsButtonSelected`, `isTranslucent`, `prompt`,
/// `returnKeyType`, `scopeBarBackgroundImage`, `searchBarStyle`, `searchTextPositionAdjustment`,
/// `setImage(_:for:state:)`, `setScopeBarButtonTitleTextAttributes(_:for:)`,
/// `showsBookmarkButton`, `showsSearchResultsButton`.
@preconcurrency @MainActor
open class SearchBar: View, BarPositioning {
  package weak var search: (any SearchBarOwner)?
  private var isEdited = false

  /// The delegate of the search bar.
  open weak var delegate: (any SearchBarDelegate)?
  /// The text of the search field. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder, shown while the text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text field of the bar.
  open var searchTextField: SearchTextField { ownTextField }
  private let ownTextField = SearchTextField()
  /// The style of the bar. Kept without effect.
  open var searchBarStyle = Style.default
  /// The bar's colour style. Kept without effect.
  open var barStyle = BarStyle.default
  /// Whether the user can use the bar.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// Whether the bar shows a bookmark button. ``Simulator`` cannot tap it.
  open var showsBookmarkButton = false
  /// Whether the bar shows a results button. ``Simulator`` cannot tap it.
  open var showsSearchResultsButton = false
  /// Whether the results button is selected.
  open var isSearchResultsButtonSelected = false
  /// The offset of the text within the field. Kept without effect.
  open var searchTextPositionAdjustment = Offset.zero
  /// The image behind the bar. Kept without effect.
  open var backgroundImage: Image?
  /// The image behind the scope bar. Kept without effect.
  open var scopeBarBackgroundImage: Image?
  /// The spell checking while the user types.
  open var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the search key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  private var accessory: View?
  /// The view above the keyboard. Kept without effect: there is no keyboard.
  open override var inputAccessoryView: View? {
    get { accessory }
    set { accessory = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The title of the return key.
  open var returnKeyType = ReturnKeyType.search
  /// The automatic capitalisation of typed text.
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction of typed text.
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The appearance of the keyboard, in the text field.
  open var keyboardAppearance: KeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the text is hidden, in the text field.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// Whether typed straight quotation marks become typographic ones, in the text field.
  open var smartQuotesType: TextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether typed hyphens become dashes, in the text field.
  open var smartDashesType: TextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces are inserted and deleted with words, in the text field.
  open var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The meaning of the text, for suggestions, in the text field.
  open var textContentType: TextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The position of the bar.
  open var barPosition: BarPosition { .any }
  /// A line above the field.
  open var prompt: String?
  /// Whether the bar shows a cancel button.
  open var showsCancelButton = false
  /// Whether the bar shows its scopes.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the field.
  open var barTintColor: Color?
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Creates a search bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar without text. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    searchTextField.bar = self
    searchTextField.addAction(.init { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    searchTextField.clearButtonMode = .always
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  /// Lays out the text field, ten points from the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 10, dy: 10)
  }

  /// The style of a search bar.
  public typealias Style = SearchBarStyle

  /// The height of a search bar, in points. (behaviour 16.4)
  nonisolated static let height: CGFloat = 56

  /// The intrinsic size: 56 points high, any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.height)
  }
  /// Returns the proposed width and the height of a search bar. Without a proposed width it is the
  /// superview's, or the screen's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(size.width), height: Self.height)
  }
  /// Always `true`: the user can type into a search bar.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether the user is editing the bar's text.
  open override var isFirstResponder: Bool { isEdited }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEdited else {
      cancelFirstResponderRequest()
      return true
    }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    resignByForce()
    return true
  }

  @_spi(Hooks) open override func resignByForce() {
    guard isEdited else { return }
    isEdited = false
    if shownWindow?.firstResponder === self { shownWindow?.firstResponder = nil }
    delegate?.searchBarTextDidEndEditing(self)
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofSearchBars
  }
}

extension SearchBar {
  /// The window that the bar is visible in. A search controller's bar belongs to its screen's
  /// navigation bar, which has no subviews here.
  private var shownWindow: Window? { window ?? search?.screenWindow }

  package func isShown(on simulator: Simulator) -> Bool { shownWindow?.ownSimulator === simulator }

  package func beginEditing() -> Bool {
    guard !isEdited else { return true }
    guard let window = shownWindow else {
      becomeFirstResponderInWindow()
      return false
    }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    isEdited = true
    search?.barBecameFirstResponder()
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Types at the end of the text as the user does: the delegate may refuse it (behaviour 25.66).
  package func type(_ addition: String) {
    let text = text ?? ""
    change(NSRange(location: text.utf16.count, length: 0), to: addition, text + addition)
  }

  /// Presses the delete key.
  package func typeDelete() {
    guard let text, let last = text.last else { return }
    let length = last.utf16.count
    change(
      NSRange(location: text.utf16.count - length, length: length), to: "",
      String(text.dropLast()))
  }

  /// Returns whether the delegate allows the search key, which types a line break.
  package func allowsSearchKey() -> Bool {
    delegate?.searchBar(
      self, shouldChangeTextIn: NSRange(location: (text ?? "").utf16.count, length: 0),
      replacementText: "\n") ?? true
  }

  /// Taps the clear button.
  package func clear() { show("") }

  private func change(_ range: NSRange, to addition: String, _ result: String) {
    let mayChange =
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: addition) ?? true
    if mayChange { show(result) }
  }

  private func show(_ text: String) {
    searchTextField.text = text
    searchTextField.sendActions(for: .editingChanged)
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.update()
  }

  /// Performs a tap on the cancel button. It ends the search of a search controller; without one,
  /// the delegate alone decides what it does (behaviour 25.77).
  package func cancel() {
    search?.isActive = false
    delegate?.searchBarCancelButtonClicked(self)
  }
}
