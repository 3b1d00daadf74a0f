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
