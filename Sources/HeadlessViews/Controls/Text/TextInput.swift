import Foundation

/// A place in a text, between two characters.
///
/// Counterpart: `UITextPosition`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextPosition: NSObject {
  /// How many UTF-16 code units stand before the place.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset.hashValue }
}

/// A part of a text.
///
/// Counterpart: `UITextRange`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextRange: NSObject {
  /// Where the part begins.
  open var start: TextPosition { TextPosition(range.location) }
  /// Where the part ends.
  open var end: TextPosition { TextPosition(NSMaxRange(range)) }
  /// Whether the part has no characters.
  open var isEmpty: Bool { range.length == 0 }
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.location ^ range.length }
}

/// Something that a person types into, whose text has places and parts.
///
/// Counterpart: `UITextInput`, as far as screens ask fields and text views for it. UIKit's protocol
/// has other requirements; a class of a client's that takes text itself is not simulated.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextInput: KeyInput {
  /// The whole text. UIKit's protocol has no such requirement.
  var wholeText: String { get }
  /// What is selected, in UTF-16 code units. UIKit's protocol has no such requirement.
  var selectedCharacters: NSRange { get set }
  /// Puts a text in the place of a part. Nobody is asked; the delegate is told.
  func replace(_ range: TextRange, withText text: String)
}

extension TextInput {
  /// What is selected; where the text is typed, if that is nothing.
  public var selectedTextRange: TextRange? {
    get { TextRange(selectedCharacters) }
    set { selectedCharacters = newValue?.range ?? NSRange(location: length, length: 0) }
  }
  /// The part that is not yet decided, as when one writes Chinese: none, without a keyboard.
  public var markedTextRange: TextRange? { nil }
  /// The place before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(0) }
  /// The place behind the last character.
  public var endOfDocument: TextPosition { TextPosition(length) }

  /// A part of the text, as text.
  public func text(in range: TextRange) -> String? {
    guard NSMaxRange(range.range) <= length else { return nil }
    return (wholeText as NSString).substring(with: range.range)
  }
  /// The part between two places, in either order.
  public func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return TextRange(NSRange(location: start, length: end - start))
  }
  /// The place some UTF-16 code units behind another one; `nil` if that is not in the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let wanted = position.offset + offset
    return (0...length).contains(wanted) ? TextPosition(wanted) : nil
  }
  /// How many UTF-16 code units are between two places.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Which of two places comes first.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  private var length: Int { wholeText.utf16.count }
}

extension TextField: TextInput {
  public var wholeText: String { text ?? "" }
  public var selectedCharacters: NSRange {
    get { selection }
    set {
      selection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  public func replace(_ range: TextRange, withText text: String) {
    replace(range.range, with: text)
  }
}

extension TextView: TextInput {
  public var wholeText: String { text ?? "" }
  public var selectedCharacters: NSRange {
    get { selectedRange }
    set {
      selectedRange = newValue
      delegate?.textViewDidChangeSelection(self)
    }
  }
  public func replace(_ range: TextRange, withText text: String) {
    replace(range.range, with: text)
  }

  /// Scrolls until a part of the text is in sight, as far as a fixed width for each character
  /// tells.
  ///
  /// - Parameter range: The part, in UTF-16 code units.
  public func scrollRangeToVisible(_ range: NSRange) {
    let font = font ?? .systemFont(ofSize: 12)
    let width = max(0, bounds.width - 2 * textContainer.lineFragmentPadding)
    let before = (wholeText as NSString).substring(to: min(range.location, wholeText.utf16.count))
    let line = max(0, font.lines(of: before, within: width).count - 1)
    scrollRectToVisible(
      CGRect(
        x: 0, y: textContainerInset.top + CGFloat(line) * font.lineHeight, width: 1,
        height: font.lineHeight), animated: false)
  }
}
