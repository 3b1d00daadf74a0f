import Foundation
import HeadlessControls
import ListCore

/// The common base class of table and collection views.
///
/// `TableView` and `CollectionView` add UIKit's spelling (rows, items) and the differences between
/// them. Only they are instantiated; UIKit has no such class.
///
/// Coverage: simulated. Kept without effect: `allowsFocus`, `remembersLastFocusedIndexPath`,
/// `selectionFollowsFocus`.
@preconcurrency @MainActor
open class ListScrollView: ScrollView, DataSourceTranslating {
  /// The engine of the list.
  package final var engine: ListEngine {
    if let madeEngine { return madeEngine }
    let engine = makeEngine()
    madeEngine = engine
    return engine
  }
  private final var madeEngine: ListEngine?
  /// A number that increases with every reload, update, layout change and crash, which make work in
  /// progress outdated.
  ///
  /// A client may cause these in any callback, in the middle of a pass. Results that were computed
  /// under another number are no longer valid.
  final var generation = 0

  /// Whether focus returns to the row or item that last had it. It is stored but has no effect:
  /// focus is not simulated.
  public final var remembersLastFocusedIndexPath = false
  /// Whether rows or items can have focus. It is stored but has no effect: focus is not simulated.
  public final var allowsFocus = false
  /// Whether a row or item is selected when it gets focus. It is stored but has no effect: focus is
  /// not simulated.
  public final var selectionFollowsFocus = false

  /// Whether taps select rows or items.
  open var allowsSelection = true { didSet { selectionModesDidChange() } }
  /// Whether taps select rows or items while the list is being edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionModesDidChange() } }
  /// Whether several rows or items can be selected.
  open var allowsMultipleSelection = false { didSet { selectionModesDidChange() } }
  /// Whether several rows or items can be selected while the list is being edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      selectionModesDidChange()
    }
  }

  /// The reports of a self-sizing cell that cause it to be measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether a drag can begin.
  public final var dragInteractionEnabled = true
  /// The drag session over this list.
  package final var dropSession: SimulatedDragSession?

  /// The views that an update has removed, and that are on screen until its animation ends.
  package final var leavingViews: [View] { engine.owner.engineLeavingViews }

  /// The interaction that opens the menus of rows or items.
  package final lazy var menuInteraction = ContextMenuInteraction(of: self)

  // MARK: Positions in the data source

  /// Returns the displayed section of a section of the data source: the same one.
  open func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int { section }
  /// Returns the data source's section of a displayed section: the same one.
  open func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int { section }
  /// Returns the displayed index path of an index path of the data source.
  open func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? { path }
  /// Returns the data source's index path of a displayed index path.
  open func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? { path }
  /// Calls a closure that uses displayed index paths.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  // MARK: For table and collection views

  /// Deselects items that may no longer be selected.
  func selectionModesDidChange() {}

  /// Creates the engine of the list.
  func makeEngine() -> ListEngine {
    fatalError("\(type(of: self)) is neither a TableView nor a CollectionView")
  }
}

extension ListScrollView {
  /// Performs an action of a client or a touch, unless the list has crashed: a list that crashed
  /// inside a capture keeps its last state.
  func enter(_ body: () -> Void) {
    if !hasCrashed { body() }
  }

  /// Calls a closure with every event in the list from now on.
  ///
  /// The closure must not change the list: it is called in the middle of its work.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation {
    let observation = ListObservation(handler)
    engine.port.add(observation)
    return observation
  }

  /// Notifies observers of an event outside the list itself, such as an apply.
  public func tellObservers(_ event: @autoclosure () -> ListEvent) { engine.emit(event()) }

  /// Crashes with a fault that the data source found, on behalf of the list.
  ///
  /// Inside a capture the call returns, and the list is inert from then on.
  public func raise(_ fault: ListFault) { engine.crash(fault) }

  /// The crash that the last question for a fresh view would have been for a view to display, such as
  /// that of a cell provider that returned no cell; `nil` if there was none. The list has not crashed.
  public var crashOfFreshView: CrashReport? { engine.crashOfProbe }

  /// The reports of a self-sizing cell that cause it to be measured again.
  ///
  /// Counterparts: `UITableView.SelfSizingInvalidation`, `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// None: the cell is measured only when the list gives it another size.
    case disabled
    /// The invalidation of its intrinsic content size, which a new list content configuration
    /// reports.
    case enabled
    /// The same, and changes of the constraints in its content view.
    case enabledIncludingConstraints
  }

  /// Returns whether a displayed cell is measured again for a report.
  ///
  /// The cells of the pass in progress are measured in the next one. (behaviour 16.6)
  func measuresAgain(for report: SelfSizingInvalidation) -> Bool {
    selfSizingInvalidation.rawValue >= report.rawValue && !hasCrashed
      && simulator.profile.measuresInvalidatedCells
  }
}
