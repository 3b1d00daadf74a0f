import Foundation

/// What a menu asks and tells. A view's interaction, a table and a collection view each pass it on
/// to their delegate.
@MainActor
protocol ContextMenuSource {
  /// Who performs the actions.
  var sender: AnyObject? { get }

  func configuration() -> ContextMenuConfiguration?
  func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview?
  func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating)
  func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating)
  func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating)
}

/// The menu of a view's interaction.
struct InteractionMenuSource: ContextMenuSource {
  let interaction: ContextMenuInteraction
  weak var delegate: (any ContextMenuInteractionDelegate)?

  var sender: AnyObject? { interaction.view }

  func configuration() -> ContextMenuConfiguration? {
    delegate?.contextMenuInteraction(
      interaction,
      configurationForMenuAtLocation: interaction.location(in: interaction.view))
  }
  func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }
  func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
  func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

/// The menu of a row.
struct TableMenuSource: ContextMenuSource {
  let table: TableView
  let indexPath: IndexPath
  let place: CGPoint
  weak var delegate: (any TableViewDelegate)?

  var sender: AnyObject? { table }

  func configuration() -> ContextMenuConfiguration? {
    delegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: place)
  }
  func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
  func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

/// The menu of an item: all selected items, if it is one of them.
struct CollectionMenuSource: ContextMenuSource {
  let view: CollectionView
  let indexPath: IndexPath
  let place: CGPoint
  weak var delegate: (any CollectionViewDelegate)?

  var sender: AnyObject? { view }

  func configuration() -> ContextMenuConfiguration? {
    let selected = (view.indexPathsForSelectedItems ?? []).sorted()
    let isOneOfSeveral = selected.contains(indexPath) && selected.count > 1
    return delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: isOneOfSeveral ? selected : [indexPath],
      point: place)
  }
  func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }
  func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
  func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
