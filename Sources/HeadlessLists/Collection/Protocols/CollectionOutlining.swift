import Foundation

/// A data source whose items form trees, of which it shows what is expanded (behaviour 6.24).
///
/// A diffable data source that was given section snapshots is one. UIKit has no public counterpart.
@preconcurrency @MainActor
public protocol CollectionOutlining: AnyObject {
  /// A person has tapped what opens and closes an item: the data source does so, if it likes.
  func collectionView(_ collectionView: CollectionView, toggleItemAt indexPath: IndexPath)
}

extension CollectionViewCell {
  /// Shows where the item stands in a tree: its data source says so after it has made the cell,
  /// and when the tree changes (behaviour 6.24).
  ///
  /// - Parameters:
  ///   - level: The number of items above it. The content of a list cell is moved in by as much.
  ///   - isExpanded: Whether the items under it are shown, which is part of the cell's state.
  public func showOutline(level: Int, isExpanded: Bool) {
    listState.isExpanded = isExpanded
    guard let cell = self as? CollectionViewListCell, cell.indentationLevel != level else { return }
    cell.indentationLevel = level
  }
}

extension CollectionViewCell {
  /// The accessory that opens and closes the item, if it is to be seen.
  package var outlineDisclosure: CellAccessory? {
    (self as? CollectionViewListCell)?.accessories.first {
      $0.accessoryType == .outlineDisclosure && !$0.appearance.isHidden
        && $0.placement.displayed.isDisplayed(whileEditing: isEditing)
    }
  }
}

extension CollectionView {
  /// Does what a tap on an accessory does that opens and closes an item.
  package func tapOutlineDisclosure(_ accessory: CellAccessory, at indexPath: IndexPath) {
    guard !hasCrashed, isUserInteractionEnabled else { return }
    if let action = accessory.actionHandler {
      action()
    } else if let outline = dataSource as? any CollectionOutlining {
      outline.collectionView(self, toggleItemAt: indexPath)
    }
  }
}
