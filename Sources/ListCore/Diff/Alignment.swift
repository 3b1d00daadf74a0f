/// The inexpensive part of matching: equal items at the positions where they are expected.
///
/// An identifier is expected once on either side. Two equal items therefore *are* the match,
/// however they were found, and the least expensive way is to compare neighbours: where the lists
/// are alike, one comparison per item is enough, and nothing is hashed.
@usableFromInline
enum Alignment {
  /// The number of items ahead in which an equal item is searched for when two neighbours differ.
  @inlinable static var reach: Int { 6 }

  /// The number of searches that may fail before alignment gives up.
  @inlinable static var greatestPatience: Int { 48 }

  /// The number of searches that each section may try, even if all those before it failed.
  @inlinable static var leastPatience: Int { 6 }

  /// The number of equal neighbours that is no coincidence, and that resets the limit.
  @inlinable static var convincingLength: Int { 4 }

  /// Returns the number of equal items at the start of both lists.
  @inlinable
  static func commonPrefix<Item: Equatable>(
    of before: UnsafeBufferPointer<Item>, and after: UnsafeBufferPointer<Item>
  ) -> Int {
    let limit = min(before.count, after.count)
    guard limit > 0, let before = before.baseAddress, let after = after.baseAddress else {
      return 0
    }
    // One array and a copy of it that shares its storage.
    if before == after { return limit }
    var length = 0
    while length < limit, before[length] == after[length] { length &+= 1 }
    return length
  }

  /// Returns the number of equal items at the end of both lists.
  ///
  /// - Parameter limit: The maximum number of items to compare.
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
