import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A list of rows in sections, with cells for the rows on screen.
///
/// It asks for counts, heights and cells exactly when UIKit does, judges updates by the same rules,
/// and crashes in the same situations with the same messages.
///
/// ```swift
/// let table = TableView(frame: .zero, style: .plain)
/// table.dataSource = shelf
/// simulator.show(table)
/// shelf.books.remove(at: 0)
/// table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
/// ```
///
/// Focus and spring loading are not simulated.
///
/// Counterpart: `UITableView`.
///
/// Coverage: simulated. Kept without effect: `cellLayoutMarginsFollowReadableWidth`,
/// `fillerRowHeight`, `insetsContentViewsToSafeArea`, `sectionIndexBackgroundColor`,
/// `sectionIndexColor`, `sectionIndexTrackingBackgroundColor`, `separatorColor`, `separatorEffect`,
/// `separatorInset`, `separatorInsetReference`, `separatorStyle`.
@preconcurrency @MainActor
open class TableView: ListScrollView {
  /// The value with which a client leaves a height to the table.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title in the section index that represents a search bar.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when the user changed the selection (behaviour 8.4).
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: State

  let tableStyle: Style
  var optionalMethods = OptionalMethods<TableOptionalMethod>()
  /// The positions of all rows, headers and footers; `nil` if heights have to be requested again.
  var tableGeometry: TableGeometry?
  /// The common properties of all sections in the geometry, except for measured rows. It is not
  /// part of the geometry, which is copied often.
  var sectionPattern: SectionPattern?
  /// The heights that were requested along with the counts, until a geometry is created from them.
  var survey: TableSurvey?
  var isSurveying = false
  package var cells = TableCells()
  package var bars = TableBars()
  /// The cells that are being removed, by the update that removes them.
  var departures = TableDepartures()
  var prefetcher = TablePrefetcher()
  var interaction = TableInteraction()
  /// Whether the heights of rows on screen may have changed since they were measured.
  var needsMeasuring = false
  /// Whether cells are being requested and placed.
  var isUpdatingVisibleCells = false
  /// Whether rows are being placed or measured, with the heights that were known before.
  var isPlacingRows = false
  /// Whether heights changed while rows were being placed.
  var hasNewHeights = false
  /// The target of a scroll, until it is reached.
  var scrollAim: TableScrollAim?

  // MARK: Creation

  /// The interaction that opens context menus, which can dismiss a menu or be replaced; `nil`
  /// without a delegate.
  open var contextMenuInteraction: ContextMenuInteraction? {
    delegate == nil ? nil : menuInteraction
  }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates an empty plain table. Archives are not simulated.
  public required init?(coder: NSCoder) {
    tableStyle = Style(documentName: (coder as? InterfaceCoder)?.attribute("style"))
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    Simulator.current.noteNewList(self)
    guard !Simulator.current.profile.estimatesRowHeights else { return }
    estimatedRowHeight = 0  // behaviour 10.1
    estimatedSectionHeaderHeight = 0
    estimatedSectionFooterHeight = 0
  }

  /// The way in which the table separates its sections.
  open var style: Style { tableStyle }

  // MARK: Data source and delegate

