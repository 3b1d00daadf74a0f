import Foundation
import HeadlessKit
import ListCore

// Sections with trees (behaviour 6.22, 6.24, 6.25).

extension CollectionViewDiffableSource {
  /// Gives a section a tree, and makes the view show those of its items that are visible.
  ///
  /// A section that is not there comes last. Items that other sections have are taken from them.
  /// The section keeps the tree: see ``snapshot(for:)``. (behaviour 6.22)
  ///
  /// - Parameters:
  ///   - snapshot: The tree.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the changes take time on the simulator's clock.
  ///   - completion: Called on the main queue when the animations are over.
  /// - Complexity: O(*n*) for *n* items of the section before and after, and that of the
  ///   difference.
  nonisolated public func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(
      .outline(snapshot, of: section), style: .difference(isAnimated: animatingDifferences),
      completion: Completion(completion))
  }

  /// Gives a section a tree, and comes back when the animations are over.
  ///
  /// The clock of a simulator stands still by itself, so this moves it that far.
  nonisolated(nonsending) public func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await presenter.apply(
      .outline(snapshot, of: section), style: .difference(isAnimated: animatingDifferences))
  }

  /// The tree of a section: its own; one of roots if it was given none; an empty one if there is no
  /// such section. (behaviour 6.22)
  ///
  /// Off the main queue it is what will be when every apply has arrived.
  ///
  /// - Complexity: O(1), and O(*n*) for *n* items of a section without a tree.
  nonisolated public func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    presenter.state.outline(of: section)
  }
}

extension CollectionViewDiffableSource: CollectionOutlining {
  /// Opens an item that is closed, and closes one that is open, unless a handler is against it
  /// (behaviour 6.24).
  public func collectionView(
    _ collectionView: CollectionView, toggleItemAt indexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let isExpanded = presenter.outlinePlace(at: indexPath)?.isExpanded
    else { return }
    guard isExpanded ? willCollapse(item) : willExpand(item) else { return }
    // Each handler may have applied something, and the item may be gone.
    guard var outline = outline(of: section, with: item) else { return }
    if isExpanded {
      outline.collapse([item])
    } else if let handler = sectionSnapshotHandlers.snapshotForExpandingParent {
      let children = handler(item, outline.snapshot(of: item))
      guard let present = self.outline(of: section, with: item) else { return }
      outline = present.expanding(item) { _, _ in children }
    } else {
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
  }

  /// The tree of a section, if it still has an item.
  private func outline(
    of section: SectionIdentifierType, with item: ItemIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard let outline = presenter.shown.state.outlines[section], outline.contains(item) else {
      return nil
    }
    return outline
  }

  private func willExpand(_ item: ItemIdentifierType) -> Bool {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willExpandItem?(item)
    return true
  }

  private func willCollapse(_ item: ItemIdentifierType) -> Bool {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willCollapseItem?(item)
    return true
  }
}
