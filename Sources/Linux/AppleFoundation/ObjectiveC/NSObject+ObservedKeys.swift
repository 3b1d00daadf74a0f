import Foundation

// What Objective-C asks a class about its observed keys. Nothing asks here: `observe(_:changeHandler:)`
// of adapted code follows each property itself. An extension of the protocol, so that a class can
// declare the same.
extension NSObjectProtocol {
  /// Returns the keys of the properties that a value depends on: none.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// Returns whether observers hear of a property without being told.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
