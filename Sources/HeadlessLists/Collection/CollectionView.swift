import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A view that shows items, arranged by a layout.
///
/// It asks its data source for the counts as late as possible, and only once: for a layout pass,
/// for a query, or for the counts before an update. The next update is judged by these counts
/// (behaviour 1A).
///
/// ```swift
/// let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
/// view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
/// view.dataSource = shelf
/// simulator.show(view)
/// ```
///
/// Members that clients override are declared here, since members of an extension cannot be
/// overridden; they are implemented in one file per topic.
///
/// Counterpart: `UICollectionView`.
///
/// Coverage: simulated. Kept without effect: `reorderingCadence`.
@preconcurrency @MainActor
open class CollectionView: ListScrollView {
  /// The views that currently represent elements.
  package var stage = CollectionStage()
  /// The reuse pool.
  var pool = ReusePool<CollectionReuseKey, CollectionReusableView>()
  /// The classes and nibs from which views are created.
  var registry = CollectionRegistry()
  /// The requests for views that the data source is answering.
  var provision = CollectionProvision()
  /// The optional methods that the data source and the delegate are known to have or lack.
  var optionalMethods = OptionalMethods<CollectionOptionalMethod>()
  /// The items that are highlighted by a touch.
  var highlightedItems: [ItemPath] = []
  /// The state of the layout.
  var layoutProgress = CollectionLayoutProgress()
  /// The interactive movement in progress.
  var movement: CollectionMovement?
  /// The state of prefetching.
  var prefetching = CollectionPrefetching()
  package var currentLayout: CollectionViewLayout
  private weak var currentDataSource: (any CollectionViewDataSource)?

