import HeadlessKit
import ListCore
import ListTesting

/// A scenario that is being generated.
struct ScenarioDraft {
  private(set) var scenario: ListScenario
  /// The content of the model after the statements so far.
  private(set) var model: ScenarioModel
  var random: SeededGenerator
  private var names = ScenarioNames()
  /// Whether the list may not have queried its counts since a reload.
  private var hasReloaded = false

  init(_ kind: ListKind, usesSnapshots: Bool, _ random: inout SeededGenerator) {
    self.random = random
    scenario = ListScenario(
      ListScenario.Setup(kind, usesSnapshots: usesSnapshots, data: ScenarioModel()))
    // Small enough that everything generated fits on screen.
    scenario.setup.cellHeight = 20
    model = ScenarioModel()
    model = newModel(sections: number(0...3))
    scenario.setup.data = model
  }
}

// MARK: - Chance

extension ScenarioDraft {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Returns true with a probability of one in the given number of cases.
  mutating func oneOf(_ cases: Int) -> Bool { number(1...cases) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  mutating func newItems(_ range: ClosedRange<Int>) -> [String] {
    (0..<number(range)).map { _ in names.nextItem() }
  }

  mutating func newSection() -> ScenarioModel.Section {
    ScenarioModel.Section(names.nextSection(), newItems(0...4))
  }

  mutating func newModel(sections: Int) -> ScenarioModel {
    ScenarioModel((0..<sections).map { _ in newSection() })
  }

  /// Returns an item of the model, or `nil` if there is none.
  mutating func pickPath() -> ItemPath? {
    let full = model.sections.indices.filter { !model.sections[$0].items.isEmpty }
    guard let section = pick(full) else { return nil }
    return ItemPath(item: number(0...(model.sections[section].items.count - 1)), section: section)
  }
}

// MARK: - Statements

extension ScenarioDraft {
  mutating func setModel(_ new: ScenarioModel) {
    model = new
  }

  mutating func add(_ statement: ScenarioStatement) {
    scenario.statements.append(statement)
  }

  /// Changes the model before the list has queried it.
  mutating func changeModelOnly() {
    model = newModel(sections: number(1...3))
    add(.set(model))
  }

  /// Announces changes in one batch, during which the model changes at a random point.
  mutating func addBatch(_ changes: [Change], _ new: ScenarioModel) {
    var inner = changes.grouped.map(ScenarioStatement.call)
    if new != model { inner.insert(.set(new), at: number(0...inner.count)) }
    if inner.count > 2, oneOf(6) {
      let rest = inner.count / 2
      inner = inner.prefix(rest) + [.batch(Array(inner.dropFirst(rest)))]
    }
    model = new
    add(.batch(inner))
  }

  /// Adds a legal operation.
  mutating func addLegal() {
    if scenario.setup.usesSnapshots { return addApply() }
    switch number(0...11) {
    case 0: add(.layout)
    case 1: add(.settle)
    case 2:
      let target = pickPath()
      add(target.map { oneOf(2) ? .select($0) : .deselect($0) } ?? .count)
    case 3:
      if let path = pickPath() { add(.tap(path)) } else { add(.count) }
    case 4: add(.scroll(number(0...10)))
    case 5: addReload()
    case 6:
      model = newModel(sections: number(0...4))
      add(.set(model))
      add(.reloadData)
      hasReloaded = true
    case 7: addLoneCall()
    default:
      let edit = oneOf(3) ? sectionEdit() : itemEdit(changesSections: oneOf(3))
      addBatch(edit.changes.shuffled(using: &random), edit.model)
    }
  }

  private mutating func addReload() {
    guard let path = pickPath() else { return add(.count) }
    switch number(0...2) {
    case 0: add(.reconfigure([path]))
    case 1: add(.call(.reloadItems([path])))
    default: add(.batch([.call(.reloadSections([path.section]))]))
    }
  }

  private mutating func addLoneCall() {
    guard let path = pickPath() else { return add(.count) }
    // A call finds the model already changed, so the counts must be known. (behaviour 1.6)
    if hasReloaded { add(.layout) }
    hasReloaded = false
    if oneOf(2) {
      model.sections[path.section].items.remove(at: path.item)
      add(.set(model))
      add(.call(.deleteItems([path])))
    } else {
      model.sections[path.section].items.insert(contentsOf: newItems(1...1), at: path.item)
      add(.set(model))
      add(.call(.insertItems([path])))
    }
  }

