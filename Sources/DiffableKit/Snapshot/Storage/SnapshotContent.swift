/// What a snapshot holds, without any rule: sections in order, items in order.
///
/// Value semantics. Calls are not checked: what is inserted is not there, and what is removed or
/// moved next to is.
@usableFromInline
struct SnapshotContent<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Stands for an identifier; sections and items have separate ones.
  @usableFromInline typealias Token = Int32

  private var sectionNames = IdentifierTable<SectionIdentifierType>()
  private var itemNames = IdentifierTable<ItemIdentifierType>()
  private var order: [Token] = []
  private var itemsOfSection: [Token: [Token]] = [:]
  private var sectionOfItem: [Token: Token] = [:]

  @usableFromInline init() {}
}

// MARK: - What is there

extension SnapshotContent {
  @usableFromInline var sectionCount: Int { order.count }
  @usableFromInline var itemCount: Int { sectionOfItem.count }

  @usableFromInline var sectionIdentifiers: [SectionIdentifierType] {
    order.map { sectionNames.identifiers[Int($0)] }
  }

  @usableFromInline var itemIdentifiers: [ItemIdentifierType] {
    order.flatMap { itemIdentifiers(inSection: $0) }
  }

  @usableFromInline func token(ofSection identifier: SectionIdentifierType) -> Token? {
    sectionNames.tokens[identifier].flatMap { itemsOfSection[$0] == nil ? nil : $0 }
  }

  @usableFromInline func token(ofItem identifier: ItemIdentifierType) -> Token? {
    itemNames.tokens[identifier].flatMap { sectionOfItem[$0] == nil ? nil : $0 }
  }

  @usableFromInline func identifier(ofSection section: Token) -> SectionIdentifierType {
    sectionNames.identifiers[Int(section)]
  }

  @usableFromInline func identifier(ofItem item: Token) -> ItemIdentifierType {
    itemNames.identifiers[Int(item)]
  }

  @usableFromInline func index(ofSection section: Token) -> Int { order.firstIndex(of: section)! }

  @usableFromInline func section(at index: Int) -> Token { order[index] }

  /// The index across sections.
  @usableFromInline func index(ofItem item: Token) -> Int {
    let section = section(ofItem: item)
    let before = order.prefix { $0 != section }.reduce(0) { $0 + itemCount(inSection: $1) }
    return before + itemsOfSection[section]!.firstIndex(of: item)!
  }

  @usableFromInline func section(ofItem item: Token) -> Token { sectionOfItem[item]! }

  @usableFromInline func itemCount(inSection section: Token) -> Int {
    itemsOfSection[section]!.count
  }

  @usableFromInline func itemIdentifiers(inSection section: Token) -> [ItemIdentifierType] {
    itemsOfSection[section]!.map { itemNames.identifiers[Int($0)] }
  }
}

// MARK: - What a call names

extension SnapshotContent {
  /// The tokens of what a call names.
  @usableFromInline
  struct Names {
    /// One for each argument; -1 in a lookup when the identifier is not in the snapshot.
    @usableFromInline var tokens: [Token] = []
    /// The positions of arguments that name an identifier named earlier in the same call.
    @usableFromInline var repeats: [Int] = []
    /// The positions of arguments whose identifier is in the snapshot.
    @usableFromInline var present: [Int] = []
  }

  /// Finds items without adding anything.
  @usableFromInline func lookUp(items: [ItemIdentifierType]) -> Names {
    names(items) { token(ofItem: $0) }
  }

  /// Finds sections without adding anything.
  @usableFromInline func lookUp(sections: [SectionIdentifierType]) -> Names {
    names(sections) { token(ofSection: $0) }
  }

  /// Gives every item a token, but makes none part of the snapshot.
  @usableFromInline mutating func enter(items: [ItemIdentifierType]) -> Names {
    itemNames.enter(items)
    var names = names(items) { itemNames.tokens[$0] }
    names.present.removeAll { sectionOfItem[names.tokens[$0]] == nil }
    return names
  }

  /// Gives every section a token, but makes none part of the snapshot.
  @usableFromInline mutating func enter(sections: [SectionIdentifierType]) -> Names {
    sectionNames.enter(sections)
    var names = names(sections) { sectionNames.tokens[$0] }
    names.present.removeAll { itemsOfSection[names.tokens[$0]] == nil }
    return names
  }

  private func names<Identifier: Hashable>(
    _ identifiers: [Identifier], _ token: (Identifier) -> Token?
  ) -> Names {
    var names = Names()
    var seen: Set<Identifier> = []
    for (position, identifier) in identifiers.enumerated() {
      let token = token(identifier)
      names.tokens.append(token ?? -1)
      if !seen.insert(identifier).inserted { names.repeats.append(position) }
      if token != nil { names.present.append(position) }
    }
    return names
  }
}

// MARK: - Edits

extension SnapshotContent {
  /// Where items go.
  @usableFromInline
  enum ItemPlace {
    case endOfSection(Token)
    case before(Token)
    case after(Token)
  }

  @usableFromInline mutating func insert(items: [Token], at place: ItemPlace) {
    let (section, index) = position(of: place)
    itemNames.adopt(items)
    itemsOfSection[section]!.insert(contentsOf: items, at: index)
    for item in items { sectionOfItem[item] = section }
  }

  @usableFromInline mutating func remove(items: [Token]) {
    for item in items {
      let section = sectionOfItem.removeValue(forKey: item)!
      itemsOfSection[section]!.removeAll { $0 == item }
    }
  }

  @usableFromInline mutating func insert(sections: [Token], at index: Int) {
    sectionNames.adopt(sections)
    order.insert(contentsOf: sections, at: index)
    for section in sections { itemsOfSection[section] = [] }
  }

  /// Removes sections with their items.
  @usableFromInline mutating func remove(sections: [Token]) {
    for section in sections {
      for item in itemsOfSection.removeValue(forKey: section)! { sectionOfItem[item] = nil }
      order.removeAll { $0 == section }
    }
  }

  /// Moves a section to an index after its removal.
  @usableFromInline mutating func moveSection(_ section: Token, to index: Int) {
    order.removeAll { $0 == section }
    order.insert(section, at: index)
  }

  @usableFromInline mutating func removeAll() {
    order = []
    itemsOfSection = [:]
    sectionOfItem = [:]
  }

  private func position(of place: ItemPlace) -> (section: Token, index: Int) {
    switch place {
    case .endOfSection(let section):
      return (section, itemCount(inSection: section))
    case .before(let item):
      let section = section(ofItem: item)
      return (section, itemsOfSection[section]!.firstIndex(of: item)!)
    case .after(let item):
      let section = section(ofItem: item)
      return (section, itemsOfSection[section]!.firstIndex(of: item)! + 1)
    }
  }
}

/// Identifiers and their tokens.
private struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  private(set) var tokens: [Identifier: Int32] = [:]
  private(set) var identifiers: [Identifier] = []
  /// What the latest call named. It represents its token once that is inserted, not before.
  private var entered: [Int32: Identifier] = [:]

  mutating func enter(_ new: [Identifier]) {
    entered = [:]
    for identifier in new {
      let token = tokens[identifier] ?? Int32(identifiers.count)
      if tokens.updateValue(token, forKey: identifier) == nil { identifiers.append(identifier) }
      entered[token] = identifier
    }
  }

  mutating func adopt(_ inserted: [Int32]) {
    for token in inserted {
      if let identifier = entered[token] { identifiers[Int(token)] = identifier }
    }
    entered = [:]
  }
}
