import Foundation

/// A scrollable view of editable text.
///
/// A test types with `Simulator.type(_:into:)`. Setting the text in
/// code does not notify the delegate. Attachments and TextKit are not simulated.
///
/// Counterpart: `UITextView`.
///
/// Coverage: simulated. Kept without effect: `adjustsFontForContentSizeCategory`,
/// `allowsEditingTextAttributes`, `autocapitalizationType`, `autocorrectionType`,
/// `clearsOnInsertion`, `dataDetectorTypes`, `inputAccessoryView`, `inputView`,
/// `isFindInteractionEnabled`, `keyboardType`, `linkTextAttributes`, `returnKeyType`,
/// `smartDashesType`, `smartInsertDeleteType`, `smartQuotesType`, `textAlignment`, `textColor`,
/// `typingAttributes`.
@preconcurrency @MainActor
open class TextView: ScrollView {
  private var content = TextContent()
  private var input: (keys: View?, accessory: View?)

  /// The delegate of the text view. It is a weak reference.
  open weak var delegate: (any TextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The text, never `nil` when read. Setting it does not notify the delegate.
  open var text: String! {
    get { content.string }
    set { setContent(TextContent(newValue ?? "")) }
  }
  /// The text with its attributes. They are stored; only ``font`` determines sizes.
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set { setContent(newValue.map { TextContent($0) } ?? TextContent()) }
  }
  /// The font; `nil` for the system font at 12 points.
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// The alignment of the text.
  open var textAlignment = TextAlignment.natural
  /// The insets of the text, in points. Lines are inset by another five points at the sides.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The selected range, in UTF-16 code units.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// Whether the font follows the preferred content size. Kept without effect.
  open var adjustsFontForContentSizeCategory = false
  /// The view shown instead of a keyboard. Kept without effect.
  open override var inputView: View? {
    get { input.keys }
    set { input.keys = newValue }
  }
  /// The view shown above the keyboard. Kept without effect.
  open override var inputAccessoryView: View? {
    get { input.accessory }
    set { input.accessory = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType = KeyboardType.default
  /// The title of the return key.
  open var returnKeyType = ReturnKeyType.default
  /// The automatic capitalisation of typed text.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The container in which the lines are laid out.
  open private(set) lazy var textContainer: TextContainer = {
    let container = TextContainer()
    container.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    return container
  }()
  /// The kinds of data that are detected and made tappable. Kept without effect.
  open var dataDetectorTypes: DataDetectorTypes = []
  /// The attributes of links. Kept without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of text typed next. Kept without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user can search the text. Kept without effect.
  open var isFindInteractionEnabled = false
  /// Whether straight quotation marks become typographic ones. Kept without effect.
  open var smartQuotesType = TextSmartQuotesType.default
  /// Whether two hyphens become a dash. Kept without effect.
  open var smartDashesType = TextSmartDashesType.default
  /// Whether spaces are adjusted when text is pasted or cut. Kept without effect.
  open var smartInsertDeleteType = TextSmartInsertDeleteType.default
  /// Whether the user can change attributes. Kept without effect.
  open var allowsEditingTextAttributes = false
  /// Whether inserted text replaces the whole text. Kept without effect.
  open var clearsOnInsertion = false
  /// The automatic correction of typed text.
  open var autocorrectionType = TextAutocorrectionType.default

  /// Posted when the user changes the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text view with a text container.
  public init(frame: CGRect, textContainer: TextContainer?) {
    super.init(frame: frame)
    if let textContainer { use(textContainer) }
  }

  /// Creates a text view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func use(_ container: TextContainer) {
    container.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    textContainer = container
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !content.isEmpty }
  /// Whether the view can be edited: `true` if it is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Replaces the selection with text, without asking the delegate, and notifies it of the change.
  open func insertText(_ text: String) {
    replace(selectedRange, with: text)
  }

  /// Deletes the selection, or the character before it, and notifies the delegate.
  open func deleteBackward() {
    guard selectedRange.length == 0, selectedRange.location > 0 else {
      return replace(selectedRange, with: "")
    }
    replace(
      (content.string as NSString)
        .rangeOfComposedCharacterSequence(at: selectedRange.location - 1), with: "")
  }

  /// Returns the size of the text within a width, including the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let insets = textContainerInset
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let width = size.width > 0 ? max(0, size.width - around) : .greatestFiniteMagnitude
    var lines = font.lines(of: content.string, within: width)
    let most = textContainer.maximumNumberOfLines
    if most > 0 { lines = Array(lines.prefix(most)) }
    let widest = lines.map { font.width(of: $0) }.max() ?? 0
    let scale = simulator.scale
    let height = CGFloat(lines.count) * font.lineHeight + insets.top + insets.bottom
    return CGSize(
      width: ((widest + around) * scale).rounded(.up) / scale,
      height: (height * scale).rounded(.up) / scale)
  }

  /// The size of the text within the current width, if scrolling is disabled; otherwise no
  /// intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  // MARK: Overridable in the module

  /// Types text as the user does: the delegate may refuse it.
  package func type(_ text: String) {
    let mayChange =
      delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: text) ?? true
    if mayChange { replace(selectedRange, with: text) }
  }

  private func setContent(_ new: TextContent) {
    content = new
    selectedRange = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
  }

  func replace(_ wanted: NSRange, with text: String) {
    let start = min(max(0, wanted.location), content.length)
    let range = NSRange(
      location: start, length: min(max(0, wanted.length), content.length - start))
    let changed = (content.string as NSString).replacingCharacters(in: range, with: text)
    setContent(TextContent(changed))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package override func receiveTap(_ touch: Touch) -> Bool {
    becomeFirstResponder()
    return true
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    text
  }
}
