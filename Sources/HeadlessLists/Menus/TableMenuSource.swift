import Foundation
import HeadlessControls

/// The context menu source of a row.
package struct TableMenuSource: ContextMenuSource {
  let table: TableView
  let indexPath: IndexPath
  let place: CGPoint
  weak var delegate: (any TableViewDelegate)?

  package init(
    table: TableView, indexPath: IndexPath, place: CGPoint, delegate: (any TableViewDelegate)?
  ) {
    self.table = table
    self.indexPath = indexPath
    self.place = place
    self.delegate = delegate
  }

  package var sender: AnyObject? { table }

  package func configuration() -> ContextMenuConfiguration? {
    delegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: place)
  }
  package func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  package func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  package func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
  package func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

// The default implementations provide no menu.

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
