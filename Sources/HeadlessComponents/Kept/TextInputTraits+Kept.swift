import Foundation
import HeadlessControls
import HeadlessViews

/// The traits of text input.
///
/// Counterpart: `UITextInputTraits`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextInputTraits: AnyObject {
  /// The letters that are capitalised automatically.
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: TextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// The type of the keyboard.
  var keyboardType: KeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: KeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: ReturnKeyType { get set }
  /// Whether the return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

extension TextField: TextInputTraits {}
extension TextView: TextInputTraits {}
extension SearchBar: TextInputTraits {}

extension TextView {
  /// Whether the size of the text follows that of the system. Kept without effect.
  public var usesStandardTextScaling: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

/// Whether the keyboard completes text inline. Counterpart: `UITextInlinePredictionType`.
public enum TextInlinePredictionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The changes that the system's writing tools may make. Counterpart: `UIWritingToolsBehavior`.
public enum WritingToolsBehavior: Int, Hashable, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// The kinds of content that writing tools may produce.
///
/// Counterpart: `UIWritingToolsResultOptions`.
public struct WritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Plain text.
  public static let plainText = WritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = WritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = WritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = WritingToolsResultOptions(rawValue: 1 << 3)
}

// Text fields and text views alike.
extension TextInput where Self: Responder {
  /// Whether the keyboard completes text inline. Kept without effect.
  public var inlinePredictionType: TextInlinePredictionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  /// The changes that writing tools may make to the text. Kept without effect.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  /// The kinds of content that writing tools may produce. Kept without effect.
  public var allowedWritingToolsResultOptions: WritingToolsResultOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  /// The delegate of the text system. Not owned, and not notified.
  public var inputDelegate: (any TextInputDelegate)? {
    get { keptWeakly((any TextInputDelegate).self) }
    set { keepWeakly(newValue) }
  }
  /// The attributes of provisional text. Kept without effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The side of the line end at which the insertion point is shown. Kept without effect.
  public var selectionAffinity: TextStorageDirection {
    get { kept(or: .forward) }
    set { keep(newValue) }
  }
  /// The delegate of pasting. Not owned, and not asked.
  public var pasteDelegate: (any TextPasteDelegate)? {
    get { keptWeakly((any TextPasteDelegate).self) }
    set { keepWeakly(newValue) }
  }
}

extension TextInput {
  /// Returns the direction of a paragraph.
  public func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { .natural }
  /// Returns the position at an offset in a layout direction; lines are not considered.
  public func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Returns the position nearest to a point, within a range.
  public func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? { direction == .left || direction == .up ? range.start : range.end }
}

/// The delegate of the text system.
///
/// Counterpart: `UITextInputDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextInputDelegate: AnyObject {
  /// Called before the text changes.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
}

/// The delegate of pasting into text.
///
/// Counterpart: `UITextPasteDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextPasteDelegate: NSObjectProtocol {
  /// Replaces a range of the text by what was pasted, and returns the new selection.
  /// Never called here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any TextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: TextRange
  ) -> TextRange
  /// Returns whether the paste is animated. Never called here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any TextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: TextRange
  ) -> Bool
}

extension TextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any TextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: TextRange
  ) -> TextRange { textRange }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any TextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: TextRange
  ) -> Bool { false }
}

/// A view into which something can be pasted.
///
/// Counterpart: `UIPasteConfigurationSupporting`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PasteConfigurationSupporting: NSObjectProtocol {
  /// The kinds of content that the object accepts.
  var pasteConfiguration: PasteConfiguration? { get set }
}

/// A view into which text can be pasted.
///
/// Counterpart: `UITextPasteConfigurationSupporting`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextPasteConfigurationSupporting: PasteConfigurationSupporting {
  /// The delegate of pasting. Not owned.
  var pasteDelegate: (any TextPasteDelegate)? { get set }
}

extension Responder: PasteConfigurationSupporting {}
extension TextField: TextPasteConfigurationSupporting {}
extension TextView: TextPasteConfigurationSupporting {}

/// A direction in stored text. Counterpart: `UITextStorageDirection`.
public enum TextStorageDirection: Int, Hashable, Sendable {
  case forward, backward
}

/// A direction on the screen. Counterpart: `UITextLayoutDirection`.
public enum TextLayoutDirection: Int, Hashable, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in text. Counterpart: `UITextDirection`.
public struct TextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a direction in stored text.
  public static func storage(_ direction: TextStorageDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }
  /// Creates a direction on the screen.
  public static func layout(_ direction: TextLayoutDirection) -> TextDirection {
    TextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text. Counterpart: `UITextGranularity`.
public enum TextGranularity: Int, Hashable, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// The direction of writing. Counterpart: `NSWritingDirection`.
public enum WritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A view whose font follows the text size.
///
/// Counterpart: `UIContentSizeCategoryAdjusting`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: ContentSizeCategoryAdjusting {}
extension TextField: ContentSizeCategoryAdjusting {}
extension TextView: ContentSizeCategoryAdjusting {}
