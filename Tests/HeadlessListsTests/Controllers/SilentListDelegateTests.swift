import Foundation
import HeadlessKit
import HeadlessLists
import Testing

import struct HeadlessViews.Selector

/// A list's delegate that implements nothing: each of its methods answers what UIKit assumes of a
/// delegate without the method.
@MainActor
@Suite struct SilentListDelegateTests {
  private final class Silent: NSObject, TableViewDelegate, CollectionViewDelegate {}

  private let silent = Silent()
  private let paths: [IndexPath] = [[0, 0], [1, 4]]
  private let selector = Selector("copy:")

  @Test func rowsAreTouchedSelectedAndEdited() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    for path in paths {
      #expect(!silent.tableView(table, shouldBeginMultipleSelectionInteractionAt: path))
      #expect(!silent.tableView(table, shouldShowMenuForRowAt: path))
      #expect(!silent.tableView(table, canPerformAction: selector, forRowAt: path, withSender: nil))
      #expect(silent.tableView(table, shouldHighlightRowAt: path))
      #expect(silent.tableView(table, willSelectRowAt: path) == path)
      #expect(silent.tableView(table, willDeselectRowAt: path) == path)
      #expect(silent.tableView(table, editingStyleForRowAt: path) == .delete)
      #expect(silent.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
      #expect(silent.tableView(table, shouldIndentWhileEditingRowAt: path))
      #expect(silent.tableView(table, canFocusRowAt: path))
      #expect(!silent.tableView(table, selectionFollowsFocusForRowAt: path))
      #expect(silent.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
      for proposed in paths {
        #expect(
          silent.tableView(
            table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            == proposed)
      }
      for isEditing in [false, true] {
        table.isEditing = isEditing
        #expect(silent.tableView(table, canPerformPrimaryActionForRowAt: path) == !isEditing)
      }
    }
    #expect(silent.indexPathForPreferredFocusedView(in: table) == nil)
  }

  @Test func itemsAreTouchedSelectedAndEdited() {
    let layout = CollectionViewFlowLayout()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    for path in paths {
      #expect(!silent.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path))
      #expect(!silent.collectionView(view, shouldShowMenuForItemAt: path))
      #expect(
        !silent.collectionView(view, canPerformAction: selector, forItemAt: path, withSender: nil))
      #expect(silent.collectionView(view, shouldHighlightItemAt: path))
      #expect(silent.collectionView(view, shouldSelectItemAt: path))
      #expect(silent.collectionView(view, shouldDeselectItemAt: path))
      #expect(silent.collectionView(view, canEditItemAt: path))
      #expect(silent.collectionView(view, canFocusItemAt: path))
      #expect(!silent.collectionView(view, selectionFollowsFocusForItemAt: path))
      for proposed in paths {
        #expect(
          silent.collectionView(
            view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed)
            == proposed)
      }
      for isEditing in [false, true] {
        view.isEditing = isEditing
        #expect(silent.collectionView(view, canPerformPrimaryActionForItemAt: path) == !isEditing)
      }
    }
    let point = CGPoint(x: 3, y: 4)
    #expect(
      silent.collectionView(view, targetContentOffsetForProposedContentOffset: point) == point)
    #expect(silent.indexPathForPreferredFocusedView(in: view) == nil)
  }
}
