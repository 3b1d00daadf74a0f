/// The fault behind a crash of a list.
public enum ListFault: Error, Hashable, Sendable {
  /// A batch cannot be applied.
  case update(UpdateFault, ListKind)
  /// A view could not be dequeued or shown.
  case cell(CellFault)
  /// A query, a scroll or an argument was refused.
  case query(QueryFault)
  /// The result of a layout cannot be used.
  case layout(LayoutFault)
  /// A snapshot or a diffable data source was used in a way that is not allowed.
  case snapshot(SnapshotFault)
  /// A view, a controller or a constraint was misused; no list is involved.
  case misuse(MisuseFault)
}

extension ListFault {
  /// Returns the reason of the exception that a list raises, as UIKit words it.
  ///
  /// - Parameters:
  ///   - profile: The release whose wording to use.
  ///   - view: The description of the view, for the messages that end with it.
  public func reason(_ profile: SystemProfile, view: String? = nil) -> String {
    switch self {
    case .update(let fault, let kind): fault.reason(kind, profile, view: view)
    case .cell(let fault): fault.reason(profile)
    case .query(let fault): fault.reason(profile)
    case .layout(let fault): fault.reason(profile)
    case .snapshot(let fault): fault.reason(profile)
    case .misuse(let fault): fault.reason
    }
  }

  /// Returns the name of the exception that a list raises.
  ///
  /// Nearly all are assertions; scrolling out of bounds alone has three names. (crash families D1)
  public func exceptionName(_ profile: SystemProfile) -> ExceptionName {
    switch self {
    case .update, .cell, .layout, .snapshot: .internalInconsistency
    case .query(let fault): fault.exceptionName(profile)
    case .misuse(let fault): fault.name
    }
  }
}

extension QueryFault {
  /// Returns the name of the exception that a list raises. (crash families D1)
  public func exceptionName(_ profile: SystemProfile) -> ExceptionName {
    switch self {
    case .scrollToMissingRow, .scrollToRowOfMissingSection:
      .range
    case .scrollToMissingItem, .scrollToItemOfMissingSection:
      profile.collectionScrollNamesCounts ? .internalInconsistency : .invalidArgument
    case .contradictoryScrollPosition:  // no source found
      .invalidArgument
    case .itemsOfMissingSection, .rowsOfMissingSection, .missingGlobalIndex, .rectOfMissingRow,
      .rectOfMissingSection, .invalidUpdatePath, .invalidPathLength, .visibleCellsDuringUpdate,
      .invalidReorderTarget,
      .reloadInsideBatch:
      .internalInconsistency
    }
  }
}

/// The name of an exception that a list or another view raises.
public enum ExceptionName: String, Hashable, Sendable {
  /// The exception of `NSAssertionHandler`, and of nearly every crash of a list.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index out of bounds.
  case range = "NSRangeException"
  /// An argument that is not valid.
  case invalidArgument = "NSInvalidArgumentException"
  /// A key that an object has no value for.
  case undefinedKey = "NSUnknownKeyException"
  /// A managed object that is not in the store.
  case objectInaccessible = "NSObjectInaccessibleException"
  /// A misuse that has no exception of its own.
  case generic = "NSGenericException"
  /// A frame or bounds that are not numbers.
  case layerGeometry = "CALayerInvalidGeometry"
  /// A controller's view that is added to the view of a controller that is not its parent, or is
  /// the view of two controllers.
  case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
  /// A layer that is added to itself.
  case layerTree = "CALayerInvalid"
}
