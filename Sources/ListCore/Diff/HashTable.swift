/// A table that maps hashes to the numbers of elements.
///
/// The table works in blocks: hashes are inserted, and candidates looked up, many at a time. It
/// does not store the elements, so the caller compares each candidate with the element that it
/// looks for, and asks for the next one if they differ.
///
/// A slot holds the lower half of a hash and the number of the element plus one; zero is empty. The
/// table is at most half full and is searched slot by slot.
@usableFromInline
final class HashTable {
  /// The maximum number of hashes that are inserted or looked up together.
  @inlinable static var blockSize: Int { 64 }

  /// The hashes of a block, written by the caller.
  @usableFromInline let hashes: UnsafeMutablePointer<UInt32>
  /// The candidate for each hash of a block; negative if there is none.
  @usableFromInline let candidates: UnsafeMutablePointer<Int32>
  /// The slot of the candidate for each hash of a block.
  private let positions: UnsafeMutablePointer<Int>
  private let slots: UnsafeMutablePointer<UInt64>
  private let mask: Int

  /// Creates an empty table.
  @usableFromInline
  init(capacity: Int) {
    var slotCount = 16
    while slotCount < 2 * capacity { slotCount *= 2 }
    mask = slotCount - 1
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    hashes = .allocate(capacity: Self.blockSize)
    candidates = .allocate(capacity: Self.blockSize)
    positions = .allocate(capacity: Self.blockSize)
  }

  deinit {
    slots.deallocate()
    hashes.deallocate()
    candidates.deallocate()
    positions.deallocate()
  }
}

extension HashTable {
  /// Inserts a block of elements.
  ///
  /// - Parameters:
  ///   - first: The number of the first element; the others follow.
  ///   - count: The number of hashes that the caller has written.
  @usableFromInline
  func enter(_ first: Int, count: Int) {
    var index = 0
    while index < count {
      let hash = hashes[index]
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] =
        UInt64(hash) &<< 32 | UInt64(truncatingIfNeeded: first &+ index &+ 1)
      index &+= 1
    }
  }

  /// Finds the first candidate for each hash of a block.
  ///
  /// - Parameter count: The number of hashes that the caller has written.
  @usableFromInline
  func findCandidates(count: Int) {
    var index = 0
    while index < count {
      candidates[index] = Int32(truncatingIfNeeded: find(index, from: Int(hashes[index]) & mask))
      index &+= 1
    }
  }

  /// Returns the next candidate for a hash of the block; negative if there is none.
  @usableFromInline
  func nextCandidate(_ index: Int) -> Int {
    find(index, from: (positions[index] &+ 1) & mask)
  }

  @inline(__always)
  private func find(_ index: Int, from start: Int) -> Int {
    let hash = hashes[index]
    var slot = start
    while true {
      let entry = slots[slot]
      if entry == 0 { return -1 }
      if UInt32(truncatingIfNeeded: entry &>> 32) == hash {
        positions[index] = slot
        return Int(UInt32(truncatingIfNeeded: entry)) &- 1
      }
      slot = (slot &+ 1) & mask
    }
  }
}
