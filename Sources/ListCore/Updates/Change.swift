/// One change that a client announces to a list.
///
/// Sources of deletions, reloads and moves are positions *before the batch*; targets of insertions
/// and moves are positions *after the batch* (behaviour 3.1).
public enum Change: Hashable, Sendable {
  /// The item before the batch is deleted.
  case deleteItem(ItemPath)
  /// The item after the batch is inserted.
  case insertItem(ItemPath)
  /// The item before the batch is replaced: a deletion and an insertion (behaviour 3.3).
  case reloadItem(ItemPath)
  /// The item before the batch has another position after the batch.
  case moveItem(from: ItemPath, to: ItemPath)

  /// The section before the batch is deleted, with its items.
  case deleteSection(Int)
  /// The section after the batch is inserted, with its items.
  case insertSection(Int)
  /// The section before the batch is replaced, with its items.
  case reloadSection(Int)
  /// The section before the batch has another index after the batch, with its items.
  case moveSection(from: Int, to: Int)
}

extension Change {
  /// The item before the batch that the change names.
  var itemSource: ItemPath? {
    switch self {
    case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, _): path
    case .insertItem, .deleteSection, .insertSection, .reloadSection, .moveSection: nil
    }
  }

  /// The item after the batch that the change names.
  var itemTarget: ItemPath? {
    switch self {
    case .insertItem(let path), .moveItem(_, let path): path
    case .deleteItem, .reloadItem, .deleteSection, .insertSection, .reloadSection, .moveSection:
      nil
    }
  }

  /// The section before the batch that the change names as a whole.
  var sectionSource: Int? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      section
    case .deleteItem, .insertItem, .reloadItem, .moveItem, .insertSection: nil
    }
  }

  /// The section after the batch that the change names as a whole.
  var sectionTarget: Int? {
    switch self {
    case .insertSection(let section), .moveSection(_, let section): section
    case .deleteItem, .insertItem, .reloadItem, .moveItem, .deleteSection, .reloadSection: nil
    }
  }

  var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    case .deleteItem, .insertItem, .moveItem, .deleteSection, .insertSection, .moveSection: false
    }
  }

  var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    case .deleteItem, .insertItem, .reloadItem, .deleteSection, .insertSection, .reloadSection:
      false
    }
  }

  /// The key by which changes are sorted: deletions first, then by position.
  var rank: (kind: Int, section: Int, item: Int) {
    switch self {
    case .deleteItem(let path): (0, path.section, path.item)
    case .insertItem(let path): (1, path.section, path.item)
    case .reloadItem(let path): (2, path.section, path.item)
    case .moveItem(let from, _): (3, from.section, from.item)
    case .deleteSection(let section): (4, section, 0)
    case .insertSection(let section): (5, section, 0)
    case .reloadSection(let section): (6, section, 0)
    case .moveSection(let from, _): (7, from, 0)
    }
  }
}
