import Foundation

/// Gives tokens to hash values, and finds them again.
///
/// It knows the hash value of every token that it gave, so it grows without asking an identifier
/// anything. Tokens are in two tables: new ones in an *open* one; those of a *sealed* one are never
/// touched again, so that a data source finds what it shows without waiting for anybody.
struct TokenSlots {
  /// The number of tokens, which is the next token.
  private(set) var count = 0
  private(set) var open = SlotMemory(capacity: 0)
  private(set) var sealed = SlotMemory(capacity: 0)
  /// Tokens below are in the sealed table, the others in the open one.
  private var sealedCount = 0
  /// By token, its hash value.
  private var hashes = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
  private var hashCapacity = 8

  /// Gives the memory back; nothing may be asked afterwards.
  func deallocate() {
    hashes.deallocate()
  }
}

extension TokenSlots {
  /// Makes room, so that so many more tokens can be given.
  mutating func reserve(_ more: Int) {
    let needed = count &+ more
    precondition(needed < Int32.max, "A snapshot cannot know \(needed) identifiers")
    if needed > hashCapacity {
      hashCapacity = max(needed, 2 &* hashCapacity)
      let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: hashCapacity)
      grown.moveInitialize(from: hashes, count: count)
      hashes.deallocate()
      hashes = grown
    }
    if needed &- sealedCount > open.capacity {
      open = SlotMemory(from: sealedCount, capacity: needed &- sealedCount)
      open.fill(sealedCount..<count, hashes: hashes)
    }
  }

  /// Gives one token to a hash value, equal ones or not.
  ///
  /// - Precondition: There is room for it.
  mutating func add(_ hash: UInt32) -> Int32 {
    let token = count
    hashes[token] = hash
    open.fill(token..<token &+ 1, hashes: hashes)
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
    let open = open
    let first = count
    var given = 0
    while given < limit {
      let hash = UInt32(bitPattern: values[given])
      var place = open.home(of: hash)
      if open.candidate(for: hash, from: &place) >= 0 || isSealed(hash) { break }
      let token = first &+ given
      open.fill(place, hash, token)
      hashes[token] = hash
      values[given] = Int32(truncatingIfNeeded: token)
      given &+= 1
    }
    count = first &+ given
    return given
  }

  private func isSealed(_ hash: UInt32) -> Bool {
    guard sealedCount > 0 else { return false }
    var place = sealed.home(of: hash)
    return sealed.candidate(for: hash, from: &place) >= 0
  }

  /// Seals the open table if it has become a considerable part of the whole.
  ///
  /// - Complexity: O(*n*) for *n* tokens, but not before *n* / 8 more tokens have been given.
  mutating func seal() {
    let openCount = count &- sealedCount
    guard openCount > sealedCount / 8 else { return }
    if sealedCount == 0 {
      sealed = open
    } else {
      sealed = SlotMemory(capacity: count)
      sealed.fill(0..<count, hashes: hashes)
    }
    sealedCount = count
    open = SlotMemory(from: count, capacity: 0)
  }
}

extension TokenSlots {
  /// The hash values of tokens.
  func hashes(of tokens: [Int32]) -> [UInt32] {
    Array(count: tokens.count) { values in
      tokens.withUnsafeBufferPointer { tokens in
        guard let first = tokens.baseAddress else { return }
        var index = 0
        while index < tokens.count {
          values[index] = hashes[Int(first[index])]
          index &+= 1
        }
      }
    }
  }
}
