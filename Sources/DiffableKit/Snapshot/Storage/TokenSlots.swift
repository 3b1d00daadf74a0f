import Foundation

/// Finds tokens by hash value: a hash table that holds nothing but integers.
///
/// Open addressing with linear probing. It knows the hash value of every token that it gave, so it
/// grows without asking an identifier anything. Tokens with equal hash values are candidates for one
/// another; only who has the identifiers can tell whether they are equal.
///
/// No generics: as quick for one type of identifiers as for another, and quick in debug builds.
struct TokenSlots {
  /// The number of tokens, which is the next token.
  private(set) var count = 0
  /// By token, its hash value.
  private var hashes: UnsafeMutablePointer<UInt32>
  private var capacity = 6
  /// 0 where empty; else the hash value in the upper half, one more than the token in the lower.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask = 7

  /// Creates a table without tokens.
  init() {
    hashes = Self.zeros(capacity)
    slots = Self.zeros(mask + 1)
  }

  /// Gives the memory back; nothing may be asked afterwards.
  func deallocate() {
    free(hashes)
    free(slots)
  }
}

extension TokenSlots {
  /// The first token with a hash value from a place on, or -1 if there is none.
  ///
  /// - Parameter place: Where to look first; `home(of:)` to begin with. Afterwards the place behind
  ///   the token, where a next look begins.
  func candidate(for hash: UInt32, from place: inout Int) -> Int32 {
    var index = place
    while true {
      let slot = slots[index]
      if slot == 0 {
        place = index
        return -1
      }
      index = (index &+ 1) & mask
      if UInt32(truncatingIfNeeded: slot &>> 32) == hash {
        place = index
        return Int32(truncatingIfNeeded: slot) &- 1
      }
    }
  }

  /// The place at which to look for a hash value first.
  func home(of hash: UInt32) -> Int { Int(hash) & mask }
}

extension TokenSlots {
  /// The hash values of tokens.
  func hashes(of tokens: [Int32]) -> [UInt32] {
    Array(unsafeUninitializedCapacity: tokens.count) { values, count in
      count = tokens.count
      tokens.withUnsafeBufferPointer { tokens in
        guard let first = tokens.baseAddress, let values = values.baseAddress else { return }
        var index = 0
        while index < tokens.count {
          values[index] = hashes[Int(first[index])]
          index &+= 1
        }
      }
    }
  }
}

extension TokenSlots {
  /// Makes room, so that so many more tokens can be given.
  mutating func reserve(_ more: Int) {
    let needed = count &+ more
    guard needed > capacity else { return }
    precondition(needed < Int32.max, "A snapshot cannot know \(needed) identifiers")
    var slotCount = mask &+ 1
    while needed > Self.capacity(ofSlots: slotCount) { slotCount &*= 2 }
    free(slots)
    slots = Self.zeros(slotCount)
    mask = slotCount &- 1
    capacity = Self.capacity(ofSlots: slotCount)
    let grown: UnsafeMutablePointer<UInt32> = Self.zeros(capacity)
    memcpy(grown, hashes, count &* MemoryLayout<UInt32>.stride)
    free(hashes)
    hashes = grown
    var token = 0
    while token < count {
      fill(hashes[token], token)
      token &+= 1
    }
  }

  /// Gives one token to a hash value, equal ones or not.
  ///
  /// - Precondition: There is room for it.
  mutating func add(_ hash: UInt32) -> Int32 {
    let token = count
    hashes[token] = hash
    fill(hash, token)
    count = token &+ 1
    return Int32(truncatingIfNeeded: token)
  }

  /// Gives tokens to hash values in turn, until one comes that a token has already.
  ///
  /// - Parameters:
  ///   - values: The hash values; tokens take their place.
  ///   - limit: The number of hash values.
  /// - Returns: The number of tokens given.
  /// - Precondition: There is room for `limit` tokens.
  mutating func addUnknown(_ values: UnsafeMutablePointer<Int32>, limit: Int) -> Int {
    var given = 0
    while given < limit {
      let hash = UInt32(bitPattern: values[given])
      var index = Int(hash) & mask
      while true {
        let slot = slots[index]
        if slot == 0 { break }
        if UInt32(truncatingIfNeeded: slot &>> 32) == hash {
          count &+= given
          return given
        }
        index = (index &+ 1) & mask
      }
      let token = count &+ given
      slots[index] = UInt64(hash) &<< 32 | UInt64(truncatingIfNeeded: token &+ 1)
      hashes[token] = hash
      values[given] = Int32(truncatingIfNeeded: token)
      given &+= 1
    }
    count &+= given
    return given
  }

  /// Puts a token into the first empty slot for its hash value.
  private func fill(_ hash: UInt32, _ token: Int) {
    var index = Int(hash) & mask
    while slots[index] != 0 { index = (index &+ 1) & mask }
    slots[index] = UInt64(hash) &<< 32 | UInt64(truncatingIfNeeded: token &+ 1)
  }

  /// Three of four slots may be taken; probing gets long beyond.
  private static func capacity(ofSlots slotCount: Int) -> Int { slotCount / 4 &* 3 }

  /// Memory full of zeros; the system has that ready for large tables.
  private static func zeros<Element: FixedWidthInteger>(
    _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = calloc(count, MemoryLayout<Element>.stride) else {
      fatalError("No memory for a table of \(count) entries")
    }
    return memory.bindMemory(to: Element.self, capacity: count)
  }
}
