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

// The default implementations provide no menu.

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  public func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
