import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews
import struct HeadlessViews.Selector

extension Label {
  /// The adaptation of the height to the script. Counterpart: `UILetterformAwareSizingRule`.
  public enum SizingRule: Int, Hashable, Sendable {
    case typographic, oversize
  }
  /// The adaptation of the height to the script. Kept without effect.
  public var sizingRule: SizingRule {
    get { kept(or: .typographic) }
    set { keep(newValue) }
  }
  /// Whether the text scrolls while the focus is near. Kept without effect.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether letters move together to fit, by the older name. Kept without effect.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The way in which lines are broken. Kept without effect.
  public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension TextField {
  /// The state of editing, to be restored: the selected range.
  public var interactionState: Any {
    get { selectedCharacters }
    set { if let range = newValue as? NSRange { selectedCharacters = range } }
  }
}

extension TextView {
  /// The state of editing, to be restored: the selected range.
  public var interactionState: Any {
    get { selectedCharacters }
    set { if let range = newValue as? NSRange { selectedCharacters = range } }
  }
  /// The shape of the border. Kept without effect.
  public var borderStyle: BorderStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
  /// The shape of a border. Counterpart: `UITextView.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, roundedRect
  }
  /// The attributes of highlighted text. Kept without effect.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  /// Whether writing tools are shown: no.
  public var isWritingToolsActive: Bool { false }
}

extension TextInput {
  /// Returns the range of the character at a point: `nil`, as characters have no places here.
  public func characterRange(at point: CGPoint) -> TextRange? { nil }
  /// Has no effect: text is not laid out by its direction.
  public func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange) {}
}

extension NSString {
  /// Has no effect: text is not rendered.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) {}
}

extension String {
  /// Has no effect: text is not rendered.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: text is not rendered.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) {}
}

extension DataDetectorTypes {
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Text that the user may look up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = Self(rawValue: 1 << 7)
  /// Physical values.
  public static let physicalValue = Self(rawValue: 1 << 8)
}

extension UnderlineStyle {
  /// Dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = Self(rawValue: 0x400)
}

extension KeyboardType {
  /// A keyboard of letters.
  public static var alphabet: KeyboardType { .asciiCapable }
}

extension SearchTextField {
  /// The range of the text after the tokens.
  public var textualRange: TextRange {
    TextRange(NSRange(location: 0, length: text?.utf16.count ?? 0))
  }
  /// Returns the tokens in a range: all, if the range begins before the text.
  public func tokens(in textRange: TextRange) -> [SearchToken] {
    textRange.start == beginningOfDocument ? tokens : []
  }
  /// Replaces a range of the text by a token.
  public func replaceTextualPortion(
    of textRange: TextRange, with token: SearchToken, at tokenIndex: Int
  ) {
    insertToken(token, at: tokenIndex)
    replace(textRange, withText: "")
  }
  /// Returns the position of a token: before the text.
  public func positionOfToken(at tokenIndex: Int) -> TextPosition { beginningOfDocument }
}

/// The shortcuts above the keyboard of an iPad.
///
/// Counterpart: `UITextInputAssistantItem`.
///
/// Coverage: simulated. Kept without effect: `allowsHidingShortcuts`, `leadingBarButtonGroups`,
/// `trailingBarButtonGroups`.
@preconcurrency @MainActor
open class TextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [BarButtonItemGroup] = []
  /// The groups after the suggestions.
  open var trailingBarButtonGroups: [BarButtonItemGroup] = []
}

// What a text with images says is the text: the images' attributes are data.
extension TextAttachment: KeepsValues {
  /// Whether the image is an accessibility element. Kept without effect.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The image's accessibility label. Kept without effect.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// A hint about the image. Kept without effect.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The image's accessibility value. Kept without effect.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
