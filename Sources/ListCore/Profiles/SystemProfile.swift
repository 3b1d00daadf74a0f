/// A release of the system, as the differences that a list shows.
///
/// UIKit's messages and behaviour have changed over the years. A profile has one named flag per
/// difference, so that a view never checks a version number.
///
/// ```swift
/// var profile = SystemProfile.iOS16
/// profile.dropsInvalidCollectionUpdates = true  // the soft fallback of that time
/// ```
public struct SystemProfile: Hashable, Sendable {
  /// The name of the release: `iOS 16.4`.
  public internal(set) var name: String

  // MARK: Messages of a batch update

  /// Whether `Invalid update: …` puts two spaces between its sentences. (crash families A1)
  public var separatesSentencesWithTwoSpaces = false
  /// Whether a message about counts ends with the description of the view. (crash families A1)
  public var appendsViewToCountMessages = true
  /// The message for too few items after a batch. (crash families A3)
  public var batchMessage = BatchMessage.beforeAndAfter
  /// Whether a table says only that an update was inconsistent. (crash families A5)
  public var reportsTableUpdatesWithoutNumbers = false
  /// The format of an index path. (crash families B3)
  public var indexPathStyle = IndexPathStyle.lengthAndPath
  /// Whether the message about an index path of the wrong length refers to the header of the view
  /// instead of that of the category on index paths. (crash families B5)
  public var namesViewHeaderOfIndexPathCategory = false

  // MARK: Rules of a batch update

  /// Whether a collection view whose counts do not match logs a message, drops the update and
  /// reloads. It is not known which updates the system treated this way, so this is off everywhere.
  /// (behaviour 3.14)
  public var dropsInvalidCollectionUpdates = false
  /// The message for a dropped update. (crash families A4)
  public var droppedUpdateMessage = DroppedUpdateMessage.none
  /// Whether a table refuses to move a row into an inserted or out of a deleted section. (behaviour
  /// 3B)
  public var tableRefusesMovesAcrossSectionChanges = true
  /// Whether a collection view refuses to move an item into an inserted or out of a deleted
  /// section. (behaviour 3B)
  public var collectionRefusesMovesAcrossSectionChanges = false

  // MARK: Cells

  /// Whether a table names itself and its data source when the data source returns no cell. (crash
  /// families C4)
  public var namesDataSourceWhenCellIsMissing = true
  /// Whether a table refuses to dequeue twice for one index path. (crash families C2)
  public var refusesSecondDequeueForIndexPath = true
  /// Whether a registration made inside a cell provider is refused. (behaviour 4.6)
  public var refusesRegistrationInProvider = true
  /// Whether a collection view requires that exactly the dequeued view is returned. (behaviour 4.5)
  public var requiresDequeuedViewToBeReturned = true
  /// Whether a table may prefetch cells, as a collection view does. (behaviour 4.10)
  public var tablePrefetchesCells = true

  /// Whether a self-sizing cell that invalidates its intrinsic content size is measured again.
  /// (behaviour 16.6)
  public var measuresInvalidatedCells = true

  // MARK: Touches

  /// Whether a collection view removes the highlight from an item before it selects the item,
  /// instead of afterwards. The header says afterwards; other sources disagree, so this is off
  /// everywhere. (behaviour 8.1)
  public var unhighlightsBeforeSelection = false
  /// Whether a tap on an item of a collection view performs its primary action. iOS 16 added it.
  public var performsPrimaryActions = true
  /// Whether a refresh control that is not in a window ignores calls to begin refreshing. This
  /// began with iOS 17.
  public var refreshesOnlyInWindow = true

  // MARK: Observable objects

  /// Whether layouts and other passes track the observable objects that they read. (behaviour 25.9)
  public var observationTracking = ObservationTracking.always
  /// Whether `updateProperties()` of views and controllers is called. This began with iOS 26.
  /// (behaviour 25.10)
  public var updatesProperties = true

  // MARK: Queries, scrolling, layout

  /// The message for scrolling a table to a row that does not exist. (crash families D1)
  public var tableScrollMessage = TableScrollMessage.outOfBounds
  /// Whether a collection view names the item and the counts when it refuses to scroll. (crash
  /// families D1)
  public var collectionScrollNamesCounts = true
  /// The reaction to layout attributes for an item that does not exist. (crash families D3)
  public var unknownAttributes = UnknownAttributes.logged
  /// Whether supplementary attributes that change without invalidation raise an exception. (crash
  /// families D3)
  public var refusesChangedSupplementaryAttributes = false
  /// Whether a search hides the title and the buttons of the navigation bar. (behaviour 25.28)
  public var searchHidesNavigationBar = true
  /// Whether the message about a negative row height contains the row's index path. (behaviour
  /// 25.13)
  public var namesRowOfNegativeHeight = false
  /// Whether the flow layout's warning begins with a capital letter. (crash families D4)
  public var capitalizesFlowLayoutWarning = true
  /// Whether a table warns when it is laid out outside a window. (behaviour 1.17)
  public var warnsOfLayoutOutsideHierarchy = true
  /// Whether a table refuses access to its visible cells while it updates them. (behaviour 2.9)
  public var refusesVisibleCellsDuringUpdate = true
  /// Whether row heights are estimated by default. (behaviour 10.1)
  public var estimatesRowHeights = true
  /// Whether items that were never measured get the average size of the measured ones. (behaviour
  /// 10.3)
  public var averagesEstimatedItemSizes = true
  /// The space above a section header of a plain table, in points. iOS 15 added it.
  public var plainSectionHeaderTopPadding = 22.0

  /// Whether the content view of a table cell created in code becomes its subview when it is first
  /// accessed or the cell is displayed; otherwise when the cell is created. iOS 14 changed it.
  /// (behaviour 18.3)
  public var createsTableContentViewsLazily = true

