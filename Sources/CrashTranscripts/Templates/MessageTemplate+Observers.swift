import ListCore

extension TranscriptFamily {
  public static let observedWhileDeallocated = Self("observed-while-deallocated")
  public static let missingObserver = Self("missing-observer")
  public static let repeatedListObject = Self("repeated-list-object")
  public static let animatedDuplicate = Self("animated-duplicate")
  public static let secondDataSource = Self("second-data-source")
  public static let reentrantEvents = Self("reentrant-events")
  public static let realmThread = Self("realm-thread")
  public static let variableForEach = Self("variable-for-each")
  public static let repeatedIdentity = Self("repeated-identity")
  public static let publishedInBackground = Self("published-in-background")
  public static let modelOfOtherClass = Self("model-of-other-class")
  public static let layoutWithoutSuper = Self("layout-without-super")
  public static let cellConstraints = Self("cell-constraints")
  public static let headerBackground = Self("header-background")
  public static let missingDataSourceMethods = Self("missing-data-source-methods")
  public static let missingInitializer = Self("missing-initializer")
  public static let memberOfPlainCell = Self("member-of-plain-cell")
  public static let tooManyAnimations = Self("too-many-animations")
  public static let missingViewOutlet = Self("missing-view-outlet")
}

// Messages about what observes a list or feeds it: key-value observing, and libraries.
extension MessageTemplate {
  /// Messages that are explained but not replayed.
  static let observers: [MessageTemplate] = observing + reactive + swiftUI + models + compiled

  /// What the compiler says of code that serves a list.
  private static let compiled: [MessageTemplate] =
    [("UITableViewDataSource", ListKind.table), ("UICollectionViewDataSource", .collection)].map {
      name, kind in
      neighbour(
        .missingDataSourceMethods, kind, "does not conform to protocol '\(name)'",
        .requiredMethods(kind))
    }
    + [("UITableViewCell", ListKind.table), ("UICollectionViewCell", .collection)].flatMap {
      name, kind in
      ["value", "Value"].map { start in
        neighbour(
          .memberOfPlainCell, kind, "\(start) of type '\(name)' has no member",
          tail: " \(words: .detail)", .castCell(kind))
      }
    }

  private static let observing = [
    neighbour(
      .tooManyAnimations, nil, "Too many update animations on one view",
      tail: " \(words: .detail)", .fewerAnimations),
    neighbour(
      .tooManyAnimations, nil, "too many update animations on one view",
      tail: " \(words: .detail)", .fewerAnimations),
    neighbour(
      .observedWhileDeallocated, .table,
      """
      of class UITableView was deallocated while key value observers were still registered with it
      """, tail: ". \(words: .detail)", .removedObserver),
    neighbour(
      .observedWhileDeallocated, .collection,
      """
      of class UICollectionView was deallocated while key value observers were still registered \
      with it
      """, tail: ". \(words: .detail)", .removedObserver),
    neighbour(
      .observedWhileDeallocated, nil,
      "was deallocated while key value observers were still registered with it",
      tail: ". \(words: .detail)", .removedObserver, needsList: true),
    neighbour(
      .missingObserver, nil, "because it is not registered as an observer", .observerOnce,
      needsList: true),
  ]

  private static let reactive = [
    neighbour(
      .repeatedListObject, .collection, "Duplicate identifier \(text: .identifier) for object",
      tail: " \(words: .detail)", .uniqueDiffIdentifier),
    neighbour(
      .animatedDuplicate, nil, "Error while binding data animated", tail: ": \(words: .detail)",
      .uniqueIdentity),
    neighbour(.animatedDuplicate, nil, "duplicateItem(item:", .uniqueIdentity),
    neighbour(.animatedDuplicate, nil, "duplicateSection(section:", .uniqueIdentity),
    neighbour(
      .secondDataSource, nil,
      "This is a feature to warn you that there is already a delegate (or data source) set",
      tail: " \(words: .detail)", .oneDataSource),
    neighbour(
      .secondDataSource, nil,
      "Maybe delegate was already set in xib or storyboard and now it's being overwritten in code",
      .oneDataSource),
    neighbour(
      .secondDataSource, nil, "Proxy changed from the time it was first set", .oneDataSource),
    neighbour(
      .reentrantEvents, nil, "Reentrancy anomaly was detected", tail: ". \(words: .detail)",
      .laterEvents, needsList: true),
    neighbour(
      .realmThread, nil, "Realm accessed from incorrect thread", .oneRealmForEachThread,
      needsList: true),
  ]

  private static let swiftUI = [
    neighbour(
      .variableForEach, nil,
      "`ForEach(_:content:)` should only be used for *constant* data", tail: ". \(words: .detail)",
      .identifiedForEach),
    neighbour(
      .repeatedIdentity, nil,
      "occurs multiple times within the collection, this will give undefined results",
      .uniqueForEach),
    neighbour(
      .publishedInBackground, nil, "Publishing changes from background threads is not allowed",
      tail: "; \(words: .detail)", .publishedOnMain, needsList: true),
  ]

