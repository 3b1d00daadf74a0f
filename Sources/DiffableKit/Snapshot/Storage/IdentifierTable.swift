import Foundation

/// All identifiers of a snapshot and its copies, each with a token.
///
/// A copy of a snapshot shares the table of its original, and so do all copies of copies. Tokens
/// are assigned in sequence and never reused: a snapshot may add tokens that the others ignore.
/// Each identifier is hashed once, when it is added, and never moves, so that its token gives
/// access to it without a lock. Everything else takes the lock once per call.
///
/// The identifiers' `==` runs while the lock is held.
final class IdentifierTable<Identifier: Hashable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  /// Stored behind a pointer, where exclusivity is not checked: the lock guarantees it.
  private let slots = UnsafeMutablePointer<TokenSlots>.allocate(capacity: 1)
  private let memory = GrowingMemory(
    stride: MemoryLayout<Identifier>.stride, alignment: MemoryLayout<Identifier>.alignment)

  init() {
    slots.initialize(to: TokenSlots())
  }

  deinit {
    memory.forEachPage(in: 0..<slots.pointee.count) { _, first, count in
      first.assumingMemoryBound(to: Identifier.self).deinitialize(count: count)
    }
    memory.deallocate(count: slots.pointee.count)
    slots.pointee.deallocate()
    slots.deinitialize(count: 1)
    slots.deallocate()
  }
}

extension IdentifierTable {
  /// Returns the address of a token's identifier, which is valid for the lifetime of the table.
  @inline(__always)
  func address(of token: Int32) -> UnsafePointer<Identifier> {
    UnsafePointer(memory.address(of: Int(token)).assumingMemoryBound(to: Identifier.self))
  }

  /// Returns the identifier of a token.
  func identifier(of token: Int32) -> Identifier { address(of: token).pointee }

  /// Returns the number of tokens, starting with this one, whose identifiers are contiguous in
  /// memory.
  func room(at token: Int32) -> Int { memory.room(at: Int(token)) }

  /// The number of tokens assigned so far.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return slots.pointee.count
  }
}

// MARK: - Looking up

extension IdentifierTable {
  /// Returns the token of an identifier, or -1 if it has none.
  func token(of identifier: Identifier) -> Int32 {
    let hash = Self.hash(identifier)
    lock.lock()
    defer { lock.unlock() }
    return withUnsafePointer(to: identifier) { search($0, hash) }
  }

  /// Returns this table's token for an identifier of another table, or -1 if it has none.
  func token(of token: Int32, in other: IdentifierTable, hash: UInt32) -> Int32 {
    let identifier = other.address(of: token)
    lock.lock()
    defer { lock.unlock() }
    return search(identifier, hash)
  }

  /// Finds the tokens of identifiers; -1 for identifiers without one.
  func find(
    _ identifiers: UnsafePointer<Identifier>, count: Int, tokens: UnsafeMutablePointer<Int32>
  ) {
    lock.lock()
    defer { lock.unlock() }
    forEachBlock(of: count) { start, length in
      hash(identifiers + start, count: length, into: tokens + start)
      var index = start
      while index < start &+ length {
        tokens[index] = search(identifiers + index, UInt32(bitPattern: tokens[index]))
        index &+= 1
      }
    }
  }

  private func search(_ identifier: UnsafePointer<Identifier>, _ hash: UInt32) -> Int32 {
    let token = search(identifier, hash, in: slots.pointee.sealed)
    return token >= 0 ? token : search(identifier, hash, in: slots.pointee.open)
  }

  @inline(__always)
  private func search(
    _ identifier: UnsafePointer<Identifier>, _ hash: UInt32, in memory: SlotMemory
  ) -> Int32 {
    var place = memory.home(of: hash)
    var token = memory.candidate(for: hash, from: &place)
    while token >= 0, !address(of: token).isEqual(to: identifier) {
      token = memory.candidate(for: hash, from: &place)
    }
    return token
  }
}

// MARK: - Looking up without a lock

extension IdentifierTable {
  /// Returns the current content of the table, or almost all of it, in memory that no longer
  /// changes.
  ///
  /// - Complexity: O(1), amortized over the assigned tokens.
  func sealed() -> SlotMemory {
    lock.lock()
    defer { lock.unlock() }
    slots.pointee.seal()
    return slots.pointee.sealed
  }

  /// Returns the token of an identifier, or -1 if it has none.
  ///
  /// - Parameter sealed: The memory to search first: no lock is needed if the identifier is there.
  func token(of identifier: Identifier, sealed: SlotMemory) -> Int32 {
    let hash = Self.hash(identifier)
    let token = withUnsafePointer(to: identifier) { search($0, hash, in: sealed) }
    if token >= 0 { return token }
    lock.lock()
    defer { lock.unlock() }
    return withUnsafePointer(to: identifier) { search($0, hash) }
  }
}

// MARK: - Entering

