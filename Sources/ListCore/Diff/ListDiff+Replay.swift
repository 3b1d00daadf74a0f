// Simple rather than fast: for tests, printing and learning. A view applies a diff in its own way.
extension ListDiff {
  /// Applies the changes to a list, section by section.
  ///
  /// ```swift
  /// let diff = ListDiff(from: before, to: after)
  /// diff.replay(on: before, insertingFrom: after) == after
  /// ```
  ///
  /// - Parameters:
  ///   - before: The list before the change.
  ///   - after: The list after the change, of which only the new sections and items are used.
  /// - Returns: The list after the change: what remains of the list before it, with the new
  ///   elements.
  /// - Precondition: All positions exist on their side.
  /// - Complexity: O(*n* + *c* log *c*) for *c* changes of *n* items.
  public func replay<Section: Hashable, Item: Hashable>(
    on before: [ListSection<Section, Item>], insertingFrom after: [ListSection<Section, Item>]
  ) -> [ListSection<Section, Item>] {
    var leaving = Array(repeating: [Int](), count: before.count)
    var arriving = Array(repeating: [(position: Int, thing: Item)](), count: after.count)
    for item in deletedItems { leaving[item.section].append(item.item) }
    for move in movedItems {
      let item = before[move.from.section].items[move.from.item]
      leaving[move.from.section].append(move.from.item)
      arriving[move.to.section].append((move.to.item, item))
    }

    var sections = before.indices.map { section in
      var left = before[section]
      left.items = left.items.rearranged(without: leaving[section])
      return left
    }
    sections = sections.rearranged(
      without: deletedSections + movedSections.map(\.from),
      with: movedSections.map { ($0.to, sections[$0.from]) }
        + insertedSections.map { section in
          var new = after[section]
          new.items = new.items.rearranged(without: arriving[section].map(\.position))
          return (section, new)
        })

    for item in insertedItems {
      arriving[item.section].append((item.item, after[item.section].items[item.item]))
    }
    for section in sections.indices where !arriving[section].isEmpty {
      sections[section].items = sections[section].items.rearranged(with: arriving[section])
    }
    return sections
  }

  /// Applies the changes to a list without sections.
  ///
  /// - Parameters:
  ///   - before: The list before the change.
  ///   - after: The list after the change, of which only the new items are used.
  /// - Returns: The list after the change: what remains of the list before it, with the new items.
  /// - Precondition: All positions exist on their side, in section 0.
  /// - Complexity: O(*n* + *c* log *c*) for *c* changes of *n* items.
  public func replay<Item: Hashable>(on before: [Item], insertingFrom after: [Item]) -> [Item] {
    replay(on: [ListSection(0, before)], insertingFrom: [ListSection(0, after)])[0].items
  }
}

extension Array {
  /// Returns the elements without the leaving ones, and with the arriving ones at their positions
  /// in the result.
  ///
  /// - Precondition: The leaving positions exist, and the arriving ones leave no gap.
  fileprivate func rearranged(
    without leaving: [Int] = [], with arriving: [(position: Int, thing: Element)] = []
  ) -> [Element] {
    let gone = Set(leaving)
    precondition(
      gone.allSatisfy(indices.contains), "Positions \(gone.sorted()) are not all in 0..<\(count)")
    let staying = indices.filter { !gone.contains($0) }
    var next = staying.startIndex
    var result: [Element] = []
    for (position, thing) in arriving.sorted(by: { $0.position < $1.position }) {
      while result.count < position, next < staying.endIndex {
        result.append(self[staying[next]])
        next += 1
      }
      precondition(
        result.count == position, "Nothing can arrive at \(position) after \(result.count) things")
      result.append(thing)
    }
    return result + staying[next...].map { self[$0] }
  }
}
