import Foundation

/// The memory of a hash table that maps hash values to tokens: open addressing with linear probing.
///
/// Tokens with equal hash values are candidates; only the owner of the identifiers can tell whether
/// they are equal. There are no generics, only integers: equally fast for all types of identifiers,
/// and fast in debug builds.
final class SlotMemory: @unchecked Sendable {
  /// 0 if empty. Otherwise one more than the token, in as many bits as a slot number has; the other
  /// bits contain the bits of the hash value that its home slot does not determine.
  private let slots: UnsafeMutablePointer<UInt32>
  private let mask: UInt32
  /// The lowest token that may be added.
  private let base: Int

  /// Allocates memory for tokens.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of tokens, starting with the lowest.
  ///   The system provides zeroed memory for large tables.
  init(from base: Int = 0, capacity: Int) {
    self.base = base
    var count = 8
    while Self.capacity(ofSlots: count) < capacity { count &*= 2 }
    // The system has zeros ready for large tables.
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      fatalError("No memory for \(capacity) identifiers")
    }
    slots = memory.bindMemory(to: UInt32.self, capacity: count)
    mask = UInt32(truncatingIfNeeded: count &- 1)
  }

  deinit {
    free(slots)
  }

  /// The maximum number of tokens.
  var capacity: Int { Self.capacity(ofSlots: Int(mask) &+ 1) }

  /// Returns the maximum number of tokens: three of four slots may be occupied, since probing gets
  /// long beyond that.
  private static func capacity(ofSlots count: Int) -> Int { count / 4 &* 3 }
}

extension SlotMemory {
  /// Returns the slot at which the search for a hash value starts.
  func home(of hash: UInt32) -> Int { Int(hash & mask) }

  /// Returns the first token with a hash value, starting at a slot, or -1 if there is none.
  ///
  /// A few of the tokens found may have another hash value, but none with this one is missed.
  ///
  /// - Parameter place: The slot at which the search starts. On return, the slot after the token,
  ///   where the next search continues, or the empty slot that ended the search.
  func candidate(for hash: UInt32, from place: inout Int) -> Int32 {
    var index = UInt32(truncatingIfNeeded: place)
    while true {
      let slot = slots[Int(index)]
      if slot == 0 {
        place = Int(index)
        return -1
      }
      index = (index &+ 1) & mask
      if (slot ^ hash) & ~mask == 0 {
        place = Int(index)
        return Int32(truncatingIfNeeded: Int(slot & mask) &- 1 &+ base)
      }
    }
  }

  /// Stores a token in an empty slot.
  func fill(_ place: Int, _ hash: UInt32, _ token: Int) {
    slots[place] = hash & ~mask | UInt32(truncatingIfNeeded: token &- base &+ 1)
  }

  /// Stores the tokens of identifiers that are all distinct.
  func fill(_ tokens: Range<Int>, hashes: UnsafePointer<UInt32>) {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      var place = hashes[token] & mask
      while slots[Int(place)] != 0 { place = (place &+ 1) & mask }
      fill(Int(place), hashes[token], token)
      token &+= 1
    }
  }
}
