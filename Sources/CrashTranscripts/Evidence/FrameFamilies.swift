import ListCore

/// The families of messages that a frame of UIKit raises, the most frequent first.
///
/// A symbolicated report without its sentence still names the method that raised the exception,
/// and most methods raise few of them.
struct FrameFamilies: Sendable {
  /// The frame that names the families.
  let frame: StackFrame
  /// The families, the most likely first; never empty.
  let families: [TranscriptFamily]
  /// The kind of list; `nil` if the frame does not tell.
  let kind: ListKind?

  /// Reads the families from the frames of one call stack.
  ///
  /// - Returns: `nil` if no frame raises a message of a list, or if code of the app runs above the
  ///   frame that does: the exception is then the app's own.
  init?(_ evidence: PasteEvidence) {
    let list = evidence.frames.first { $0.isMethodOfList || $0.className == "UIScrollView" }
    if let list, evidence.hints.contains(.crashedOffMain), Self.startsInRuntime(evidence.frames) {
      frame = list
      families = [.backgroundThread]
      kind = evidence.kind
      return
    }
    if let list, Self.startsInMemory(evidence.frames) {
      frame = list
      families = [.deallocatedObject, .badAccess]
      kind = evidence.kind
      return
    }
    for frame in evidence.frames {
      if frame.raisesExceptions { continue }
      if let families = Self.families(frame, evidence) {
        self.frame = frame
        self.families = families
        kind = evidence.kind
        return
      }
      if frame.belongsToApp {
        guard let role = ListRole(frame.symbol) else {
          if Self.isAskedForCell(frame, evidence.frames) {
            self.frame = frame
            families = [.dataSourceMethod]
            kind = evidence.kind
            return
          }
          let method =
            Self.method(reading: frame, evidence.frames)
            ?? Self.caller(ofListIn: frame, evidence.frames)
          guard let method else { return nil }
          self.frame = method
          families = [.arrayIndex]
          kind = evidence.kind
          return
        }
        if !role.isAskedByList {
          guard Self.startsInArray(evidence.frames) else { return nil }
          self.frame = frame
          families = [.arrayIndex]
          kind = evidence.kind
          return
        }
        self.frame = frame
        families = [.dataSourceMethod]
        kind = evidence.kind
        return
      }
    }
    return nil
  }

  /// Returns whether a list sent a message to an object that is gone: the innermost frames are those
  /// of the runtime, and a method of a list called them.
  private static func startsInMemory(_ frames: [StackFrame]) -> Bool {
    guard startsInRuntime(frames) else { return false }
    let caller = frames.first { frame in
      !runtimeFunctions.contains(where: frame.symbol.hasPrefix)
    }
    return caller?.isMethodOfList == true || caller?.className == "UIScrollView"
  }

  /// Returns whether the innermost frame is a function of the Objective-C runtime that uses an
  /// object.
  private static func startsInRuntime(_ frames: [StackFrame]) -> Bool {
    frames.first.map { first in runtimeFunctions.contains(where: first.symbol.hasPrefix) } ?? false
  }

  private static let runtimeFunctions = [
    "objc_msgSend", "objc_retain", "objc_release", "objc_opt_respondsToSelector", "objc_loadWeak",
  ]

  /// Returns a function of the app that reads an array beyond its end, if a list called it at once,
  /// or with few functions of the app in between: a layout's, or a segue's of a selected row.
  private static func caller(
    ofListIn frame: StackFrame, _ frames: [StackFrame]
  ) -> StackFrame? {
    guard startsInArray(frames) else { return nil }
    let callers = frames.drop { $0 != frame }.drop(while: \.belongsToApp).prefix(6)
    let isNear = frames.drop { $0 != frame }.prefix(while: \.belongsToApp).count <= 5
    return isNear && callers.contains { !$0.belongsToApp && $0.servesList } ? frame : nil
  }

  /// Returns whether a list asked a function of the app for a cell, as it does a cell provider.
  private static func isAskedForCell(_ frame: StackFrame, _ frames: [StackFrame]) -> Bool {
    let caller = frames.drop { $0 != frame }.first { !$0.belongsToApp }
    return ["_createPreparedCell", "_cellForItemAtIndexPath", "_cellForRowAtIndexPath"]
      .contains { caller?.symbol.contains($0) == true }
      && !frames.contains { $0.symbol.contains("objc_exception_throw") }
  }

