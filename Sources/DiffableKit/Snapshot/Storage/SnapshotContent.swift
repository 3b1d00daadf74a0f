/// The content of a snapshot, without any rules: sections in order, items in order.
///
/// Identifiers are separate from their order: ``SnapshotNames`` assigns a token to each of them,
/// and ``SnapshotOrder`` orders tokens. Value semantics; a copy shares everything until it is
/// edited, and most of it afterwards.
@usableFromInline
struct SnapshotContent<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Represents an identifier: dense, and the same in all snapshots of one lineage, unless one of
  /// them has dropped unused identifiers. Sections and items have separate tokens.
  @usableFromInline typealias Token = Int32

  var sectionNames = SnapshotNames<SectionIdentifierType>()
  var itemNames = SnapshotNames<ItemIdentifierType>()
  var order: SnapshotOrder

  @usableFromInline init() {
    order = SnapshotOrder()
  }

  /// Creates content with another maximum chunk length, for tests.
  init(chunkLimit: Int) {
    order = SnapshotOrder(chunkLimit: chunkLimit)
  }
}

// MARK: - Sections

extension SnapshotContent {
  @usableFromInline var sectionCount: Int { order.sectionCount }

  @usableFromInline var sectionIdentifiers: [SectionIdentifierType] {
    Array(count: sectionCount) { target in
      order.sections.withUnsafeBufferPointer { sections in
        sectionNames.copyIdentifiers(of: sections, to: target)
      }
    }
  }

  /// Returns the token of a section, if it is in the snapshot.
  @usableFromInline func token(ofSection identifier: SectionIdentifierType) -> Token? {
    let token = sectionNames.token(of: identifier)
    return token >= 0 && order.contains(section: token) ? token : nil
  }

  @usableFromInline func identifier(ofSection section: Token) -> SectionIdentifierType {
    sectionNames.identifier(of: section)
  }

  @usableFromInline func index(ofSection section: Token) -> Int {
    order.position(ofSection: section)
  }

  @usableFromInline func section(at index: Int) -> Token { order.sections[index] }

  @usableFromInline func itemCount(inSection section: Token) -> Int {
    order.itemCount(inSection: section)
  }
}

// MARK: - Items

extension SnapshotContent {
  @usableFromInline var itemCount: Int { order.itemCount }

  @usableFromInline var itemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers(count: itemCount, chunkRanks: 0..<order.order.count)
  }

  @usableFromInline func itemIdentifiers(inSection section: Token) -> [ItemIdentifierType] {
    let position = order.position(ofSection: section)
    return itemIdentifiers(
      count: order.items(at: position).count, chunkRanks: order.chunkRanks(at: position))
  }

  private func itemIdentifiers(count: Int, chunkRanks: Range<Int>) -> [ItemIdentifierType] {
    Array(count: count) { memory in
      var next = memory
      order.forEachChunk(in: chunkRanks) { items in
        itemNames.copyIdentifiers(of: items, to: next)
        next += items.count
      }
    }
  }

  /// Returns the token of an item, if it is in the snapshot.
  @usableFromInline func token(ofItem identifier: ItemIdentifierType) -> Token? {
    let token = itemNames.token(of: identifier)
    return token >= 0 && order.contains(item: token) ? token : nil
  }

  @usableFromInline func identifier(ofItem item: Token) -> ItemIdentifierType {
    itemNames.identifier(of: item)
  }

  /// Returns the index of an item among all items of all sections.
  @usableFromInline func index(ofItem item: Token) -> Int { order.index(ofItem: item) }

  @usableFromInline func section(ofItem item: Token) -> Token { order.section(ofItem: item) }
}

extension SnapshotContent {
  /// The position at which items are inserted.
  @usableFromInline enum ItemPlace {
    case endOfSection(Token)
    case before(Token)
    case after(Token)
  }

  /// Inserts items that are not in the snapshot at a position, in the given order.
  @usableFromInline mutating func insert(items: [Token], at place: ItemPlace) {
    itemNames.adoptInstances(of: items)
    put(items, at: place)
    dropUnusedItems()
  }

  /// Moves an item. The snapshot keeps its instance of the item, even if a refused call named
  /// another one.
  @usableFromInline mutating func move(item: Token, to place: ItemPlace) {
    order.remove([item])
    put([item], at: place)
  }

  private mutating func put(_ items: [Token], at place: ItemPlace) {
    switch place {
    case .endOfSection(let section): order.append(items, toSection: section)
    case .before(let item): order.insert(items, before: item)
    case .after(let item): order.insert(items, after: item)
    }
  }

  /// Removes items that are in the snapshot.
  @usableFromInline mutating func remove(items: [Token]) {
    order.remove(items)
  }

  /// Inserts empty sections that are not in the snapshot at an index.
  @usableFromInline mutating func insert(sections: [Token], at index: Int) {
    sectionNames.adoptInstances(of: sections)
    order.insert(sections: sections, at: index)
    dropUnusedSections()
  }

  /// Removes sections that are in the snapshot, with their items.
  @usableFromInline mutating func remove(sections: [Token]) {
    order.remove(sections: sections)
  }

  /// Moves a section with its items.
  ///
  /// - Parameter index: The new index, not counting the section itself.
  @usableFromInline mutating func moveSection(_ section: Token, to index: Int) {
    order.move(section: section, to: index)
  }

  /// Removes all sections and items.
  @usableFromInline mutating func removeAll() {
    self = SnapshotContent(chunkLimit: order.chunkLimit)
  }
}

// A table never removes identifiers. A snapshot whose items come and go would keep all earlier
// ones, so occasionally it copies the ones in use to a new table. Afterwards it no longer shares a
// lineage with its origin: a diff of the two costs as much as one of unrelated snapshots. This
// happens once per as many edits as it has items.
extension SnapshotContent {
  /// Creates a new table for the items if most of the old one is unused.
  mutating func dropUnusedItems() {
    guard Self.isWasteful(known: itemNames.knownCount, used: order.itemCount) else { return }
    itemNames = itemNames.keeping(order.items)
    order.renumberItems()
  }

  /// Creates a new table for the sections if most of the old one is unused.
  mutating func dropUnusedSections() {
    guard Self.isWasteful(known: sectionNames.knownCount, used: order.sectionCount) else { return }
    sectionNames = sectionNames.keeping(order.sections)
    order.renumberSectionTokens()
  }

  private static func isWasteful(known: Int32, used: Int) -> Bool {
    Int(known) > 2 * used + 256
  }
}

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
