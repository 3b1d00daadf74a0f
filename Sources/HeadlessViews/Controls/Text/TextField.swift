import Foundation

/// A line of text that a person types.
///
/// A test types by ``Simulator/type(_:into:file:line:)-(_,TextField,_,_)``: the delegate and those
/// who listen to the editing events hear of each character. A program that sets the text tells
/// nobody.
///
/// Counterpart: `UITextField`.
///
/// Coverage: simulated. Kept without effect: `adjustsFontForContentSizeCategory`,
/// `adjustsFontSizeToFitWidth`, `allowsEditingTextAttributes`, `background`, `clearsOnInsertion`,
/// `disabledBackground`, `enablesReturnKeyAutomatically`, `inputAccessoryView`, `inputView`,
/// `keyboardAppearance`, `minimumFontSize`, `returnKeyType`, `smartDashesType`,
/// `smartInsertDeleteType`, `smartQuotesType`, `textAlignment`, `textColor`, `textContentType`,
/// `typingAttributes`.
@preconcurrency @MainActor
open class TextField: Control {
  private var content = NSAttributedString(string: "")
  private var input: (keys: View?, accessory: View?)
  private var hint: NSAttributedString?
  /// The selected range, in units of UTF-16.
  var selection = NSRange(location: 0, length: 0)

  /// Who is asked and told. Kept weakly.
  open weak var delegate: (any TextFieldDelegate)?
  /// The text, never `nil` once read. Nobody is told when it is set.
  open var text: String? {
    get { content.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }
  /// What stands there while there is no text.
  open var placeholder: String? {
    get { hint?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What stands there while there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set {
      hint = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font: 17 points of the system's at first.
  open var font: Font? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// Where the text begins.
  open var textAlignment = TextAlignment.natural
  /// What is drawn around the field.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// When a button is there that clears the text.
  open var clearButtonMode = ViewMode.never
  /// Whether the text goes when a person begins to type.
  open var clearsOnBeginEditing = false
  /// A view before the text.
  open var leftView: View? { didSet { setSide(leftView, from: oldValue) } }
  /// A view behind the text.
  open var rightView: View? { didSet { setSide(rightView, from: oldValue) } }
  /// When the view before the text is there.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view behind the text is there.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  /// Whether the font shrinks to make the text fit. It is kept.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that the user prefers. It is kept.
  open var adjustsFontForContentSizeCategory = false
  /// The least size to which the font shrinks. It is kept.
  open var minimumFontSize: CGFloat = 0
  /// Which keys the keyboard has.
  open var keyboardType = KeyboardType.default
  /// How the keyboard looks.
  open var keyboardAppearance = KeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = ReturnKeyType.default
  /// Whether the return key is dead while there is no text. It is kept.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden. A test can read it all the same.
  open var isSecureTextEntry = false
  /// Where capitals are typed by themselves.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The attributes of all of the text. Setting them keeps the text; font and colour count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { hasText ? content.attributes(at: 0, effectiveRange: nil) : ownAttributes }
    set {
      ownAttributes = newValue
      setContent(NSAttributedString(string: content.string, attributes: newValue))
    }
  }
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next. They are kept.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The picture behind the text. It is kept.
  open var background: Image?
  /// The picture behind the text while the field is disabled. It is kept.
  open var disabledBackground: Image?
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
  /// Whether spelling is checked.
  open var spellCheckingType = TextSpellCheckingType.default
  /// What the text means.
  open var textContentType: TextContentType?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether a person types into the field.
  open var isEditing: Bool { isFirstResponder }
  /// It may, unless it is disabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it: asks, begins, tells the delegate, sends
  /// `.editingDidBegin`, posts the notification.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder ? true : beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate allows it: asks, ends, tells the delegate, sends
  /// `.editingDidEnd`, posts the notification.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? endEditing { super.resignFirstResponder() } : true
  }

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Where the text is in a field of some bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The size of the text or the placeholder, with the border's room.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = content.length > 0 ? content.string : hint?.string ?? ""
    let scale = simulator.scale
    let padding = borderStyle == .none ? CGSize.zero : CGSize(width: 14, height: 12)
    return CGSize(
      width: (font.width(of: shown) * scale).rounded(.up) / scale + padding.width,
      height: (font.lineHeight * scale).rounded(.up) / scale + padding.height)
  }

  /// The size of the text or the placeholder, with the border's room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = (left: leftView, right: rightView)
    views.left?.isHidden = !shows(leftViewMode)
    views.right?.isHidden = !shows(rightViewMode)
    views.left?.frame = leftViewRect(forBounds: bounds)
    views.right?.frame = rightViewRect(forBounds: bounds)
  }

  /// Puts text in place of what is selected, and tells of it. The delegate is not asked.
  open func insertText(_ text: String) {
    replace(selection, with: text)
  }

  /// Removes what is selected, or the character before it, and tells of it.
  open func deleteBackward() {
    replace(rangeToDelete, with: "")
  }

  /// Where the left view stands within bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the right view stands within bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Where the button that clears the field stands within bounds: 24 points at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 12, width: 24, height: 24)
  }

  // MARK: For classes of this module

  /// Whether something with a mode is there now.
  package func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Changes the text, and puts the selection behind it.
  func setContent(_ new: NSAttributedString) {
    content = NSAttributedString(attributedString: new)
    selection = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
  }

  private func contentRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = borderStyle == .none ? 0 : 7
    let left = leftView.flatMap { shows(leftViewMode) ? $0.bounds.width : nil } ?? 0
    let right = rightView.flatMap { shows(rightViewMode) ? $0.bounds.width : nil } ?? 0
    return bounds.inset(by: EdgeInsets(top: 0, left: left + side, bottom: 0, right: right + side))
  }

  private func setSide(_ view: View?, from old: View?) {
    guard view !== old else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let view { addSubview(view) }
  }

  override func fingerLifted(_ touch: Touch) {
    becomeFirstResponder()
    sendActions(for: .touchUpInside)
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    hasText ? ["text = '\(content.string)'"] : []
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    hasText ? nil : placeholder
  }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
