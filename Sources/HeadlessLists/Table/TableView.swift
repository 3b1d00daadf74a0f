import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A list of rows in sections, with cells for the rows on screen.
///
/// Counts, heights and cells are asked for exactly when UIKit asks, updates are judged as UIKit
/// judges them, and what crashes there crashes here, with the same words.
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
  /// Lets the table choose a height.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of the section index that stands for a search bar.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when a person changed what is selected (behaviour 8.4).
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: What the table works with

  let tableStyle: Style
  var optionalMethods = OptionalMethods<TableOptionalMethod>()
  /// Where everything is; `nil` when heights must be asked for again.
  var tableGeometry: TableGeometry?
  /// What all sections of the geometry have in common, but for rows that were measured. It is not
  /// part of the geometry, which is copied often.
  var sectionPattern: SectionPattern?
  /// What was asked for along with the counts, until a geometry is made of it.
  var survey: TableSurvey?
  var isSurveying = false
  package var cells = TableCells()
  package var bars = TableBars()
  /// Cells on their way out, by the update that sends them.
  var departures = TableDepartures()
  var prefetcher = TablePrefetcher()
  var interaction = TableInteraction()
  /// Whether the heights of the rows on screen may be others than when they were measured.
  var needsMeasuring = false
  /// Whether cells are being asked for and placed right now.
  var isUpdatingVisibleCells = false
  /// Where the table was told to scroll, until it is there.
  var scrollAim: TableScrollAim?

  // MARK: Creation

  /// The interaction that opens menus, for closing a menu or for replacing it; `nil` without a
  /// delegate.
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

  /// How the table sets its sections apart.
  open var style: Style { tableStyle }

  // MARK: Data source and delegate

  /// Where counts and cells come from. Another one is not asked before it is needed.
  @exclusivity(unchecked) open weak var dataSource: (any TableViewDataSource)? {
    didSet { dataSourceDidChange() }
  }
  /// Who is told about rows, and asked about their looks.
  @exclusivity(unchecked) open weak var delegate: (any TableViewDelegate)? {
    didSet { delegateDidChange() }
  }
  /// Who is told early which rows will be needed.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  /// Who says what is dragged out of the table.
  open weak var dragDelegate: (any TableViewDragDelegate)?
  /// Who says what is dropped into the table.
  open weak var dropDelegate: (any TableViewDropDelegate)?
  /// Whether cells may be asked for before they show. They are only where the simulator prefetches
  /// too.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows whose delegate does not say otherwise.
  @exclusivity(unchecked) open var rowHeight = automaticDimension {
    didSet { invalidateGeometry() }
  }
  /// The height of headers whose delegate does not say otherwise.
  @exclusivity(unchecked) open var sectionHeaderHeight = automaticDimension {
    didSet { invalidateGeometry() }
  }
  /// The height of footers whose delegate does not say otherwise.
  @exclusivity(unchecked) open var sectionFooterHeight = automaticDimension {
    didSet { invalidateGeometry() }
  }
  /// A guess at the height of rows until they show; zero turns guessing off (behaviour 10.1).
  @exclusivity(unchecked) open var estimatedRowHeight = automaticDimension {
    didSet { invalidateGeometry() }
  }
  /// A guess at the height of headers until they show; zero turns guessing off.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { invalidateGeometry() } }
  /// A guess at the height of footers until they show; zero turns guessing off.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { invalidateGeometry() } }
  /// The room above each header.
  open var sectionHeaderTopPadding = automaticDimension { didSet { invalidateGeometry() } }
  /// The height of the empty rows that fill a short plain table. Only pixels would show it.
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
  /// How far lines keep from the sides.
  open var separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// What lies over the lines between rows. It is kept.
  open var separatorEffect: VisualEffect?
  /// What ``separatorInset`` is counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells keep to a width at which text is easy to read. Tables of a phone's width do
  /// anyway, and wider ones are not narrowed here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views keep to the safe area at the sides. An upright phone has none there.
  open var insetsContentViewsToSafeArea = true
  /// The least number of rows for which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index's titles.
  open var sectionIndexColor: Color?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: Color?
  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: Color?

  // MARK: Selection

  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { engine.selection.paths.first.map(IndexPath.init) }
  /// The selected rows, in the order in which they were selected; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.isEmpty ? nil : engine.selection.paths.map(IndexPath.init)
  }

  /// Selects a row; nobody is told (behaviour 8.4). `nil` deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    enter { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  }

  /// Deselects a row; nobody is told (behaviour 8.4).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    enter { deselect(indexPath, animated: animated) }
  }

  // MARK: Editing

  /// Whether the rows are edited, or one row is after a swipe (behaviour 17.8). Setting it is not
  /// animated.
  open var isEditing: Bool {
    get { interaction.isEditing || interaction.isSwiping }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing of all rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    enter { changeEditing(to: editing, animated: animated) }
  }

  // MARK: Counts and places

  /// The number of sections. Asks for all counts if they are not known.
  open var numberOfSections: Int { sectionCount }

  /// The number of rows in a section. Asks for all counts if they are not known; during an update
  /// it is the number before (behaviour 1.8).
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }

  /// A section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    barRect(section) { $0.rect(ofSection: section) }
  }
  /// A section's header, where it is when it does not float.
  open func rectForHeader(inSection section: Int) -> CGRect {
    barRect(section, of: .header) { $0.rect(ofHeader: section) }
  }
  /// A section's footer, where it is when it does not float.
  open func rectForFooter(inSection section: Int) -> CGRect {
    barRect(section, of: .footer) { $0.rect(ofFooter: section) }
  }
  /// A row. One that does not exist crashes (behaviour 1.16).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentGeometry.row(at: point).map(IndexPath.init)
  }
  /// The rows that a part of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentGeometry.rows(from: rect.minY, to: rect.maxY).map(IndexPath.init)
  }

  // MARK: Cells

  /// The row of a cell on screen.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    cells.live.path(of: cell).map(IndexPath.init)
  }
  /// The cell of a row on screen (behaviour 4.11).
  ///
  /// Reading it runs the pending layout (behaviour 20.2).
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visibleCell(indexPath) }
  /// The cells on screen, from top to bottom.
  ///
  /// Reading them runs the pending layout (behaviour 20.2).
  open var visibleCells: [TableViewCell] { currentVisibleCells }
  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsOnScreen.map(IndexPath.init) }
  /// A section's header on screen.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    bars[.header, section] as? TableViewHeaderFooterView
  }
  /// A section's footer on screen.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    bars[.footer, section] as? TableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Names the class that makes cells for an identifier; `nil` takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Names the class that makes headers and footers for an identifier; `nil` takes it back.
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
  /// A cell that waits for reuse, or a new one of the registered class; else `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier)
  }
  /// A cell for a row. Without a registration, or for a row that the table lacks, it crashes.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  /// A header or footer that waits for reuse, or a new one of the registered class; else `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueBar(identifier)
  }

  // MARK: Scrolling

  /// Scrolls to a row. One that does not exist crashes (crash families D1).
  ///
  /// Where heights are guesses, the offset is corrected in the next layout with what the rows there
  /// measure. Any other scrolling, an update or a reload before then ends that.
  ///
  /// The row `NSNotFound` stands for the header of its section.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    enter { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Scrolls to the selected row that is nearest to what is on screen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Whether a drop is in progress; not inside an update (behaviour 20.1).
  open var hasUncommittedUpdates: Bool { hasActiveDrop }

  /// Asks for everything again: counts and heights now, cells in the next layout (behaviour 1.13).
  open func reloadData() { engine.perform(.reload) }
  /// Asks for the titles of the index again.
  open func reloadSectionIndexTitles() { reloadIndexTitles() }
  /// Configures the cells of rows again, without replacing them (behaviour 4.8).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.perform(.reconfigure(indexPaths))
  }

  /// Begins an update. Updates nest; only the end of the outermost one counts (behaviour 1.15).
  @_disfavoredOverload open func beginUpdates() { engine.perform(.begin) }
  /// Ends an update: asks for the new counts and carries it out.
  open func endUpdates() { engine.perform(.end) }
  /// Collects what a closure announces, carries it out, and tells when the animation is over.
  @_disfavoredOverload open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { engine.perform(.batch(updates: updates, completion: completion)) }

  /// Announces that rows after the update are new.
  @_disfavoredOverload open func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.insertItems(indexPaths), with: animation)) }
  /// Announces that rows before the update are gone.
  @_disfavoredOverload open func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.deleteItems(indexPaths), with: animation)) }
  /// Announces that rows before the update are replaced.
  @_disfavoredOverload open func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation
  ) { engine.perform(.announce(.reloadItems(indexPaths), with: animation)) }
  /// Announces that a row before the update is found elsewhere after it.
  @_disfavoredOverload open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.perform(.announce(.moveItem(from: indexPath, to: newIndexPath), with: .automatic))
  }
  /// Announces that sections after the update are new.
  @_disfavoredOverload open func insertSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.insertSections(sections), with: animation)) }
  /// Announces that sections before the update are gone.
  @_disfavoredOverload open func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.deleteSections(sections), with: animation)) }
  /// Announces that sections before the update are replaced.
  @_disfavoredOverload open func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation
  ) { engine.perform(.announce(.reloadSections(sections), with: animation)) }
  /// Announces that a section before the update is found elsewhere after it.
  @_disfavoredOverload open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.perform(.announce(.moveSection(from: section, to: newSection), with: .automatic))
  }

  // MARK: Layout

  /// Asks for what came into sight, and lets go of what left it.
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
