import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A screen whose view is a table, with the controller as its data source and delegate.
///
/// When it first appears, the table loads its data; every time it appears, its selection is cleared
/// (behaviour 9.3). Every method of the data source and the delegate is declared here, for
/// subclasses to override; a method that a subclass does not override is treated as not
/// implemented.
///
/// An override of a method that may be missing (heights, section views and titles, swipe actions,
/// moving rows) must not call `super`: that call is how the table recognises a missing method. In
/// UIKit it raises an exception.
///
/// The sections of a static table come from its storyboard; the controller uses them in the methods
/// that a subclass does not override (behaviour 23.16). An override of one of these may call `super`.
///
/// Counterpart: `UITableViewController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  private var hasReloaded = false
  /// The refresh control of a table that is not loaded yet.
  private var pendingRefreshControl: RefreshControl?

  /// Whether the table's selection is cleared when its view will appear.
  open var clearsSelectionOnViewWillAppear = true

  // MARK: Creation

  /// Creates a controller with a table of the given style.
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
  /// The control with which the user refreshes the table. Accessing it does not load the table;
  /// until then, the controller stores it.
  open var refreshControl: RefreshControl? {
    get { (viewIfLoaded as? TableView)?.refreshControl ?? pendingRefreshControl }
    set {
      pendingRefreshControl = newValue
      guard let table = viewIfLoaded as? TableView else { return }
      pendingRefreshControl = nil
      table.refreshControl = newValue
    }
  }

  /// Creates the table, with the refresh control that was set before. A subclass that overrides this
  /// sets ``tableView``, and does not call `super`.
  open override func loadView() {
    super.loadView()
    if let table = viewIfLoaded as? TableView, table.dataSource == nil, table.delegate == nil {
      table.dataSource = self
      table.delegate = self
    }
    attachRefreshControl()
  }

  private func attachRefreshControl() {
    guard let control = pendingRefreshControl else { return }
    refreshControl = control
  }

  /// Loads the table's data the first time, and clears its selection, unless several rows may be
  /// selected. Overrides call `super`.
  ///
  /// During an interactive transition, the selection stays until the transition completes; if it is
  /// cancelled, the row stays selected. (behaviour 22.2)
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = tableView else { return }
    attachRefreshControl()
    if !hasReloaded {
      hasReloaded = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear, !table.selectsMultipleRows else { return }
    afterInteraction { [weak table] in
      for path in table?.indexPathsForSelectedRows ?? [] {
        table?.deselectRow(at: path, animated: animated)
      }
    }
  }

  /// Starts or ends editing of the table, and loads it if needed (behaviour 17.5). Overrides call
  /// `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func makePlainView() {
    let table = TableView(frame: Simulator.current.screenBounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    Simulator.current.interfaces.forEachPrototype(of: self) { nib, identifier in
      table.register(nib, forCellReuseIdentifier: identifier)
    }
    view = table
  }

  /// Marks a method that no subclass overrides as missing.
  private func lacks(_ method: TableOptionalMethod, _ table: TableView) {
    if TableOptionalMethod.ofDataSource.contains(method) {
      table.usedDefault(of: method, byDataSource: self)
    } else {
      table.usedDefault(of: method, byDelegate: self)
    }
  }

  // MARK: Data source

  /// Returns the number of rows in a section. Called when the table loads its counts.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    staticTable?.section(section)?.cells.count ?? 0
  }
  /// Returns the cell of a row that is about to be displayed, dequeued from the table. Without an
  /// override there is no cell, for which the table raises UIKit's exception.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    staticTable?.cell(at: indexPath) ?? TableViewCell.missing
  }
  /// Returns the number of sections; one if not implemented.
  open func numberOfSections(in tableView: TableView) -> Int {
    staticTable?.sections.count ?? 1
  }
  /// Returns the title of a section's header.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    if let staticTable { return staticTable.section(section)?.header }
    lacks(.titleForHeader, tableView)
    return nil
  }
  /// Returns the title of a section's footer.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    if let staticTable { return staticTable.section(section)?.footer }
    lacks(.titleForFooter, tableView)
    return nil
  }
  /// Returns whether a row may be edited. Every row may, if not implemented.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if staticTable != nil { return false }
    lacks(.canEditRow, tableView)
    return true
  }
  /// Returns whether a row may be dragged. If not implemented, every row may, provided that
  /// ``tableView(_:moveRowAt:to:)`` is implemented.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    lacks(.canMoveRow, tableView)
    return true
  }
  /// Returns the titles of the index at the table's edge.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    nil
  }
  /// Returns the section that an index title scrolls to.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
  /// Called after the user deletes or inserts a row. Change the model and notify the table.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lacks(.commitEditing, tableView)
  }
  /// Called after the user drops a dragged row. Change the model, but do not notify the table.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    lacks(.moveRow, tableView)
  }

  // MARK: Delegate

  /// Called before a row's cell is displayed.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before a section's header is displayed.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Called before a section's footer is displayed.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Called after a row's cell is no longer displayed. For a deleted row, the index path is the one
  /// before the update.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a section's header is no longer displayed.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// Called after a section's footer is no longer displayed.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
  /// Returns a row's height in points, or `TableView.automaticDimension` to measure its cell.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let staticTable {
      return staticTable.rowHeight(at: indexPath, else: tableView.rowHeight)
        ?? tableView.rowHeight
    }
    lacks(.heightForRow, tableView)
    return tableView.rowHeight
  }
  /// Returns a header's height in points.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    if staticTable != nil { return TableView.automaticDimension }
    lacks(.heightForHeader, tableView)
    return tableView.sectionHeaderHeight
  }
  /// Returns a footer's height in points.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    if staticTable != nil { return TableView.automaticDimension }
    lacks(.heightForFooter, tableView)
    return tableView.sectionFooterHeight
  }
  /// Returns a row's estimated height in points, until the row is displayed.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    lacks(.estimatedHeightForRow, tableView)
    return tableView.estimatedRowHeight
  }
  /// Returns a header's estimated height in points, until the header is displayed.
  open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    lacks(.estimatedHeightForHeader, tableView)
    return tableView.estimatedSectionHeaderHeight
  }
  /// Returns a footer's estimated height in points, until the footer is displayed.
  open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    lacks(.estimatedHeightForFooter, tableView)
    return tableView.estimatedSectionFooterHeight
  }
  /// Returns a section's header view, instead of a title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    if staticTable == nil { lacks(.viewForHeader, tableView) }
    return nil
  }
  /// Returns a section's footer view, instead of a title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    if staticTable == nil { lacks(.viewForFooter, tableView) }
    return nil
  }
  /// Returns the indentation level of a row.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  {
    if let cell = staticTable?.cell(at: indexPath) { return cell.indentationLevel }
    lacks(.indentationLevel, tableView)
    return 0
  }
  /// Returns whether a touched row is highlighted; `false` ends the touch (behaviour 8.2).
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called after a touched row is highlighted.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after a row is no longer highlighted.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of the tapped one; `nil` selects none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Returns the row to deselect instead of the given one; `nil` deselects none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  {
    indexPath
  }
  /// Called after the user selects a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after the user deselects a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns whether a tap that selects a row also performs its primary action.
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    !tableView.isEditing
  }
  /// Performs a row's primary action.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Called after the user taps a row's detail button.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  {}
  /// Returns the editing style of a row; `.delete` for editable rows, if not implemented.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  {
    .delete
  }
  /// Returns the title of the delete confirmation button.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }
  /// Returns whether a row is indented while it is edited.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Called before a swiped row is edited by itself. Begins editing of the controller; an override
  /// that does not call `super` prevents that. (behaviour 17.8)
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    setEditing(true, animated: true)
  }
  /// Called after a swiped row is no longer edited. Ends editing of the controller. (behaviour 17.8)
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    setEditing(false, animated: true)
  }
  /// Returns the swipe actions at a row's leading edge.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    lacks(.leadingSwipeActions, tableView)
    return nil
  }
  /// Returns the swipe actions at a row's trailing edge, instead of deletion.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(
      self.tableView(tableView, editActionsForRowAt: indexPath), for: indexPath)
  }
  /// Returns the actions at a row's trailing edge as they were defined before iOS 11. Called if
  /// there is no trailing swipe actions configuration.
  open func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? {
    lacks(.trailingSwipeActions, tableView)
    return nil
  }
  /// Returns whether dragged items that rest over a row open it. Never called here.
  open func tableView(
    _ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  /// Returns whether a long press on the row opens the edit menu that was used before iOS 13.
  open func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the edit menu has a command.
  open func tableView(
    _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Performs a command of the edit menu.
  open func tableView(
    _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns the target of a dragged row, given the index path that it hovers over.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }

  /// Returns whether a pan with two fingers selects rows, starting at one.
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a pan with two fingers begins to select rows. The app begins editing here.
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a pan with two fingers has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

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

  /// Returns whether a row may have the focus.
  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a row is selected when it gets the focus.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the focus may move.
  open func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  /// Called when the focus has moved.
  open func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// Returns the row to focus on first.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }
  /// Called after the adjusted content inset changes.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Menus

  /// Returns the context menu of a row; `nil` for none.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the preview of the row while the menu is shown.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns the preview of the row when the menu is dismissed.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Called before the preview is opened permanently.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu is shown.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu is dismissed.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