extension IdentifierTable {
  /// Returns the tokens of identifiers, assigning new tokens where there are none.
  ///
  /// - Returns: The first token that this call assigned, if any. The tokens after it were also
  ///   assigned by this call.
  func enter(
    _ identifiers: UnsafePointer<Identifier>, count: Int, tokens: UnsafeMutablePointer<Int32>
  ) -> Range<Int32> {
    lock.lock()
    defer { lock.unlock() }
    let first = slots.pointee.count
    forEachBlock(of: count) { start, length in
      // The first block reserves memory for all: usually either everything is new, or little is
      // added.
      slots.pointee.reserve(count &- start)
      hash(identifiers + start, count: length, into: tokens + start)
      enterBlock(identifiers + start, count: length, tokens: tokens + start)
    }
    return Int32(first)..<Int32(slots.pointee.count)
  }

  private func enterBlock(
    _ identifiers: UnsafePointer<Identifier>, count: Int, tokens: UnsafeMutablePointer<Int32>
  ) {
    var index = 0
    while index < count {
      let next = slots.pointee.count
      let given = slots.pointee.addUnknown(tokens + index, limit: count &- index)
      append(identifiers + index, count: given, at: next)
      index &+= given
      guard index < count else { return }
      let hash = UInt32(bitPattern: tokens[index])
      tokens[index] = search(identifiers + index, hash)
      if tokens[index] < 0 {
        append(identifiers + index, count: 1, at: slots.pointee.count)
        tokens[index] = slots.pointee.add(hash)
      }
      index &+= 1
    }
  }
}

extension IdentifierTable {
  /// Copies identifiers to the end of the memory.
  private func append(_ identifiers: UnsafePointer<Identifier>, count: Int, at next: Int) {
    memory.reserve(next..<next &+ count)
    memory.forEachPage(in: next..<next &+ count) { index, first, count in
      first.assumingMemoryBound(to: Identifier.self)
        .initialize(from: identifiers + (index &- next), count: count)
    }
  }
}

// MARK: - Copying

extension IdentifierTable {
  /// Returns the hash values of tokens.
  func hashes(of tokens: [Int32]) -> [UInt32] {
    lock.lock()
    defer { lock.unlock() }
    return slots.pointee.hashes(of: tokens)
  }

  /// Assigns consecutive tokens to distinct identifiers.
  ///
  /// - Precondition: The table is empty.
  func adopt(_ identifiers: UnsafePointer<Identifier>, hashes: [UInt32]) {
    lock.lock()
    defer { lock.unlock() }
    slots.pointee.reserve(hashes.count)
    for hash in hashes { _ = slots.pointee.add(hash) }
    append(identifiers, count: hashes.count, at: 0)
  }
}

// MARK: - Comparing

extension IdentifierTable {
  /// Returns the number of leading tokens that represent the same identifiers as tokens of another
  /// table, compared pairwise.
  func commonLength(
    _ tokens: UnsafePointer<Int32>, with other: IdentifierTable,
    _ otherTokens: UnsafePointer<Int32>, limit: Int
  ) -> Int {
    var length = 0
    while length < limit {
      // Identifiers that were added together are contiguous in memory.
      let token = tokens[length]
      let otherToken = otherTokens[length]
      let room = min(limit &- length, room(at: token), other.room(at: otherToken))
      let stretch = min(
        Self.consecutiveLength(tokens + length, limit: room),
        Self.consecutiveLength(otherTokens + length, limit: room))
      let equal = address(of: token).commonLength(
        with: other.address(of: otherToken), limit: stretch)
      length &+= equal
      if equal < stretch { break }
    }
    return length
  }

  /// Returns the length of the run of consecutive tokens, up to the length of a block.
  private static func consecutiveLength(_ tokens: UnsafePointer<Int32>, limit: Int) -> Int {
    let limit = min(limit, blockLength)
    var length = 1
    while length < limit, Int(tokens[length]) == Int(tokens[0]) &+ length { length &+= 1 }
    return length
  }
}

// MARK: - Hashing

extension IdentifierTable {
  /// Hash values are computed for a block of identifiers before the slots are accessed. Otherwise
  /// each hash value would wait for the memory access of the previous slot.
  private static var blockLength: Int { 64 }

  private func forEachBlock(of count: Int, _ body: (_ start: Int, _ length: Int) -> Void) {
    var start = 0
    while start < count {
      let length = min(Self.blockLength, count &- start)
      body(start, length)
      start &+= length
    }
  }

  private func hash(
    _ identifiers: UnsafePointer<Identifier>, count: Int, into hashes: UnsafeMutablePointer<Int32>
  ) {
    var index = 0
    while index < count {
      hashes[index] = Int32(bitPattern: Self.hash((identifiers + index).pointee))
      index &+= 1
    }
  }

  /// Returns half a hash value. Types with their own hash function may have weak bits, so all bits
  /// are used.
  @inline(__always)
  static func hash(_ identifier: Identifier) -> UInt32 {
    let wide = UInt64(bitPattern: Int64(identifier.hashValue))
    return UInt32(truncatingIfNeeded: (wide &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }
}