  /// Returns the method of a data source or delegate that called a function of the app which takes
  /// an element by its index, if that function trapped; `nil` otherwise.
  private static func method(reading frame: StackFrame, _ frames: [StackFrame]) -> StackFrame? {
    let marks = ["(at:", "subscript", "AtIndex:", "atIndex:", "(atIndex", "AtIndexPath:"]
    guard marks.contains(where: frame.symbol.contains),
      !frames.contains(where: { $0.symbol.contains("objc_exception_throw") })
    else { return nil }
    let callers = frames.drop { $0 != frame }.prefix(6).filter(\.belongsToApp)
    return callers.first { ListRole($0.symbol) != nil }
  }

  /// Returns whether the innermost frames check an index of an array.
  static func startsInArray(_ frames: [StackFrame]) -> Bool {
    let functions = [
      "_checkInoutAndNativeTypeCheckedBounds", "_checkSubscript", "_checkIndex", "objectAtIndex",
      "ContiguousArrayBuffer", "_ArrayBuffer", "Array.subscript", "Array.remove", "Array.insert",
      "NSRangeException", "_failEarlyRangeCheck",
    ]
    return frames.prefix { !$0.belongsToApp }.contains { frame in
      functions.contains(where: frame.symbol.contains)
    }
  }

  private static func families(
    _ frame: StackFrame, _ evidence: PasteEvidence
  ) -> [TranscriptFamily]? {
    let symbol = frame.symbol
    if symbol.contains("_Bug_Detected_In_Client_Of_") {
      return detected(symbol)
    }
    if let rule = rules.first(where: { symbol.contains($0.0) }) { return rule.1 }
    if symbol.contains("_endCellAnimations") || symbol.contains("_updateRowsAtIndexPaths:")
      || symbol.contains("_updateSections:")
    {
      return batchFamilies(evidence, .table)
    }
    if symbol.contains("_endItemAnimations") || symbol.contains("_updateRowsAtIndexPaths:") {
      return batchFamilies(evidence, .collection)
    }
    return callFamilies(frame, evidence)
  }

  /// Returns the families that the method's own name indicates.
  private static func detected(_ symbol: String) -> [TranscriptFamily] {
    let isCollection = symbol.contains("CollectionView")
    let counts: TranscriptFamily = isCollection ? .invalidNumberOfItems : .invalidNumberOfRows
    if symbol.contains("Number_Of_Sections") { return [.invalidNumberOfSections] }
    if symbol.contains("Batch_Update") { return [.invalidBatchUpdates] }
    if symbol.contains("Out_Of_Bounds") || symbol.contains("Scroll") {
      return [isCollection ? .scrollOutOfBoundsItem : .scrollOutOfBoundsRow]
    }
    if symbol.contains("Dequeue") {
      return [isCollection ? .dequeuedViewNotReturned : .dequeueMultipleSameIndexPath]
    }
    return [counts]
  }

  /// Returns the families of the end of a batch, according to the report's call.
  private static func batchFamilies(
    _ evidence: PasteEvidence, _ kind: ListKind
  ) -> [TranscriptFamily] {
    let counts: TranscriptFamily = kind == .table ? .invalidNumberOfRows : .invalidNumberOfItems
    let others: [TranscriptFamily] = [.invalidBatchUpdates, .attemptDeleteOutOfRange]
    return switch evidence.call {
    case .insertSections?, .deleteSections?, .moveSection?:
      [.invalidNumberOfSections, counts] + others
    case .reloadSections?: [counts, .invalidNumberOfSections] + others
    default: [counts, .invalidBatchUpdates, .invalidNumberOfSections, .attemptDeleteOutOfRange]
    }
  }

