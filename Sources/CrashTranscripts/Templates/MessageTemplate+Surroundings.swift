import ListCore

extension TranscriptFamily {
  public static let presentedOutsideWindow = Self("presented-outside-window")
  public static let presentedWhileBusy = Self("presented-while-busy")
  public static let childOfRoot = Self("child-of-root")
  public static let overlappingTransitions = Self("overlapping-transitions")
  public static let encapsulatedSize = Self("encapsulated-cell-size")
  public static let refreshWhileBusy = Self("refresh-control-while-busy")
  public static let foreignRefreshControl = Self("foreign-refresh-control")
  public static let previewOutsideWindow = Self("preview-outside-window")
  public static let foreignInvalidationContext = Self("foreign-invalidation-context")
  public static let swipedCellChanged = Self("swiped-cell-changed")
  public static let cellAsHeader = Self("cell-as-header")
  public static let missingVisibleCell = Self("missing-visible-cell")
}

// Messages about what surrounds a list: presentations, constraints of cells, refresh controls.
extension MessageTemplate {
  /// Messages that are explained but not replayed.
  static let surroundings: [MessageTemplate] =
    presented + constrained + [
      neighbour(
        .refreshWhileBusy, nil,
        "Attempting to change the refresh control while it is not idle is strongly discouraged",
        tail: " \(words: .detail)", .idleRefreshControl),
      neighbour(
        .foreignRefreshControl, nil,
        "UIRefreshControl may only be managed by a UITableViewController", .refreshControlOfList),
      neighbour(
        .previewOutsideWindow, nil,
        "UIPreviewTarget requires that the container view is in a window", .previewInWindow),
      neighbour(
        .foreignInvalidationContext, .collection,
        "invalidateLayoutWithContext:] is not an instance of type", tail: " \(words: .detail)",
        .contextOfLayout),
      neighbour(
        .swipedCellChanged, .collection,
        "unexpected removal of the current swipe occurrence's mask view",
        tail: ". \(words: .detail)", .settledSwipe),
      neighbour(
        .cellAsHeader, .table, "no index path for table cell being reused", .contentAsHeader),
      neighbour(
        .missingVisibleCell, .table, "Missing cell for newly visible row",
        tail: " \(words: .detail)", .cellForEachRow),
      neighbour(
        .cellWithoutReuseIdentifier, .collection,
        "was not retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        tail: " \(words: .detail)", .dequeuedCell),
      neighbour(
        .cachedFrameMismatch, .collection,
        "modifying attributes returned by UICollectionViewFlowLayout without copying them",
        .ownAttributes),
      neighbour(
        .backgroundThread, nil,
        "is modifying the autolayout engine from a background thread", tail: " \(words: .detail)",
        .mainQueueForList, needsList: true),
      neighbour(
        .backgroundThread, nil, "must be used from main thread only", .mainQueueForList,
        needsList: true),
    ]

  private static let presented: [MessageTemplate] =
    [
      "whose view is not in the window hierarchy", "whose view is not in the window's hierarchy",
    ].map { neighbour(.presentedOutsideWindow, nil, $0, .presentedLater) }
    + [
      "which is already presenting", "while a presentation is in progress",
      "Application tried to present modally an active controller",
      "Application tried to present modally an active view controller",
    ].map { neighbour(.presentedWhileBusy, nil, $0, tail: " \(words: .detail)", .presentedOnce) }
    + [
      neighbour(
        .childOfRoot, nil,
        "adding a root view controller \(object: .object) as a child of view controller",
        tail: ":\(words: .detail)", .childWithoutWindow),
      neighbour(
        .overlappingTransitions, nil, "Unbalanced calls to begin/end appearance transitions for",
        tail: " \(words: .detail)", .oneTransition),
      neighbour(
        .overlappingTransitions, nil,
        "nested push animation can result in corrupted navigation bar", .oneTransition),
    ]

  private static let constrained: [MessageTemplate] =
    ["UIView-Encapsulated-Layout-Height", "UIView-Encapsulated-Layout-Width"].map {
      neighbour(.encapsulatedSize, nil, $0, .breakableConstraint)
    }
    + [
      neighbour(
        .noCommonAncestor, nil, "The view hierarchy is not prepared for the constraint",
        tail: ": \(words: .detail)", .viewsFirst),
      neighbour(
        .noCommonAncestor, nil,
        "Impossible to set up layout with view hierarchy unprepared for constraint", .viewsFirst),
    ]
}

extension Advice {
  fileprivate static let idleRefreshControl = Advice(
    cause: "The refresh control was replaced or removed while it was refreshing or being pulled.",
    repair: "End refreshing first, and change the control when the list is at rest.",
    swiftCode: "tableView.refreshControl?.endRefreshing()")

  fileprivate static let refreshControlOfList = Advice(
    cause: "A refresh control was given to a controller that is no table view controller.",
    repair: """
      Give it to the list itself; on systems without that property, let the table's controller be a \
      UITableViewController, such as a child.
      """,
    swiftCode: "tableView.refreshControl = UIRefreshControl()")

