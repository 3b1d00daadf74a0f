extension SnapshotContent {
  /// The identifiers that a call names.
  @usableFromInline struct Names {
    /// The token of each argument; -1 in a lookup if the identifier is not in the snapshot.
    @usableFromInline var tokens: [Token]
    /// The arguments that name an identifier that was named earlier in the same call, in order.
    @usableFromInline var repeats: [Int]
    /// The arguments whose identifier is in the snapshot, in order.
    @usableFromInline var present: [Int]
  }

  /// Finds items without adding any.
  @usableFromInline func lookUp(items: [ItemIdentifierType]) -> Names {
    names(items, tokens: itemNames.tokens(of: items)) { order.contains(item: $0) }
  }

  /// Finds sections without adding any.
  @usableFromInline func lookUp(sections: [SectionIdentifierType]) -> Names {
    names(sections, tokens: sectionNames.tokens(of: sections)) { order.contains(section: $0) }
  }

  /// Assigns tokens to all items without adding them to the snapshot.
  @usableFromInline mutating func enter(items: [ItemIdentifierType]) -> Names {
    let (tokens, new) = itemNames.enter(items, startsAnew: order.itemCount == 0)
    return names(tokens, new: new) { order.contains(item: $0) }
  }

  /// Assigns tokens to all sections without adding them to the snapshot.
  @usableFromInline mutating func enter(sections: [SectionIdentifierType]) -> Names {
    let (tokens, new) = sectionNames.enter(sections, startsAnew: order.sectionCount == 0)
    return names(tokens, new: new) { order.contains(section: $0) }
  }
}

extension SnapshotContent {
  private func names<Identifier: Hashable>(
    _ identifiers: [Identifier], tokens: [Token], isPresent: (Token) -> Bool
  ) -> Names {
    var names = Names(tokens: tokens, repeats: Repetition.positions(in: tokens), present: [])
    names.present.reserveCapacity(tokens.count)
    var unknown: [Int] = []
    for index in tokens.indices {
      if tokens[index] < 0 {
        unknown.append(index)
      } else if isPresent(tokens[index]) {
        names.present.append(index)
      } else {
        names.tokens[index] = -1
      }
    }
    if unknown.count > 1 {
      var seen: Set<Identifier> = []
      names.repeats += unknown.filter { !seen.insert(identifiers[$0]).inserted }
      names.repeats.sort()
    }
    return names
  }

  private func names(
    _ tokens: [Token], new: Range<Token>, isPresent: (Token) -> Bool
  ) -> Names {
    var names = Names(tokens: tokens, repeats: Repetition.positions(in: tokens), present: [])
    guard new.count < tokens.count else { return names }
    for index in tokens.indices where tokens[index] < new.lowerBound && isPresent(tokens[index]) {
      names.present.append(index)
    }
    return names
  }
}

extension SnapshotContent.Names {
  /// The tokens of the identifiers that are in the snapshot.
  @inlinable
  var presentTokens: [SnapshotContent.Token] {
    present.count == tokens.count ? tokens : present.map { tokens[$0] }
  }

  /// Returns whether the call names an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - token: Its token, if it is in the snapshot.
  ///   - identifiers: The arguments of the call.
  @inlinable
  func name<Identifier: Equatable>(
    _ identifier: Identifier, token: SnapshotContent.Token?, among identifiers: [Identifier]
  ) -> Bool {
    guard let token else { return identifiers.contains(identifier) }
    return present.contains { tokens[$0] == token }
  }

  /// Returns the identifiers that the call repeats, each once, in the order in which the
  /// repetitions are found. (crash families E1)
  func repeated<Identifier: Hashable>(among identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    return repeats.map { identifiers[$0] }.filter { seen.insert($0).inserted }
  }

  /// Returns the first argument that is not in the snapshot.
  @inlinable
  func firstMissing<Identifier>(among identifiers: [Identifier]) -> Identifier? {
    guard present.count < identifiers.count else { return nil }
    // The first argument whose position differs from that of the corresponding present one.
    let position = present.indices.first { present[$0] != $0 } ?? present.count
    return identifiers[position]
  }
}
