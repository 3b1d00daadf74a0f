import Foundation

/// The text of identifiers in messages. (crash families E)
enum IdentifierText {
  /// Returns the identifier as `%@` prints it on UIKit's platforms.
  ///
  /// There every identifier is bridged to Objective-C: numbers, strings, dates and similar types to
  /// their Foundation classes, and other values to a box that prints their debug description.
  static func describe(_ identifier: Any) -> String {
    // A wrapped hashable is bridged like the wrapped value.
    let identifier = (identifier as? AnyHashable)?.base ?? identifier
    return switch identifier {
    case let text as String: text
    case let number as NSNumber: describe(number)
    case let object as NSObject: object.description
    default: String(reflecting: identifier)
    }
  }

  /// Returns the identifiers, each printed by ``describe(_:)-(Any)``.
  static func describe(all identifiers: some Sequence) -> [String] {
    identifiers.map { describe($0) }
  }

  private static func describe(_ number: NSNumber) -> String {
    let text = number.description
    // Foundation on Linux keeps the fraction of an integral `Double`; Apple's does not.
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