  /// Returns the families of the public call itself, if the report begins with it because its inner
  /// frames were left out.
  private static func callFamilies(
    _ frame: StackFrame, _ evidence: PasteEvidence
  ) -> [TranscriptFamily]? {
    guard let className = frame.className, let selector = frame.selector else { return nil }
    let isTable = className.contains("TableView")
    guard isTable || className.contains("CollectionView") else { return nil }
    switch ListCall(selector: selector) {
    case .insertRows?, .deleteRows?, .reloadRows?, .moveRow?, .endUpdates?, .insertItems?,
      .deleteItems?, .reloadItems?, .moveItem?, .performBatchUpdates?, .insertSections?,
      .deleteSections?, .reloadSections?, .moveSection?:
      return batchFamilies(evidence, isTable ? .table : .collection)
    case .dequeue?: return isTable ? [.dequeueTableCell] : [.dequeueCollectionView]
    case .scroll?: return isTable ? [.scrollOutOfBoundsRow] : [.scrollOutOfBoundsItem]
    case .apply?, .reloadData?, nil: return nil
    }
  }

  /// The families of other methods and functions, by a part of their names. The first match wins.
  private static let rules: [(String, [TranscriptFamily])] = [
    ("_resignOrRebaseFirstResponder", [.deletedFirstResponder]),
    ("setValue:forUndefinedKey:", [.missingOutlet]),
    ("UINib instantiateWithOwner:", [.missingNib]),
    ("UIStoryboard instantiateViewControllerWithIdentifier:", [.missingScene]),
    ("performSegueWithIdentifier:", [.missingScene]),
    ("UITableViewController loadView]", [.controllerWithoutList]),
    ("UICollectionViewController loadView]", [.controllerWithoutList]),
    ("UICollectionView initWithFrame:collectionViewLayout:]", [.collectionWithoutLayout]),
    ("NSFetchedResultsController initWithFetchRequest:", [.unsortedFetch]),
    ("NSFetchedResultsController objectAtIndexPath:", [.missingFetchedObject]),
    ("NSFetchedResultsController.object(at:", [.missingFetchedObject]),
    ("_addChildViewController:", [.hierarchyInconsistency]),
    ("_associatedViewControllerForwardsAppearanceCallbacks", [.hierarchyInconsistency]),
    ("UIPopoverPresentationController presentationTransitionWillBegin]", [.popoverWithoutSource]),
    ("_AssertAutoLayoutOnAllowedThreadsOnly", [.backgroundThread]),
    ("_AssertAutolayoutOnMainThreadOnly", [.backgroundThread]),
    ("_UICollectionViewFeedbackLoopDebugger", [.layoutLoop]),
    ("_UICollectionCompositionalLayoutSolver", [.layoutComputingError]),
    ("UICollectionViewLayoutAttributes setSize:]", [.infiniteSize]),
    ("UICollectionViewFlowLayout invalidateLayoutWithContext:]", [.foreignInvalidationContext]),
    ("eginInteractiveMovementForItemAtIndexPath:", [.reorderingUnderWay]),
    ("_rebaseExistingShadowUpdates", [.shadowUpdates]),
    ("updateInteractiveMovementTargetPosition:", [.reorderingUnderWay]),
    ("UICollectionView _setVisibleView:forLayoutAttributes:", [.nilView]),
    ("UICollectionView _applyLayoutAttributes:", [.nilLayoutAttributes]),
    ("UICollectionView _viewAnimationsForCurrentUpdate", [.nilViewAnimation, .twoAnimations]),
    ("_setLayoutAttributes:atGlobalItemIndex:", [.layoutAttributesMissingIndexPath]),
    ("UICollectionView setCollectionViewLayout:", [.layoutAttributesMissingIndexPath]),
    ("UITableView _updateVisibleCellsNow", [.visibleRowsInconsistent]),
    ("UITableView selectRowAtIndexPath:", [.scrollOutOfBoundsRow]),
    ("UITableView _selectRowAtIndexPath:", [.scrollOutOfBoundsRow]),
    ("NSMutableRLEArray", [.rowHeightsOutOfBounds]),
    ("BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER", [.diffableItemExistsWarning]),
    ("UITableViewAlertForLayoutOutsideViewHierarchy", [.layoutOutsideHierarchyWarning]),
    ("UITableViewAlertForVisibleCells", [.visibleCellsDuringUpdate]),
    ("UITableViewAlertForCellForRow", [.cellForRowDuringUpdate]),
    (
      "_contentOffsetForScrollingToRowAtIndexPath", [.scrollOutOfBoundsRow, .scrollRowBeyondBounds]
    ),
    (
      "_contentOffsetForScrollingToItemAtIndexPath",
      [.scrollOutOfBoundsItem, .scrollInvalidIndexPath]
    ),
    ("UITableView _dequeueReusableViewOfType", [.dequeueTableCell]),
    (
      "UITableView _dequeueReusableCellWithIdentifier",
      [.dequeueMultipleSameIndexPath, .dequeueTableCell]
    ),
    ("_dequeueReusableViewOfKind:withIdentifier:", [.dequeueCollectionView]),
    ("_decorationViewForLayoutAttributes", [.dequeueDecorationView]),
    ("UICollectionView _createPreparedSupplementaryView", [.supplementaryNotDequeued]),
    ("UICollectionView _createPreparedCell", [.nilCellCollection, .cellWithoutReuseIdentifier]),
    ("UITableView _createPreparedCell", [.nilCellTable]),
    ("UITableView _configureCellForDisplay", [.nilCellTable]),
    ("UICollectionView _updateVisibleCellsNow", [.dequeuedViewNotReturned]),
    ("validateLayoutInRect", [.layoutAttributesMissingIndexPath]),
    ("UICollectionViewData indexPathForItemAtGlobalIndex", [.globalIndex]),
    ("UICollectionViewFlowLayout _getSizingInfos", [.negativeSize]),
    ("UICollectionViewFlowLayoutInfo", [.negativeSize]),
    ("UICollectionViewData numberOfItems", [.numberOfItemsBadSection]),
    ("layoutAttributesForSupplementaryElementOfKind", [.supplementaryAttributesBadSection]),
    ("layoutAttributesForItemAtIndexPath:]", [.noLayoutAttributes]),
    ("UITableViewRowData rectForRow", [.rectAtInvalidIndexPath]),
    ("_UITableViewUpdateSupport", [.twoAnimations, .invalidTableViewUpdate]),
    ("UICollectionViewAnimation initWithView", [.nilViewAnimation]),
    ("UIUpdateItem initWithAction", [.updateInvalidIndexPath]),
    ("_UIAssertValidUpdateIndexPath", [.updateInvalidIndexPath]),
    ("_retargetedReorderIndexPath", [.reorderInvalidTarget]),
    ("NSIndexPath(UITableView)", [.invalidIndexPathLength]),
    ("_cachedSystemAnimationFence", [.animationFence]),
    ("preventReuseOfCell", [.preventReuseOfMissingCell]),
    ("NSCollectionLayoutGroup", [.groupWithoutSubitems]),
    ("_UIDiffableDataSourceUpdate init", [.diffableDuplicateItems]),
    (
      "UIDiffableDataSourceSnapshot appendItems",
      [.diffableDuplicateItems, .diffableSectionNotFound]
    ),
    (
      "UIDiffableDataSourceSnapshot insertItems",
      [.diffableDuplicateItems, .diffableInvalidParameter]
    ),
    (
      "UIDiffableDataSourceSnapshot appendSections",
      [.diffableSectionExists, .diffableDuplicateItems]
    ),
    (
      "UIDiffableDataSourceSnapshot insertSections",
      [.diffableSectionExists, .diffableInvalidParameter]
    ),
    ("UIDiffableDataSourceSnapshot reloadItems", [.diffableReloadMissingItem]),
    ("UIDiffableDataSourceSnapshot reloadSections", [.diffableReloadMissingItem]),
    ("UIDiffableDataSourceSnapshot reconfigureItems", [.diffableReconfigureMissingItem]),
    ("UIDiffableDataSourceSnapshot _validateReload", [.diffableReloadMissingItem]),
    ("UIDiffableDataSourceSnapshot itemIdentifiersInSection", [.diffableSectionNotFound]),
    ("UIDiffableDataSourceSnapshot numberOfItemsInSection", [.diffableSectionNotFound]),
    ("UIDiffableDataSourceSnapshot moveItem", [.diffableInvalidParameter]),
    ("DiffableDataSource _applyDifferencesFromSnapshot", [.diffableDeadlock]),
    ("DiffableDataSource applySnapshot", [.diffableDeadlock]),
  ]
}

extension StackFrame {
  /// Whether the function is a method of UIKit's table or collection view.
  fileprivate var isMethodOfList: Bool {
    className.map { ["UITableView", "UICollectionView"].contains($0) } ?? false
  }
}
