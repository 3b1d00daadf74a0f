import ListCore

extension ScenarioDraft {
  /// Makes sure that there is enough on screen for every mistake: three sections of three items.
  mutating func makeRoom() {
    guard
      model.sections.count < 3 || model.sections.prefix(3).contains(where: { $0.items.count < 3 })
    else { return }
    var new = model
    while new.sections.count < 3 { new.sections.append(newSection()) }
    for section in 0..<3 where new.sections[section].items.count < 3 {
      new.sections[section].items += newItems(3...3)
    }
    replaceModel(new)
    add(.reloadData)
    add(.layout)
  }

  /// Adds a mistake: the list crashes in the last statement.
  ///
  /// - Precondition: There is enough on screen for it; see ``makeRoom()``.
  mutating func add(_ flaw: ScenarioFlaw) {
    switch flaw {
    case .modelChangedBeforeCounts: addLateCounts()
    case .forgottenDeletion, .forgottenInsertion, .insertionTwice, .deletionTwice, .wrongSection,
      .oppositeDirection, .modelNotChanged, .reloadInsteadOfDeletion, .reloadInMovedSection,
      .forgottenSectionInsertion, .forgottenSectionDeletion, .sectionInsertionTwice:
      addMismatch(flaw)
    case .newIndexForOld, .oldIndexForNew: addWrongSide(flaw)
    case .deletionAndMove, .deletionAndReload, .reloadAndMove, .insertionAndMove, .movesToOnePlace,
      .moveTwice, .reloadTwice, .sectionDeletionAndReload, .sectionDeletionAndMove,
      .sectionInsertionAndMove, .sectionMovesToOnePlace, .sectionMoveTwice,
      .moveIntoInsertedSection, .moveOutOfDeletedSection:
      addConflict(flaw)
    case .missingDeletion, .missingReload, .missingInsertion, .missingMoveSource,
      .missingMoveTarget, .deletionInMissingSection, .insertionInMissingSection,
      .moveFromMissingSection, .moveToMissingSection, .missingSectionDeletion,
      .missingSectionInsertion, .missingSectionMoveSource, .missingSectionMoveTarget:
      addBatch([missing(flaw)].compactMap { $0 }, model)
    }
  }

  /// Adds a model change before the list queries its counts, which happens only when the update
  /// begins.
  private mutating func addLateCounts() {
    var new = model
    if new.sections.isEmpty { new.sections.append(newSection()) }
    let section = number(0...(new.sections.count - 1))
    let item = number(0...new.sections[section].items.count)
    new.sections[section].items.insert(contentsOf: newItems(1...1), at: item)
    replaceModel(new)
    let call = ScenarioStatement.call(.insertItems([ItemPath(item: item, section: section)]))
    add(oneOf(2) ? call : .batch([call]))
  }

  /// Adds calls that do not match the change of the model.
  private mutating func addMismatch(_ flaw: ScenarioFlaw) {
    let section = number(0...2)
    let other = (section + number(1...2)) % 3
    let path = ItemPath(item: number(0...2), section: section)
    let count = model.sections[section].items.count
    var new = model
    var calls: [[Change]] = []
    switch flaw {
    case .forgottenDeletion:
      let gone = Array((0..<count).shuffled(using: &random).prefix(number(1...2))).sorted()
      for item in gone.reversed() { new.sections[section].items.remove(at: item) }
      calls = [gone.dropLast().map { .deleteItem(ItemPath(item: $0, section: section)) }]
    case .forgottenInsertion:
      let added = newItems(1...2)
      new.sections[section].items.insert(contentsOf: added, at: path.item)
      calls = [added.indices.dropLast().map { _ in .insertItem(path) }]
    case .insertionTwice:
      new.sections[section].items.insert(contentsOf: newItems(1...1), at: path.item)
      calls = [[.insertItem(path)], [.insertItem(path)]]
    case .deletionTwice:
      new.sections[section].items.remove(at: path.item)
      calls = [[.deleteItem(path)], [.deleteItem(path)]]
    case .wrongSection:
      new.sections[section].items.remove(at: path.item)
      calls = [[.deleteItem(ItemPath(item: path.item, section: other))]]
    case .oppositeDirection:
      new.sections[section].items.insert(contentsOf: newItems(1...1), at: path.item)
      calls = [[.deleteItem(path)]]
    case .modelNotChanged:
      calls = [[oneOf(2) ? .insertItem(path) : .deleteItem(path)]]
    case .reloadInsteadOfDeletion:
      new.sections[section].items.remove(at: path.item)
      calls = [[.reloadItem(ItemPath(item: 0, section: section))]]
    case .reloadInMovedSection:
      // The deletion matches the section, the insertion does not.
      new.sections.swapAt(0, 1)
      calls = [[.moveSection(from: 1, to: 0)], [.reloadItem(ItemPath(item: 0, section: 1))]]
    case .forgottenSectionInsertion:
      new.sections.insert(newSection(), at: section)
    case .forgottenSectionDeletion:
      new.sections.remove(at: section)
    case .sectionInsertionTwice:
      new.sections.insert(newSection(), at: section)
      calls = [[.insertSection(section)], [.insertSection(section)]]
    default: return
    }
    addCalls(calls, new)
  }

