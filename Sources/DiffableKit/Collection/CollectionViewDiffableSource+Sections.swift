import Foundation
import HeadlessKit
import ListCore

// Section snapshots (behaviour 6.22, 6.24, 6.25).

extension CollectionViewDiffableSource {
  /// Applies a section snapshot to a section, whose visible items the view shows.
  ///
  /// A new section is added at the end. Items of other sections are removed from them. The section
  /// keeps the section snapshot: see ``snapshot(for:)``. (behaviour 6.22)
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot.
  ///   - section: The section.
  ///   - animatingDifferences: Whether to animate the changes on the simulator's clock.
  ///   - completion: Called on the main queue after the animations.
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

  /// Applies a section snapshot to a section, and returns after the animations.
  ///
  /// The clock of a simulator does not advance automatically, so this method advances it until
  /// then.
  nonisolated(nonsending) public func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await presenter.apply(
      .outline(snapshot, of: section), style: .difference(isAnimated: animatingDifferences))
  }

  /// Returns the section snapshot of a section: its own, one with only roots if none was applied,
  /// or an empty one if there is no such section. (behaviour 6.22)
  ///
  /// Off the main queue it is the future one, after all pending applies.
  ///
  /// - Complexity: O(1), and O(*n*) for *n* items of a section without a tree.
  nonisolated public func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    presenter.state.outline(of: section)
  }
}

extension CollectionViewDiffableSource: CollectionOutlining {
  /// Expands a collapsed item, and collapses an expanded one, unless a handler prevents it
  /// (behaviour 6.24).
  public func collectionView(
    _ collectionView: CollectionView, toggleItemAt indexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let isExpanded = presenter.outlinePlace(at: indexPath)?.isExpanded
    else { return }
    guard isExpanded ? willCollapse(item) : willExpand(item) else { return }
    // Each handler may have applied a snapshot, and the item may no longer exist.
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

  /// Returns the section snapshot of a section, if it still contains an item.
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
