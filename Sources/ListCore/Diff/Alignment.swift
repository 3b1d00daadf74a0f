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

extension Alignment {
  /// Matches the items of one section that can be matched by comparing neighbours.
  ///
  /// - Parameters:
  ///   - before: The items of the section before the change.
  ///   - after: The items of the section after the change.
  ///   - prefix: The number of items at the start that are known to be equal.
  ///   - sections: The section before and after the change.
  ///   - patience: The number of failed searches after which to give up. It is reduced by those
  ///     that fail.
  ///   - matching: The matching to which the pairs are added.
  @inlinable
  static func align<Item: Equatable>(
    _ before: UnsafeBufferPointer<Item>, with after: UnsafeBufferPointer<Item>, prefix: Int,
    in sections: (before: Int, after: Int), patience: inout Int, into matching: inout ListMatching
  ) {
    if prefix > 0 { matching.join(0, with: 0, count: prefix, in: sections) }
    let suffix = commonSuffix(
      of: before, and: after, limit: min(before.count, after.count) &- prefix)
    alignMiddle(
      before, prefix..<(before.count &- suffix), with: after, prefix..<(after.count &- suffix),
      in: sections, patience: &patience, into: &matching)
    if suffix > 0 {
      matching.join(
        before.count &- suffix, with: after.count &- suffix, count: suffix, in: sections)
    }
  }

  /// Walks along both sides at once, skipping items that are on one side only.
  @inlinable
  static func alignMiddle<Item: Equatable>(
    _ before: UnsafeBufferPointer<Item>, _ sources: Range<Int>,
    with after: UnsafeBufferPointer<Item>, _ targets: Range<Int>,
    in sections: (before: Int, after: Int), patience: inout Int, into matching: inout ListMatching
  ) {
    guard !sources.isEmpty, !targets.isEmpty,
      let before = before.baseAddress, let after = after.baseAddress
    else { return }
    var source = sources.lowerBound
    var target = targets.lowerBound
    let sourceEnd = sources.upperBound
    let targetEnd = targets.upperBound
    patience = max(patience, leastPatience)

    search: while true {
      // The items differ here, but equal ones may follow within a few steps.
      var step = 1
      while step <= reach {
        let isSource = source &+ step < sourceEnd
        let isTarget = target &+ step < targetEnd
        if isSource, before[source &+ step] == after[target] {
          source &+= step
          break
        }
        if isTarget, before[source] == after[target &+ step] {
          target &+= step
          break
        }
        if isSource, isTarget, before[source &+ step] == after[target &+ step] {
          source &+= step
          target &+= step
          break
        }
        step &+= 1
      }
      if step > reach {
        patience &-= 1
        if patience == 0 { return }
        source &+= 1
        target &+= 1
      }

      let start = source
      while source < sourceEnd, target < targetEnd, before[source] == after[target] {
        source &+= 1
        target &+= 1
      }
      let length = source &- start
      if length > 0 {
        matching.join(start, with: target &- length, count: length, in: sections)
        if length >= convincingLength { patience = min(greatestPatience, patience &+ 2) }
      }
      if source >= sourceEnd || target >= targetEnd { return }
    }
  }
}
