import Foundation

/// How messages name identifiers. (crash families E)
enum IdentifierText {
  /// The identifier as `%@` prints it where UIKit runs.
  ///
  /// There every identifier crosses into Objective-C: numbers, strings, dates and the like as the
  /// Foundation class that they bridge to, other values in a box that prints their debug text.
  static func describe(_ identifier: Any) -> String {
    // A hashable that is wrapped crosses as what it wraps.
    let identifier = (identifier as? AnyHashable)?.base ?? identifier
    return switch identifier {
    case let text as String: text
    case let number as NSNumber: describe(number)
    case let object as NSObject: object.description
    default: String(reflecting: identifier)
    }
  }

  /// The identifiers, each as ``describe(_:)-(Any)`` prints it.
  static func describe(all identifiers: some Sequence) -> [String] {
    identifiers.map { describe($0) }
  }

  private static func describe(_ number: NSNumber) -> String {
    let text = number.description
    // Foundation on Linux keeps the fraction of a whole `Double`, the system's does not.
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
