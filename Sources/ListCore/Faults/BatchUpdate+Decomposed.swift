/// The changes of a batch as a list carries them out: nothing but deletions, insertions and moves.
struct DecomposedUpdate: Hashable, Sendable {
  /// A section, or an item of one.
  enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemPath)
  }

  /// What is gone, in positions before the batch, highest first; a section before its items.
  var deletions: [Place] = []
  /// What is new, in positions after the batch, lowest first; a section before its items.
  var insertions: [Place] = []
  /// The moves of items and sections, in the order in which they were announced.
  var moves: [Change] = []
}

extension DecomposedUpdate {
  /// One line for each change, as the newer message about counts lists them.
  ///
  /// That message was seen with deletions and insertions of items and insertions of sections. The
  /// words for moves, and the order, are our choice. (crash families A3, gaps)
  func lines(_ kind: ListKind) -> [String] {
    deletions.map { "Delete " + $0.text(kind) }
      + insertions.map { "Insert " + $0.text(kind) }
      + moves.compactMap { $0.moveLine(kind) }
  }
}

extension DecomposedUpdate.Place {
  fileprivate func text(_ kind: ListKind) -> String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "\(kind.itemNoun) (\(path))"
    }
  }

  private var sortKey: (section: Int, item: Int) {
    switch self {
    case .section(let section): (section, -1)
    case .item(let path): (path.section, path.item)
    }
  }

  static func ascending(_ one: Self, _ other: Self) -> Bool { one.sortKey < other.sortKey }

  /// Highest first, but a section still before the items in it.
  static func descending(_ one: Self, _ other: Self) -> Bool {
    let (one, other) = (one.sortKey, other.sortKey)
    if one.section != other.section { return one.section > other.section }
    if one.item < 0 || other.item < 0 { return one.item < other.item }
    return one.item > other.item
  }
}

extension Change {
  fileprivate func moveLine(_ kind: ListKind) -> String? {
    switch self {
    case .moveItem(let from, let to): "Move \(kind.itemNoun) (\(from)) to (\(to))"
    case .moveSection(let from, let to): "Move section \(from) to \(to)"
    case .deleteItem, .insertItem, .reloadItem, .deleteSection, .insertSection, .reloadSection:
      nil
    }
  }
}

extension BatchUpdate {
  /// The batch with every reload taken apart into a deletion and an insertion. (behaviour 3.3)
  ///
  /// It says nothing about whether the batch is legal.
  var decomposed: DecomposedUpdate {
    var result = DecomposedUpdate()
    let places = ReloadPlaces(self)
    for change in changes {
      switch change {
      case .deleteItem(let path): result.deletions.append(.item(path))
      case .insertItem(let path): result.insertions.append(.item(path))
      case .reloadItem(let path):
        result.deletions.append(.item(path))
        result.insertions.append(.item(places.insertion(ofReloaded: path)))
      case .deleteSection(let section): result.deletions.append(.section(section))
      case .insertSection(let section): result.insertions.append(.section(section))
      case .reloadSection(let section):
        result.deletions.append(.section(section))
        result.insertions.append(.section(places.insertion(ofReloaded: section)))
      case .moveItem, .moveSection: result.moves.append(change)
      }
    }
    result.deletions.sort(by: DecomposedUpdate.Place.descending)
    result.insertions.sort(by: DecomposedUpdate.Place.ascending)
    return result
  }
}

/// Where the insertions of a batch's reloads land.
///
/// The position before the batch is shifted by deletions and insertions, but not by moves.
/// (behaviour 3.4)
private struct ReloadPlaces {
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var deletedItems: [Int: [Int]] = [:]
  private var insertedItems: [Int: [Int]] = [:]

  init(_ batch: BatchUpdate) {
    for change in batch.changes {
      switch change {
      case .deleteItem(let path): deletedItems[path.section, default: []].append(path.item)
      case .insertItem(let path): insertedItems[path.section, default: []].append(path.item)
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadItem, .reloadSection, .moveItem, .moveSection: break
      }
    }
    insertedSections.sort()
    for section in insertedItems.keys { insertedItems[section]?.sort() }
  }

  func insertion(ofReloaded section: Int) -> Int {
    shift(section, deleted: deletedSections, inserted: insertedSections)
  }

  func insertion(ofReloaded path: ItemPath) -> ItemPath {
    let section = insertion(ofReloaded: path.section)
    let item = shift(
      path.item, deleted: deletedItems[path.section] ?? [],
      inserted: insertedItems[section] ?? [])
    return ItemPath(item: item, section: section)
  }

  private func shift(_ index: Int, deleted: [Int], inserted: [Int]) -> Int {
    var result = index - Set(deleted.filter { $0 < index }).count
    for place in inserted where place <= result { result += 1 }
    return result
  }
}
