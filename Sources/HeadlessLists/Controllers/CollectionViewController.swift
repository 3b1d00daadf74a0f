import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A screen with a collection view, with the controller as its data source and delegate.
///
/// When it first appears, the list loads its data; every time it appears, its selection is cleared
/// (behaviour 9.3). Every method of the data source and the delegate is declared here, for
/// subclasses to override; a method that a subclass does not override is treated as not
/// implemented, and an override of a method that may be missing must not call `super`, as in
/// ``TableViewController``.
///
/// As in UIKit, the list fills the controller's view, and is not that view itself.
///
/// Counterpart: `UICollectionViewController`.
///
/// Coverage: simulated. Kept without effect: `installsStandardGestureForInteractiveMovement`.
@preconcurrency @MainActor
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  private let firstLayout: CollectionViewLayout
  private var list: CollectionView?
  private var hasReloaded = false

  /// Whether the selection is cleared when the view will appear.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the user can move items if the data source allows it.
  ///
  /// UIKit then installs a gesture recogniser; here ``Simulator`` moves items by calling the list's
  /// methods, and the flag has no effect.
  open var installsStandardGestureForInteractiveMovement = true

  // MARK: Creation

  /// Creates a controller whose list uses a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout. Archives are not simulated.
  public required init?(coder: NSCoder) {
    firstLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The list.
  open var collectionView: CollectionView! {
    get {
      loadViewIfNeeded()
      return list
    }
    set { replaceList(newValue) }
  }
  /// The list's layout.
  open var collectionViewLayout: CollectionViewLayout {
    list?.collectionViewLayout ?? firstLayout
  }

  /// Loads the list's data the first time, and clears its selection. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let list else { return }
    if !hasReloaded {
      hasReloaded = true
      list.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    afterInteraction { [weak list] in
      for path in list?.indexPathsForSelectedItems ?? [] {
        list?.deselectItem(at: path, animated: animated)
      }
    }
  }

  /// Starts or ends editing of the list, and loads it if needed (behaviour 17.5). An override calls
  /// `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    if list == nil {
      let plain = CollectionView(
        frame: Simulator.current.screenBounds, collectionViewLayout: firstLayout)
      plain.dataSource = self
      plain.delegate = self
      Simulator.current.interfaces.forEachPrototype(of: self) { nib, identifier in
        plain.register(nib, forCellWithReuseIdentifier: identifier)
      }
      list = plain
    }
    installList()
  }

  private func replaceList(_ new: CollectionView?) {
    guard new !== list else { return }
    list?.removeFromSuperview()
    list = new
    installList()
  }

  /// Adds the list to the view, if there is one.
  private func installList() {
    guard let list, let view = loadedView, list !== view else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(list, at: 0)
  }

  /// Marks a method that no subclass overrides as missing.
  private func lacks(_ method: CollectionOptionalMethod, _ list: CollectionView) {
    list.usedDefault(of: method, byDataSource: self)
  }

  // MARK: Data source

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }
  /// Returns the cell of an item, dequeued from the collection view for that index path. Without an
  /// override there is no cell, for which the collection view raises UIKit's exception.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    collectionView.refuseMissingCell(at: indexPath)
    return CollectionViewCell()
  }
  /// Returns the number of sections; one if not implemented (behaviour 1.1).
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    1
  }
  /// Returns a supplementary view, dequeued from the collection view for that kind and index path.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    lacks(.viewForSupplementary, collectionView)
    return CollectionReusableView(frame: .zero)
  }
  /// Returns whether an item may be moved interactively. Every item may, if not implemented.
  ///
  /// In UIKit, no item may be moved if `collectionView(_:moveItemAt:to:)` is not implemented
  /// either. Swift cannot check that without calling the method, so here the movement begins, and
  /// is cancelled at its end.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Moves an item in the model after an interactive movement.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lacks(.moveItem, collectionView)
  }
  /// Returns the titles of the index next to the items; `nil` for no index.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    nil
  }
  /// Returns the index path that an index title scrolls to.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  // MARK: Delegate

  /// Returns whether a touched item is highlighted. If not, the touch has no further effect.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// Called after a touched item is highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after an item is no longer highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a tap selects an item.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// Returns whether a tap deselects an item. Called only if multiple selection is allowed.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// Called after a tap selects an item.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
  }
  /// Called after a tap deselects an item.
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  {}
  /// Returns whether a tap performs the item's primary action. If not implemented, it does while
  /// not editing.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !collectionView.isEditing
  }
  /// Performs the item's primary action after a tap.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell is no longer displayed. The index path may be one from before an update.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view is displayed.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view is no longer displayed.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns whether a long press on the item opens the edit menu that was used before iOS 13.
  open func collectionView(
    _ collectionView: CollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
    newLayout toLayout: CollectionViewLayout
  ) -> CollectionViewTransitionLayout {
    CollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the edit menu has a command.
  open func collectionView(
    _ collectionView: CollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Performs a command of the edit menu.
  open func collectionView(
    _ collectionView: CollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns whether an item is edited while the collection view is.
  open func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Returns the content offset after a change, given the proposed one.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
  /// Returns the target of an interactive movement, given the proposed one.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The item's index path when the movement began.
  ///   - currentIndexPath: The item's index path in the tentative order.
  ///   - proposedIndexPath: The proposed index path.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the target of an interactive movement, given the proposed one, as before iOS 15.
  /// Called if the newer method is not implemented.
  open func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath
  }

  /// Returns whether a pan with two fingers selects items, starting at one.
  open func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a pan with two fingers begins to select items. The app begins editing here.
  open func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a pan with two fingers has ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}

  // MARK: Scrolling

  /// Called after the content offset changes.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Called before a drag begins.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Called before a drag ends. The target content offset may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after a drag ends.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Called before the content decelerates.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Called after the deceleration ends.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Called after an animated change of the content offset.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }
  /// Called after a tap on the status bar scrolls to the top.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Returns the view that fingers zoom: none.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Called before the user zooms.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Called when the scale has changed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Called when zooming has ended.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}

  // MARK: Focus (not simulated)

  /// Returns whether an item may have the focus.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether an item is selected when it gets the focus.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the focus may move.
  open func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Called when the focus has moved.
  open func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// Returns the item to focus on first.
  open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
    nil
  }
  /// Called after the adjusted content inset changes.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Menus

  /// Returns the context menu of an item; `nil` for none. Called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the context menu of items; `nil` for none.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Returns the preview of an item while the menu is shown.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of an item when the menu is dismissed.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of the item while the menu is shown. Called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns the preview of the item when the menu is dismissed. Called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Called before the preview is opened permanently.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu is shown.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu is dismissed.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
