import ListCore

extension TranscriptFamily {
  public static let visibleRowsInconsistent = Self("visible-rows-inconsistent")
  public static let rowHeightsOutOfBounds = Self("row-heights-out-of-bounds")
  public static let cachedFrameMismatch = Self("cached-frame-mismatch")
  public static let controllerWithoutList = Self("controller-without-list")
  public static let nibIdentifierMismatch = Self("nib-identifier-mismatch")
  public static let dragsOutOfStep = Self("drags-out-of-step")
  public static let deletedFirstResponder = Self("deleted-first-responder")
  public static let reorderingUnderWay = Self("reordering-under-way")
  public static let nilLayoutAttributes = Self("nil-layout-attributes")
  public static let missingSnapshotItem = Self("missing-snapshot-item")
}

// Messages about a list's own state: its rows on screen, its layout, its cells.
extension MessageTemplate {
  /// Messages in which a list finds its own state inconsistent, and warnings that precede them.
  static let inconsistencies: [MessageTemplate] =
    [
      neighbour(
        .visibleRowsInconsistent, .table,
        """
        UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length
        """, tail: ". \(words: .detail)", .nestedUpdate),
      neighbour(
        .rowHeightsOutOfBounds, .table,
        "-[NSMutableRLEArray \(text: .identifier)]: Out of bounds", .staleRowHeights),
      neighbour(
        .cachedFrameMismatch, .collection,
        "UICollectionViewFlowLayout has cached frame mismatch for index path", .copiedAttributes),
      neighbour(
        .negativeSize, .table, "Invalid row height provided by table delegate", .positiveSizes),
      neighbour(
        .negativeSize, .collection, "Invalid estimated dimension, must be > 0", .positiveSizes),
      neighbour(
        .nibIdentifierMismatch, nil, "cell reuse indentifier in nib", .nibIdentifier),
      neighbour(
        .nibIdentifierMismatch, nil, "cell reuse identifier in nib", .nibIdentifier),
      neighbour(
        .deletedFirstResponder, .table,
        "Attempt to delete row containing first responder that refused to resign",
        .resignedResponder),
      neighbour(
        .deletedFirstResponder, .collection,
        """
        The first responder contained inside of a deleted section or item refused to resign
        """, .resignedResponder),
      neighbour(
        .dragsOutOfStep, .table,
        "attempted to end ignoring drags more times than begin ignoring drags", .settledDrags),
      neighbour(
        .invalidIndexPathLength, nil, "Expected index path of length 2",
        tail: ". \(words: .detail)", .givenIndexPath),
      neighbour(
        .reorderingUnderWay, .collection,
        "attempt to begin reordering on collection view while reordering is already in progress",
        .oneReordering),
      neighbour(
        .nilLayoutAttributes, .collection,
        "attempting to apply nil layout attributes to view", .attributesForEveryView),
      neighbour(
        .missingSnapshotItem, nil,
        "Invalid parameter not satisfying: indexPath || ignoreInvalidItems", .itemOfSnapshot),
    ]
    + [
      "is stuck in its update/layout loop", "is stuck in a recursive layout loop",
    ].map { neighbour(.layoutLoop, nil, $0, .consistentSizes) }
    + [("UITableViewController", ListKind.table), ("UICollectionViewController", .collection)].map {
      name, kind in
      neighbour(
        .controllerWithoutList, kind,
        "-[\(name) loadView] instantiated view controller with identifier", .otherRootView)
    }
}

extension Advice {
  fileprivate static let nestedUpdate = Advice(
    cause: """
      The table view was told to update or reload while it was laying out its cells: from inside \
      cellForRowAt or willDisplay, from a text field that ends editing during a reload, or on \
      another thread.
      """,
    repair: """
      End editing before the update, make it outside the data source's methods, and on the main \
      queue.
      """,
    swiftCode: """
      view.endEditing(true)
      DispatchQueue.main.async { tableView.reloadData() }
      """)

  fileprivate static let staleRowHeights = Advice(
    cause: """
      The table view looked up a row that its table of heights does not have: the data source \
      answers another count than at the last reload or update, and nothing told the table view.
      """,
    repair: "Call reloadData() directly behind every change of the model, or announce the change.",
    swiftCode: """
      items = newItems
      tableView.reloadData()
      """)

