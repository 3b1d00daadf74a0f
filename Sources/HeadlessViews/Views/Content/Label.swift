import Foundation

/// A view of some lines of text.
///
/// UIKit's counterpart is `UILabel`. Its size follows from the text by the rule of ``Font``.
///
/// Coverage: simulated. Kept without effect: `adjustsFontForContentSizeCategory`,
/// `adjustsFontSizeToFitWidth`, `allowsDefaultTighteningForTruncation`, `baselineAdjustment`,
/// `highlightedTextColor`, `lineBreakMode`, `minimumScaleFactor`, `shadowColor`, `shadowOffset`,
/// `showsExpansionTextWhenTruncated`, `textAlignment`.
@preconcurrency @MainActor
open class Label: View {
  private var content = NSAttributedString(string: "")
  /// The width at which constraints let the text break into lines.
  private var constrainedWidth: CGFloat?

  /// The text.
  open var text: String? {
    get { content.length == 0 ? nil : content.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes. They are kept; the size follows from ``font`` alone.
  open var attributedText: NSAttributedString? {
    get { content.length == 0 ? nil : content }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font: 17 points of the system's at first.
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
  /// Whether the label looks as if it could be used.
  open var isEnabled = true
  /// Where lines begin.
  open var textAlignment = TextAlignment.natural
  /// Where a text ends that is too long.
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether the font follows the size that the user prefers. It is kept; there is one size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks to make the text fit. It is kept.
  open var adjustsFontSizeToFitWidth = false
  /// The colour of the text's shadow. It is kept.
  open var shadowColor: Color?
  /// Where the text's shadow falls, in points. It is kept.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How the text is moved when the font shrinks. It is kept.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether letters move together before the text is cut. It is kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a pointer shows all of a text that is cut. It is kept.
  open var showsExpansionTextWhenTruncated = false
  /// The least scale to which the font shrinks. It is kept.
  open var minimumScaleFactor: CGFloat = 0

  /// How many lines there may be; zero means as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width at which the content wants to break into lines; zero means not to.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
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
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The size of the text, in whole pixels: within ``preferredMaxLayoutWidth`` if there is one.
  open override var intrinsicContentSize: CGSize {
    textSize(
      within: preferredMaxLayoutWidth > 0
        ? preferredMaxLayoutWidth : constrainedWidth ?? .greatestFiniteMagnitude)
  }

  /// The size of the text within a width, in whole pixels. A width of zero sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Where the text stands within bounds when it may have some lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(
      origin: bounds.origin, size: textSize(within: bounds.width, lines: numberOfLines))
  }

  /// Draws the text. There are no pixels, so nobody calls this but a test.
  open func drawText(in rect: CGRect) {}

  /// The size of the text within a width and a number of lines, in whole pixels.
  func textSize(within width: CGFloat) -> CGSize { textSize(within: width, lines: numberOfLines) }

  private func textSize(within width: CGFloat, lines numberOfLines: Int) -> CGSize {
    guard content.length > 0, let font else { return .zero }
    var lines = font.lines(
      of: content.string, within: numberOfLines == 1 ? .greatestFiniteMagnitude : width)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let widest = lines.map { font.width(of: $0) }.max() ?? 0
    return CGSize(
      width: min(wholePixels(widest), width),
      height: wholePixels(CGFloat(lines.count) * font.lineHeight))
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    (length * simulator.scale).rounded(.up) / simulator.scale
  }

  private func setContent(_ new: NSAttributedString) {
    guard !new.isEqual(to: content) else { return }
    content = NSAttributedString(attributedString: new)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  @_spi(Hooks) open override func constrainedContentSize(within width: CGFloat?) -> CGSize {
    constrainedWidth = width
    return intrinsicContentSize
  }

  override var firstBaselineFromTop: CGFloat { wholePixels(font.ascender) }
  override var lastBaselineFromBottom: CGFloat { wholePixels(-font.descender) }

  @_spi(Hooks) open override var contentDescriptionParts: [String] {
    text.map { ["text = '\($0)'"] } ?? []
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    text
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
    if isInHeader { traits.insert(.header) }
    return traits
  }

  /// Whether the label is in a view that heads or ends a section.
  private var isInHeader: Bool {
    sequence(first: superview, next: { $0?.superview }).contains {
      $0?.defaultAccessibilityTraits.contains(.header) == true
    }
  }
}
