// Core Foundation's conversions of texts, by which lists of names are sorted and searched.
import Foundation

/// A text that can be changed.
public typealias CFMutableString = NSMutableString

/// A range of a text.
public typealias CFRange = NSRange

/// Creates a range.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { NSRange(location: loc, length: len) }

/// From any script to Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// From Chinese characters to Latin letters with tones.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// From Latin letters to the Hiragana of Japanese.
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
/// From Latin letters to the Katakana of Japanese.
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
/// From Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana.rawValue
/// From wide to narrow characters.
public let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth.rawValue
/// Without accents and other marks on letters.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
/// Without characters that combine with the one before.
public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue

/// Converts a text, or a range of it.
///
/// - Parameters:
///   - string: The text.
///   - range: The range, which becomes that of the result; all if it is `nil`.
///   - transform: The name of the conversion.
///   - reverse: Whether to convert back.
/// - Returns: Whether the conversion exists.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let old = range?.pointee ?? NSRange(location: 0, length: string.length)
  let text = string.substring(with: old)
  guard
    let new = text.applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: old, with: new)
  range?.pointee.length = new.utf16.count
  return true
}
