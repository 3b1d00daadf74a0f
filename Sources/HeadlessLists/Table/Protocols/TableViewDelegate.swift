import Foundation

/// What a table view tells about its rows, and asks about their looks and behaviour.
///
/// Every member has a default that counts as "not implemented", as in UIKit. The methods for focus,
/// spring loading and selecting with two fingers do not exist here.
///
/// Swift binds a method when a class declares the conformance: what only a subclass adds later is
/// not seen. Let the class that conforms declare it, and the subclass override it.
///
/// Counterpart: `UITableViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDelegate: NSObjectProtocol, ScrollViewDelegate {
  // MARK: Display

  /// A row's cell is about to show.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A section's header is about to show.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// A section's footer is about to show.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// A row's cell shows no longer. For a deleted row the path is the one before the update.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A section's header shows no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// A section's footer shows no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Heights and section views

  /// A row's height in points, or `TableView.automaticDimension` to measure its cell.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A header's height in points.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// A footer's height in points.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// A guess at a row's height, until the row shows.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess at a header's height, until the header shows.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// A guess at a footer's height, until the footer shows.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// A section's header, instead of a title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// A section's footer, instead of a title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// How deep a row is indented.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Selection

  /// Whether a touched row lights up; `false` ends the touch (behaviour 8.2).
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A touched row lit up.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// A touched row is plain again.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select instead of a tapped one; `nil` selects none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row to deselect instead of one; `nil` deselects none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A person deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether a tap on a row that selects also means an action.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// A person asked for a row's action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// A person tapped a row's detail button.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing and moving

  /// What editing does to a row; `.delete` for rows that can be edited, if not implemented.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// What the button says that deletes a row.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Whether a row in editing makes room for its control.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// A row was swiped and is edited alone.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A swiped row is edited no longer.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The actions behind a row's leading edge.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// The actions behind a row's trailing edge, instead of deletion.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// The actions behind a row's trailing edge as they were written before iOS 11, if there is no
  /// configuration of them.
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  /// Where a dragged row goes when it hovers over a place.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// Whether a long press on the row opens the menu of edit commands of before iOS 13.
  func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool
  /// Whether that menu has a command.
  func tableView(
    _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// A command of that menu was chosen.
  func tableView(
    _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// What a long press on a row opens; `nil` for nothing.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?
  /// What stands for the row while the menu shows.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// What stands for the row when the menu goes.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// The preview is about to be opened for good.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// The menu is about to show.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// The menu is about to go.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}
