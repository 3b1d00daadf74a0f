import Foundation
@_spi(Hooks) import HeadlessViews

/// A position in a text, between two characters.
///
/// Counterpart: `UITextPosition`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextPosition: NSObject {
  /// The offset of the position, in UTF-16 code units.
  let offset: Int

  /// Creates the first position, for a subclass (behaviour 25.41).
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset.hashValue }
}

/// A range of a text.
///
/// Counterpart: `UITextRange`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextRange: NSObject {
  /// The start of the range.
  open var start: TextPosition { TextPosition(range.location) }
  /// The end of the range.
  open var end: TextPosition { TextPosition(NSMaxRange(range)) }
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
  let range: NSRange

  /// Creates an empty range, for a subclass (behaviour 25.41).
  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.location ^ range.length }
}

/// A rectangle of selected text.
///
/// Counterpart: `UITextSelectionRect`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextSelectionRect: NSObject {
  /// The rectangle, in points of the text's view.
  open var rect: CGRect { ownRect }
  private let ownRect: CGRect

  init(_ rect: CGRect) {
    ownRect = rect
    super.init()
  }
}

/// A view with editable text, whose positions and ranges can be read.
///
/// Counterpart: `UITextInput`, as far as it is used with text fields and text views. UIKit's
/// protocol has other requirements; custom text input views are not simulated.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextInput: KeyInput {
  /// The whole text. UIKit's protocol has no such requirement.
  var wholeText: String { get }
  /// The selected range; empty at the insertion point if nothing is selected.
  var selectedTextRange: TextRange? { get set }
  /// The selected range, in UTF-16 code units. UIKit's protocol has no such requirement.
  var selectedCharacters: NSRange { get set }
  /// Replaces a range with text, without asking the delegate, which is notified of the change.
  func replace(_ range: TextRange, withText text: String)
}

extension TextInput {
  /// The range of provisional text during multistage input: always `nil`, as there is no keyboard.
  public var markedTextRange: TextRange? { nil }
  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: TextPosition { TextPosition(length) }

  /// Returns the text in a range.
  public func text(in range: TextRange) -> String? {
    guard NSMaxRange(range.range) <= length else { return nil }
    return (wholeText as NSString).substring(with: range.range)
  }
  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return TextRange(NSRange(location: start, length: end - start))
  }
  /// Returns the position at an offset from another one, in UTF-16 code units; `nil` if it is
  /// outside the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let wanted = position.offset + offset
    return (0...length).contains(wanted) ? TextPosition(wanted) : nil
  }
  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order of two positions.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// Returns the position of the range's start or end that is nearer to a point.
  public func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    let (start, end) = (
      offset(from: beginningOfDocument, to: range.start),
      offset(from: beginningOfDocument, to: range.end)
    )
    guard let nearest = closestPosition(to: point) else { return nil }
    let found = min(max(offset(from: beginningOfDocument, to: nearest), start), end)
    return position(from: beginningOfDocument, offset: found)
  }
  /// Returns the position whose insertion point is nearest to a point: of the nearest line, the
  /// nearest position.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func closestPosition(to point: CGPoint) -> TextPosition? {
    func distance(_ position: TextPosition) -> (CGFloat, CGFloat) {
      let caret = caret(at: position)
      let vertical = max(caret.minY - point.y, point.y - caret.maxY, 0)
      return (vertical, abs(caret.minX - point.x))
    }
    return (0...wholeText.utf16.count)
      .compactMap { position(from: beginningOfDocument, offset: $0) }
      .min { distance($0) < distance($1) }
  }
  /// Returns the range of the character at a point.
  public func characterRange(at point: CGPoint) -> TextRange? {
    guard let start = closestPosition(to: point), start.offset < length else { return nil }
    return TextRange(NSRange(location: start.offset, length: 1))
  }
  /// Returns whether a replacement of text is allowed: always.
  public func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool { true }

  private func caret(at position: TextPosition) -> CGRect {
    (self as? TextView)?.caretRect(for: position) ?? (self as? TextField)?.caretRect(for: position)
      ?? .zero
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
}

extension TextView: TextInput {
  public var wholeText: String { text ?? "" }
  public var selectedCharacters: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
