import Foundation
import HeadlessControls
import struct HeadlessViews.Selector

/// The methods that a table view calls about its rows, their appearance and their behaviour.
///
/// Every member has a default implementation that is treated as "not implemented", as in UIKit. The
/// methods for focus and spring loading are never called.
///
/// Swift binds a method when a class declares the conformance, so a method that only a subclass
/// adds is not called. Declare it in the conforming class, and override it in the subclass.
///
/// Counterpart: `UITableViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TableViewDelegate: NSObjectProtocol, ScrollViewDelegate {
  // MARK: Display

  /// Called before a row's cell is displayed.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a section's header is displayed.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before a section's footer is displayed.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called after a row's cell is no longer displayed. For a deleted row, the index path is the one
  /// before the update.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a section's header is no longer displayed.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called after a section's footer is no longer displayed.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Heights and section views

  /// Returns a row's height in points, or `TableView.automaticDimension` to measure its cell.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns a header's height in points.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns a footer's height in points.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns a row's estimated height in points, until the row is displayed.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns a header's estimated height in points, until the header is displayed.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns a footer's estimated height in points, until the footer is displayed.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns a section's header view, instead of a title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns a section's footer view, instead of a title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Returns the indentation level of a row.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Selection

  /// Returns whether a touched row is highlighted; `false` ends the touch (behaviour 8.2).
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touched row is highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the tapped one; `nil` selects none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect instead of the given one; `nil` deselects none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selects a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselects a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap that selects a row also performs its primary action.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Performs a row's primary action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called after the user taps a row's detail button.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing and moving

  /// Returns the editing style of a row; `.delete` for editable rows, if not implemented.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the delete confirmation button.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether a row is indented while it is edited.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called before a swiped row is edited by itself.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a swiped row is no longer edited.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the swipe actions at a row's leading edge.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the swipe actions at a row's trailing edge, instead of deletion.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions at a row's trailing edge as they were defined before iOS 11. Called if
  /// there is no trailing swipe actions configuration.
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  /// Returns the target of a dragged row, given the index path that it hovers over.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// Returns whether a long press on the row opens the edit menu that was used before iOS 13.
  /// Never called here.
  func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether the edit menu has a command. Never called here.
  func tableView(
    _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of the edit menu. Never called here.
  func tableView(
    _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// Returns whether a pan with two fingers selects rows, starting at one.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a pan with two fingers begins to select rows. The app begins editing here.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Returns whether dragged items that rest over a row open it. Never called.
  func tableView(
    _ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any SpringLoadedInteractionContext
  ) -> Bool
  /// Called when a pan with two fingers has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
  /// Returns the context menu of a row; `nil` for none.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the preview of the row while the menu is shown.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Returns the preview of the row when the menu is dismissed. Never called here.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called before the preview is opened permanently.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called before the menu is dismissed.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  // MARK: Focus (not simulated)

  /// Returns whether a row may have the focus. Never called here.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row is selected when it gets the focus. Never called here.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether the focus may move. Never called here.
  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool
  /// Called when the focus has moved. Never called here.
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)
  /// Returns the row to focus on first. Never called here.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
}

// The default implementation of a method whose absence matters tells the table so (see
// `OptionalMethods`).

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  public func tableView(
    _ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  public func tableView(
    _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.usedDefault(of: .heightForRow, by: self)
    return tableView.rowHeight
  }
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.usedDefault(of: .heightForHeader, by: self)
    return tableView.sectionHeaderHeight
  }
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.usedDefault(of: .heightForFooter, by: self)
    return tableView.sectionFooterHeight
  }
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.usedDefault(of: .estimatedHeightForRow, by: self)
    return tableView.estimatedRowHeight
  }
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.usedDefault(of: .estimatedHeightForHeader, by: self)
    return tableView.estimatedSectionHeaderHeight
  }
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.usedDefault(of: .estimatedHeightForFooter, by: self)
    return tableView.estimatedSectionFooterHeight
  }
  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? {
    tableView.usedDefault(of: .viewForHeader, by: self)
    return nil
  }
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? {
    tableView.usedDefault(of: .viewForFooter, by: self)
    return nil
  }
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.usedDefault(of: .indentationLevel, by: self)
    return 0
  }
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    tableView.usedDefault(of: .leadingSwipeActions, by: self)
    return nil
  }
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(
      self.tableView(tableView, editActionsForRowAt: indexPath), for: indexPath)
  }
  public func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? {
    tableView.usedDefault(of: .trailingSwipeActions, by: self)
    return nil
  }
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }
}