  /// Adds an index path from before the update where one from after it is expected, or the reverse.
  private mutating func addWrongSide(_ flaw: ScenarioFlaw) {
    let section = number(0...2)
    let count = model.sections[section].items.count
    var new = model
    let path = { (item: Int) in ItemPath(item: item, section: section) }
    if flaw == .newIndexForOld {
      let added = newItems(1...2)
      new.sections[section].items.removeLast()
      new.sections[section].items.insert(contentsOf: added, at: 0)
      let changes = added.indices.map { Change.insertItem(path($0)) }
      addBatch(changes + [.deleteItem(path(count - 1 + added.count))], new)
    } else {
      let gone = number(1...2)
      new.sections[section].items.removeFirst(gone)
      new.sections[section].items += newItems(1...1)
      addBatch((0..<gone).map { .deleteItem(path($0)) } + [.insertItem(path(count))], new)
    }
  }

  /// Adds calls that contradict each other.
  private mutating func addConflict(_ flaw: ScenarioFlaw) {
    let section = number(0...2)
    let other = (section + number(1...2)) % 3
    let path = ItemPath(item: number(0...2), section: section)
    let target = ItemPath(item: number(0...2), section: other)
    let second = ItemPath(item: (path.item + 1) % 3, section: section)
    var new = model
    var calls: [[Change]] = []
    switch flaw {
    case .deletionAndMove: calls = [[.deleteItem(path)], [.moveItem(from: path, to: target)]]
    case .deletionAndReload: calls = [[.deleteItem(path)], [.reloadItem(path)]]
    case .reloadAndMove: calls = [[.reloadItem(path)], [.moveItem(from: path, to: target)]]
    case .insertionAndMove:
      calls = [[.insertItem(target)], [.moveItem(from: path, to: target)]]
    case .movesToOnePlace:
      calls = [[.moveItem(from: path, to: target)], [.moveItem(from: second, to: target)]]
    case .moveTwice:
      calls = [[.moveItem(from: path, to: target)], [.moveItem(from: path, to: second)]]
    case .reloadTwice: calls = [[.reloadItem(path)], [.reloadItem(path)]]
    case .sectionDeletionAndReload:
      new.sections.remove(at: section)
      calls = [[.deleteSection(section)], [.reloadSection(section)]]
    case .sectionDeletionAndMove:
      calls = [[.deleteSection(section)], [.moveSection(from: section, to: other)]]
    case .sectionInsertionAndMove:
      calls = [[.insertSection(other)], [.moveSection(from: section, to: other)]]
    case .sectionMovesToOnePlace:
      let target = 3 - section - other
      calls = [[.moveSection(from: section, to: target)], [.moveSection(from: other, to: target)]]
    case .sectionMoveTwice:
      let third = 3 - section - other
      calls = [[.moveSection(from: section, to: other)], [.moveSection(from: section, to: third)]]
    case .moveIntoInsertedSection:
      let item = new.sections[section].items.remove(at: path.item)
      let added = newSection()
      new.sections.append(ScenarioModel.Section(added.name, [item] + added.items))
      let place = ItemPath(item: 0, section: new.sections.count - 1)
      calls = [[.insertSection(place.section)], [.moveItem(from: path, to: place)]]
    case .moveOutOfDeletedSection:
      let item = new.sections[section].items[path.item]
      new.sections[other].items.insert(item, at: 0)
      new.sections.remove(at: section)
      let place = ItemPath(item: 0, section: other > section ? other - 1 : other)
      calls = [[.deleteSection(section)], [.moveItem(from: path, to: place)]]
    default: return
    }
    addCalls(calls, new)
  }

  /// Returns a call that refers to an element that does not exist.
  private mutating func missing(_ flaw: ScenarioFlaw) -> Change? {
    let section = number(0...2)
    let there = ItemPath(item: number(0...2), section: section)
    let beyond = ItemPath(
      item: model.sections[section].items.count + number(0...3), section: section)
    let noSection = model.sections.count + number(0...3)
    let nowhere = ItemPath(item: number(0...2), section: noSection)
    return switch flaw {
    case .missingDeletion: .deleteItem(beyond)
    case .missingReload: .reloadItem(beyond)
    case .missingInsertion: .insertItem(beyond)
    case .missingMoveSource: .moveItem(from: beyond, to: there)
    case .missingMoveTarget: .moveItem(from: there, to: beyond)
    case .deletionInMissingSection: .deleteItem(nowhere)
    case .insertionInMissingSection: .insertItem(nowhere)
    case .moveFromMissingSection: .moveItem(from: nowhere, to: there)
    case .moveToMissingSection: .moveItem(from: there, to: nowhere)
    case .missingSectionDeletion: .deleteSection(noSection)
    case .missingSectionInsertion: .insertSection(noSection)
    case .missingSectionMoveSource: .moveSection(from: noSection, to: section)
    case .missingSectionMoveTarget: .moveSection(from: section, to: noSection)
    default: nil
    }
  }

  private mutating func replaceModel(_ new: ScenarioModel) {
    setModel(new)
    add(.set(new))
  }

  /// Announces calls in one batch, separately, in random order.
  private mutating func addCalls(_ calls: [[Change]], _ new: ScenarioModel) {
    var inner = calls.shuffled(using: &random).flatMap(\.grouped).map(ScenarioStatement.call)
    if new != model { inner.insert(.set(new), at: number(0...inner.count)) }
    setModel(new)
    add(.batch(inner))
  }
}
