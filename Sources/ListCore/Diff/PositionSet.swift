/// A set of positions below a limit, with one bit per position.
struct PositionSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>

  /// Creates an empty set for positions below the limit.
  init(below limit: Int) {
    let count = max(1, (limit + 63) >> 6)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit { words.deallocate() }
}

extension PositionSet {
  /// Inserts consecutive positions.
  ///
  /// - Returns: Whether the set contained none of them.
  mutating func insert(_ start: Int, count: Int) -> Bool {
    var word = start >> 6
    var shift = start & 63
    var rest = count
    var collisions: UInt64 = 0
    while rest > 0 {
      let taken = min(rest, 64 - shift)
      let mask = (UInt64.max &>> UInt64(64 - taken)) &<< UInt64(shift)
      collisions |= words[word] & mask
      words[word] |= mask
      rest -= taken
      word += 1
      shift = 0
    }
    return collisions == 0
  }

  /// Returns the first position from the start that is not in the set; the limit if there is none.
  func firstAbsent(from start: Int, below limit: Int) -> Int {
    first(from: start, below: limit, inverting: ~0)
  }

  /// Returns the first position from the start that is in the set; the limit if there is none.
  func firstPresent(from start: Int, below limit: Int) -> Int {
    first(from: start, below: limit, inverting: 0)
  }

  private func first(from start: Int, below limit: Int, inverting flips: UInt64) -> Int {
    if start >= limit { return limit }
    var word = start >> 6
    let last = (limit - 1) >> 6
    var bits = (words[word] ^ flips) & (UInt64.max &<< UInt64(start & 63))
    while bits == 0 {
      if word == last { return limit }
      word += 1
      bits = words[word] ^ flips
    }
    return min(limit, word << 6 + bits.trailingZeroBitCount)
  }
}
