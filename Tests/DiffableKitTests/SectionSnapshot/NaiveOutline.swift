import Foundation

/// A section snapshot as a plain list of lines, without optimisations: the model for random calls.
struct NaiveOutline: SectionSnapshotSubject {
  private struct Line {
    var item: String
    var level: Int
    var isExpanded = false
  }

  private var lines: [Line] = []

  mutating func perform(_ call: SectionSnapshotCall) -> RecordedStep.Outcome {
    do {
      switch call {
      case .append(let items, let parent):
        guard !items.isEmpty else { return .done }
        let place = try parent.map { try line($0, "Parent item identifier does not exist") }
        try insert(
          items.map { Line(item: $0, level: place.map { lines[$0].level + 1 } ?? 0) },
          at: place.map(end) ?? lines.count)
      case .insertBefore(let items, let item):
        guard !items.isEmpty else { return .done }
        try insertBefore(item, items.map { Line(item: $0, level: 0) })
      case .insertAfter(let items, let item):
        guard !items.isEmpty else { return .done }
        try insertAfter(item, items.map { Line(item: $0, level: 0) })
      case .delete(let items):
        for item in items where index(item) == nil {
          throw Refusal("Failed to find index of item \(item)")
        }
        for item in items {
          if let place = index(item) { lines.removeSubrange(place..<end(place)) }
        }
      case .deleteAll:
        lines = []
      case .expand(let items):
        for item in items { if let place = index(item) { lines[place].isExpanded = true } }
      case .collapse(let items):
        for item in items { if let place = index(item) { lines[place].isExpanded = false } }
      case .insertSnapshotBefore(let branch, let item):
        try insertBefore(item, Self.lines(branch))
      case .insertSnapshotAfter(let branch, let item):
        try insertAfter(item, Self.lines(branch))
      case .replaceChildren(let parent, let branch):
        let place = try line(parent, "Parent item identifier does not exist")
        let old = self
        lines.removeSubrange(place + 1..<end(place))
        do {
          try insert(Self.lines(branch), at: place + 1, level: lines[place].level + 1)
        } catch {
          self = old
          throw error
        }
      case .snapshotOf(let parent, let includingParent):
        let place = try line(parent, "Parent item identifier does not exist")
        return .identifiers(
          lines[(includingParent ? place : place + 1)..<end(place)].map(\.item))
      case .level(let item):
        return .number(lines[try line(item)].level)
      case .isExpanded(let item):
        return .number(lines[try line(item)].isExpanded ? 1 : 0)
      case .isVisible(let item):
        return .number(isVisible(try line(item)) ? 1 : 0)
      case .contains(let item):
        return .number(index(item) == nil ? 0 : 1)
      case .index(let item):
        return .number(index(item) ?? NSNotFound)
      case .parent(let item):
        let above = parent(try line(item, "Child item identifier does not exist"))
        return .identifiers(above.map { [lines[$0].item] } ?? [])
      }
      return .done
    } catch let refusal as Refusal {
      return .raised(refusal.reason)
    } catch {
      return .raised("\(error)")
    }
  }

  var state: RecordedTree {
    RecordedTree(
      lines: lines.indices.map { place in
        String(repeating: "  ", count: lines[place].level)
          + (lines[place].isExpanded ? "+" : "-") + (isVisible(place) ? "*" : " ")
          + lines[place].item
      })
  }
}

extension NaiveOutline {
  private struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private static func lines(_ branch: SectionSnapshotCall.Branch) -> [Line] {
    guard let first = branch.roots.first else { return [] }
    return [Line(item: first, level: 0, isExpanded: branch.isExpanded)]
      + branch.children.map { Line(item: $0, level: 1) }
      + branch.roots.dropFirst().map { Line(item: $0, level: 0) }
  }

  private func index(_ item: String) -> Int? { lines.firstIndex { $0.item == item } }

  private func line(_ item: String, _ complaint: String = "Item identifier does not exist") throws
    -> Int
  {
    guard let place = index(item) else {
      throw Refusal("\(complaint) in section snapshot: \(item)")
    }
    return place
  }

  /// Returns the index after an item and all of its descendants.
  private func end(_ place: Int) -> Int {
    lines[(place + 1)...].firstIndex { $0.level <= lines[place].level } ?? lines.count
  }

  private func parent(_ place: Int) -> Int? {
    lines[..<place].lastIndex { $0.level < lines[place].level }
  }

  private func isVisible(_ place: Int) -> Bool {
    parent(place).map { lines[$0].isExpanded && isVisible($0) } ?? true
  }

  private mutating func insertBefore(_ item: String, _ newcomers: [Line]) throws {
    let place = try line(item, "Item identifier to insert before does not exist")
    try insert(newcomers, at: place, level: lines[place].level)
  }

  private mutating func insertAfter(_ item: String, _ newcomers: [Line]) throws {
    let place = try line(item, "Item identifier to insert after does not exist")
    try insert(newcomers, at: end(place), level: lines[place].level)
  }

  private mutating func insert(_ newcomers: [Line], at place: Int, level: Int = 0) throws {
    var present = Set(lines.map(\.item))
    var repeated: [String] = []
    for newcomer in newcomers where !present.insert(newcomer.item).inserted {
      if !repeated.contains(newcomer.item) { repeated.append(newcomer.item) }
    }
    guard repeated.isEmpty else {
      let list = repeated.map { "    \($0)" }.joined(separator: ",\n")
      throw Refusal(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + "{(\n\(list)\n)}")
    }
    lines.insert(
      contentsOf: newcomers.map {
        Line(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
      }, at: place)
  }
}
