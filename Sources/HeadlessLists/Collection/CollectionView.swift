import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A view that shows items, arranged by a layout.
///
/// It asks its data source how many items there are as late as it can, and only once: for a
/// layout pass, for an answer to a question, or for the counts before an update. What it knows
/// then is what the next update is judged by (behaviour 1A).
///
/// ```swift
/// let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
/// view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
/// view.dataSource = shelf
/// simulator.show(view)
/// ```
///
/// Members that clients override stand here, since those of an extension cannot be overridden;
/// how they work stands in a file for each topic.
///
/// UIKit's counterpart is `UICollectionView`.
///
/// Coverage: simulated. Kept without effect: `reorderingCadence`.
@preconcurrency @MainActor
open class CollectionView: ListScrollView {
  /// The views that stand for elements right now.
  package var stage = CollectionStage()
  /// The views that wait to be used again.
  var pool = ReusePool<CollectionReuseKey, CollectionReusableView>()
  /// What views are made of.
  var registry = CollectionRegistry()
  /// The questions for views that the data source is answering.
  var provision = CollectionProvision()
  /// Which optional methods the data source and the delegate have.
  var optionalMethods = OptionalMethods<CollectionOptionalMethod>()
  /// The items that a finger is on.
  var highlightedItems: [ItemPath] = []
  /// How far the layout has come.
  var layoutProgress = CollectionLayoutProgress()
  /// The item that is being moved by hand.
  var movement: CollectionMovement?
  /// What was loaded ahead.
  var prefetching = CollectionPrefetching()
  package var currentLayout: CollectionViewLayout
  private weak var currentDataSource: (any CollectionViewDataSource)?

  /// The interaction that opens menus, for closing a menu or for replacing it; `nil` without a
  /// delegate.
  open var contextMenuInteraction: ContextMenuInteraction? {
    delegate == nil ? nil : menuInteraction
  }

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in the coordinates of its superview to be.
  ///   - layout: What arranges the items.
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

  /// Creates a collection view of no size with a flow layout. Archives are not simulated.
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

  /// What arranges the items. Another layout takes over at once, without animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Who knows the items. It is not asked when it is set (behaviour 1.4).
  open weak var dataSource: (any CollectionViewDataSource)? {
    get { currentDataSource }
    set {
      guard currentDataSource !== newValue else { return }
      currentDataSource = newValue
      checkConformanceOfDataSource()
      followNewDataSource()
    }
  }

  /// Who is asked before something is done and told when it has been.
  open weak var delegate: (any CollectionViewDelegate)? {
    get { scrollDelegate as? any CollectionViewDelegate }
    set {
      scrollDelegate = newValue
      checkConformanceOfDelegate()
      optionalMethods.forget(CollectionOptionalMethod.ofDelegate)
    }
  }

  /// Who loads the data of items that will be needed soon.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Who says what is dragged out of the view.
  open weak var dragDelegate: (any CollectionViewDragDelegate)?
  /// Who says what is dropped into the view.
  open weak var dropDelegate: (any CollectionViewDropDelegate)?
  /// Whether views may be made ahead. They are where the simulator does so as well (behaviour
  /// 4.17).
  open var isPrefetchingEnabled = true

  // MARK: Looks and modes

  /// The view behind all elements, as large as the bounds.
  open var backgroundView: View? { didSet { replaceBackground(oldValue) } }
  /// Whether the items are being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { enter { followEditing() } } } }
  /// How quickly items make room for one that is moved. They do so at once, whatever it says.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Registration and dequeue