  private static let models = [
    neighbour(
      .missingInitializer, nil, "init(coder:) has not been implemented", .initializerOfNib,
      needsList: true),
    neighbour(
      .missingInitializer, nil, "Use of unimplemented initializer '\(text: .identifier)' for class",
      tail: " \(words: .detail)", .initializerOfNib, needsList: true),
    neighbour(
      .headerBackground, .table,
      "Setting the background color on UITableViewHeaderFooterView has been deprecated",
      tail: ". \(words: .detail)", .headerBackground),
    neighbour(
      .modelOfOtherClass, nil,
      "-[__NS\(text: .className) \(text: .identifier)]: unrecognized selector sent to instance",
      .otherModelClass, needsList: true),
    neighbour(
      .modelOfOtherClass, nil,
      "-[NSTagged\(text: .className) \(text: .identifier)]: unrecognized selector sent to instance",
      .otherModelClass, needsList: true),
    neighbour(
      .modelOfOtherClass, nil,
      "-[_NS\(text: .className) \(text: .identifier)]: unrecognized selector sent to instance",
      .otherModelClass, needsList: true),
    neighbour(
      .layoutWithoutSuper, .table,
      "Auto Layout still required after executing -layoutSubviews", tail: ". \(words: .detail)",
      .layoutInSuper),
    neighbour(
      .missingViewOutlet, nil, "nib but the view outlet was not set", .connectedView,
      needsList: true),
    neighbour(
      .invalidNumberOfSections, nil,
      """
      unable to generate a new section map with old section count: \(.before) and new section \
      count: \(.after)
      """, .sectionsWithRows),
  ]
}

extension Advice {
  fileprivate static let removedObserver = Advice(
    cause: """
      An observer of the list, such as of its `contentSize` or `contentOffset`, was still registered \
      when the list was deallocated.
      """,
    repair: """
      Remove the observer in deinit or where the screen disappears; or keep the token of the \
      block-based observation, which ends by itself.
      """,
    swiftCode: """
      observation = tableView.observe(\\.contentSize) { tableView, _ in
        height.constant = tableView.contentSize.height
      }
      // or: deinit { tableView.removeObserver(self, forKeyPath: "contentSize") }
      """)

  fileprivate static let observerOnce = Advice(
    cause: """
      An observer is removed that was never added or has been removed already: adding and removing \
      are not in pairs, as with viewDidLoad() and viewWillDisappear(_:).
      """,
    repair: """
      Add and remove in matching methods, or keep the token of the block-based observation instead.
      """,
    swiftCode: "observation = tableView.observe(\\.contentSize) { tableView, _ in }")

  fileprivate static let uniqueDiffIdentifier = Advice(
    cause: """
      Two objects of IGListKit have the same diffIdentifier: the adapter drops the second one, and \
      code that uses an array with the section of an index path is off from there on.
      """,
    repair: """
      Make each diffIdentifier unique, and ask the adapter for its objects instead of an array of \
      your own.
      """,
    swiftCode: "let object = adapter.object(atSection: section)")

  fileprivate static let uniqueIdentity = Advice(
    cause: """
      RxDataSources found two items, or two sections, with the same identity: the data has one \
      twice, or `identity` does not distinguish them.
      """,
    repair: "Give each section and each item an identity of its own, and drop repeated elements.",
    swiftCode: """
      var identity: String { id }  // unique across all sections
      """)

  fileprivate static let oneDataSource = Advice(
    cause: """
      RxCocoa sets the list's delegate or data source, and it has one already: set in the storyboard \
      or in code, or bound a second time.
      """,
    repair: """
      Remove the other one: disconnect the outlets in the storyboard, bind once, and use \
      rx.setDelegate(_:) for a delegate of your own.
      """,
    swiftCode: """
      tableView.dataSource = nil  // before the binding, instead of `= self`
      tableView.delegate = nil
      """)

  fileprivate static let laterEvents = Advice(
    cause: """
      An event was sent while an earlier one was still being delivered: a binding to the list \
      changes what it is bound to, such as in a selection or in a cell.
      """,
    repair: "Deliver asynchronously on the main scheduler before the binding.",
    swiftCode: "// items.observe(on: MainScheduler.asyncInstance).bind(to: tableView.rx.items)")

  fileprivate static let oneRealmForEachThread = Advice(
    cause: """
      An object or results of Realm were used on another thread than the one that opened the realm: \
      fetched in the background and shown in the list, or the reverse.
      """,
    repair: """
      Fetch for the list on the main thread; between threads, pass primary keys or \
      ThreadSafeReference.
      """,
    swiftCode: """
      DispatchQueue.main.async {
        items = newItems  // fetched here, on the main thread, or frozen
        tableView.reloadData()
      }
      """)

