import ListCore

/// A list of labels that changes as a model does: one deletion or insertion after another.
///
/// The label of an item is its path before the batch; new items have none.
public struct NaiveList: Equatable, Sendable {
  /// A section with its own label: its index before the batch.
  public struct Section: Equatable, Sendable {
    public var label: Int?
    public var items: [ItemPath?]

    public init(label: Int?, items: [ItemPath?]) {
      self.label = label
      self.items = items
    }
  }

  public var sections: [Section]

  public init(_ counts: [Int]) {
    sections = counts.indices.map { section in
      let items = (0..<counts[section]).map { ItemPath(item: $0, section: section) }
      return Section(label: section, items: items)
    }
  }

  public init(_ sections: [Section]) {
    self.sections = sections
  }
}

extension NaiveList {
  /// Applies a legal batch by the recipe for models: deletions first, highest first, then
  /// insertions, lowest first. (behaviour 3.2)
  ///
  /// - Parameters:
  ///   - changes: The changes, no two of which insert at one position.
  ///   - reloadTargets: The positions of the new cells of reloaded items.
  ///   - refills: The positions of reloaded sections.
  ///   - after: The counts after the batch, for the items of new sections.
  public mutating func apply(
    _ changes: [Change], reloadTargets: [ItemTransition], refills: [SectionTransition], after: [Int]
  ) {
    var leavingItems: Set<ItemPath> = []
    var leavingSections: Set<Int> = []
    var arrivingItems: [ItemPath: ItemPath?] = [:]
    var arrivingSections: [Int: Section] = [:]
    let fresh = Section(label: nil, items: [])

    for change in changes {
      switch change {
      case .deleteItem(let item), .reloadItem(let item): leavingItems.insert(item)
      case .insertItem(let item): arrivingItems[item] = .some(nil)
      case .moveItem(let from, let to):
        leavingItems.insert(from)
        arrivingItems[to] = from
      case .deleteSection(let section), .reloadSection(let section):
        leavingSections.insert(section)
      case .insertSection(let section): arrivingSections[section] = fresh
      case .moveSection(let from, _): leavingSections.insert(from)
      }
    }
    for reloadTarget in reloadTargets { arrivingItems[reloadTarget.to] = .some(nil) }
    for refill in refills { arrivingSections[refill.to] = fresh }

    for item in leavingItems.sorted(by: >) { sections[item.section].items.remove(at: item.item) }
    for case .moveSection(let from, let to) in changes { arrivingSections[to] = sections[from] }
    for section in leavingSections.sorted(by: >) { sections.remove(at: section) }
    for (section, content) in arrivingSections.sorted(by: { $0.key < $1.key }) {
      sections.insert(content, at: section)
    }
    for section in sections.indices where sections[section].label == nil {
      let arriving = arrivingItems.keys.filter { $0.section == section }.count
      sections[section].items = Array(repeating: nil, count: after[section] - arriving)
    }
    for (item, label) in arrivingItems.sorted(by: { $0.key < $1.key }) {
      sections[item.section].items.insert(label, at: item.item)
    }
  }
}
