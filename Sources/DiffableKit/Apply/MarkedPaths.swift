import Foundation
import ListCore

/// Where that is which a snapshot marks, after the changes of its apply (behaviour 6.3).
struct MarkedPaths: Equatable {
  /// The sections to reload.
  var reloadedSections = IndexSet()
  /// The items to reload, but for those of reloaded sections.
  var reloadedItems: [ItemPath] = []
  /// The items whose cells are to be configured again, but for those that are reloaded.
  var reconfiguredItems: [ItemPath] = []
  /// The items to reload that their sections reload already.
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

  /// Finds what is marked. Marks of what is not in the snapshot are passed over.
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
