import Foundation

/// The identifiers that the snapshots of one lineage have seen, each with a token.
///
/// A copy of a snapshot shares the table of its original, and so do all copies of copies. Tokens are
/// given in turn and never taken back: whatever one snapshot enters, the others may ignore. Each
/// identifier is hashed once, when it enters, and stays where it is, so that whoever has a token
/// reads the identifier without a lock. Everything else takes the lock once per call.
///
/// `==` of identifiers runs while the lock is held.
final class IdentifierTable<Identifier: Hashable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots = TokenSlots()
  private let pages = GrowingPages<Identifier>()

  init() {}

  deinit {
    pages.deallocate(count: slots.count)
    slots.deallocate()
  }
}

extension IdentifierTable {
  /// Where the identifier of a token is, as long as the table lives.
  @inline(__always)
  func address(of token: Int32) -> UnsafePointer<Identifier> {
    UnsafePointer(pages.address(of: Int(token)))
  }

  /// How many tokens, from this one on, have their identifiers side by side.
  func room(at token: Int32) -> Int { pages.room(at: Int(token)) }

  /// The number of tokens given so far.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return slots.count
  }
}

// MARK: - Looking up

extension IdentifierTable {
  /// The token of an identifier, or -1 if it has none.
  func token(of identifier: Identifier) -> Int32 {
    withUnsafePointer(to: identifier) { token(equalTo: $0, hash: Self.hash($0.pointee)) }
  }

  /// The token of an identifier whose hash value is known, or -1 if it has none.
  func token(equalTo identifier: UnsafePointer<Identifier>, hash: UInt32) -> Int32 {
    lock.lock()
    defer { lock.unlock() }
    return search(identifier, hash)
  }

  /// Finds the tokens of identifiers; -1 for those that have none.
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
    var place = slots.home(of: hash)
    var token = slots.candidate(for: hash, from: &place)
    while token >= 0, address(of: token).pointee != identifier.pointee {
      token = slots.candidate(for: hash, from: &place)
    }
    return token
  }
}

// MARK: - Entering

extension IdentifierTable {
  /// Finds the tokens of identifiers, and gives tokens to those that have none.
  ///
  /// - Returns: The first token that was given by this call, if one was. Those that come after it
  ///   have been given by this call too.
  func enter(
    _ identifiers: UnsafePointer<Identifier>, count: Int, tokens: UnsafeMutablePointer<Int32>
  ) -> Range<Int32> {
    lock.lock()
    defer { lock.unlock() }
    let first = slots.count
    forEachBlock(of: count) { start, length in
      // The first block makes room for all: mostly everything is new, or little is given.
      slots.reserve(count &- start)
      hash(identifiers + start, count: length, into: tokens + start)
      enterBlock(identifiers + start, count: length, tokens: tokens + start)
    }
    return Int32(first)..<Int32(slots.count)
  }

  private func enterBlock(
    _ identifiers: UnsafePointer<Identifier>, count: Int, tokens: UnsafeMutablePointer<Int32>
  ) {
    var index = 0
    while index < count {
      let next = slots.count
      let given = slots.addUnknown(tokens + index, limit: count &- index)
      pages.append(identifiers + index, count: given, at: next)
      index &+= given
      guard index < count else { return }
      let hash = UInt32(bitPattern: tokens[index])
      tokens[index] = search(identifiers + index, hash)
      if tokens[index] < 0 {
        pages.append(identifiers + index, count: 1, at: slots.count)
        tokens[index] = slots.add(hash)
      }
      index &+= 1
    }
  }
}

// MARK: - Copying

extension IdentifierTable {
  /// The hash values of tokens.
  func hashes(of tokens: [Int32]) -> [UInt32] {
    lock.lock()
    defer { lock.unlock() }
    return slots.hashes(of: tokens)
  }

  /// Gives tokens to identifiers that differ from each other, in turn.
  ///
  /// - Precondition: The table is empty.
  func adopt(_ identifiers: UnsafePointer<Identifier>, hashes: [UInt32]) {
    lock.lock()
    defer { lock.unlock() }
    slots.reserve(hashes.count)
    for hash in hashes { _ = slots.add(hash) }
    pages.append(identifiers, count: hashes.count, at: 0)
  }
}

// MARK: - Hashing

extension IdentifierTable {
  /// Hash values are computed for a block of identifiers before the slots are touched. One after the
  /// other, each hash value would wait for the slot before it to come from memory.
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

  /// Half a hash value. Types that compute theirs themselves may have poor bits: all are used.
  @inline(__always)
  static func hash(_ identifier: Identifier) -> UInt32 {
    let wide = UInt64(bitPattern: Int64(identifier.hashValue))
    return UInt32(truncatingIfNeeded: (wide &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }
}
