import Foundation
@_spi(Hooks) import HeadlessViews

/// A screen with a collection view, with the controller as its data source and delegate.
///
/// The first time it appears the list loads its data; each time, its selection is cleared
/// (behaviour 9.3). Every method of the data source and the delegate is declared here, for
/// subclasses to override; what a subclass does not override counts as not implemented, and an
/// override of a method that may be absent must not call `super`, as in ``TableViewController``.
///
/// As in UIKit the list fills the controller's view, and is not that view itself.
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
  /// Whether a person can move items where the data source lets them.
  ///
  /// UIKit installs a gesture recognizer then; here ``Simulator`` moves items by the list's own
  /// methods, and the flag is kept.
  open var installsStandardGestureForInteractiveMovement = true

  // MARK: Creation

  /// Creates a controller whose list has a layout.
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

  /// Loads the list's data, the first time, and clears its selection. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let list else { return }
    if !hasReloaded {
      hasReloaded = true
      list.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  /// Begins or ends editing of the list. An override calls `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list?.isEditing = editing
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    if list == nil {
      let plain = CollectionView(
        frame: Simulator.current.screenBounds, collectionViewLayout: firstLayout)
      plain.dataSource = self
      plain.delegate = self
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

  /// Lets the list fill the view, if there is one.
  private func installList() {
    guard let list, let view = loadedView, list !== view else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(list, at: 0)
  }

  /// A method that no subclass overrides counts as absent.
  private func lacks(_ method: CollectionOptionalMethod, _ list: CollectionView) {
    list.usedDefault(of: method, byDataSource: self)
  }

  // MARK: Data source

  /// The number of items in a section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }
  /// The cell of an item: one dequeued from the collection view for that index path.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    fatalError("\(self) says it has items, but does not override collectionView(_:cellForItemAt:).")
  }
  /// The number of sections: one unless implemented (behaviour 1.1).
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    1
  }
  /// A supplementary view: one dequeued from the collection view for that kind and index path.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    lacks(.viewForSupplementary, collectionView)
    return CollectionReusableView(frame: .zero)
  }
  /// Whether an item may be moved by hand. It may, unless implemented.
  ///
  /// UIKit says no when `collectionView(_:moveItemAt:to:)` is not implemented either. Swift cannot
  /// ask that without calling it, so here the movement begins, and is taken back at its end.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Obeys a movement by hand: the item moves in the data.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lacks(.moveItem, collectionView)
  }
  /// The titles of the index beside the items; `nil` for no index.
  open func indexTitles(for collectionView: CollectionView) -> [String]? {
    nil
  }
  /// Where a title of the index leads.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  // MARK: Delegate

  /// Whether an item that is touched is highlighted. If not, nothing else comes of the touch.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// An item that is touched has been highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// An item that was touched is highlighted no longer.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether a tap selects an item.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// Whether a tap deselects an item. Asked only where several may be selected.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  /// A tap has selected an item.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
  }
  /// A tap has deselected an item.
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  {}
  /// Whether a tap performs the item's primary action: while not editing, unless implemented.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !collectionView.isEditing
  }
  /// A tap performs the item's primary action.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// A cell is shown no longer. The position may be one of before an update.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// A supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// A supplementary view is shown no longer.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a long press on the item opens the menu of edit commands of before iOS 13.
  open func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Whether that menu has a command.
  open func collectionView(
    _ collectionView: CollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// A command of that menu was chosen.
  open func collectionView(
    _ collectionView: CollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Whether an item is edited while the collection view is.
  open func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Where the view is to stand after a change, given where it would stand.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
  /// Where an item that is moved by hand is to go, given where it would go.
  ///
  /// - Parameters:
  ///   - collectionView: The view that asks.
  ///   - originalIndexPath: Where the item was when the movement began.
  ///   - currentIndexPath: Where the item is in the tentative order.
  ///   - proposedIndexPath: Where the item would go.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// The same question before iOS 15. Asked where the newer one is not implemented.
  open func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath
  }

  // MARK: Scrolling

  /// The offset has changed.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// A finger is about to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// A finger is about to let go; the place where the content will rest may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// The content is about to run on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// An animated change of the offset is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }
  /// A tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// The insets around the content have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Menus

  /// What a long press on an item opens; `nil` for nothing. Asked where the newer one is not
  /// implemented.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// What a long press on items opens; `nil` for nothing.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// What stands for an item while the menu shows.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// What stands for an item when the menu goes.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// What stands for the item while the menu shows. Asked where the newer one is not implemented.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// What stands for the item when the menu goes. Asked where the newer one is not implemented.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// The preview is about to be opened for good.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// The menu is about to show.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to go.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
