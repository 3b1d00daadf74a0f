import Foundation
@_spi(Hooks) import HeadlessViews

/// A scrollable view of editable text.
///
/// A test types with `Simulator.type(_:into:)`. Setting the text in code does not notify the
/// delegate. Its text storage, layout manager and text container are those of TextKit 1;
/// attachments have no size.
///
/// Counterpart: `UITextView`.
///
/// Coverage: simulated. Kept without effect:
/// `allowsEditingTextAttributes`, `autocapitalizationType`, `autocorrectionType`,
/// `clearsOnInsertion`, `dataDetectorTypes`, `enablesReturnKeyAutomatically`, `inputAccessoryView`,
/// `inputView`, `isSecureTextEntry`, `keyboardAppearance`, `keyboardType`, `linkTextAttributes`,
/// `passwordRules`, `returnKeyType`, `smartDashesType`, `smartInsertDeleteType`, `smartQuotesType`,
/// `spellCheckingType`, `textAlignment`, `textColor`, `textContentType`, `typingAttributes`.
@preconcurrency @MainActor
open class TextView: ScrollView {
  private var content = TextContent() { didSet { textVersion &+= 1 } }
  private var textVersion = 0
  /// The values that last determined the size of the text.
  private var measured: TextMeasure?
  /// The width at which the text wraps because of constraints.
  private var constrainedWidth: CGFloat?
  private var input: (keys: View?, accessory: View?)

