import Foundation

/// Lines of text that a person types.
///
/// A test types by ``Simulator/type(_:into:file:line:)-(_,TextView,_,_)``. A program that sets the
/// text tells nobody. Attachments and the engine that sets text are not simulated.
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
  private var content = NSAttributedString(string: "")
  private var input: (keys: View?, accessory: View?)

  /// Who is asked and told. Kept weakly.
  open weak var delegate: (any TextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The text, never `nil` once read. Nobody is told when it is set.
  open var text: String! {
    get { content.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }
  /// The text with its attributes. They are kept; sizes follow from ``font`` alone.
  open var attributedText: NSAttributedString! {
    get { content }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }
  /// The font: 12 points of the system's if there is none.
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// Where lines begin.
  open var textAlignment = TextAlignment.natural
  /// How far text stays from the edges, in points. Lines stay another five from the sides.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The selected range, in units of UTF-16.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether a person can type.
  open var isEditable = true
  /// Whether a person can select text.
  open var isSelectable = true
  /// Whether the font follows the size that the user prefers. It is kept.
  open var adjustsFontForContentSizeCategory = false
  /// What is shown in place of a keyboard. It is kept.
  open override var inputView: View? {
    get { input.keys }
    set { input.keys = newValue }
  }
  /// What is shown above the keyboard. It is kept.
  open override var inputAccessoryView: View? {
    get { input.accessory }
    set { input.accessory = newValue }
  }
  /// Which keys the keyboard has.
  open var keyboardType = KeyboardType.default
  /// What the return key says.
  open var returnKeyType = ReturnKeyType.default
  /// Where capitals are typed by themselves.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The place in which the lines are set.
  open private(set) lazy var textContainer: TextContainer = {
    let container = TextContainer()
    container.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    return container
  }()
  /// What is found in the text and can be tapped. It is kept: nothing is looked for.
  open var dataDetectorTypes: DataDetectorTypes = []
  /// The attributes of links. They are kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of what is typed next. They are kept.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether a person can search the text. It is kept.
  open var isFindInteractionEnabled = false
  /// Whether straight quotation marks become curly ones. It is kept.
  open var smartQuotesType = TextSmartQuotesType.default
  /// Whether two hyphens become a dash. It is kept.
  open var smartDashesType = TextSmartDashesType.default
  /// Whether spaces come and go with what is pasted and cut. It is kept.
  open var smartInsertDeleteType = TextSmartInsertDeleteType.default
  /// Whether a person can change attributes. It is kept.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces all. It is kept.
  open var clearsOnInsertion = false
  /// Whether words are corrected.
  open var autocorrectionType = TextAutocorrectionType.default

  /// Posted when a person has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text view whose lines are set in a place of one's own.
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

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }
  /// It may, if it is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Puts text in place of what is selected, and tells of it. The delegate is not asked.
  open func insertText(_ text: String) {
    replace(selectedRange, with: text)
  }

  /// Removes what is selected, or the character before it, and tells of it.
  open func deleteBackward() {
    guard selectedRange.length == 0, selectedRange.location > 0 else {
      return replace(selectedRange, with: "")
    }
    replace(
      (content.string as NSString)
        .rangeOfComposedCharacterSequence(at: selectedRange.location - 1), with: "")
  }

  /// The size of the text within a width, with the room around it.
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

  /// The size of the text within the present width where the view does not scroll; else none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  // MARK: For classes of this module

  /// A person presses a key: the delegate may refuse what it types.
  package func type(_ text: String) {
    let mayChange =
      delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: text) ?? true
    if mayChange { replace(selectedRange, with: text) }
  }

  private func setContent(_ new: NSAttributedString) {
    content = NSAttributedString(attributedString: new)
    selectedRange = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
  }

  func replace(_ range: NSRange, with text: String) {
    let changed = (content.string as NSString).replacingCharacters(in: range, with: text)
    setContent(NSAttributedString(string: changed))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package override func receiveTap(_ touch: Touch) -> Bool {
    becomeFirstResponder()
    return true
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    text
  }
}