  /// The interaction that opens context menus, which can dismiss a menu or be replaced; `nil`
  /// without a delegate.
  open var contextMenuInteraction: ContextMenuInteraction? {
    delegate == nil ? nil : menuInteraction
  }

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of its future superview.
  ///   - layout: The layout that arranges the items.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    adopt(layout)
    Simulator.current.noteNewList(self)
  }

  /// Raises UIKit's exception: a collection view needs a layout.
  public convenience init() {
    ViewMisuse.missingLayout.raise()
    self.init(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
  }

  /// Creates a collection view of zero size with a flow layout. Archives are not simulated.
  public required init?(coder: NSCoder) {
    currentLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    adopt(currentLayout)
    Simulator.current.noteNewList(self)
  }

  // MARK: Hooks

  /// The layout that arranges the items. Setting another one applies it immediately, without
  /// animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The object that provides the content. Setting it does not call it (behaviour 1.4).
  open weak var dataSource: (any CollectionViewDataSource)? {
    get { currentDataSource }
    set {
      guard currentDataSource !== newValue else { return }
      currentDataSource = newValue
      checkConformanceOfDataSource()
      followNewDataSource()
    }
  }

  /// The object that is called before and after the view's actions.
  open weak var delegate: (any CollectionViewDelegate)? {
    get { scrollDelegate as? any CollectionViewDelegate }
    set {
      scrollDelegate = newValue
      checkConformanceOfDelegate()
      optionalMethods.forget(CollectionOptionalMethod.ofDelegate)
    }
  }

  /// The object that loads the data of items that will be needed soon.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// The object that provides the items to drag.
  open weak var dragDelegate: (any CollectionViewDragDelegate)?
  /// The object that handles drops.
  open weak var dropDelegate: (any CollectionViewDropDelegate)?
  /// Whether views may be created ahead of time. They are only if the simulator prefetches cells as
  /// well (behaviour 4.17).
  open var isPrefetchingEnabled = true

  // MARK: Appearance and modes

  /// The view behind all elements, as large as the bounds.
  open var backgroundView: View? { didSet { replaceBackground(oldValue) } }
  /// Whether the items are being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { enter { followEditing() } } } }
  /// The speed with which items make space for one that is being moved. It is stored but has no
  /// effect.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Registration and dequeue

  /// Registers the class of cells with a reuse identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.setClass(cellClass, for: .cell(identifier))
  }

  /// Registers the class of supplementary views with a kind and a reuse identifier; `nil`
  /// unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.setClass(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// Registers a nib for cells with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one cell, which gets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    registry.setNib(nib, for: .cell(identifier))
  }

  /// Registers a nib for supplementary views of a kind; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view, which gets the identifier.
  ///   - kind: The kind.
  ///   - identifier: The reuse identifier.
  open func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.setNib(nib, for: .supplementary(kind, identifier))
  }

  /// Returns a cell from the reuse pool, or a new one.
  ///
  /// Crashes if nothing is registered for the identifier (crash families C1).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a supplementary view from the reuse pool, or a new one.
  ///
  /// Crashes if nothing is registered for the kind and the identifier (crash families C1), or if
  /// the section does not exist (crash families C2).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: Counting and lookup

  /// The number of sections. The data source is asked for the counts if they are not loaded.
  open var numberOfSections: Int { engine.counts().sectionCount }

  /// Returns the number of items in a section. The data source is asked for the counts if they are
  /// not loaded.
  ///
  /// During an update it is the number before the update (behaviour 1.8). Crashes if the section
  /// does not exist (crash families D2).
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Returns the cell of an item; `nil` if it is not on screen (behaviour 4.11).
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    ItemPath(indexPath).flatMap { stage.cells[$0] }
  }

  /// Returns the index path of a cell; `nil` if the cell is not on screen.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    stage.cells.path(of: cell).map { IndexPath($0) }
  }

  /// Returns the index path of the item at a point in the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The cells on screen, in list order. (UIKit's are unordered: behaviour 4.16.)
  open var visibleCells: [CollectionViewCell] { stage.cells.all }

  /// The index paths of items on screen, in list order. (UIKit's are unordered.)
  open var indexPathsForVisibleItems: [IndexPath] { stage.cells.paths.map { IndexPath($0) } }

  /// Returns a supplementary view; `nil` if it is not on screen (behaviour 10.7).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    stage.others[.supplementary(elementKind, indexPath)]
  }

  /// Returns the index path of a supplementary view; `nil` if it is not on screen.
  open func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath?
  {
    stage.supplementaryPath(of: supplementaryView)
  }

  /// Returns the supplementary views of a kind on screen, in list order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [CollectionReusableView] {
    stage.supplementary(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of supplementary views of a kind on screen, in list order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    stage.supplementary(ofKind: elementKind).map(\.path)
  }

  /// Returns the layout's attributes for an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// Returns the layout's attributes for a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ofSupplementary: kind, at: indexPath)
  }

  // MARK: Updates
  //
  // Each has an overload that records the location of the call; see `CollectionView+CallSites`.

  /// Discards all loaded data; the data source is asked again when data is needed (behaviour 1.3).
  ///
  /// Afterwards nothing is selected, and the delegate is not called. Crashes inside an update
  /// (behaviour 2.8).
  open func reloadData() { engine.perform(.reload) }

  /// Announces inserted items, at their positions after the update.
  @_disfavoredOverload
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.insertItems(indexPaths)))
  }

  /// Announces deleted items, at their positions before the update.
  @_disfavoredOverload
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.deleteItems(indexPaths)))
  }

  /// Announces items to reload, at their positions before the update.
  @_disfavoredOverload
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.reloadItems(indexPaths)))
  }

  /// Announces a moved item, from a position before the update to one after it.
  @_disfavoredOverload
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.perform(.announce(.moveItem(from: indexPath, to: newIndexPath)))
  }

  /// Announces inserted sections, at their positions after the update.
  @_disfavoredOverload
  open func insertSections(_ sections: IndexSet) {
    engine.perform(.announce(.insertSections(sections)))
  }

  /// Announces deleted sections, at their positions before the update.
  @_disfavoredOverload
  open func deleteSections(_ sections: IndexSet) {
    engine.perform(.announce(.deleteSections(sections)))
  }

  /// Announces sections to reload, at their positions before the update.
  @_disfavoredOverload
  open func reloadSections(_ sections: IndexSet) {
    engine.perform(.announce(.reloadSections(sections)))
  }

  /// Announces a moved section, from a position before the update to one after it.
  @_disfavoredOverload
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.perform(.announce(.moveSection(from: section, to: newSection)))
  }

  /// Combines several changes into one update.
  ///
  /// Pending layout runs first, then the closure, which also changes the data; then the data source
  /// is asked for the new counts, once (behaviour 1.5, 2.6). Updates can be nested, and only the
  /// end of the outermost one has an effect (behaviour 3.7).
  ///
  /// - Parameters:
  ///   - updates: Changes the data and announces the changes.
  ///   - completion: Called after the animation, or in the next turn if there is none.
  @_disfavoredOverload
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    engine.perform(.batch(updates: updates, completion: completion))
  }

  /// Configures the cells of items again, without replacing them (behaviour 4.8).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.perform(.reconfigure(indexPaths))
  }

  /// Whether a drop is in progress. It is `false` during an interactive movement (behaviour 20.1).
  open var hasUncommittedUpdates: Bool { hasActiveDrop }

  // MARK: Selection

  /// The index paths of the selected items, in the order of selection. It is never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { engine.selection.paths.map { IndexPath($0) } }

  /// Selects an item and scrolls to it, without calling the delegate (behaviour 8.4). `nil`
  /// deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    enter { select(indexPath, animated: animated, scrollPosition) }
  }

  /// Deselects an item, without calling the delegate (behaviour 8.4).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    enter { deselect(indexPath) }
  }

  // MARK: Interactive movement

  /// Begins an interactive movement of an item, if the data source allows it (behaviour 8.9).
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the item that is being moved interactively to a point in the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    enter { updateMovement(targetPosition) }
  }

  /// Ends the interactive movement at its current target: the data source moves the item.
  open func endInteractiveMovement() { enter { endMovement() } }

  /// Cancels the interactive movement and returns the item to its original position.
  open func cancelInteractiveMovement() { enter { cancelMovement() } }

  // MARK: Scrolling and layouts

  /// Scrolls to an item. Crashes if it does not exist (crash families D1).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    enter { replaceLayout(layout, animated: animated, completion: nil) }
  }

  /// Replaces the layout, and calls a closure after the animation, or in the next turn if there is
  /// none.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    enter { replaceLayout(layout, animated: animated, completion: completion) }
  }

  /// Begins an interactive transition to another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout at the end of the transition.
  ///   - completion: Called after the transition.
  /// - Returns: The intermediate layout, whose progress the gesture sets.
  open func startInteractiveTransition(
    to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> CollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Finishes the interactive transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Cancels the interactive transition and restores the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Positions in the data source

  /// Returns the displayed index path of an item of the data source.
  open override func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? {
    shownPath(path)
  }
  /// Returns the data source's index path of a displayed item.
  open override func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? {
    dataPath(path)
  }

  // MARK: For the view system

  override func selectionModesDidChange() { enter { followSelectionModes() } }

  override func makeEngine() -> ListEngine {
    ListEngine(.collection, owner: self, isSubclassed: type(of: self) != CollectionView.self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    enter { layOutElements() }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.standardized.size))
      }
      super.frame = newValue
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.insetsDidChange()
  }

  @_spi(Hooks) open override var makesOwnContentSize: Bool { true }
  @_spi(Hooks) open override var descriptionParts: [String] {
    super.descriptionParts + ownDescriptionParts
  }

  @_spi(Hooks) open override func didScroll() {
    prefetching.hasScrolled = true
    super.didScroll()
  }
}
