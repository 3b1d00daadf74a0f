import HeadlessKit
import ListCore
import ListTesting

extension [ScenarioStatement] {
  /// Returns the statements with one of them, at any depth, replaced by others.
  func rewritten(
    _ others: (ScenarioStatement) -> [[ScenarioStatement]]
  ) -> [[ScenarioStatement]] {
    indices.flatMap { index -> [[ScenarioStatement]] in
      let inner = self[index].innerStatements.rewritten(others).map {
        [ScenarioStatement.batch($0)]
      }
      return (others(self[index]) + inner).map { replacement in
        var statements = self
        statements.replaceSubrange(index...index, with: replacement)
        return statements
      }
    }
  }
}

extension ScenarioStatement {
  /// Simpler replacements for the statement.
  var simplerStatements: [[ScenarioStatement]] {
    switch self {
    case .batch(let statements):
      [statements] + Shortenings(statements).map { [.batch($0)] }
    case .call(let call): call.simpler.map { [.call($0)] }
    case .reconfigure(let paths):
      paths.fewer.map { [.reconfigure($0)] } + paths.lower.map { [.reconfigure($0)] }
    case .select(let path): path.lower.map { [.select($0)] }
    case .deselect(let path): path.lower.map { [.deselect($0)] }
    case .tap(let path): path.lower.map { [.tap($0)] }
    case .scroll(let offset): offset > 0 ? [[.scroll(offset / 2)]] : []
    case .apply(let apply): apply.simpler.map { [.apply($0)] }
    case .show, .layout, .settle, .count, .set, .reloadData: []
    }
  }

  /// Returns the statement with other models and positions.
  func mapping(
    model: (ScenarioModel) -> ScenarioModel, path: (ItemPath) -> ItemPath, section: (Int) -> Int
  ) -> ScenarioStatement {
    switch self {
    case .show, .layout, .settle, .count, .reloadData, .scroll: return self
    case .set(let content): return .set(model(content))
    case .batch(let statements):
      return .batch(statements.map { $0.mapping(model: model, path: path, section: section) })
    case .call(let call): return .call(call.mapping(path, section))
    case .reconfigure(let paths): return .reconfigure(paths.map(path))
    case .select(let place): return .select(path(place))
    case .deselect(let place): return .deselect(path(place))
    case .tap(let place): return .tap(path(place))
    case .apply(let apply):
      var new = apply
      new.model = model(apply.model)
      let items = Set(new.model.sections.flatMap(\.items))
      let sections = Set(new.model.sections.map(\.name))
      new.reloaded.removeAll { !items.contains($0) }
      new.reconfigured.removeAll { !items.contains($0) }
      new.reloadedSections.removeAll { !sections.contains($0) }
      return .apply(new)
    }
  }
}

extension ScenarioApply {
  /// The apply with fewer marked identifiers, or with the default style.
  fileprivate var simpler: [ScenarioApply] {
    var all: [ScenarioApply] = []
    for marks in [\ScenarioApply.reloaded, \.reconfigured, \.reloadedSections] {
      for fewer in Shortenings(self[keyPath: marks]) {
        var simpler = self
        simpler[keyPath: marks] = fewer
        all.append(simpler)
      }
    }
    if style != .animated {
      var simpler = self
      simpler.style = .animated
      all.append(simpler)
    }
    return all
  }
}

extension ChangeGroup {
  /// The call with fewer or lower positions.
  fileprivate var simpler: [ChangeGroup] {
    switch self {
    case .deleteItems(let paths): (paths.fewer + paths.lower).map(ChangeGroup.deleteItems)
    case .insertItems(let paths): (paths.fewer + paths.lower).map(ChangeGroup.insertItems)
    case .reloadItems(let paths): (paths.fewer + paths.lower).map(ChangeGroup.reloadItems)
    case .deleteSections(let sections):
      (sections.fewer + sections.lower).map(ChangeGroup.deleteSections)
    case .insertSections(let sections):
      (sections.fewer + sections.lower).map(ChangeGroup.insertSections)
    case .reloadSections(let sections):
      (sections.fewer + sections.lower).map(ChangeGroup.reloadSections)
    case .moveItem(let from, let to):
      from.lower.map { .moveItem(from: $0, to: to) }
        + to.lower.map { .moveItem(from: from, to: $0) }
    case .moveSection(let from, let to):
      from.lower.map { .moveSection(from: $0, to: to) }
        + to.lower.map { .moveSection(from: from, to: $0) }
    }
  }

  fileprivate func mapping(
    _ path: (ItemPath) -> ItemPath, _ section: (Int) -> Int
  ) -> ChangeGroup {
    switch self {
    case .deleteItems(let paths): .deleteItems(paths.map(path))
    case .insertItems(let paths): .insertItems(paths.map(path))
    case .reloadItems(let paths): .reloadItems(paths.map(path))
    case .moveItem(let from, let to): .moveItem(from: path(from), to: path(to))
    case .deleteSections(let sections): .deleteSections(sections.map(section))
    case .insertSections(let sections): .insertSections(sections.map(section))
    case .reloadSections(let sections): .reloadSections(sections.map(section))
    case .moveSection(let from, let to): .moveSection(from: section(from), to: section(to))
    }
  }
}

/// A position that can be lowered.
private protocol Lowering {
  /// Lower positions, the lowest first.
  var lower: [Self] { get }
}

extension Int: Lowering {
  fileprivate var lower: [Int] { self > 1 ? [0, self - 1] : self == 1 ? [0] : [] }
}

extension ItemPath: Lowering {
  fileprivate var lower: [ItemPath] {
    section.lower.map { ItemPath(item: item, section: $0) }
      + item.lower.map { ItemPath(item: $0, section: section) }
  }
}

extension Array where Element: Lowering {
  /// Fewer positions, but at least one.
  fileprivate var fewer: [[Element]] { Shortenings(self).filter { !$0.isEmpty } }

  /// The positions with one of them lowered.
  fileprivate var lower: [[Element]] {
    indices.flatMap { index in
      self[index].lower.map {
        var simpler = self
        simpler[index] = $0
        return simpler
      }
    }
  }
}
