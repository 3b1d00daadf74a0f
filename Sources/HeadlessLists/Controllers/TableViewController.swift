import Foundation
@_spi(Hooks) import HeadlessViews

/// A screen whose view is a table, with the controller as its data source and delegate.
///
/// The first time it appears the table loads its data; each time, its selection is cleared
/// (behaviour 9.3). Every method of the data source and the delegate is declared here, for
/// subclasses to override; what a subclass does not override counts as not implemented.
///
/// An override of a method that may be absent (heights, section views and titles, swipe actions,
/// moving rows) must not call `super`: the table would take the method for absent, as its absence
/// is known by nothing else here. In UIKit such a call raises.
///
/// Counterpart: `UITableViewController`. Static tables come from storyboards, which are not
/// simulated.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  private var hasReloaded = false

  /// Whether the table's selection is cleared when its view will appear.
  open var clearsSelectionOnViewWillAppear = true

  // MARK: Creation

  /// Creates a controller with a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table. Archives are not simulated.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }
  /// What a person pulls down to refresh the table.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Loads the table's data, the first time, and clears its selection. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = tableView else { return }
    if !hasReloaded {
      hasReloaded = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Begins or ends editing of the table. An override calls `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    viewIfLoaded.flatMap { $0 as? TableView }?.setEditing(editing, animated: animated)
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func makePlainView() {
    let table = TableView(frame: Simulator.current.screenBounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// A method that no subclass overrides counts as absent.
  private func lacks(_ method: TableOptionalMethod, _ table: TableView) {
    if TableOptionalMethod.ofDataSource.contains(method) {
      table.usedDefault(of: method, byDataSource: self)
    } else {
      table.usedDefault(of: method, byDelegate: self)
    }
  }

  // MARK: Data source

  /// The number of rows in a section, asked when the table loads its counts.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    0
  }
  /// A cell for a row that is about to show; dequeue it from the table.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    fatalError("\(self) says it has rows, but does not override tableView(_:cellForRowAt:).")
  }
  /// The number of sections; one if not implemented.
  open func numberOfSections(in tableView: TableView) -> Int {
    1
  }
  /// The text of a section's header.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    lacks(.titleForHeader, tableView)
    return nil
  }
  /// The text of a section's footer.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    lacks(.titleForFooter, tableView)
    return nil
  }
  /// Whether a row may be edited; every row may, if not implemented.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Whether a row may be dragged; if not implemented, every row may where
  /// ``tableView(_:moveRowAt:to:)`` is implemented.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    lacks(.canMoveRow, tableView)
    return true
  }
  /// The titles of the index at the table's edge.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    nil
  }
  /// The section that a title of the index stands for.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
  /// A person deleted or inserted a row; change the model and tell the table.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// A person dropped a dragged row; change the model, but do not tell the table.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    lacks(.moveRow, tableView)
  }

  // MARK: Delegate

  /// A row's cell is about to show.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A section's header is about to show.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// A section's footer is about to show.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// A row's cell shows no longer. For a deleted row the path is the one before the update.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A section's header shows no longer.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// A section's footer shows no longer.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
  /// A row's height in points, or `TableView.automaticDimension` to measure its cell.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lacks(.heightForRow, tableView)
    return tableView.rowHeight
  }
  /// A header's height in points.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    lacks(.heightForHeader, tableView)
    return tableView.sectionHeaderHeight
  }
  /// A footer's height in points.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    lacks(.heightForFooter, tableView)
    return tableView.sectionFooterHeight
  }
  /// A guess at a row's height, until the row shows.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    lacks(.estimatedHeightForRow, tableView)
    return tableView.estimatedRowHeight
  }
  /// A guess at a header's height, until the header shows.
  open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    lacks(.estimatedHeightForHeader, tableView)
    return tableView.estimatedSectionHeaderHeight
  }
  /// A guess at a footer's height, until the footer shows.
  open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    lacks(.estimatedHeightForFooter, tableView)
    return tableView.estimatedSectionFooterHeight
  }
  /// A section's header, instead of a title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    lacks(.viewForHeader, tableView)
    return nil
  }
  /// A section's footer, instead of a title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    lacks(.viewForFooter, tableView)
    return nil
  }
  /// How deep a row is indented.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  {
    lacks(.indentationLevel, tableView)
    return 0
  }
  /// Whether a touched row lights up; `false` ends the touch (behaviour 8.2).
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A touched row lit up.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// A touched row is plain again.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row to select instead of a tapped one; `nil` selects none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// The row to deselect instead of one; `nil` deselects none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  {
    indexPath
  }
  /// A person selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// A person deselected a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Whether a tap on a row that selects also means an action.
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    !tableView.isEditing
  }
  /// A person asked for a row's action.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// A person tapped a row's detail button.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  {}
  /// What editing does to a row; `.delete` for rows that can be edited, if not implemented.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    .delete
  }
  /// What the button says that deletes a row.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }
  /// Whether a row in editing makes room for its control.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// A row was swiped and is edited alone.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A swiped row is edited no longer.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The actions behind a row's leading edge.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    lacks(.leadingSwipeActions, tableView)
    return nil
  }
  /// The actions behind a row's trailing edge, instead of deletion.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(
      self.tableView(tableView, editActionsForRowAt: indexPath), for: indexPath)
  }
  /// The actions behind a row's trailing edge as they were written before iOS 11, if there is no
  /// configuration of them.
  open func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? {
    lacks(.trailingSwipeActions, tableView)
    return nil
  }
  /// Whether a long press on the row opens the menu of edit commands of before iOS 13.
  open func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Whether that menu has a command.
  open func tableView(
    _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// A command of that menu was chosen.
  open func tableView(
    _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Where a dragged row goes when it hovers over a place.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
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

  /// What a long press on a row opens; `nil` for nothing.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// What stands for the row while the menu shows.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// What stands for the row when the menu goes.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// The preview is about to be opened for good.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// The menu is about to show.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to go.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
