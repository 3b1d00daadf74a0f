import Foundation

/// A text that may have attributes.
///
/// A plain text stays a string until its attributed form is asked for: Foundation on Linux never
/// frees all of an attributed string.
package struct TextContent {
  private enum Storage {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private let storage: Storage

  /// Creates a text without attributes.
  package init(_ string: String = "") { storage = .plain(string) }

  /// Creates a copy of an attributed text.
  package init(_ text: NSAttributedString) {
    storage = .attributed(NSAttributedString(attributedString: text))
  }

  /// Creates a text for reading, without a copy.
  package init(reading text: NSAttributedString) { storage = .attributed(text) }

  /// The characters.
  package var string: String {
    switch storage {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  /// The text with its attributes.
  package var attributed: NSAttributedString {
    switch storage {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let text): text
    }
  }

  /// Whether the text may have attributes.
  package var hasAttributes: Bool {
    if case .attributed = storage { true } else { false }
  }

  package var isEmpty: Bool { string.isEmpty }

  /// The length, in UTF-16 code units.
  package var length: Int { string.utf16.count }

  /// Returns the range that the delete key deletes: the selection, or the character before it.
  package func rangeToDelete(_ selection: NSRange) -> NSRange {
    let end = min(selection.location, length)
    guard selection.length == 0, end > 0 else { return selection }
    return (string as NSString).rangeOfComposedCharacterSequence(at: end - 1)
  }

  /// The attributes of the first character; `nil` if there is none.
  package var firstAttributes: [NSAttributedString.Key: Any]? {
    guard !isEmpty else { return nil }
    return switch storage {
    case .plain: [:]
    case .attributed(let text): text.attributes(at: 0, effectiveRange: nil)
    }
  }
}

extension TextContent: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    if case (.plain(let first), .plain(let second)) = (one.storage, other.storage) {
      // Canonically equivalent strings of different code units are different texts.
      return first.utf16.elementsEqual(second.utf16)
    }
    return one.attributed.isEqual(to: other.attributed)
  }
}

/// The alignment of text.
///
/// Counterpart: `NSTextAlignment`.
public enum TextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// The treatment of text that does not fit.
///
/// Counterpart: `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The adjustment of the baseline when a font shrinks.
///
/// Counterpart: `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}
