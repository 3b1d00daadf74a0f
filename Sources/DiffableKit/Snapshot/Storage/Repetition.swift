/// A search for tokens that occur more than once.
enum Repetition {
  /// Returns the positions of tokens that also occur earlier, in order. Negative tokens are
  /// ignored.
  static func positions(in tokens: [Int32]) -> [Int] {
    tokens.withUnsafeBufferPointer { tokens in
      guard let first = tokens.baseAddress, !isAscending(first, tokens.count) else { return [] }
      return tokens.count <= 16
        ? positionsInFew(first, tokens.count) : positionsInMany(first, tokens.count)
    }
  }

  /// Returns whether the tokens ascend, as new tokens do, and those of items in their original
  /// order.
  private static func isAscending(_ tokens: UnsafePointer<Int32>, _ count: Int) -> Bool {
    var index = 1
    while index < count {
      if tokens[index] <= tokens[index &- 1] { return false }
      index &+= 1
    }
    return true
  }

  private static func positionsInFew(_ tokens: UnsafePointer<Int32>, _ count: Int) -> [Int] {
    var positions: [Int] = []
    var index = 1
    while index < count {
      var earlier = 0
      while tokens[earlier] != tokens[index] { earlier &+= 1 }
      if earlier < index, tokens[index] >= 0 { positions.append(index) }
      index &+= 1
    }
    return positions
  }

  private static func positionsInMany(_ tokens: UnsafePointer<Int32>, _ count: Int) -> [Int] {
    var highest = 0
    var index = 0
    while index < count {
      highest = max(highest, Int(tokens[index]))
      index &+= 1
    }
    var positions: [Int] = []
    var seen = [UInt64](repeating: 0, count: highest / 64 + 1)
    seen.withUnsafeMutableBufferPointer { seen in
      guard let words = seen.baseAddress else { return }
      index = 0
      while index < count {
        let token = Int(tokens[index])
        if token >= 0 {
          let bit: UInt64 = 1 &<< (token & 63)
          if words[token &>> 6] & bit != 0 { positions.append(index) }
          words[token &>> 6] |= bit
        }
        index &+= 1
      }
    }
    return positions
  }
}
