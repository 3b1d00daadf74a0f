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
