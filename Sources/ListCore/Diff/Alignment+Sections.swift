extension Alignment {
  /// Matches what can be matched by comparing neighbours, in one section.
  ///
  /// - Parameters:
  ///   - before: The items of the section before the change.
  ///   - after: The items of the section after the change.
  ///   - prefix: How many items at the start are known to be equal.
  ///   - sections: The section before and after the change.
  ///   - patience: How long to go on where nothing is found; what is left of it.
  ///   - matching: What is found is added here.
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

  /// Goes along both sides at once, and past what is on one side only.
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
      // What differs here, and may go on a few steps ahead.
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