  /// Names the class of the cells of a reuse identifier; `nil` takes the name back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.setClass(cellClass, for: .cell(identifier))
  }

  /// Names the class of the supplementary views of a kind and a reuse identifier; `nil` takes the
  /// name back.
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

  /// Hands out a cell: one that waits to be used again, or a new one.
  ///
  /// It crashes where nothing is registered for the identifier (crash families C1).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Hands out a supplementary view: one that waits to be used again, or a new one.
  ///
  /// It crashes where nothing is registered for the kind and the identifier (crash families C1),
  /// and for a section that does not exist (crash families C2).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: Counting and lookup

  /// The number of sections. Asks the data source if it has not been asked.
  open var numberOfSections: Int { engine.counts().sectionCount }

  /// The number of items in a section. Asks the data source if it has not been asked.
  ///
  /// While an update is open it is the number before the update (behaviour 1.8). It crashes where
  /// there is no such section (crash families D2).
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// The cell of an item, if it is on screen (behaviour 4.11).
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    ItemPath(indexPath).flatMap { stage.cells[$0] }
  }

  /// The item that a cell is for, if the cell is on screen.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    stage.cells.path(of: cell).map { IndexPath($0) }
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The cells on screen, in list order. (UIKit's have no order: behaviour 4.16.)
  open var visibleCells: [CollectionViewCell] { stage.cells.all }

  /// The items on screen, in list order. (UIKit's have no order.)
  open var indexPathsForVisibleItems: [IndexPath] { stage.cells.paths.map { IndexPath($0) } }

  /// A supplementary view, if it is on screen (behaviour 10.7).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    stage.others[.supplementary(elementKind, indexPath)]
  }

  /// Where a supplementary view is, if it is on screen.
  open func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath?
  {
    stage.supplementaryPath(of: supplementaryView)
  }

  /// The supplementary views of a kind on screen, in list order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [CollectionReusableView] {
    stage.supplementary(ofKind: elementKind).map(\.view)
  }

  /// Where the supplementary views of a kind on screen are, in list order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    stage.supplementary(ofKind: elementKind).map(\.path)
  }

  /// The attributes that the layout has for an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// The attributes that the layout has for a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ofSupplementary: kind, at: indexPath)
  }

  // MARK: Updates
  //
  // Each has an overload that also knows where it was called: see `CollectionView+CallSites`.

  /// Forgets everything; the data source is asked when something is needed (behaviour 1.3).
  ///
  /// Nothing is selected afterwards, and nobody is told so. Inside an update it crashes
  /// (behaviour 2.8).
  open func reloadData() { engine.perform(.reload) }

  /// Tells that items are new. The positions are those after the update.
  @_disfavoredOverload
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.insertItems(indexPaths)))
  }

  /// Tells that items are gone. The positions are those before the update.
  @_disfavoredOverload
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.deleteItems(indexPaths)))
  }

  /// Tells that items need other cells. The positions are those before the update.
  @_disfavoredOverload
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.perform(.announce(.reloadItems(indexPaths)))
  }

  /// Tells that an item is elsewhere: from a position before the update to one after it.
  @_disfavoredOverload
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.perform(.announce(.moveItem(from: indexPath, to: newIndexPath)))
  }

  /// Tells that sections are new. The positions are those after the update.
  @_disfavoredOverload
  open func insertSections(_ sections: IndexSet) {
    engine.perform(.announce(.insertSections(sections)))
  }

  /// Tells that sections are gone. The positions are those before the update.
  @_disfavoredOverload
  open func deleteSections(_ sections: IndexSet) {
    engine.perform(.announce(.deleteSections(sections)))
  }

  /// Tells that sections need other views. The positions are those before the update.
  @_disfavoredOverload
  open func reloadSections(_ sections: IndexSet) {
    engine.perform(.announce(.reloadSections(sections)))
  }

  /// Tells that a section is elsewhere: from a position before the update to one after it.
  @_disfavoredOverload
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.perform(.announce(.moveSection(from: section, to: newSection)))
  }

  /// Collects several changes into one update.
  ///
  /// What is pending is laid out first; then the block runs, in which the data changes as well;
  /// then the data source is asked for the new counts, once (behaviour 1.5, 2.6). Updates nest,
  /// and the outermost one counts (behaviour 3.7).
  ///
  /// - Parameters:
  ///   - updates: What changes the data and tells of it.
  ///   - completion: Called when the animation is over, or in the next turn without one.
  @_disfavoredOverload
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    engine.perform(.batch(updates: updates, completion: completion))
  }

  /// Has the cells of items configured again, without making others (behaviour 4.8).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.perform(.reconfigure(indexPaths))
  }

  /// Whether a drop is in progress; not while an item is moved (behaviour 20.1).
  open var hasUncommittedUpdates: Bool { hasActiveDrop }

  // MARK: Selection

  /// The selected items, in the order in which they were selected. It is never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { engine.selection.paths.map { IndexPath($0) } }

  /// Selects an item and scrolls to it; nobody is told (behaviour 8.4). `nil` deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    enter { select(indexPath, animated: animated, scrollPosition) }
  }

  /// Deselects an item; nobody is told (behaviour 8.4).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    enter { deselect(indexPath) }
  }

  // MARK: Moving by hand

  /// Begins to move an item by hand, if the data source lets it (behaviour 8.9).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Holds the moved item over a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    enter { updateMovement(targetPosition) }
  }

  /// Lets the moved item go where it is: the data source moves it.
  open func endInteractiveMovement() { enter { endMovement() } }

  /// Puts the moved item back where it was.
  open func cancelInteractiveMovement() { enter { cancelMovement() } }

  // MARK: Scrolling and layouts

  /// Scrolls to an item. It crashes where there is no such item (crash families D1).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Lets another layout take over.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    enter { replaceLayout(layout, animated: animated, completion: nil) }
  }

  /// Lets another layout take over, and tells when the animation is over, or in the next turn
  /// without one.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    enter { replaceLayout(layout, animated: animated, completion: completion) }
  }

  /// Begins a transition to another layout that a gesture drives.
  ///
  /// - Parameters:
  ///   - layout: The layout at the end.
  ///   - completion: Called after the end.
  /// - Returns: The layout between both, whose progress the gesture sets.
  open func startInteractiveTransition(
    to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> CollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Ends a transition that a gesture drives: the new layout takes over.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Ends a transition that a gesture drives: the old layout comes back.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Positions in the data source

  /// Where an item of the data source is on screen.
  open override func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? {
    shownPath(path)
  }
  /// Where an item on screen is in the data source.
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
