import Foundation

/// A data source whose items form trees, of which it shows the expanded ones (behaviour 6.24).
///
/// A diffable data source with section snapshots conforms. UIKit has no public counterpart.
@preconcurrency @MainActor
public protocol CollectionOutlining: AnyObject {
  /// Called after the user taps an item's disclosure accessory: the data source expands or
  /// collapses the item if it allows that.
  func collectionView(_ collectionView: CollectionView, toggleItemAt indexPath: IndexPath)
}

extension CollectionViewCell {
  /// Shows the item's position in a tree. Its data source calls this after creating the cell, and
  /// when the tree changes (behaviour 6.24).
  ///
  /// - Parameters:
  ///   - level: The number of ancestors. The content of a list cell is indented accordingly.
  ///   - isExpanded: Whether the item's children are shown, which is part of the cell's state.
  public func showOutline(level: Int, isExpanded: Bool) {
    listState.isExpanded = isExpanded
    guard let cell = self as? CollectionViewListCell, cell.indentationLevel != level else { return }
    cell.indentationLevel = level
  }
}

extension CollectionViewCell {
  /// The visible accessory that expands and collapses the item.
  package var outlineDisclosure: CellAccessory? {
    (self as? CollectionViewListCell)?.accessories.first {
      $0.accessoryType == .outlineDisclosure && !$0.appearance.isHidden
        && $0.placement.displayed.isDisplayed(whileEditing: isEditing)
    }
  }
}

extension CollectionView {
  /// Performs a tap on an accessory that expands and collapses the item.
  package func tapOutlineDisclosure(_ accessory: CellAccessory, at indexPath: IndexPath) {
    guard !hasCrashed, isUserInteractionEnabled else { return }
    if let action = accessory.actionHandler {
      action()
    } else if let outline = dataSource as? any CollectionOutlining {
      outline.collectionView(self, toggleItemAt: indexPath)
    }
  }
}
