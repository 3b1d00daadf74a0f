import Foundation

/// What a collection view asks before it does something, and tells when it has.
///
/// UIKit's counterpart is `UICollectionViewDelegate`; its optional methods are requirements with
/// defaults here.
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  // MARK: Selection and highlight (behaviour 8.1)

  /// Whether an item that is touched is highlighted. If not, nothing else comes of the touch.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// An item that is touched has been highlighted.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item that was touched is highlighted no longer.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap selects an item.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a tap deselects an item. Asked only where several may be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap has selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// A tap has deselected an item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap performs the item's primary action: while not editing, unless implemented.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap performs the item's primary action.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  // MARK: Display

  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// A cell is shown no longer. The position may be one of before an update.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// A supplementary view is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A supplementary view is shown no longer.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Editing, moving, layout

  /// Whether an item is edited while the collection view is.
  func collectionView(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  /// Where the view is to stand after a change, given where it would stand.
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Where an item that is moved by hand is to go, given where it would go.
  ///
  /// - Parameters:
  ///   - collectionView: The view that asks.
  ///   - originalIndexPath: Where the item was when the movement began.
  ///   - currentIndexPath: Where the item is in the tentative order.
  ///   - proposedIndexPath: Where the item would go.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The same question before iOS 15. Asked where the newer one is not implemented.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}