  /// The delegate of the text view. It is a weak reference.
  open weak var delegate: (any TextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The text, never `nil` when read. Setting it notifies the delegate only of the selection, which
  /// moves to the end.
  open var text: String! {
    get { content.string }
    set { replaceContent(with: TextContent(newValue ?? "")) }
  }
  /// The text with its attributes. They are stored; only ``font`` determines sizes.
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set { replaceContent(with: newValue.map { TextContent($0) } ?? TextContent()) }
  }
  /// The font; `nil` for the system font at 12 points.
  open var font: Font? { didSet { textSizeDidChange() } }
  /// The colour of the text.
  open var textColor: Color? = .label
  /// The alignment of the text.
  open var textAlignment = TextAlignment.natural
  /// The insets of the text, in points. Lines are inset by another five points at the sides.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textSizeDidChange() }
  }
  /// The selected range, in UTF-16 code units. Setting it notifies the delegate of a change
  /// (behaviour 25.69).
  open var selectedRange: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      delegate?.textViewDidChangeSelection(self)
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// Whether a font of a text style, or one that ``FontMetrics`` scaled, follows the preferred text
  /// size.
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
  /// Whether spelling is checked. Kept without effect.
  open var spellCheckingType = TextSpellCheckingType.default
  /// The appearance of the keyboard. Kept without effect.
  open var keyboardAppearance = KeyboardAppearance.default
  /// Whether the return key is disabled without text. Kept without effect.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden. Kept without effect.
  open var isSecureTextEntry = false
  /// The meaning of the text, for suggestions. Kept without effect.
  open var textContentType: TextContentType!
  /// The container in which the lines are laid out.
  open private(set) lazy var textContainer: TextContainer = {
    let container = TextContainer()
    container.widthTracksTextView = true
    container.textView = self
    return container
  }()
  private var storage: TextStorage?
  private var manager: LayoutManager?
  /// The text, whose changes appear in the view. They do not notify the view's delegate.
  open var textStorage: TextStorage {
    if let storage { return storage }
    let new = TextStorage(attributedString: content.attributed)
    storage = new
    new.addLayoutManager(layoutManager)
    return new
  }
  /// The layout manager of the text.
  open var layoutManager: LayoutManager {
    if let known = textContainer.layoutManager {
      if storage == nil, known.textStorage == nil { _ = textStorage }
      return known
    }
    let new = LayoutManager()
    manager = new
    new.addTextContainer(textContainer)
    _ = textStorage
    return new
  }
  /// The kinds of data that are detected and made tappable. Kept without effect.
  open var dataDetectorTypes: DataDetectorTypes = []
  /// The attributes of links. Kept without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of text typed next. Kept without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user can search the text, with `findInteraction`.
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

  /// Posted when editing begins.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user changes the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Creates a text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
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
    container.textView = self
    textContainer = container
    manager = container.layoutManager
    storage = manager?.textStorage
    if let storage { textDidChange(in: storage) }
  }

  /// Adopts the changed text of the storage.
  func textDidChange(in storage: TextStorage) {
    self.storage = storage
    content = TextContent(storage.copied)
    selection.location = min(selection.location, content.length)
    selection.length = min(selection.length, content.length - selection.location)
    textSizeDidChange()
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
    if isEditable {
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      delegate?.textViewDidBeginEditing(self)
    }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    didEndEditing()
    return true
  }

  @_spi(Hooks) open override func resignByForce() {
    super.resignByForce()
    didEndEditing()
  }

  private func didEndEditing() {
    guard isEditable else { return }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
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
    let manager = layoutManager
    let line = manager.lines.last { $0.range.location <= position.offset }
    return CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding
        + (line?.edge(of: position.offset) ?? 0),
      y: textContainerInset.top + (line?.frame.minY ?? 0), width: 2,
      height: line?.used.height ?? (font ?? .systemFont(ofSize: 12)).lineHeight)
  }
  /// Returns the first rectangle of a range, in points.
  open func firstRect(for range: TextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
  /// Returns the rectangles of a range, one a line, in points.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    let inset = textContainerInset
    var rects: [TextSelectionRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range.range, withinSelectedGlyphRange: range.range, in: textContainer
    ) { rect, _ in rects.append(TextSelectionRect(rect.offsetBy(dx: inset.left, dy: inset.top))) }
    return rects
  }
  /// Returns the position nearest to a point, in points.
  open func closestPosition(to point: CGPoint) -> TextPosition? {
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return TextPosition(min(content.length, fraction > 0.5 ? index + 1 : index))
  }

  /// Replaces the selection with text, without asking the delegate, and notifies it of the change.
  open func insertText(_ text: String) {
    replace(selectedRange, with: text)
  }

  /// Deletes the selection, or the character before it, and notifies the delegate.
  open func deleteBackward() {
    replace(content.rangeToDelete(selectedRange), with: "")
  }

  /// Returns the size of the text within a width, including the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let insets = textContainerInset
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let width = size.width > 0 ? max(0, size.width - around) : .greatestFiniteMagnitude
    let text = TextLayout(content, font: font, width: width)
      .size(lines: textContainer.maximumNumberOfLines)
    let scale = simulator.scale
    // Unlike a label, a text view keeps the gap below the last line of a text style. (behaviour 23.3)
    let gap = content.hasAttributes ? 0 : font.lineGap
    let height = max(text.height, font.lineHeight) + gap + insets.top + insets.bottom
    return CGSize(
      width: ((text.width + around) * scale).rounded(.up) / scale,
      height: (height * scale).rounded(.up) / scale)
  }

  /// Lays out the text if its size may have changed: the content is as wide as the view and as high
  /// as the text with its insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let measure = TextMeasure(
      width: bounds.width, insets: textContainerInset, font: font, text: textVersion,
      padding: textContainer.lineFragmentPadding, lines: textContainer.maximumNumberOfLines)
    guard measure != measured else { return }
    measured = measure
    let size = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    if contentSize != size { contentSize = size }
  }

  private func textSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the text within the current width, if scrolling is disabled; otherwise no
  /// intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : sizeThatFits(CGSize(width: constrainedWidth ?? bounds.width, height: 0))
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override var wrapsContent: Bool { !isScrollEnabled }

  @_spi(Hooks) open override func constrainedContentSize(within width: CGFloat?) -> CGSize {
    constrainedWidth = width
    return isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  @_spi(Hooks) open override var firstBaselineFromTop: CGFloat {
    textContainerInset.top + (font ?? .systemFont(ofSize: 12)).ascender
  }
  @_spi(Hooks) open override var lastBaselineFromBottom: CGFloat {
    textContainerInset.bottom - (font ?? .systemFont(ofSize: 12)).descender
  }

  @_spi(Hooks) open override func preferredTextSizeDidChange(to traits: TraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traits) }
  }

  /// Types text as the user does: the delegate may refuse it.
  package func type(_ text: String) {
    let mayChange =
      delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: text) ?? true
    if mayChange { replace(selectedRange, with: text) }
  }

  private func replaceContent(with new: TextContent) {
    let old = selection
    setContent(new)
    if selection != old { delegate?.textViewDidChangeSelection(self) }
  }

  private func setContent(_ new: TextContent) {
    if let storage { storage.setAttributedString(new.attributed) } else { content = new }
    selection = NSRange(location: content.length, length: 0)
    textSizeDidChange()
  }

  func replace(_ wanted: NSRange, with text: String) {
    let start = min(max(0, wanted.location), content.length)
    let range = NSRange(
      location: start, length: min(max(0, wanted.length), content.length - start))
    if let storage {
      storage.replaceCharacters(in: range, with: text)
    } else {
      let changed = (content.string as NSString).replacingCharacters(in: range, with: text)
      setContent(TextContent(changed))
    }
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  @_spi(Hooks) open override func receiveTap(_ touch: Touch) -> Bool {
    guard touch.view === self else { return false }
    becomeFirstResponder()
    return true
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    text
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
  /// Scrolls until a range of the text is visible, as estimated with a fixed width for each
  /// character.
  ///
  /// - Parameter range: The range, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let font = font ?? .systemFont(ofSize: 12)
    let width = max(0, bounds.width - 2 * textContainer.lineFragmentPadding)
    let before = (wholeText as NSString).substring(to: min(range.location, wholeText.utf16.count))
    let line = max(0, font.lines(of: before, within: width).count - 1)
    scrollRectToVisible(
      CGRect(
        x: 0, y: textContainerInset.top + CGFloat(line) * font.lineHeight, width: 1,
        height: font.lineHeight), animated: false)
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofTextViews
  }
}

/// The values that determine the size of a text view's text.
private struct TextMeasure: Equatable {
  let width: CGFloat
  let insets: EdgeInsets
  let font: Font?
  let text: Int
  let padding: CGFloat
  let lines: Int
}