  private mutating func addApply() {
    switch number(0...9) {
    case 0: return add(oneOf(2) ? .layout : .settle)
    case 1: return add(pickPath().map { .tap($0) } ?? .count)
    case 2: model = newModel(sections: number(0...4))
    case 3...5: model = sectionEdit().model
    default: model = itemEdit(changesSections: oneOf(2)).model
    }
    var apply = ScenarioApply(model)
    if oneOf(3), let item = pickPath().flatMap(model.item) { apply.reloaded = [item] }
    if oneOf(3), let item = pickPath().flatMap(model.item) { apply.reconfigured = [item] }
    if oneOf(5), let section = pick(model.sections) { apply.reloadedSections = [section.name] }
    // An item is reloaded or reconfigured, individually or with its section.
    if apply.reloaded == apply.reconfigured { apply.reconfigured = [] }
    apply.style = [.animated, .animated, .notAnimated, .reloadData][number(0...3)]
    add(.apply(apply))
  }
}

// MARK: - Edits

extension ScenarioDraft {
  /// Returns the position of every item of a model.
  private static func paths(_ model: ScenarioModel) -> [String: ItemPath] {
    var paths: [String: ItemPath] = [:]
    for (section, content) in model.sections.enumerated() {
      for (item, name) in content.items.enumerated() {
        paths[name] = ItemPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Deletes, inserts and moves items, and perhaps deletes and inserts sections.
  mutating func itemEdit(changesSections: Bool) -> (changes: [Change], model: ScenarioModel) {
    var changes: [Change] = []
    var kept: [ScenarioModel.Section] = []
    var moved: [String] = []
    for (index, section) in model.sections.enumerated() {
      if changesSections, oneOf(4) {
        changes.append(.deleteSection(index))
        continue
      }
      kept.append(ScenarioModel.Section(section.name))
      for (item, name) in section.items.enumerated() {
        switch number(0...5) {
        case 0: changes.append(.deleteItem(ItemPath(item: item, section: index)))
        case 1: moved.append(name)
        default: kept[kept.count - 1].items.append(name)
        }
      }
    }

    let new = kept.isEmpty ? [] : newItems(0...2)
    for name in (moved + new).shuffled(using: &random) {
      let section = number(0...(kept.count - 1))
      kept[section].items.insert(name, at: number(0...kept[section].items.count))
    }
    var added: Set<String> = []
    if changesSections {
      for _ in 0..<number(0...max(0, min(2, 4 - kept.count))) {
        let section = newSection()
        added.insert(section.name)
        kept.insert(section, at: number(0...kept.count))
      }
    }

    let result = ScenarioModel(kept)
    let (before, after) = (Self.paths(model), Self.paths(result))
    changes += new.compactMap { after[$0].map(Change.insertItem) }
    changes += moved.compactMap { name in
      guard let from = before[name], let to = after[name] else { return nil }
      return .moveItem(from: from, to: to)
    }
    changes += kept.indices.filter { added.contains(kept[$0].name) }.map(Change.insertSection)
    return (changes, result)
  }

  /// Deletes, inserts and moves sections.
  mutating func sectionEdit() -> (changes: [Change], model: ScenarioModel) {
    var changes: [Change] = []
    var result: [ScenarioModel.Section] = []
    var moved: [(from: Int, section: ScenarioModel.Section)] = []
    for (index, section) in model.sections.enumerated() {
      switch number(0...5) {
      case 0: changes.append(.deleteSection(index))
      case 1: moved.append((index, section))
      default: result.append(section)
      }
    }
    let room = 4 - result.count - moved.count
    let new = (0..<number(0...max(0, min(2, room)))).map { _ in newSection() }
    for section in moved.map(\.section) + new {
      result.insert(section, at: number(0...result.count))
    }
    for (index, section) in result.enumerated() {
      if let from = moved.first(where: { $0.section.name == section.name })?.from {
        changes.append(.moveSection(from: from, to: index))
      } else if new.contains(where: { $0.name == section.name }) {
        changes.append(.insertSection(index))
      }
    }
    return (changes, ScenarioModel(result))
  }
}