  fileprivate static let previewInWindow = Advice(
    cause: """
      A preview of a context menu or of a drag was made from a cell that is in no window any more: \
      the list was reloaded, or the cell reused, while the menu was open or the drag ran.
      """,
    repair: "Return a preview only for a cell that is on screen, and nil otherwise.",
    swiftCode: """
      guard let cell = tableView.cellForRow(at: indexPath), cell.window != nil else { return nil }
      return UITargetedPreview(view: cell)
      """)

  fileprivate static let contextOfLayout = Advice(
    cause: """
      A layout got an invalidation context of another class than its own: a plain \
      UICollectionViewLayoutInvalidationContext for a flow layout, or one that an overridden method \
      of the layout returns.
      """,
    repair: "Create the context of the layout's own invalidationContextClass.",
    swiftCode: """
      let context = UICollectionViewFlowLayoutInvalidationContext()
      collectionView.collectionViewLayout.invalidateLayout(with: context)
      """)

  fileprivate static let settledSwipe = Advice(
    cause: """
      A cell was reloaded, replaced or given another mask while its swipe actions were open, or a \
      second cell was dequeued for it.
      """,
    repair: """
      Wait until the swipe has ended before you reload the cell, and leave its mask alone; change \
      its content in place instead.
      """,
    swiftCode: "collectionView.cellForItem(at: indexPath)?.setNeedsUpdateConfiguration()")

  fileprivate static let contentAsHeader = Advice(
    cause: "A cell is used as a header or footer, or is kept, and so has no index path of its own.",
    repair: "Return a header view; if it must be the prototype's content, return its contentView.",
    swiftCode: """
      tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      """)

  fileprivate static let cellForEachRow = Advice(
    cause: """
      A row came on screen in an update, and the data source gave no cell for it: the method returns \
      nil there, or a second update or reload began before the first had ended.
      """,
    repair: "Return a dequeued cell for every row, and make one update after the other.",
    swiftCode: "tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)")

  fileprivate static let dequeuedCell = Advice(
    cause: "The data source returned a cell that it created itself, or nil.",
    repair: "In every branch, return a cell that was dequeued from the collection view.",
    swiftCode: """
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      """)

  fileprivate static let ownAttributes = Advice(
    cause: """
      A subclass of the flow layout changes the attributes that super returns: these belong to the \
      flow layout's cache.
      """,
    repair: "Copy the attributes before you change them.",
    swiftCode: """
      let attributes = super.layoutAttributesForItem(at: path)?.copy()
        as? UICollectionViewLayoutAttributes
      """)

  fileprivate static let mainQueueForList = Advice(
    cause: """
      UIKit was called on a background thread: in the completion handler of a request, in a task, or \
      in a block on another queue.
      """,
    repair: "Change the model and call UIKit on the main queue, in one step.",
    swiftCode: """
      DispatchQueue.main.async {
        items = newItems
        tableView.reloadData()
      }
      """)

  fileprivate static let presentedLater = Advice(
    cause: """
      A controller presents another one while its own view is in no window: in viewDidLoad(), after \
      it was dismissed or popped, or from a cell or child that is not on screen.
      """,
    repair: "Present from viewDidAppear(_:) or later, and from the controller that is on screen.",
    swiftCode: """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(next, animated: animated)
      }
      """)

  fileprivate static let presentedOnce = Advice(
    cause: """
      A controller was presented while another presentation ran, or a second time: two taps on a \
      row, or an alert from a callback while another one is shown.
      """,
    repair: "Dismiss first and present in the completion, or ignore the second tap.",
    swiftCode: "guard presentedViewController == nil else { return }")

  fileprivate static let childWithoutWindow = Advice(
    cause: """
      A controller that is the root of a window, or still a child elsewhere, becomes a child.
      """,
    repair: "Take it from its old place first, or create a new one for each cell.",
    swiftCode: """
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      """)

  fileprivate static let oneTransition = Advice(
    cause: """
      One transition of controllers began before another had ended: two taps on a row push twice, \
      or a push comes out of viewDidLoad() or viewWillAppear(_:).
      """,
    repair: "Start a transition only if none runs, such as in viewDidAppear(_:).",
    swiftCode: "guard navigationController?.transitionCoordinator == nil else { return }")

  fileprivate static let breakableConstraint = Advice(
    cause: """
      The constraints of a cell's content contradict the size that the list gives the cell: the list \
      sets an estimated or an older size first, and that constraint of UIKit is required.
      """,
    repair: """
      Lower the priority of one constraint of the cell, often the last one at the bottom or a fixed \
      height, to 999, and check the row height or item size.
      """,
    swiftCode: """
      let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      bottom.isActive = true
      """)

  fileprivate static let viewsFirst = Advice(
    cause: """
      A constraint was added before one of its views was: at that moment the two views were not in \
      one hierarchy.
      """,
    repair: "Add the views first, then activate the constraints.",
    swiftCode: """
      view.addSubview(label)
      NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
      """)
}
