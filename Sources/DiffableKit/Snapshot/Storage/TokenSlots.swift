import Foundation

/// A table that assigns tokens to hash values, and finds them again.
///
/// It stores the hash value of every token, so it grows without hashing identifiers again. Tokens
/// are in two tables: new ones in an *open* one; those in a *sealed* one never change, so that a
/// data source can find its items without waiting for a lock.
struct TokenSlots {
  /// The number of tokens, which is also the next token.
  private(set) var count = 0
  private(set) var open = SlotMemory(capacity: 0)
  private(set) var sealed = SlotMemory(capacity: 0)
  /// Tokens below this number are in the sealed table, the others in the open one.
  private var sealedCount = 0
  /// The hash value of each token.
  private var hashes = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
  private var hashCapacity = 8

  /// Deallocates the memory, which must not be used afterwards.
  func deallocate() {
    hashes.deallocate()
  }
}

extension TokenSlots {
  /// Allocates memory for more tokens.
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

  /// Assigns a token to a hash value, even if equal ones exist.
  ///
  /// - Precondition: There is space for it.
  mutating func add(_ hash: UInt32) -> Int32 {
    let token = count
    hashes[token] = hash
    open.fill(token..<token &+ 1, hashes: hashes)
    count = token &+ 1
    return Int32(truncatingIfNeeded: token)
  }

  /// Assigns tokens to consecutive hash values, up to the first one that already has a token.
  ///
  /// - Parameters:
  ///   - values: The hash values, which are replaced by tokens.
  ///   - limit: The number of hash values.
  /// - Returns: The number of assigned tokens.
  /// - Precondition: There is space for `limit` tokens.
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

  /// Seals the open table if it has become a substantial part of all tokens.
  ///
  /// - Complexity: O(*n*) for *n* tokens, but not before *n* / 8 more tokens have been assigned.
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
  /// Returns the hash values of tokens.
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

// Tokens are copied as blocks of memory: copying element by element is slow in debug builds.
extension [Int32] {
  /// Creates an array from numbers that are contiguous in memory.
  init(copying first: UnsafePointer<Int32>, count: Int) {
    self.init(count: count) { $0.initialize(from: first, count: count) }
  }

  /// Adds a number to all elements from an index on.
  mutating func add(_ delta: Int, from index: Int) {
    let delta = Int32(truncatingIfNeeded: delta)
    withUnsafeMutableBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      let count = numbers.count
      var index = index
      while index < count {
        first[index] &+= delta
        index &+= 1
      }
    }
  }

  /// Copies all numbers to memory that has space for them.
  func copy(to target: UnsafeMutablePointer<Int32>) {
    withUnsafeBufferPointer { numbers in
      if let first = numbers.baseAddress { target.initialize(from: first, count: numbers.count) }
    }
  }
}

extension UnsafeBufferPointer<Int32> {
  /// Returns these numbers with others inserted.
  func inserting(_ others: UnsafePointer<Int32>, count: Int, at index: Int) -> [Int32] {
    Array(count: self.count + count) { target in
      if let first = baseAddress {
        target.initialize(from: first, count: index)
        (target + index + count).initialize(from: first + index, count: self.count - index)
      }
      (target + index).initialize(from: others, count: count)
    }
  }

  /// Returns these numbers without one of them.
  func removing(at index: Int) -> [Int32] {
    Array(count: count - 1) { target in
      guard let first = baseAddress else { return }
      target.initialize(from: first, count: index)
      (target + index).initialize(from: first + index + 1, count: count - 1 - index)
    }
  }

  /// Returns these numbers without the negative ones.
  ///
  /// - Parameter left: The number of elements that are not negative.
  func removingNegative(left: Int) -> [Int32] {
    Array(count: left) { target in
      guard let first = baseAddress else { return }
      var (source, kept) = (0, 0)
      while kept < left {
        target[kept] = first[source]
        kept &+= first[source] < 0 ? 0 : 1
        source &+= 1
      }
    }
  }
}
