import ListCore

extension ResultSet {
  /// Returns the differences from an earlier result, in the order in which a delegate receives
  /// them.
  ///
  /// Unchanged objects keep their order, so changed ones move around them, with as few moves as
  /// possible. A changed object that stays is reported as updated.
  ///
  /// - Parameters:
  ///   - before: The earlier result.
  ///   - changed: The objects whose values changed.
  /// - Complexity: O(*n* log *n*), where *n* is the number of objects in both.
  func changes(from before: ResultSet, changed: Set<Object>) -> [ResultChange<Object>] {
    let sections = SectionChanges(from: before.sections.map(\.name), to: self.sections.map(\.name))
    let staying = staying(from: before, kept: sections.kept, changed: changed)
    var inserted: [ResultChange<Object>] = []
    var deleted: [ResultChange<Object>] = []
    var updated: [ResultChange<Object>] = []
    var moved: [ResultChange<Object>] = []
    before.forEach { object, from in
      if path(of: object) == nil { deleted.append(.deleted(object, at: from)) }
    }
    forEach { object, to in
      guard let from = before.path(of: object) else {
        return inserted.append(.inserted(object, at: to))
      }
      if !staying.contains(object) {
        moved.append(.moved(object, from: from, to: to))
      } else if changed.contains(object) {
        updated.append(.updated(object, from: from, to: to))
      }
    }
    return sections.deleted.map { .sectionDeleted($0) }
      + sections.inserted.map { .sectionInserted($0) } + deleted + inserted + updated + moved
  }

  /// Returns the objects of remaining sections that keep their order. An unchanged object weighs
  /// more than all changed ones together, so that it stays if possible.
  private func staying(
    from before: ResultSet, kept: [(old: Int, new: Int)], changed: Set<Object>
  ) -> Set<Object> {
    var staying: Set<Object> = []
    for (old, new) in kept {
      let objects = before.sections[old].objects.filter { path(of: $0)?.section == new }
      let places = objects.map { path(of: $0)?.item ?? 0 }
      let weights = objects.map { changed.contains($0) ? 1 : objects.count + 1 }
      for index in HeaviestIncreasingSubsequence.of(places, weights: weights) {
        staying.insert(objects[index])
      }
    }
    return staying
  }

  private func forEach(_ body: (Object, ItemPath) -> Void) {
    for (section, content) in sections.enumerated() {
      for (item, object) in content.objects.enumerated() {
        body(object, ItemPath(item: item, section: section))
      }
    }
  }
}

/// The deleted, inserted and remaining sections, by name.
struct SectionChanges {
  /// Indices before the batch, ascending.
  let deleted: [Int]
  /// Indices after the batch, ascending.
  let inserted: [Int]
  /// Indices before and after the batch, both ascending.
  let kept: [(old: Int, new: Int)]

  init(from before: [String], to after: [String]) {
    let places = Dictionary(uniqueKeysWithValues: zip(after, after.indices))
    let common = before.indices.compactMap { old in
      places[before[old]].map { (old: old, new: $0) }
    }
    let stay = HeaviestIncreasingSubsequence.of(common.map(\.new), weights: common.map { _ in 1 })
    kept = stay.map { common[$0] }
    let (old, new) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
    deleted = before.indices.filter { !old.contains($0) }
    inserted = after.indices.filter { !new.contains($0) }
  }
}
