/// The identifiers of a snapshot's sections, or of its items, by token.
///
/// Copies share the table. Equal identifiers may be different instances, and each snapshot returns
/// the instances that it was given: those that are not in the table are kept here. (behaviour 6.11)
struct SnapshotNames<Identifier: Hashable & Sendable>: Sendable {
  private(set) var table = IdentifierTable<Identifier>()
  /// The number of tokens that this snapshot needs to know: all tokens that it uses are below it.
  private(set) var knownCount: Int32 = 0
  /// The instances that this snapshot uses in place of the identifiers in the table.
  private var instances: [Int32: Identifier] = [:]
  private(set) var hasInstances = false
  /// The instances of the latest call, which may not be inserted yet.
  private var named: [Int32: Identifier] = [:]
}

// MARK: - From tokens to identifiers

extension SnapshotNames {
  @inline(__always)
  func identifier(of token: Int32) -> Identifier {
    hasInstances ? instance(of: token) : table.identifier(of: token)
  }

  private func instance(of token: Int32) -> Identifier {
    instances[token] ?? table.identifier(of: token)
  }

  /// Copies the identifiers of tokens.
  ///
  /// - Parameter target: Uninitialized memory for that many identifiers.
  func copyIdentifiers(
    of tokens: UnsafeBufferPointer<Int32>, to target: UnsafeMutablePointer<Identifier>
  ) {
    guard let first = tokens.baseAddress else { return }
    var index = 0
    while index < tokens.count {
      // Identifiers that were added together are copied together.
      let token = first[index]
      let room = min(table.room(at: token), tokens.count &- index)
      var length = 1
      while length < room, Int(first[index &+ length]) == Int(token) &+ length { length &+= 1 }
      (target + index).initialize(from: table.address(of: token), count: length)
      index &+= length
    }
    guard hasInstances else { return }
    for index in tokens.indices {
      if let instance = instances[tokens[index]] { target[index] = instance }
    }
  }
}

// MARK: - From identifiers to tokens

extension SnapshotNames {
  /// Returns the token of an identifier, in this snapshot or not, or -1.
  @inline(__always)
  func token(of identifier: Identifier) -> Int32 { table.token(of: identifier) }

  /// Returns the tokens of identifiers, in this snapshot or not; -1 for identifiers without one.
  func tokens(of identifiers: [Identifier]) -> [Int32] {
    Array(count: identifiers.count) { target in
      identifiers.withUnsafeBufferPointer { identifiers in
        guard let source = identifiers.baseAddress else { return }
        table.find(source, count: identifiers.count, tokens: target)
      }
    }
  }

  /// Returns the tokens of identifiers, assigning new tokens where there are none.
  ///
  /// - Parameter startsAnew: Whether the snapshot uses no tokens yet.
  /// - Returns: The tokens, and the range of the new ones.
  mutating func enter(
    _ identifiers: [Identifier], startsAnew: Bool
  ) -> (tokens: [Int32], new: Range<Int32>) {
    if startsAnew, knownCount > 0 { self = SnapshotNames() }
    if !named.isEmpty { named = [:] }
    var new: Range<Int32> = 0..<0
    let tokens = [Int32](count: identifiers.count) { target in
      identifiers.withUnsafeBufferPointer { identifiers in
        guard let source = identifiers.baseAddress else { return }
        new = table.enter(source, count: identifiers.count, tokens: target)
      }
    }
    knownCount = max(knownCount, new.upperBound)
    if new.count < tokens.count { noteInstances(identifiers, tokens, below: new.lowerBound) }
    return (tokens, new)
  }

  /// Makes this snapshot use the instances of the latest call.
  mutating func adoptInstances(of tokens: [Int32]) {
    guard !named.isEmpty else { return }
    for token in tokens {
      if let instance = named[token] { instances[token] = instance }
    }
    hasInstances = !instances.isEmpty
    named = [:]
  }

  /// Records the instances that differ from the ones that the snapshot would return.
  private mutating func noteInstances(
    _ identifiers: [Identifier], _ tokens: [Int32], below firstNew: Int32
  ) {
    // Equal strings are indistinguishable, even at different addresses.
    guard Identifier.self != String.self else { return }
    identifiers.withUnsafeBufferPointer { identifiers in
      guard let first = identifiers.baseAddress else { return }
      for index in tokens.indices where tokens[index] < firstNew {
        let token = tokens[index]
        let isSame =
          instances[token] == nil && (first + index).isIdentical(to: table.address(of: token))
        if !isSame { named[token] = first[index] }
      }
    }
  }
}

// MARK: - Starting anew

extension SnapshotNames {
  /// Returns names for these tokens only, which become 0, 1, 2, and so on; nothing is shared any
  /// more.
  ///
  /// - Complexity: O(*m*), where *m* is the number of tokens; no identifier is hashed or compared.
  func keeping(_ tokens: [Int32]) -> SnapshotNames {
    let memory = UnsafeMutablePointer<Identifier>.allocate(capacity: tokens.count)
    tokens.withUnsafeBufferPointer { copyIdentifiers(of: $0, to: memory) }
    var kept = SnapshotNames()
    kept.table.adopt(memory, hashes: table.hashes(of: tokens))
    kept.knownCount = Int32(tokens.count)
    memory.deinitialize(count: tokens.count)
    memory.deallocate()
    return kept
  }
}

// MARK: - Equality

extension SnapshotNames {
  /// Returns whether tokens of two snapshots represent equal identifiers.
  @inline(__always)
  func isEqual(_ token: Int32, _ other: SnapshotNames, _ otherToken: Int32) -> Bool {
    table.address(of: token).pointee == other.table.address(of: otherToken).pointee
  }
}

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
