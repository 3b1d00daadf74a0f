import Foundation
@_spi(Hooks) import HeadlessViews

/// A view that shows text.
///
/// Its size follows from the text by the metrics of ``Font``.
///
/// Counterpart: `UILabel`.
///
/// Coverage: simulated. Kept without effect: `allowsDefaultTighteningForTruncation`, `baselineAdjustment`,
/// `highlightedTextColor`, `shadowColor`, `shadowOffset`, `showsExpansionTextWhenTruncated`,
/// `textAlignment`.
@preconcurrency @MainActor
open class Label: View {
  private(set) var content: TextContent?
  /// The width at which the text wraps because of constraints.
  private var constrainedWidth: CGFloat?

  /// The text. An empty text is not `nil`. (behaviour 25.59)
  open var text: String? {
    get { content?.string }
    set { setContent(newValue.map { TextContent($0) }) }
  }

  /// The text with its attributes. Characters without a font of their own have the label's. Setting it
  /// sets ``textColor`` to that of the first character, ``textAlignment`` to that of its paragraph,
  /// and ``font`` to its font if all characters have that one.
  open var attributedText: NSAttributedString? {
    get { content?.attributed }
    set {
      setContent(newValue.map { TextContent($0) })
      if let newValue, newValue.length > 0 { takeStyle(of: newValue) }
    }
  }

