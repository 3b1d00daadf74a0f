import Foundation
import HeadlessControls
import ListCore

/// What a table and a collection view have in common: one engine behind two faces.
///
/// `TableView` and `CollectionView` add UIKit's spelling (rows, items) and what differs between
/// them. Only they are made; UIKit has no class in this place.
///
/// Coverage: simulated. Kept without effect: `allowsFocus`, `remembersLastFocusedIndexPath`,
/// `selectionFollowsFocus`.
@preconcurrency @MainActor
open class ListScrollView: ScrollView, DataSourceTranslating {
  /// The engine that this list works with.
  package final var engine: ListEngine {
    if let madeEngine { return madeEngine }
    let engine = makeEngine()
    madeEngine = engine
    return engine
  }
  private final var madeEngine: ListEngine?
  /// How often everything that was under way became outdated: by a reload, an update, another
  /// layout, a crash.
  ///
  /// A client may cause that in any callback, in the middle of a pass. What was found out under
  /// another number is no longer right.
  final var generation = 0

  /// Whether focus comes back to the row or item that had it. It is kept: nothing gets focus here.
  public final var remembersLastFocusedIndexPath = false
  /// Whether rows or items get focus. It is kept: nothing gets focus here.
  public final var allowsFocus = false
  /// Whether a row or item is selected when it gets focus. It is kept: nothing gets focus here.
  public final var selectionFollowsFocus = false

  /// Whether a tap selects.
  open var allowsSelection = true { didSet { selectionModesDidChange() } }
  /// Whether a tap selects while the list is edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionModesDidChange() } }
  /// Whether several rows or items can be selected.
  open var allowsMultipleSelection = false { didSet { selectionModesDidChange() } }
  /// Whether several rows or items can be selected while the list is edited.
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
  /// What is dragged over this list.
  package final var dropSession: SimulatedDragSession?

  /// The views that an update has removed, and that are on screen until its animation ends.
  package final var leavingViews: [View] { engine.owner.engineLeavingViews }

  /// The interaction that opens the menus of rows or items.
  package final lazy var menuInteraction = ContextMenuInteraction(of: self)

  // MARK: Positions in the data source

  /// Returns the section on screen of a section of the data source: the same one.
  open func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int { section }
  /// Returns the section of the data source of a section on screen: the same one.
  open func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int { section }
  /// Returns the path on screen of a path of the data source.
  open func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? { path }
  /// Returns the path of the data source of a path on screen.
  open func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? { path }
  /// Does something whose paths are those on screen.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  // MARK: For the two faces

  /// Deselects what may not be selected any more.
  func selectionModesDidChange() {}

  /// Makes the engine that this list works with.
  func makeEngine() -> ListEngine {
    fatalError("\(type(of: self)) is neither a TableView nor a CollectionView")
  }
}

extension ListScrollView {
  /// Does what a client or a touch asks for, unless the list has crashed: one that did inside a
  /// capture keeps its last state.
  func enter(_ body: () -> Void) {
    if !hasCrashed { body() }
  }

  /// Calls a closure with everything that happens in the list from now on.
  ///
  /// The closure must leave the list alone: it is called in the middle of things.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation {
    let observation = ListObservation(handler)
    engine.port.add(observation)
    return observation
  }

  /// Tells observers of something that was done with the list, such as an apply.
  public func tellObservers(_ event: @autoclosure () -> ListEvent) { engine.emit(event()) }

  /// Crashes with a fault that the data source found, in the list's name.
  ///
  /// Inside a capture the call returns, and the list is inert from then on.
  public func raise(_ fault: ListFault) { engine.crash(fault) }
}
