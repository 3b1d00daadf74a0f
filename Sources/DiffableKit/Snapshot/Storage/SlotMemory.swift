import Foundation

/// The memory of a hash table from hash values to tokens: open addressing with linear probing.
///
/// Tokens with equal hash values are candidates for one another; only who has the identifiers can
/// tell whether they are equal. No generics, nothing but integers: as quick for one type of
/// identifiers as for another, and quick in debug builds.
final class SlotMemory: @unchecked Sendable {
  /// 0 where empty; else one more than the token in as many bits as there are in the number of a
  /// slot, and in the other bits those of the hash value that do not tell its home.
  private let slots: UnsafeMutablePointer<UInt32>
  private let mask: UInt32
  /// The lowest token that may be put in.
  private let base: Int

  /// Makes room for some tokens.
  ///
  /// - Parameters:
  ///   - base: The lowest token.
  ///   - capacity: How many there may be, from that one on.
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

  /// The number of tokens that there is room for.
  var capacity: Int { Self.capacity(ofSlots: Int(mask) &+ 1) }

  /// Three of four slots may be taken; probing gets long beyond.
  private static func capacity(ofSlots count: Int) -> Int { count / 4 &* 3 }
}

extension SlotMemory {
  /// The place at which to look for a hash value first.
  func home(of hash: UInt32) -> Int { Int(hash & mask) }

  /// The first token with a hash value from a place on, or -1 if there is none.
  ///
  /// Few of the tokens found have another hash value, and none that has this one is left out.
  ///
  /// - Parameter place: Where to look first. Afterwards the place behind the token, where the next
  ///   look begins, or the empty one that ended the search.
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

  /// Puts a token into an empty place.
  func fill(_ place: Int, _ hash: UInt32, _ token: Int) {
    slots[place] = hash & ~mask | UInt32(truncatingIfNeeded: token &- base &+ 1)
  }

  /// Puts tokens where there are no equal identifiers.
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