  fileprivate static let identifiedForEach = Advice(
    cause: "ForEach goes over a range of indices, and the number of elements changed.",
    repair: "Let ForEach go over elements with an identity.",
    swiftCode: "// ForEach(items, id: \\.id) { item in Row(item) }")

  fileprivate static let uniqueForEach = Advice(
    cause: """
      Two elements of a ForEach or List have the same id: the data has one twice, or the id is not \
      unique, such as \\.self for equal values.
      """,
    repair: "Give each element an id of its own, and drop repeated elements.",
    swiftCode: """
      var seen: Set<Item.ID> = []
      items = newItems.filter { seen.insert($0.id).inserted }
      """)

  fileprivate static let publishedOnMain = Advice(
    cause: "What the list shows was changed on a background thread.",
    repair: "Change published properties on the main actor only.",
    swiftCode: "@MainActor func load() async { items = await fetch() }")

  fileprivate static let otherModelClass = Advice(
    cause: """
      An element of the model has another class than the code assumes: a text where an object is \
      expected, a dictionary where an array is, or an object that was released and replaced by \
      another one.
      """,
    repair: """
      Check what the server's answer holds where it is read, cast with as?, and fill the list from \
      typed values.
      """,
    swiftCode: "items = (value as? [Item]) ?? []")

  fileprivate static let layoutInSuper = Advice(
    cause: """
      Constraints were added to the table view itself, or a subclass overrides layoutSubviews() \
      without super: the table view of that release does not lay out subviews by constraints.
      """,
    repair: """
      Constrain to a view around the table, or give its background or header view a frame; call \
      super.layoutSubviews() in a subclass.
      """,
    swiftCode: """
      override func layoutSubviews() {
        super.layoutSubviews()
      }
      """)

  fileprivate static let headerBackground = Advice(
    cause: "A color was set as the background color of a header or footer view itself.",
    repair: "Set the color of its content view, or give it a background view.",
    swiftCode: "header.contentView.backgroundColor = .systemBackground")

  static let oneLooseConstraint = Advice(
    cause: """
      The constraints of a cell or header contradict the size that it has at that moment: the list \
      gives it a size of its own, often an estimate or zero, and all of them are required.
      """,
    repair: """
      Lower the priority of one constraint in the chain, often the last one at the bottom or a fixed \
      height, to just below required; and turn off the autoresizing mask of views made in code.
      """,
    swiftCode: """
      let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      bottom.isActive = true
      """)

  fileprivate static let initializerOfNib = Advice(
    cause: """
      The cell or controller was created by an initializer that its class does not implement: from a \
      storyboard or nib by init(coder:), or by the list from a registered class.
      """,
    repair: """
      Implement that initializer, and do the same set-up in both; or register the class in place of \
      the nib if the views are made in code.
      """,
    swiftCode: """
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }
      """)

  fileprivate static let fewerAnimations = Advice(
    cause: """
      Updates of the list come faster than their animations end, such as for every event of a \
      download or a timer.
      """,
    repair: """
      Collect the changes of some time in one update, or set the content of the visible cells \
      without an update.
      """,
    swiftCode: """
      UIView.performWithoutAnimation { tableView.reloadRows(at: indexPaths, with: .none) }
      """)

  fileprivate static func requiredMethods(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        A required method is missing or not exactly the protocol's: \(kind.countMethod) or the one \
        that returns a cell is misspelled, has other types, or stands inside another function or \
        outside of the class.
        """,
      repair: "Write both methods with exactly these signatures, directly in the class.",
      swiftCode: kind == .table
        ? """
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          items.count
        }
        // and tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
        """
        : """
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { items.count }
        // and collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
        """)
  }

  fileprivate static func castCell(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The dequeued cell has the type \(kind.className)Cell for the compiler, which has no such \
        property: that is one of the cell's own class.
        """,
      repair: "Cast the dequeued cell to its class, which the prototype or the registration names.",
      swiftCode: kind == .table
        ? """
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let ownCell = cell as? BookCell else { return cell }
        return ownCell
        """
        : """
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: identifier, for: indexPath)
        guard let ownCell = cell as? Cell else { return cell }
        return ownCell
        """)
  }

  fileprivate static let connectedView = Advice(
    cause: """
      The nib of the controller does not connect its File's Owner to a view, or a nib of that name \
      is meant for something else, such as a cell.
      """,
    repair: """
      Set the class of File's Owner and connect its `view` outlet to the root view, or create the \
      controller without this nib.
      """,
    swiftCode: "let controller = ListController(nibName: nil, bundle: nil)")

  fileprivate static let sectionsWithRows = Advice(
    cause: """
      The number of sections changed in an update that only deletes or inserts rows: \
      numberOfSections(in:) answers for an empty model, or the data source was replaced or set to nil.
      """,
    repair: """
      Let the section stay when its last row goes, or call deleteSections(_:) in the same update.
      """,
    swiftCode: """
      tableView.performBatchUpdates {
        sections.remove(at: indexPath.section)
        tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
      }
      """)
}
