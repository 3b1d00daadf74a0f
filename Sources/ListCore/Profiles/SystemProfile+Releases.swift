extension SystemProfile {
  /// The newest release, which is a simulator's default.
  public static let newest = iOS27

  /// iOS 27.
  ///
  /// Layouts, snapshots and most messages are as recorded on that system. Everything else is as in
  /// iOS 18.
  public static let iOS27 = SystemProfile(name: "iOS 27")

  /// iOS 26. Where iOS 18 and iOS 27 differ, it is like iOS 27 unless its own flag says otherwise.
  public static let iOS26 = iOS27.earlier("iOS 26") { _ in }

  /// iOS 18.
  public static let iOS18 = iOS26.earlier("iOS 18") {
    $0.listDesign = .compact
    $0.observationTracking = .withKey
    $0.updatesProperties = false
  }

  /// iOS 17.
  public static let iOS17 = iOS18.earlier("iOS 17") {
    $0.requiresDequeuedViewToBeReturned = false
    $0.laysOutContainersAtOnce = true
    $0.observationTracking = .never
  }

  /// iOS 16.4 and 16.5, in which inconsistent batches always raise an exception.
  public static let iOS16_4 = iOS17.earlier("iOS 16.4") {
    $0.batchMessage = .beforeAndOrAfter
    $0.refreshesOnlyInWindow = false
  }

  /// iOS 16.0 to 16.3.
  public static let iOS16 = iOS16_4.earlier("iOS 16") {
    $0.batchMessage = .none
    $0.droppedUpdateMessage = .performingReload
  }

  /// iOS 15.
  public static let iOS15 = iOS16.earlier("iOS 15") {
    $0.measuresInvalidatedCells = false
    $0.performsPrimaryActions = false
  }

  /// iOS 14.
  public static let iOS14 = iOS15.earlier("iOS 14") {
    $0.appendsViewToCountMessages = false
    $0.droppedUpdateMessage = .willPerformReload
    $0.refusesRegistrationInProvider = false
    $0.tablePrefetchesCells = false
    $0.plainSectionHeaderTopPadding = 0
    $0.presentSectionMessage = .countMismatch
    $0.namesViewInQueueMessages = false
    $0.diffsWithoutAnimation = false
    $0.diffableRowsOfferSwipeActions = false
    $0.reconfiguresFetchedObjects = false
  }

  /// iOS 13.
  public static let iOS13 = iOS14.earlier("iOS 13") {
    $0.separatesSentencesWithTwoSpaces = true
    $0.namesPresentingController = false
    $0.createsTableContentViewsLazily = false
    $0.progressViewHeight = 2
    $0.repeatedIdentifiersMessage = .withNoun
    $0.namesMissingReloadedItem = false
    $0.refusesItemsOfUnknownSection = false
  }

  /// iOS 13.0 to 13.3, the first with diffable data sources.
  public static let iOS13_3 = iOS13.earlier("iOS 13.3") {
    $0.repeatedIdentifiersMessage = .plain
    $0.presentSectionMessage = .assertion
  }

  /// The releases that apps with list screens may support today, oldest first.
  public static let supported: [SystemProfile] = [
    iOS13_3, iOS13, iOS14, iOS15, iOS16, iOS16_4, iOS17, iOS18, iOS26, iOS27,
  ]

  private func earlier(
    _ name: String, _ adjust: (inout SystemProfile) -> Void
  ) -> SystemProfile {
    var profile = SystemProfile(name: name, like: self)
    adjust(&profile)
    return profile
  }

  private init(name: String, like other: SystemProfile) {
    self = other
    self.name = name
  }
}

// Releases before iOS 13 are kept for one purpose: to read crash reports from them.
extension SystemProfile {
  /// iOS 12.
  public static let iOS12 = iOS13_3.earlier("iOS 12") {
    $0.namesRowOfNegativeHeight = true
    $0.droppedUpdateMessage = .none
    $0.tableScrollMessage = .contentOffsetUsingPresentationValues
    $0.collectionScrollNamesCounts = false
    $0.unknownAttributes = .raises
    $0.refusesChangedSupplementaryAttributes = true
    $0.warnsOfLayoutOutsideHierarchy = false
    $0.refusesVisibleCellsDuringUpdate = false
  }

  /// iOS 11.
  public static let iOS11 = iOS12.earlier("iOS 11") { _ in }

  /// iOS 10.
  public static let iOS10 = iOS11.earlier("iOS 10") {
    $0.tableScrollMessage = .contentOffset
    $0.refusesSecondDequeueForIndexPath = false
    $0.estimatesRowHeights = false
    $0.averagesEstimatedItemSizes = false
  }

  /// iOS 9.
  public static let iOS9 = iOS10.earlier("iOS 9") {
    $0.namesDataSourceWhenCellIsMissing = false
    $0.refusesChangedSupplementaryAttributes = false
    $0.capitalizesFlowLayoutWarning = false
  }

  /// iOS 8.
  public static let iOS8 = iOS9.earlier("iOS 8") {
    $0.namesViewHeaderOfIndexPathCategory = true
  }

  /// iOS 7.
  public static let iOS7 = iOS8.earlier("iOS 7") {
    $0.unknownAttributes = .raisesMisspelled
    $0.collectionRefusesMovesAcrossSectionChanges = true
  }

  /// iOS 6.
  public static let iOS6 = iOS7.earlier("iOS 6") {
    $0.indexPathStyle = .indexes
  }

  /// iOS 5.
  public static let iOS5 = iOS6.earlier("iOS 5") {
    $0.tableScrollMessage = .scrollToRow
    $0.reportsTableUpdatesWithoutNumbers = true
  }

  /// The releases before ``supported``, oldest first.
  public static let historic: [SystemProfile] = [
    iOS5, iOS6, iOS7, iOS8, iOS9, iOS10, iOS11, iOS12,
  ]
}