  /// The design of lists: margins, fonts and corners of rows, headers and footers. iOS 26 made
  /// them larger. (behaviour 21.3, 21.5, 21.7, 21.9, 21.10, 21.20)
  public var listDesign = ListDesign.spacious

  /// The heights of text fields. iOS 13 made them larger. (behaviour 23.3)
  public var textFieldDesign = TextFieldDesign.roomy
  /// The height of progress views, in points. iOS 14 doubled it. (behaviour 23.3)
  public var progressViewHeight = 4.0

  // MARK: Controllers

  /// Whether the root of a window that is a container is laid out when the window becomes visible,
  /// which loads its first screen; otherwise with the next layout. iOS 18 changed it. (behaviour
  /// 17.1)
  public var laysOutContainersAtOnce = false
  /// Whether the message about a refused presentation names the presenting controller and has a
  /// category; otherwise it is a plain warning. (behaviour 22.6)
  public var namesPresentingController = true

  // MARK: Diffable data sources

  /// The message for identifiers that one call repeats. (crash families E1)
  public var repeatedIdentifiersMessage = RepeatedIdentifiersMessage.listed
  /// The message for a section that is already in the snapshot. (crash families E2)
  public var presentSectionMessage = PresentSectionMessage.named
  /// Whether the message about an item that cannot be reloaded names the missing item. (crash
  /// families E3)
  public var namesMissingReloadedItem = true
  /// Whether asking for the items of an unknown section raises an exception; otherwise there are
  /// none. (crash families E3)
  public var refusesItemsOfUnknownSection = true
  /// Whether the message about updates from several queues names the view. (crash families E7)
  public var namesViewInQueueMessages = true
  /// Whether an apply without animation computes the changes; otherwise it reloads. (behaviour 6.6)
  public var diffsWithoutAnimation = true
  /// Whether a cell provider that runs during an apply gets the identifiers of the previous
  /// snapshot for items that stay. Reports show this for iOS 13 and 14; when it ended is not known,
  /// so this is on everywhere. (behaviour 6.11)
  public var providesOldInstancesDuringApply = true
  /// Whether the delegate's swipe actions are shown on rows of a table whose diffable data source
  /// does not override `canEditRowAt`. iOS 15 changed it. (behaviour 18.1)
  public var diffableRowsOfferSwipeActions = true
  /// Whether the snapshot of a fetched results controller marks changed objects to be reconfigured;
  /// otherwise to be reloaded.
  public var reconfiguresFetchedObjects = true

  init(name: String) {
    self.name = name
  }
}

extension SystemProfile {
  /// The message for too few items after a batch.
  public enum BatchMessage: Hashable, Sendable {
    /// The same message as for too many items: `Invalid update: …`.
    case none
    /// `Invalid batch updates detected: …` with `before and/or after`.
    case beforeAndOrAfter
    /// `Invalid batch updates detected: …` with `before and after`.
    case beforeAndAfter
  }

  /// The format of an index path.
  public enum IndexPathStyle: Hashable, Sendable {
    /// `<NSIndexPath 0x8361f40> 2 indexes [0, 0]`
    case indexes
    /// `<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}`
    case lengthAndPath
  }

  /// The design of lists.
  public enum ListDesign: Hashable, Sendable {
    /// Rows of 44 points.
    case compact
    /// Rows of 52 points.
    case spacious
  }

  /// The condition under which passes track observable objects.
  public enum ObservationTracking: Hashable, Sendable {
    /// Never.
    case never
    /// Only if `UIObservationTrackingEnabled` is true in the app's property list.
    case withKey
    /// Always.
    case always
  }

  /// The heights of text fields.
  public enum TextFieldDesign: Hashable, Sendable {
    /// 30 points with a border; otherwise as high as a line.
    case tight
    /// 34 points with a border; otherwise a point higher than a line.
    case roomy
  }

  /// The message for identifiers that one call repeats.
  public enum RepeatedIdentifiersMessage: Hashable, Sendable {
    /// `Fatal: supplied identifiers are not unique.`
    case plain
    /// `Fatal: supplied item identifiers are not unique.`
    case withNoun
    /// The same message, with a list of them.
    case listed
  }

  /// The message for a section that is already in the snapshot.
  public enum PresentSectionMessage: Hashable, Sendable {
    /// An assertion about internal counts.
    case assertion
    /// A message that suspects an error in hashing.
    case countMismatch
    /// `Diffable data source detected an attempt to insert or append …`
    case named
  }

  /// The message for a dropped update.
  public enum DroppedUpdateMessage: Hashable, Sendable {
    /// Updates are never dropped.
    case none
    /// `… - will perform reloadData. UICollectionView instance: …`
    case willPerformReload
    /// `Performing reloadData as a fallback — …`
    case performingReload
  }

  /// The message for scrolling a table to a row that does not exist.
  public enum TableScrollMessage: Hashable, Sendable {
    /// A message with the method `scrollToRowAtIndexPath:atScrollPosition:animated:`.
    case scrollToRow
    /// A message with the method `_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:`.
    case contentOffset
    /// The same message as ``contentOffset``, with `usingPresentationValues:`.
    case contentOffsetUsingPresentationValues
    /// `Attempted to scroll the table view to an out-of-bounds row …`
    case outOfBounds
  }

  /// The reaction to layout attributes for an item that does not exist.
  public enum UnknownAttributes: Hashable, Sendable {
    /// The view raises an exception that says that it `recieved` them.
    case raisesMisspelled
    /// The view raises an exception.
    case raises
    /// The view logs a message and ignores them.
    case logged
  }
}

extension SystemProfile: CustomStringConvertible {
  /// The name of the release: `iOS 16.4`.
  public var description: String { name }
}
