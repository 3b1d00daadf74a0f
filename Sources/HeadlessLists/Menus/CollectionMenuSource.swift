import Foundation
import HeadlessControls

/// The context menu source of an item: of all selected items, if it is one of them.
package struct CollectionMenuSource: ContextMenuSource {
  let view: CollectionView
  let indexPath: IndexPath
  let place: CGPoint
  weak var delegate: (any CollectionViewDelegate)?

  package init(
    view: CollectionView, indexPath: IndexPath, place: CGPoint,
    delegate: (any CollectionViewDelegate)?
  ) {
    self.view = view
    self.indexPath = indexPath
    self.place = place
    self.delegate = delegate
  }

  package var sender: AnyObject? { view }

  package func configuration() -> ContextMenuConfiguration? {
    let selected = (view.indexPathsForSelectedItems ?? []).sorted()
    let isOneOfSeveral = selected.contains(indexPath) && selected.count > 1
    return delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: isOneOfSeveral ? selected : [indexPath],
      point: place)
  }
  package func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  package func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }
  package func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
  package func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
