import Foundation
@_spi(Hooks) import HeadlessViews

/// A field for one line of text.
///
/// A test types with `Simulator.type(_:into:)`: the delegate and the
/// editing events are notified of each character. Setting the text in code sends no events.
///
/// Counterpart: `UITextField`.
///
/// Coverage: simulated. Kept without effect:
/// `allowsEditingTextAttributes`, `background`, `clearsOnInsertion`,
/// `disabledBackground`, `inputAccessoryView`, `inputView`, `passwordRules`,
/// `returnKeyType`, `textAlignment`, `textColor`, `typingAttributes`.
@preconcurrency @MainActor
open class TextField: Control {
  private(set) var content = TextContent()
  private var input: (keys: View?, accessory: View?)
  private var hint: TextContent?
  /// The selected range, in UTF-16 code units.
  var selection = NSRange(location: 0, length: 0)

  /// The delegate of the field. It is a weak reference.
  open weak var delegate: (any TextFieldDelegate)?
  /// The text, never `nil` when read. Setting it sends no events.
  open var text: String? {
    get { content.string }
    set { setContent(TextContent(newValue ?? "")) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { setContent(newValue.map { TextContent($0) } ?? TextContent()) }
  }
  /// The placeholder, shown while the text is empty.
  open var placeholder: String? {
    get { hint?.string }
    set { setHint(newValue.map { TextContent($0) }) }
  }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint?.attributed }
    set { setHint(newValue.map { TextContent($0) }) }
  }
  /// The font; the default is the system font at 17 points.
  open var font: Font? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// The alignment of the text.
  open var textAlignment = TextAlignment.natural
  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The condition for showing the clear button.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// The view before the text.
  open var leftView: View? { didSet { setSide(leftView, from: oldValue) } }
  /// The view after the text.
  open var rightView: View? { didSet { setSide(rightView, from: oldValue) } }
  /// The condition for showing the view before the text.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The condition for showing the view after the text.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  /// Whether the text shrinks to fit the field, no further than ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false
  /// Whether a font of a text style, or one that ``FontMetrics`` scaled, follows the preferred text
  /// size.
  open var adjustsFontForContentSizeCategory = false

  /// The minimum size to which the text shrinks, in points.
  open var minimumFontSize: CGFloat = 0
  /// The type of the keyboard.
  open var keyboardType = KeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = KeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = ReturnKeyType.default
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the displayed text is hidden. A test can still read it.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The automatic capitalisation of typed text.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The attributes of the whole text. Setting them keeps the text; only font and colour are used.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.firstAttributes ?? ownAttributes }
    set {
      ownAttributes = newValue
      setContent(TextContent(NSAttributedString(string: content.string, attributes: newValue)))
    }
  }
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text typed next. Kept without effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The background image. Kept without effect.
  open var background: Image?
  /// The background image while the field is disabled. Kept without effect.
  open var disabledBackground: Image?
  /// Whether straight quotation marks become typographic ones.
  open var smartQuotesType = TextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = TextSmartDashesType.default
  /// Whether spaces are adjusted when text is pasted or cut.
  open var smartInsertDeleteType = TextSmartInsertDeleteType.default
  /// Whether the user can change attributes. Kept without effect.
  open var allowsEditingTextAttributes = false
  /// Whether inserted text replaces the whole text. Kept without effect.
  open var clearsOnInsertion = false
  /// The automatic correction of typed text.
  open var autocorrectionType = TextAutocorrectionType.default
  /// The spell checking of typed text.
  open var spellCheckingType = TextSpellCheckingType.default
  /// The semantic meaning of the text.
  open var textContentType: TextContentType?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the field can be edited: `true` unless it is disabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it: asks the delegate, begins, notifies the delegate,
  /// sends `.editingDidBegin`, posts the notification.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder ? true : beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate allows it: asks the delegate, ends, notifies the delegate, sends
  /// `.editingDidEnd`, posts the notification.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder
      ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  @_spi(Hooks) open override func resignByForce() {
    super.resignByForce()
    didEndEditing()
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !content.isEmpty }

  /// Returns the frame of the text for the field's bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The size of the text or the placeholder, including the border.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = hasText ? content.string : hint?.string ?? ""
    let scale = simulator.scale
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(
      width: (font.width(of: shown) * scale).rounded(.up) / scale + padding,
      height: height(font, simulator.profile))
  }

  /// Returns the height of the field, in points (behaviour 23.3).
  private func height(_ font: Font, _ profile: SystemProfile) -> CGFloat {
    let line = font.lineHeight.rounded(.up)
    return switch (profile.textFieldDesign, borderStyle) {
    case (_, .none) where isSecureTextEntry: line
    case (.roomy, .none) where profile.listDesign == .spacious: max(22, line + 1)
    case (.roomy, .none): line + 1
    case (.roomy, _): max(34, line + 13)
    case (.tight, .none): line
    case (.tight, _): max(30, line + 9)
    }
  }

  /// Returns the size of the text or the placeholder, including the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = (left: leftView, right: rightView)
    views.left?.isHidden = !shows(leftViewMode)
    views.right?.isHidden = !shows(rightViewMode)
    views.left?.frame = leftViewRect(forBounds: bounds)
    views.right?.frame = rightViewRect(forBounds: bounds)
  }

  /// The selected range; empty at the insertion point if nothing is selected.
  open var selectedTextRange: TextRange? {
    get { TextRange(selectedCharacters) }
    set { selectedCharacters = newValue?.range ?? NSRange(location: content.length, length: 0) }
  }
  /// The rules for new passwords, for the system's suggestions. Kept without effect.
  open var passwordRules: TextInputPasswordRules?

  /// Returns the insertion point's rectangle at a position, in points.
  open func caretRect(for position: TextPosition) -> CGRect {
    let font = font ?? .systemFont(ofSize: 17)
    let box = editingRect(forBounds: bounds)
    let before = (content.string as NSString).substring(
      to: min(max(0, position.offset), content.length))
    return CGRect(
      x: box.minX + font.width(of: before), y: box.midY - font.lineHeight / 2, width: 2,
      height: font.lineHeight)
  }
  /// Returns the rectangles of a range, in points.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    guard !range.isEmpty else { return [] }
    return [TextSelectionRect(start.union(CGRect(origin: end.origin, size: .zero)))]
  }

  /// Replaces the selection with text, without asking the delegate, and sends the events of the
  /// change.
  open func insertText(_ text: String) {
    replace(selection, with: text)
  }

  /// Deletes the selection, or the character before it, and sends the events of the change.
  open func deleteBackward() {
    replace(rangeToDelete, with: "")
  }

  /// Returns the frame of the border for the field's bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Draws the text. Nothing is rendered, so nothing calls it.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder. Nothing is rendered, so nothing calls it.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Returns the frame of the left view for the field's bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the frame of the right view for the field's bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the frame of the clear button for the field's bounds: 24 points wide, at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 12, width: 24, height: 24)
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override var baselineFromCenter: CGFloat? {
    let font = font ?? .systemFont(ofSize: 17)
    let scale = simulator.scale
    return (font.ascender * scale).rounded(.up) / scale - font.lineHeight / 2
  }

  @_spi(Hooks) open override func preferredTextSizeDidChange(to traits: TraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traits) }
  }

  /// Returns whether a view with a mode is currently shown.
  package func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Replaces the text, and moves the insertion point to its end.
  func setContent(_ new: TextContent) {
    content = new
    selection = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
  }

  private func setHint(_ new: TextContent?) {
    hint = new
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

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    hasText ? nil : placeholder
  }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  // MARK: Positions

  private var anyInput: any TextInput { self }
  /// The range of provisional text during multistage input: always `nil`, as there is no keyboard.
  open var markedTextRange: TextRange? { anyInput.markedTextRange }
  /// The position before the first character.
  open var beginningOfDocument: TextPosition { anyInput.beginningOfDocument }
  /// The position after the last character.
  open var endOfDocument: TextPosition { anyInput.endOfDocument }
  /// Returns the text in a range.
  open func text(in range: TextRange) -> String? { anyInput.text(in: range) }
  /// Replaces a range with text, without asking the delegate, which is notified of the change.
  open func replace(_ range: TextRange, withText text: String) { replace(range.range, with: text) }
  /// Inserts provisional text, which is final here: no keyboard replaces it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  /// Has no effect: no text is provisional.
  open func unmarkText() {}
  /// Returns whether a replacement of text is allowed: always.
  open func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool { true }
  /// Returns the range between two positions, in either order.
  open func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? { anyInput.textRange(from: fromPosition, to: toPosition) }
  /// Returns the position at an offset from another one, in UTF-16 code units; `nil` if it is
  /// outside the text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    anyInput.position(from: position, offset: offset)
  }
  /// Returns the number of UTF-16 code units between two positions.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    anyInput.offset(from: from, to: toPosition)
  }
  /// Returns the position nearest to a point within a range.
  open func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    anyInput.closestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point.
  open func characterRange(at point: CGPoint) -> TextRange? { anyInput.characterRange(at: point) }
  /// Returns the position nearest to a point, in points.
  open func closestPosition(to point: CGPoint) -> TextPosition? {
    anyInput.closestPosition(to: point)
  }
  /// Returns the rectangle of a range, in points.
  open func firstRect(for range: TextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofTextFields
  }
}
