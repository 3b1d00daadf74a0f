import Foundation
import HeadlessControls

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
