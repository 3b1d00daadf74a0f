/// The cheap half of matching: equal items at the positions where one expects them.
///
/// An identifier is there once on either side. So two equal items *are* the match, by whatever
/// means they were found, and the cheapest means is to compare what stands side by side: where
/// lists are alike, one comparison for each item is all it takes, and nothing is hashed.
@usableFromInline
enum Alignment {
  /// How far ahead equal items are looked for when two that stand side by side differ.
  @inlinable static var reach: Int { 6 }

  /// How many searches may fail before alignment gives up.
  @inlinable static var greatestPatience: Int { 48 }

  /// How many searches each section may try, even if all those before it failed.
  @inlinable static var leastPatience: Int { 6 }

  /// The number of equal neighbours that is no coincidence, and resets the limit.
  @inlinable static var convincingLength: Int { 4 }

  /// The number of items at the start of both lists that are equal.
  @inlinable
  static func commonPrefix<Item: Equatable>(
    of before: UnsafeBufferPointer<Item>, and after: UnsafeBufferPointer<Item>
  ) -> Int {
    let limit = min(before.count, after.count)
    guard limit > 0, let before = before.baseAddress, let after = after.baseAddress else {
      return 0
    }
    // One array and a copy of it that nobody has changed.
    if before == after { return limit }
    var length = 0
    while length < limit, before[length] == after[length] { length &+= 1 }
    return length
  }

  /// The number of items at the end of both lists that are equal.
  ///
  /// - Parameter limit: The number of items that may be compared, on either side.
  @inlinable
  static func commonSuffix<Item: Equatable>(
    of before: UnsafeBufferPointer<Item>, and after: UnsafeBufferPointer<Item>, limit: Int
  ) -> Int {
    guard limit > 0, let before = before.baseAddress.map({ $0 + (before.count &- 1) }),
      let after = after.baseAddress.map({ $0 + (after.count &- 1) })
    else { return 0 }
    var length = 0
    while length < limit, before[0 &- length] == after[0 &- length] { length &+= 1 }
    return length
  }
}