  /// The font; the system font of 17 points by default.
  open var font: Font! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { contentDidChange() }
    }
  }

  /// The colour of the text.
  open var textColor: Color! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: Color?
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// Whether the label looks enabled.
  open var isEnabled = true
  /// The alignment of the text.
  open var textAlignment = TextAlignment.natural
  /// The treatment of text that does not fit: drawings show what is left of it.
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether a font of a text style, or one that ``FontMetrics`` scaled, follows the preferred text
  /// size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text shrinks to fit the label, no further than ``minimumScaleFactor``. The label's
  /// font and its intrinsic size stay.
  open var adjustsFontSizeToFitWidth = false
  /// The colour of the text's shadow. Kept without effect.
  open var shadowColor: Color?
  /// The offset of the text's shadow, in points. Kept without effect.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The adjustment of the baseline when the font shrinks. Kept without effect.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether letters are tightened before the text is truncated. Kept without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a pointer shows the whole of a truncated text. Kept without effect.
  open var showsExpansionTextWhenTruncated = false
  /// The smallest scale to which the text shrinks; with zero it shrinks as far as it needs.
  open var minimumScaleFactor: CGFloat = 0

  /// The maximum number of lines; zero means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The preferred width for wrapping; zero means no wrapping.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label without text. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  @_spi(Hooks) open override var textInConstraints: String? { shownText }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The size of the text, in whole pixels; wrapped at ``preferredMaxLayoutWidth`` if it is set.
  open override var intrinsicContentSize: CGSize {
    textSize(
      within: preferredMaxLayoutWidth > 0
        ? preferredMaxLayoutWidth : constrainedWidth ?? .greatestFiniteMagnitude)
  }

  /// Returns the size of the text within a width, in whole pixels. A width of zero sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Returns the rectangle of the text in bounds, with a maximum number of lines. The label's own size
  /// is that of this rectangle, so an override that adds insets makes it larger (behaviour 18.8).
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(
      origin: bounds.origin, size: textSize(within: bounds.width, lines: numberOfLines))
  }

  /// Draws the text. Nothing is rendered, so only a test calls this.
  open func drawText(in rect: CGRect) {}

  /// Returns the size of the text within a width and the number of lines, in whole pixels.
  func textSize(within width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func textSize(within width: CGFloat, lines numberOfLines: Int) -> CGSize {
    guard let content, !content.isEmpty, let font else { return .zero }
    let room = numberOfLines == 1 ? .greatestFiniteMagnitude : width
    let size =
      TextLayout.sizeOfOneLine(content, font: font, width: room)
      ?? TextLayout(content, font: font, width: room, mode: lineBreakMode)
      .size(lines: numberOfLines)
    let steps = simulator.textScale
    return CGSize(
      width: min(wholePixels(size.width, steps.width), width),
      height: wholePixels(size.height, steps.height))
  }

  /// Returns a length rounded up to a pixel, or to a step of which a point has a number.
  private func wholePixels(_ length: CGFloat, _ steps: CGFloat? = nil) -> CGFloat {
    let steps = steps ?? simulator.scale
    return (length * steps).rounded(.up) / steps
  }

  /// The text, or `nil` if nothing is shown.
  package var shownText: String? {
    guard let content, !content.isEmpty else { return nil }
    return content.string
  }

  private func setContent(_ new: TextContent?) {
    guard new != content else { return }
    content = new
    contentDidChange()
  }

  private func takeStyle(of text: NSAttributedString) {
    var range = NSRange()
    let style = text.attributes(at: 0, effectiveRange: nil)
    if let color = style[.foregroundColor] as? Color { textColor = color }
    if let paragraph = style[.paragraphStyle] as? any ParagraphMetrics {
      textAlignment = paragraph.alignment
    }
    let whole = NSRange(location: 0, length: text.length)
    if let common = text.attribute(.font, at: 0, longestEffectiveRange: &range, in: whole) as? Font,
      range == whole
    {
      font = common
    }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func preferredTextSizeDidChange(to traits: TraitCollection) {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: traits) }
  }

  @_spi(Hooks) open override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  @_spi(Hooks) open override func constrainedContentSize(within width: CGFloat?) -> CGSize {
    constrainedWidth = width
    return intrinsicContentSize
  }

  @_spi(Hooks) open override var firstBaselineFromTop: CGFloat {
    wholePixels(attributedLines?.first?.ascent ?? font.ascender)
  }
  @_spi(Hooks) open override var lastBaselineFromBottom: CGFloat {
    wholePixels(attributedLines?.last.map { $0.height - $0.ascent } ?? -font.descender)
  }

  /// The lines of a text with attributes, whose baselines follow from their tallest fonts.
  private var attributedLines: ArraySlice<TextLayout.Line>? {
    guard let content, content.hasAttributes, !content.isEmpty else { return nil }
    let width =
      numberOfLines == 1
      ? .greatestFiniteMagnitude
      : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : constrainedWidth ?? bounds.width
    let lines = TextLayout(
      content, font: font, width: width > 0 ? width : .greatestFiniteMagnitude,
      mode: lineBreakMode
    ).lines
    return numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...]
  }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    shownText.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: Accessibility defaults

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? { shownText }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
    if isInHeader { traits.insert(.header) }
    return traits
  }

  /// Whether the label is in a header or footer of a section.
  private var isInHeader: Bool {
    sequence(first: superview, next: { $0?.superview }).contains {
      $0?.defaultAccessibilityTraits.contains(.header) == true
    }
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofLabels
  }
}

extension Label {
  /// The text as it is drawn in the label's bounds: shrunk, then cut off or shortened with an
  /// ellipsis; the whole text while the label has no size.
  package var drawnText: String? {
    guard let content, !content.isEmpty else { return nil }
    guard bounds.width > 0, let font else { return content.string }
    let layout = TextLayout(
      content, font: font, width: bounds.width, mode: lineBreakMode, scale: drawnScale)
    return layout.shownText(lines: numberOfLines, height: bounds.height)
  }

  /// The factor by which the text shrinks so that it fits in the label's bounds: 1 if it need not or
  /// must not.
  package var drawnScale: CGFloat {
    guard adjustsFontSizeToFitWidth, bounds.width > 0, let content, !content.isEmpty, let font
    else { return 1 }
    return TextLayout.scale(
      content, font: font, in: bounds.size, lines: numberOfLines, least: minimumScaleFactor)
  }
}