  fileprivate static let copiedAttributes = Advice(
    cause: """
      A subclass of the flow layout changes the attributes that super returns: these belong to the \
      flow layout's cache.
      """,
    repair: "Copy the attributes before you change them.",
    swiftCode: """
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          $0.copy() as! UICollectionViewLayoutAttributes  // change the copy
        }
      }
      """)

  fileprivate static let positiveSizes = Advice(
    cause: """
      A height or a dimension is negative, zero or not a number: it is computed from a size that is \
      not known yet, or from insets larger than the space.
      """,
    repair: "Answer a size above zero, or let the content determine it.",
    swiftCode: """
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 44
      """)

  fileprivate static let nibIdentifier = Advice(
    cause: "The cell in the nib has another reuse identifier than the nib is registered for.",
    repair: "Give the cell in the nib the registered identifier, or leave it empty there.",
    swiftCode: """
      tableView.register(
        UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
      """)

  fileprivate static let resignedResponder = Advice(
    cause: """
      A row is deleted whose text field is being edited, and the field refuses to end editing: \
      its delegate answers false to textFieldShouldEndEditing(_:), its canResignFirstResponder is \
      false, or it is made to edit again. A reload deletes too: of the row, its section or its header.
      """,
    repair: """
      End editing by force before the update, or reconfigure what is being edited instead of \
      reloading it.
      """,
    swiftCode: "view.endEditing(true)  // before the update that deletes or reloads")

  fileprivate static let settledDrags = Advice(
    cause: """
      The table view's count of drags is out of step: its dragDelegate or dropDelegate was set, or \
      reset to the same object, while a drag was under way or before the table view was in a window.
      """,
    repair: "Set both delegates once, where the table view is created.",
    swiftCode: """
      tableView.dragDelegate = self  // in viewDidLoad, and never again
      tableView.dropDelegate = self
      """)

  fileprivate static let givenIndexPath = Advice(
    cause: """
      A list was given an index path that is nil or does not consist of a section and an item: of a \
      selection where nothing is selected, of a cell that is not on screen, or of a lookup that \
      found nothing.
      """,
    repair: "Unwrap the index path before you pass it on.",
    swiftCode: """
      guard let indexPath = tableView.indexPathForSelectedRow else { return }
      tableView.deselectRow(at: indexPath, animated: true)
      """)

  fileprivate static let oneReordering = Advice(
    cause: """
      beginInteractiveMovementForItem(at:) was called a second time: an earlier gesture neither \
      ended nor cancelled its movement, or two gesture recognizers start one.
      """,
    repair: "End or cancel the movement in every final state of the gesture.",
    swiftCode: """
      switch gesture.state {
      case .ended: collectionView.endInteractiveMovement()
      case .cancelled, .failed: collectionView.cancelInteractiveMovement()
      default: break
      }
      """)

  fileprivate static let attributesForEveryView = Advice(
    cause: """
      A view is on screen, or about to be, for which the layout returned no attributes: the layout \
      uses cached attributes that are older than the data, or its initial and final attributes are \
      nil during an update.
      """,
    repair: "Return attributes for every index path that the collection view counts.",
    swiftCode: """
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        cache[indexPath] ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
      }
      """)

  fileprivate static let itemOfSnapshot = Advice(
    cause: """
      A diffable data source was asked to reload, reconfigure or select an item that it does not \
      have: it was removed, or its hash or its == has changed since it was appended.
      """,
    repair: "Ask for the item's position first, and identify items by what never changes.",
    swiftCode: "guard snapshot.indexOfItem(item) != nil else { return }")

  fileprivate static let consistentSizes = Advice(
    cause: """
      Each layout pass asks for another one: a self-sizing cell answers another size each time, or \
      code that runs during the layout changes the list's size, insets, offset or layout.
      """,
    repair: """
      Give cells constraints that determine one height, and never invalidate the layout from inside \
      layoutSubviews.
      """,
    swiftCode: """
      guard collectionView.bounds.size != lastSize else { return }
      lastSize = collectionView.bounds.size
      collectionView.collectionViewLayout.invalidateLayout()
      """)

  fileprivate static let otherRootView = Advice(
    cause: """
      The controller's class is a list controller, but the scene in the storyboard or nib is that \
      of a plain view controller: its root view is not a list.
      """,
    repair: """
      Use the scene of a table or collection view controller, or inherit from UIViewController and \
      connect the list as an outlet.
      """,
    swiftCode: """
      class ListController: UIViewController {
        @IBOutlet var tableView: UITableView!
      }
      """)
}
