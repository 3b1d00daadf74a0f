import Foundation
import HeadlessControls
import HeadlessViews

/// A tokenizer that finds the units of a text: its words, sentences, paragraphs.
///
/// Counterpart: `UITextInputTokenizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position; `nil` if the position is in none, such as a word's in a
  /// space.
  func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange?
  /// Returns whether a position is at a unit's end in a direction.
  func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
  /// Returns the next end of a unit in a direction.
  func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition?
  /// Returns whether a position is within a unit.
  func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
}

/// The tokenizer of text fields and text views.
///
/// Words are runs of letters, digits and apostrophes; sentences end with a full stop, a question
/// mark or an exclamation mark; a line is a paragraph, since text is not broken for it.
///
/// Counterpart: `UITextInputStringTokenizer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextInputStringTokenizer: NSObject, TextInputTokenizer {
  private weak var input: (any TextInput)?

  /// Creates a tokenizer of the text of a view. The view is not owned.
  public init(textInput: any TextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let units = TextUnits.of(input.wholeText, granularity)
    let isBackward = direction.isBackward
    // At the border of two units the direction decides.
    let unit = units.last {
      isBackward
        ? $0.lowerBound < offset && offset <= $0.upperBound
        : $0.lowerBound <= offset && offset < $0.upperBound
    }
    return unit.flatMap { input.range($0) }
  }

  open func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return TextUnits.of(input.wholeText, granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset
    }
  }

  open func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let units = TextUnits.of(input.wholeText, granularity)
    let found =
      direction.isBackward
      ? units.map(\.lowerBound).last { $0 < offset }
      : units.map(\.upperBound).first { $0 > offset }
    return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

extension TextDirection {
  /// Whether the direction leads to the beginning of the text.
  fileprivate var isBackward: Bool {
    let backward: [TextDirection] = [.storage(.backward), .layout(.left), .layout(.up)]
    return backward.contains(self)
  }
}

extension TextInput {
  fileprivate func range(_ unit: Range<Int>) -> TextRange? {
    guard let start = position(from: beginningOfDocument, offset: unit.lowerBound),
      let end = position(from: beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return textRange(from: start, to: end)
  }

  /// The object that finds words and sentences in the text.
  public var tokenizer: any TextInputTokenizer { TextInputStringTokenizer(textInput: self) }
  /// Returns the text attributes at a position.
  public func textStyling(
    at position: TextPosition, in direction: TextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let attributed = (self as? TextView)?.attributedText ?? (self as? TextField)?.attributedText
    let offset = offset(from: beginningOfDocument, to: position)
    guard let attributed, offset < attributed.length else { return nil }
    return attributed.attributes(at: offset, effectiveRange: nil)
  }
  /// The view whose coordinates rectangles of the text have: the field itself.
  public var textInputView: View { self as? View ?? View() }
  /// Whether text is being dragged from the view: no.
  public var isTextDragActive: Bool { false }
  /// Whether text is being dragged over the view: no.
  public var isTextDropActive: Bool { false }
  /// Has no effect: nothing is dictated.
  public func dictationRecordingDidEnd() {}
  /// Has no effect: nothing is dictated.
  public func dictationRecognitionFailed() {}
  /// Has no effect: there is no floating insertion point.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Has no effect: there is no floating insertion point.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Has no effect: there is no floating insertion point.
  public func endFloatingCursor() {}
}

/// The ranges of the units of a text, in UTF-16 code units.
private enum TextUnits {
  static func of(_ text: String, _ granularity: TextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters(text)
    case .word: runs(text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .sentence: sentences(text)
    case .paragraph, .line: runs(text) { !$0.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  private static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      defer { start += character.utf16.count }
      return start..<start + character.utf16.count
    }
  }

  /// Returns the longest runs of characters that belong to a unit.
  private static func runs(_ text: String, _ belongs: (Character) -> Bool) -> [Range<Int>] {
    var (found, start, offset): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for character in text {
      if belongs(character) {
        start = start ?? offset
      } else if let first = start {
        found.append(first..<offset)
        start = nil
      }
      offset += character.utf16.count
    }
    if let start { found.append(start..<offset) }
    return found
  }

  /// Returns the sentences, each with the spaces after it.
  private static func sentences(_ text: String) -> [Range<Int>] {
    var (found, start, offset, hasEnded): ([Range<Int>], Int, Int, Bool) = ([], 0, 0, false)
    for character in text {
      if hasEnded, !character.isWhitespace, !".!?".contains(character) {
        found.append(start..<offset)
        (start, hasEnded) = (offset, false)
      }
      offset += character.utf16.count
      if ".!?".contains(character) || character.isNewline { hasEnded = true }
    }
    if start < offset { found.append(start..<offset) }
    return found
  }
}
