import DiffableKit

/// A call of a snapshot, as a value.
enum SnapshotCall<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
  /// The side of another identifier on which something is inserted.
  enum Side: Hashable, Sendable, CaseIterable { case before, after }

  case appendItems([Item], to: Section?)
  case insertItems([Item], Side, Item)
  case deleteItems([Item])
  case deleteAllItems
  case moveItem(Item, Side, Item)
  case reloadItems([Item])
  case reconfigureItems([Item])

  case appendSections([Section])
  case insertSections([Section], Side, Section)
  case deleteSections([Section])
  case moveSection(Section, Side, Section)
  case reloadSections([Section])

  case countItems(in: Section)
  case listItems(in: Section)
}

extension SnapshotCall {
  /// Performs the call and returns the crash if it raises.
  func perform(on snapshot: inout DiffableDataSourceSnapshot<Section, Item>) -> CrashReport? {
    captureCrash {
      switch self {
      case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
      case .insertItems(let items, .before, let item):
        snapshot.insertItems(items, beforeItem: item)
      case .insertItems(let items, .after, let item): snapshot.insertItems(items, afterItem: item)
      case .deleteItems(let items): snapshot.deleteItems(items)
      case .deleteAllItems: snapshot.deleteAllItems()
      case .moveItem(let item, .before, let other): snapshot.moveItem(item, beforeItem: other)
      case .moveItem(let item, .after, let other): snapshot.moveItem(item, afterItem: other)
      case .reloadItems(let items): snapshot.reloadItems(items)
      case .reconfigureItems(let items): snapshot.reconfigureItems(items)

      case .appendSections(let sections): snapshot.appendSections(sections)
      case .insertSections(let sections, .before, let section):
        snapshot.insertSections(sections, beforeSection: section)
      case .insertSections(let sections, .after, let section):
        snapshot.insertSections(sections, afterSection: section)
      case .deleteSections(let sections): snapshot.deleteSections(sections)
      case .moveSection(let section, .before, let other):
        snapshot.moveSection(section, beforeSection: other)
      case .moveSection(let section, .after, let other):
        snapshot.moveSection(section, afterSection: other)
      case .reloadSections(let sections): snapshot.reloadSections(sections)

      case .countItems(let section): _ = snapshot.numberOfItems(inSection: section)
      case .listItems(let section): _ = snapshot.itemIdentifiers(inSection: section)
      }
    }
  }
}
