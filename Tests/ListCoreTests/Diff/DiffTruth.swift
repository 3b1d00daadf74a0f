import ListCore

/// What is to be found out about two lists, by looking every identifier up.
struct DiffTruth {
  let countsBefore: SectionCounts
  let countsAfter: SectionCounts
  /// Where each section and each item before the change is after it.
  let sectionTargets: [Int?]
  let itemTargets: [[ItemPath?]]
  /// Where each section and each item after the change was before it.
  let sectionSources: [Int?]
  let itemSources: [[ItemPath?]]

  init<Item>(_ pair: ListPair<Item>) {
    let (before, after) = (pair.before, pair.after)
    countsBefore = SectionCounts(before.map(\.items.count))
    countsAfter = SectionCounts(after.map(\.items.count))
    let (sectionsBefore, sectionsAfter) = (Self.sections(of: before), Self.sections(of: after))
    let (itemsBefore, itemsAfter) = (Self.items(of: before), Self.items(of: after))
    sectionTargets = before.map { sectionsAfter[$0.identifier] }
    sectionSources = after.map { sectionsBefore[$0.identifier] }
    itemTargets = before.map { $0.items.map { itemsAfter[$0] } }
    itemSources = after.map { $0.items.map { itemsBefore[$0] } }
  }

  private static func sections<Item>(of list: ListPair<Item>.List) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: list.indices.map { (list[$0].identifier, $0) })
  }

  private static func items<Item>(of list: ListPair<Item>.List) -> [Item: ItemPath] {
    var paths: [Item: ItemPath] = [:]
    for section in list.indices {
      for (index, item) in list[section].items.enumerated() { paths[item] = at(section, index) }
    }
    return paths
  }
}

extension DiffTruth {
  var deletedSections: [Int] { sectionTargets.indices.filter { sectionTargets[$0] == nil } }
  var insertedSections: [Int] { sectionSources.indices.filter { sectionSources[$0] == nil } }

  var deletedItems: [ItemPath] { Self.absences(itemTargets, in: sectionTargets) }
  var insertedItems: [ItemPath] { Self.absences(itemSources, in: sectionSources) }

  /// All sections that survive but for a longest ascending subsequence.
  var fewestSectionMoves: Int {
    let order = sectionSources.compactMap { $0 }
    return order.count - longestIncreasingSubsequence(in: order)
  }

  /// All items that change their section; and in each section that survives all that stay in it
  /// but for a longest ascending subsequence.
  var fewestItemMoves: Int {
    itemSources.indices.reduce(0) { sum, section in
      let sources = itemSources[section].compactMap { $0 }
      let staying = sources.filter { $0.section == sectionSources[section] }.map(\.item)
      return sum + sources.count - longestIncreasingSubsequence(in: staying)
    }
  }

  private static func absences(_ partners: [[ItemPath?]], in sections: [Int?]) -> [ItemPath] {
    sections.indices.filter { sections[$0] != nil }.flatMap { section in
      partners[section].indices.filter { partners[section][$0] == nil }.map { at(section, $0) }
    }
  }
}

extension DiffTruth {
  /// What is wrong with the changes as a batch; nothing if a view takes them and lets each item
  /// end where its identifier is.
  func complaint(about diff: ListDiff, of kind: ListKind) -> String? {
    let plan: UpdatePlan
    do throws(UpdateFault) {
      plan = try UpdatePlan(
        BatchUpdate(diff.changes), from: countsBefore, to: countsAfter, kind: kind)
    } catch {
      return "a \(kind) refuses it: \(error)"
    }
    if sectionTargets.indices.map({ plan.destination(ofSection: $0) }) != sectionTargets {
      return "a \(kind) loses sections"
    }
    for section in itemTargets.indices {
      for (index, target) in itemTargets[section].enumerated() {
        let isSplit =
          kind == .table
          && (sectionTargets[section] == nil
            || target.map { sectionSources[$0.section] } == .some(nil))
        if plan.destination(of: at(section, index)) != (isSplit ? nil : target) {
          return "a \(kind) loses item \(at(section, index))"
        }
      }
    }
    return nil
  }
}

/// The length of a longest ascending subsequence, from that of every one that ends before it.
func longestIncreasingSubsequence(in order: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in order.enumerated() {
    let before = (0..<index).filter { order[$0] < number }.map { lengths[$0] }
    lengths.append(1 + (before.max() ?? 0))
  }
  return lengths.max() ?? 0
}
