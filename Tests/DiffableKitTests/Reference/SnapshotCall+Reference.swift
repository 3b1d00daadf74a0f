import DiffableKit

extension SnapshotCall {
  /// Makes the call on an object and returns the crash if it raises.
  func perform(on snapshot: DiffableDataSourceSnapshotReference) -> CrashReport? {
    captureCrash {
      switch self {
      case .appendItems(let items, nil): snapshot.appendItems(withIdentifiers: items)
      case .appendItems(let items, let section?):
        snapshot.appendItems(withIdentifiers: items, intoSectionWithIdentifier: section)
      case .insertItems(let items, .before, let item):
        snapshot.insertItems(withIdentifiers: items, beforeItemWithIdentifier: item)
      case .insertItems(let items, .after, let item):
        snapshot.insertItems(withIdentifiers: items, afterItemWithIdentifier: item)
      case .deleteItems(let items): snapshot.deleteItems(withIdentifiers: items)
      case .deleteAllItems: snapshot.deleteAllItems()
      case .moveItem(let item, .before, let other):
        snapshot.moveItem(withIdentifier: item, beforeItemWithIdentifier: other)
      case .moveItem(let item, .after, let other):
        snapshot.moveItem(withIdentifier: item, afterItemWithIdentifier: other)
      case .reloadItems(let items): snapshot.reloadItems(withIdentifiers: items)
      case .reconfigureItems(let items): snapshot.reconfigureItems(withIdentifiers: items)

      case .appendSections(let sections): snapshot.appendSections(withIdentifiers: sections)
      case .insertSections(let sections, .before, let section):
        snapshot.insertSections(withIdentifiers: sections, beforeSectionWithIdentifier: section)
      case .insertSections(let sections, .after, let section):
        snapshot.insertSections(withIdentifiers: sections, afterSectionWithIdentifier: section)
      case .deleteSections(let sections): snapshot.deleteSections(withIdentifiers: sections)
      case .moveSection(let section, .before, let other):
        snapshot.moveSection(withIdentifier: section, beforeSectionWithIdentifier: other)
      case .moveSection(let section, .after, let other):
        snapshot.moveSection(withIdentifier: section, afterSectionWithIdentifier: other)
      case .reloadSections(let sections): snapshot.reloadSections(withIdentifiers: sections)

      case .countItems(let section): _ = snapshot.numberOfItems(inSection: section)
      case .listItems(let section):
        _ = snapshot.itemIdentifiersInSection(withIdentifier: section)
      }
    }
  }
}
