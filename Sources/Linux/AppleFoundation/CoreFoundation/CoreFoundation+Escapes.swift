// Percent escapes, as Core Foundation replaced them before URL components did.
import Foundation

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// An allocator of memory. Objects are allocated by Swift here, whichever is given.
public struct CFAllocator: Sendable {
  fileprivate init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// Returns a text with the characters instead of their percent escapes; `nil` if they are not UTF-8.
///
/// - Parameters:
///   - allocator: It makes no difference.
///   - originalString: The text.
///   - charactersToLeaveEscaped: The characters whose escapes stay; no escape is replaced if this is
///     `nil`.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  guard let originalString, let kept = charactersToLeaveEscaped else { return originalString }
  var (text, rest) = ("", originalString[...])
  while let start = rest.firstIndex(of: "%") {
    text += rest[..<start]
    rest = rest[start...]
    var bytes: [UInt8] = []
    while let byte = rest.escapedByte {
      bytes.append(byte)
      rest = rest.dropFirst(3)
    }
    guard !bytes.isEmpty, let characters = String(bytes: bytes, encoding: .utf8) else { return nil }
    var escapes = originalString[start..<rest.startIndex]
    for character in characters {
      let length = 3 * character.utf8.count
      text += kept.contains(character) ? String(escapes.prefix(length)) : String(character)
      escapes = escapes.dropFirst(length)
    }
  }
  return text + rest
}

extension Substring {
  /// The byte of the percent escape with which the text begins.
  fileprivate var escapedByte: UInt8? {
    let digits = dropFirst().prefix(2)
    guard first == "%", digits.count == 2, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(digits, radix: 16)
  }
}
