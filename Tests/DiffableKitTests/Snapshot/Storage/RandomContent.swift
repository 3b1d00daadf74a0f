import ListCore
import TestSupport

@testable import DiffableKit

/// Content and its model, changed together at random.
struct RandomContent<Identifier: Number> {
  private(set) var content: SnapshotContent<Identifier, Identifier>
  private(set) var model = ContentModel()
  /// The limits of the identifiers.
  var mostSections = 6
  var mostItems = 60

  init(chunkLimit: Int) {
    content = SnapshotContent(chunkLimit: chunkLimit)
  }

  /// The same content, built separately: nothing is shared.
  var stranger: SnapshotContent<Identifier, Identifier> {
    var stranger = SnapshotContent<Identifier, Identifier>(chunkLimit: content.order.chunkLimit)
    let sections = stranger.enter(sections: model.sections.map(Identifier.init)).tokens
    stranger.insert(sections: sections, at: 0)
    for (section, items) in zip(sections, model.items) {
      let tokens = stranger.enter(items: items.map(Identifier.init)).tokens
      stranger.insert(items: tokens, at: .endOfSection(section))
    }
    return stranger
  }

  /// Performs a random edit.
  mutating func edit(_ dice: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<2: insertSections(&dice)
    case 2: removeSections(&dice)
    case 3: moveSection(&dice)
    case 4 where Int.random(in: 0..<8, using: &dice) == 0: removeAll()
    case 5..<9: removeItems(&dice)
    default: placeItems(&dice)
    }
  }

  private func sample(
    below limit: Int, most: Int, _ dice: inout some RandomNumberGenerator
  ) -> [Int] {
    let count = Int.random(in: 0...most, using: &dice)
    return Array((0..<limit).shuffled(using: &dice).prefix(count))
  }
}

// MARK: - Sections

extension RandomContent {
  private mutating func insertSections(_ dice: inout some RandomNumberGenerator) {
    let new = sample(below: mostSections, most: 3, &dice).filter { !model.sections.contains($0) }
    let index = Int.random(in: 0...model.sections.count, using: &dice)
    model.sections.insert(contentsOf: new, at: index)
    model.items.insert(contentsOf: new.map { _ in [] }, at: index)
    content.insert(sections: content.enter(sections: new.map(Identifier.init)).tokens, at: index)
  }

  private mutating func removeSections(_ dice: inout some RandomNumberGenerator) {
    let gone = sample(below: mostSections, most: 2, &dice).filter(model.sections.contains)
    for section in gone {
      guard let index = model.sections.firstIndex(of: section) else { continue }
      model.sections.remove(at: index)
      model.items.remove(at: index)
    }
    content.remove(sections: content.lookUp(sections: gone.map(Identifier.init)).tokens)
  }

  private mutating func moveSection(_ dice: inout some RandomNumberGenerator) {
    guard let source = model.sections.indices.randomElement(using: &dice),
      let target = model.sections.indices.randomElement(using: &dice)
    else { return }
    let token = content.section(at: source)
    model.sections.insert(model.sections.remove(at: source), at: target)
    model.items.insert(model.items.remove(at: source), at: target)
    content.moveSection(token, to: target)
  }

  private mutating func removeAll() {
    model = ContentModel()
    content.removeAll()
  }
}

// MARK: - Items

extension RandomContent {
  private mutating func removeItems(_ dice: inout some RandomNumberGenerator) {
    let gone = sample(below: mostItems, most: Bool.random(using: &dice) ? 1 : 30, &dice)
    for section in model.items.indices { model.items[section].removeAll(where: gone.contains) }
    let names = content.lookUp(items: gone.map(Identifier.init))
    content.remove(items: names.present.map { names.tokens[$0] })
  }

  /// Inserts or moves items.
  private mutating func placeItems(_ dice: inout some RandomNumberGenerator) {
    let placed = sample(below: mostItems, most: Bool.random(using: &dice) ? 2 : 40, &dice)
    let names = content.enter(items: placed.map(Identifier.init))
    let others = model.items.joined().filter { !placed.contains($0) }
    guard let section = model.sections.indices.randomElement(using: &dice) else { return }
    let other = others.randomElement(using: &dice)
    let isAfter = Bool.random(using: &dice)
    for section in model.items.indices { model.items[section].removeAll(where: placed.contains) }
    content.remove(items: names.present.map { names.tokens[$0] })
    if let other, let path = model.path(of: other), Bool.random(using: &dice),
      let token = content.token(ofItem: Identifier(other))
    {
      model.items[path.section].insert(contentsOf: placed, at: path.item + (isAfter ? 1 : 0))
      content.insert(items: names.tokens, at: isAfter ? .after(token) : .before(token))
    } else {
      model.items[section] += placed
      content.insert(items: names.tokens, at: .endOfSection(content.section(at: section)))
    }
  }
}