  /// The object that provides counts and cells. Setting it does not call it.
  @exclusivity(unchecked) open weak var dataSource: (any TableViewDataSource)? {
    didSet { dataSourceDidChange() }
  }
  /// The object that is called about rows and their appearance.
  @exclusivity(unchecked) open weak var delegate: (any TableViewDelegate)? {
    didSet { delegateDidChange() }
  }
  /// The object that is notified of rows that will be needed soon.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  /// The object that provides the items to drag.
  open weak var dragDelegate: (any TableViewDragDelegate)?
  /// The object that handles drops.
  open weak var dropDelegate: (any TableViewDropDelegate)?
  /// Whether cells may be requested before they are displayed. They are only if the simulator
  /// prefetches cells as well.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows for which the delegate does not return one.
  @exclusivity(unchecked) open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { invalidateGeometry() } }
  }
  /// The height of headers for which the delegate does not return one.
  @exclusivity(unchecked) open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// The height of footers for which the delegate does not return one.
  @exclusivity(unchecked) open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateGeometry() } }
  }
  /// The estimated height of rows until they are displayed; zero disables estimates (behaviour
  /// 10.1).
  @exclusivity(unchecked) open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { invalidateGeometry() } }
  }
  /// The estimated height of headers until they are displayed; zero disables estimates.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// The estimated height of footers until they are displayed; zero disables estimates.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { invalidateGeometry() } }
  }
  /// The space above each header, in points.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidateGeometry() } }
  }
  /// The height of the empty rows that fill a short plain table. It has no effect: nothing is
  /// drawn.
  open var fillerRowHeight = automaticDimension

  /// The view above all sections. It keeps its height and gets the table's width.
  open var tableHeaderView: View? {
    didSet { outerViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below all sections. It keeps its height and gets the table's width.
  open var tableFooterView: View? {
    didSet { outerViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// The view behind everything, as large as the table.
  open var backgroundView: View? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  // MARK: Looks

  /// The lines between rows.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: Color? = .separator
  /// The insets of separators from the left and right edges.
  open var separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The visual effect of separators. It is stored but has no effect.
  open var separatorEffect: VisualEffect?
  /// The reference of ``separatorInset``.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells are limited to a width at which text is easy to read. It has no effect: tables
  /// as wide as a phone are narrow enough, and wider ones are not narrowed here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views are inset to the safe area at the sides. It has no effect: an upright
  /// phone has no such insets.
  open var insetsContentViewsToSafeArea = true
  /// The minimum number of rows for which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index's titles.
  open var sectionIndexColor: Color?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: Color?
  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: Color?

  // MARK: Selection

  /// The index path of the row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { engine.selection.paths.first.map(IndexPath.init) }
  /// The index paths of the selected rows, in the order of selection; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.isEmpty ? nil : engine.selection.paths.map(IndexPath.init)
  }

  /// Selects a row, without calling the delegate (behaviour 8.4). `nil` deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    enter { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  }

  /// Deselects a row, without calling the delegate (behaviour 8.4).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    enter { deselect(indexPath, animated: animated) }
  }

  // MARK: Editing

  /// Whether the rows are being edited, or a row is after a swipe (behaviour 17.8). Setting it is
  /// not animated.
  open var isEditing: Bool {
    get { interaction.isEditing || interaction.isSwiping }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing all rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    enter { changeEditing(to: editing, animated: animated) }
  }

  // MARK: Counts and positions

  /// The number of sections. The data source is asked for the counts if they are not loaded.
  open var numberOfSections: Int { sectionCount }

  /// Returns the number of rows in a section. The data source is asked for the counts if they are
  /// not loaded; during an update it is the number before the update (behaviour 1.8).
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    barRect(section) { $0.rect(ofSection: section) }
  }
  /// Returns the rectangle of a section's header, at its position when it is not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    barRect(section, of: .header) { $0.rect(ofHeader: section) }
  }
  /// Returns the rectangle of a section's footer, at its position when it is not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect {
    barRect(section, of: .footer) { $0.rect(ofFooter: section) }
  }
  /// Returns the rectangle of a row. Crashes if it does not exist (behaviour 1.16).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the index path of the row at a point in the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentGeometry.row(at: point).map(IndexPath.init)
  }
  /// Returns the index paths of the rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentGeometry.rows(from: rect.minY, to: rect.maxY).map(IndexPath.init)
  }

  // MARK: Cells

  /// Returns the index path of a cell; `nil` if the cell is not on screen.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    cells.live.path(of: cell).map(IndexPath.init)
  }
  /// Returns the cell of a row; `nil` if it is not on screen (behaviour 4.11).
  ///
  /// The call runs pending layout (behaviour 20.2).
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visibleCell(indexPath) }
  /// The cells on screen, from top to bottom.
  ///
  /// Reading the property runs pending layout (behaviour 20.2).
  open var visibleCells: [TableViewCell] { currentVisibleCells }
  /// The index paths of the rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsOnScreen.map(IndexPath.init) }
  /// Returns the header of a section; `nil` if it is not on screen.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    bars[.header, section] as? TableViewHeaderFooterView
  }
  /// Returns the footer of a section; `nil` if it is not on screen.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    bars[.footer, section] as? TableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Registers the class of cells with an identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers the class of headers and footers with an identifier; `nil` unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBar(aClass, identifier)
  }
  /// Registers a nib for cells with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one cell, which gets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = nil
    cells.nibs[identifier] = nib
  }

  /// Registers a nib for headers and footers with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view, which gets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    bars.classes[identifier] = nil
    bars.nibs[identifier] = nib
  }
  /// Returns a cell from the reuse pool, or a new one of the registered class; `nil` without a
  /// registration.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier)
  }
  /// Returns a cell for a row. Crashes without a registration, or if the row does not exist.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  /// Returns a header or footer from the reuse pool, or a new one of the registered class; `nil`
  /// without a registration.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueBar(identifier)
  }

  // MARK: Scrolling

  /// Scrolls to a row. Crashes if it does not exist (crash families D1).
  ///
  /// If heights are estimated, the next layout corrects the offset with the measured heights at the
  /// target, unless the table is scrolled, updated or reloaded before.
  ///
  /// The row `NSNotFound` represents the header of its section.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    enter { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Scrolls to the selected row that is nearest to the visible rows.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Whether a drop is in progress. It is `false` inside an update (behaviour 20.1).
  open var hasUncommittedUpdates: Bool { hasActiveDrop }

  /// Loads everything again: counts and heights immediately, cells in the next layout (behaviour
  /// 1.13).
  open func reloadData() { engine.perform(.reload) }
  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() { reloadIndexTitles() }
  /// Configures the cells of rows again, without replacing them (behaviour 4.8).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.perform(.reconfigure(indexPaths))
  }

  /// Begins an update. Updates can be nested; only the end of the outermost one has an effect
  /// (behaviour 1.15).
  @_disfavoredOverload open func beginUpdates() { engine.perform(.begin) }
  /// Ends an update: asks for the new counts and carries out the changes.
  open func endUpdates() { engine.perform(.end) }
  /// Combines the changes that a closure announces into one update, and calls a closure after the
  /// animation.
  @_disfavoredOverload open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { engine.perform(.batch(updates: updates, completion: completion)) }

  /// Announces inserted rows, at their positions after the update.
  @_disfavoredOverload open func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.insertItems(indexPaths), with: animation)) }
  /// Announces deleted rows, at their positions before the update.
  @_disfavoredOverload open func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.deleteItems(indexPaths), with: animation)) }
  /// Announces rows to reload, at their positions before the update.
  @_disfavoredOverload open func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.reloadItems(indexPaths), with: animation)) }
  /// Announces a moved row, from a position before the update to one after it.
  @_disfavoredOverload open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.perform(.announce(.moveItem(from: indexPath, to: newIndexPath), with: .automatic))
  }
  /// Announces inserted sections, at their positions after the update.
  @_disfavoredOverload open func insertSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.insertSections(sections), with: animation)) }
  /// Announces deleted sections, at their positions before the update.
  @_disfavoredOverload open func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.deleteSections(sections), with: animation)) }
  /// Announces sections to reload, at their positions before the update.
  @_disfavoredOverload open func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.reloadSections(sections), with: animation)) }
  /// Announces a moved section, from a position before the update to one after it.
  @_disfavoredOverload open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.perform(.announce(.moveSection(from: section, to: newSection), with: .automatic))
  }

  // MARK: Layout

  /// Requests views that have become visible, and removes those that no longer are.
  open override func layoutSubviews() {
    super.layoutSubviews()
    enter { layOutTable() }
  }

  // MARK: For classes of this module

  override func selectionModesDidChange() { trimSelection() }

  override func makeEngine() -> ListEngine {
    ListEngine(.table, owner: self, isSubclassed: type(of: self) != TableView.self)
  }

  @_spi(Hooks) open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.width != old.width { invalidateGeometry() }
  }

  @_spi(Hooks) open override func offsetWasGiven() {
    scrollAim = nil
  }

  @_spi(Hooks) open override func offsetAnimationWillEnd() {
    guard scrollAim != nil else { return }
    setNeedsLayout()
    layoutIfNeeded()
  }

  @_spi(Hooks) open override func didScroll() {
    super.didScroll()
    prefetcher.noteScroll(to: contentOffset.y)
  }

  @_spi(Hooks) open override var makesOwnContentSize: Bool { true }
  @_spi(Hooks) open override var descriptionParts: [String] {
    super.descriptionParts + ["dataSource: \(ObjectName.describe(dataSource))"]
  }
}
