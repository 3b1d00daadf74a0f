import TestSupport

/// An endless sequence of snapshot calls, most of them legal.
struct RandomCalls {
  typealias Call = SnapshotCall<Tagged, Tagged>

  /// The number of different sections, and likewise of items.
  let sections: Int
  let items: Int
  /// The largest number of items in one call.
  let mostItems: Int

  private var generator: SeededGenerator
  private var tag = 0

  init(seed: UInt64, sections: Int, items: Int, mostItems: Int) {
    self.sections = sections
    self.items = items
    self.mostItems = mostItems
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a random number below a limit.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// Returns a call that is valid, or almost valid, for a snapshot with this content.
  mutating func next(_ model: NaiveSnapshot<Tagged, Tagged>) -> Call {
    switch number(below: 100) {
    case ..<24: .appendItems(someItems(), to: number(below: 4) == 0 ? nil : section(in: model))
    case ..<38: .insertItems(someItems(), side(), item(in: model))
    case ..<48: .deleteItems(someItems())
    case ..<58: .moveItem(item(in: model), side(), item(in: model))
    case ..<62: .reloadItems([item(in: model)] + (number(below: 3) == 0 ? someItems() : []))
    case ..<65: .reconfigureItems([item(in: model), item(in: model)])
    case ..<75: .appendSections(someSections())
    case ..<80: .insertSections(someSections(), side(), section(in: model))
    case ..<84: .deleteSections(someSections())
    case ..<91: .moveSection(section(in: model), side(), section(in: model))
    case ..<94: .reloadSections([section(in: model), anySection()])
    case ..<96: .countItems(in: anySection())
    case ..<98: .listItems(in: anySection())
    case 98: .deleteAllItems
    default: .appendItems([], to: anySection())
    }
  }

  private mutating func someItems() -> [Tagged] {
    list(number(below: mostItems + 1), of: items)
  }

  private mutating func someSections() -> [Tagged] { list(number(below: 3), of: sections) }

  /// Returns identifiers that are unique nine times out of ten.
  private mutating func list(_ count: Int, of universe: Int) -> [Tagged] {
    let all = (0..<count).map { _ in instance(number(below: universe)) }
    guard number(below: 10) > 0 else { return all }
    var seen: Set<Tagged> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Returns a section of the snapshot, nine times out of ten.
  private mutating func section(in model: NaiveSnapshot<Tagged, Tagged>) -> Tagged {
    guard !model.groups.isEmpty, number(below: 10) > 0 else { return anySection() }
    return instance(model.groups[number(below: model.groups.count)].section.id)
  }

  /// Returns an item of the snapshot, nine times out of ten.
  private mutating func item(in model: NaiveSnapshot<Tagged, Tagged>) -> Tagged {
    let filled = model.groups.filter { !$0.items.isEmpty }
    guard !filled.isEmpty, number(below: 10) > 0 else { return instance(number(below: items)) }
    let group = filled[number(below: filled.count)].items
    return instance(group[number(below: group.count)].id)
  }

  private mutating func anySection() -> Tagged { instance(number(below: sections)) }

  private mutating func side() -> Call.Side { number(below: 2) == 0 ? .before : .after }

  private mutating func instance(_ id: Int) -> Tagged {
    tag += 1
    return Tagged(id: id, tag: tag)
  }
}
