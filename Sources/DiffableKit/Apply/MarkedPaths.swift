import Foundation
import ListCore

/// The positions of a snapshot's marked identifiers, after the changes of its apply (behaviour
/// 6.3).
struct MarkedPaths: Equatable {
  /// The sections to reload.
  var reloadedSections = IndexSet()
  /// The items to reload, except those of reloaded sections.
  var reloadedItems: [ItemPath] = []
  /// The items to reconfigure, except those that are reloaded.
  var reconfiguredItems: [ItemPath] = []
  /// The items to reload whose sections are also reloaded.
  var itemsOfReloadedSections: [ItemPath] = []

  /// Whether nothing is marked.
  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

extension DiffableDataSourceSnapshot {
  /// Whether the apply of this snapshot has to look for marks.
  var hasMarks: Bool {
    !reloadedSectionIdentifiers.isEmpty || !reloadedItemIdentifiers.isEmpty
      || !reconfiguredItemIdentifiers.isEmpty
  }

  /// Returns the positions of marked identifiers. Marks of missing identifiers are ignored.
  ///
  /// - Complexity: O(*k*), where *k* is the number of marks.
  func markedPaths(
    in index: SnapshotIndex<SectionIdentifierType, ItemIdentifierType>
  ) -> MarkedPaths {
    var marked = MarkedPaths()
    guard hasMarks else { return marked }
    for section in reloadedSectionIdentifiers {
      if let section = indexOfSection(section) { marked.reloadedSections.insert(section) }
    }
    let reloaded = reloadedItemIdentifiers.compactMap(index.path)
    for path in reloaded {
      if marked.reloadedSections.contains(path.section) {
        marked.itemsOfReloadedSections.append(path)
      } else {
        marked.reloadedItems.append(path)
      }
    }
    let known = Set(reloaded)
    marked.reconfiguredItems = reconfiguredItemIdentifiers.compactMap(index.path).filter {
      !known.contains($0) && !marked.reloadedSections.contains($0.section)
    }
    return marked
  }
}
