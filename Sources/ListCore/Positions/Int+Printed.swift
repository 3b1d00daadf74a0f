extension Int {
  /// The index of a section or an item as UIKit prints it: as an `NSUInteger`, which is unsigned.
  /// -1 is 18446744073709551615. (behaviour 15.10)
  package var printed: String { String(UInt(bitPattern: self)) }
}
