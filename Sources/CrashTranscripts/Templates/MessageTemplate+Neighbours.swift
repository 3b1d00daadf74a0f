import ListCore

extension TranscriptFamily {
  public static let equalIdentifiersUnequalHashes = Self("equal-identifiers-unequal-hashes")
  public static let collectionWithoutLayout = Self("collection-without-layout")
  public static let infiniteSize = Self("infinite-size")
  public static let tooManyRows = Self("too-many-rows")
  public static let nilView = Self("nil-view")
  public static let otherElementKind = Self("other-element-kind")
  public static let arrayIndex = Self("array-index")
  public static let badAccess = Self("bad-access")
  public static let invalidatedMissingItem = Self("invalidated-missing-item")
}

// Messages related to those of updates: about layouts, arrays and memory, with one cause each.
extension MessageTemplate {
  /// Messages that are explained but not replayed.
  static let neighbours: [MessageTemplate] =
    [
      neighbour(
        .nilCellTable, .table,
        "UITableView dataSource returned a nil cell for row at index path",
        tail: ": \(words: .detail)", .nilCell),
      neighbour(
        .equalIdentifiersUnequalHashes, nil,
        "item identifiers that are equal but have different hash values", .unequalHashes),
      neighbour(
        .equalIdentifiersUnequalHashes, nil,
        "section identifiers that are equal but have different hash values", .unequalHashes),
      neighbour(
        .collectionWithoutLayout, .collection,
        "must be initialized with a non-nil layout parameter", .missingLayout),
      neighbour(
        .layoutComputingError, .collection, "ran into an error when computing the layout",
        tail: "\(words: .detail)", .statedLayoutError),
      neighbour(
        .invalidatedMissingItem, .collection,
        "attempting to invalidate an item at an invalid indexPath", tail: ": \(words: .detail)",
        .staleInvalidation),
      neighbour(.infiniteSize, nil, "-setSize: requires finite dimensions", .infiniteSize),
      neighbour(
        .infiniteSize, nil, "CALayer position contains NaN", tail: ": \(words: .detail)",
        .infiniteSize, needsList: true),
      neighbour(
        .infiniteSize, nil, "CALayer bounds contains NaN", tail: ": \(words: .detail)",
        .infiniteSize, needsList: true),
      neighbour(
        .tooManyRows, .table, "Failed to allocate data stores for \(.item) rows",
        tail: " in section \(.section). \(words: .detail)", .tooManyRows),
      neighbour(
        .nilView, .collection, "object cannot be nil (key: <_UICollectionViewItemKey", .nilView),
      neighbour(
        .nsTableViewIndex, .table, "Row index \(.item) out of row range",
        tail: " (numberOfRows: \(.before))", .appKitRow, obstacle: .notSimulated(.appKit)),
    ]
    + ["the", "The"].flatMap { article in
      [":", ""].map { colon in
        neighbour(
          .otherElementKind, .collection,
          """
          \(article) view returned from \
          -collectionView:viewForSupplementaryElementOfKind:atIndexPath\(colon) \
          \(text: .identifier)does not match the element kind it is being used for
          """, tail: ". \(words: .detail)", .otherKind)
      }
    }
    + [
      neighbour(
        .otherElementKind, .collection, "does not match the element kind it is being used for",
        tail: ". \(words: .detail)", .otherKind)
    ]
    + arrays + appCode + inconsistencies + files + objects + surroundings + observers

  /// Messages about arrays, which are only about a list if code of the app that serves a list
  /// raises them.
  private static let arrays: [MessageTemplate] =
    [
      "index \(.item) beyond bounds [\(.before) .. \(.after)]",
      "index \(.item) beyond bounds for empty array",
      "index \(.item) beyond bounds for empty NSArray",
      "Fatal error: Index out of range",
      "Fatal error: Array index is out of range",
      "Swift runtime failure: Index out of range",
    ].map { neighbour(.arrayIndex, nil, $0, .arrayIndex, needsList: true) }
    + [
      "Exception Type: EXC_BAD_ACCESS",
      "EXC_BAD_ACCESS",
    ].map { neighbour(.badAccess, nil, $0, .badAccess, needsList: true) }

  /// Returns the template of a message that is explained by its words.
  static func neighbour(
    _ family: TranscriptFamily, _ kind: ListKind?, _ pattern: MessagePattern,
    tail: MessagePattern? = nil, _ advice: Advice,
    obstacle: TranscriptObstacle = .noCounts, needsList: Bool = false
  ) -> MessageTemplate {
    var template = MessageTemplate(
      family, kind, pattern, tail: tail, obstacle: obstacle, advice: advice)
    template.needsList = needsList
    return template
  }
}

extension Advice {
  fileprivate static let nilCell = Advice(
    cause: """
      tableView(_:cellForRowAt:) returned nil: a dequeue without an index path found no cell, since \
      nothing is registered for the identifier, or an outlet or a stored cell was nil.
      """,
    repair: "Dequeue with the index path, which always returns a cell, and return that one.",
    swiftCode: """
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      """)

  fileprivate static let unequalHashes = Advice(
    cause: """
      Two identifiers are equal by == and have different hash values: hash(into:) uses a property \
      that == does not compare, or a property of an identifier object changed after it was added.
      """,
    repair: """
      Hash only what == compares, ideally just the id, and never change that while a snapshot \
      holds the identifier.
      """,
    swiftCode: """
      static func == (one: Item, other: Item) -> Bool { one.id == other.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
      """)

  fileprivate static let staleInvalidation = Advice(
    cause: """
      An invalidation context names an item that the collection view does not have: its index path \
      was computed before the item was deleted, or from a model that has already changed.
      """,
    repair: "Compute the index paths where the context is used, from the collection view's counts.",
    swiftCode: """
      let paths = (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      collectionView.collectionViewLayout.invalidateLayout(with: context)
      """)

  fileprivate static let missingLayout = Advice(
    cause: """
      The collection view, or its controller, was created in code without a layout: with init() or \
      with init(frame:).
      """,
    repair: "Pass a layout when you create it.",
    swiftCode: """
      let layout = UICollectionViewFlowLayout()
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      """)

  fileprivate static let statedLayoutError = Advice(
    cause: """
      The layout could not be computed; the text after "computing the layout" says which size or \
      which group is at fault.
      """,
    repair: """
      Change the size that the text names: give items and groups absolute or estimated sizes that \
      do not depend on each other.
      """,
    swiftCode: """
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      """)

  fileprivate static let infiniteSize = Advice(
    cause: """
      A size is infinite or not a number: a division by zero, or .greatestFiniteMagnitude and \
      .infinity in what a sizing method of the list returns.
      """,
    repair: "Check the size before you return it; the bounds are empty before the first layout.",
    swiftCode: """
      guard collectionView.bounds.width > 0, columns > 0 else { return .zero }
      return CGSize(width: collectionView.bounds.width / CGFloat(columns), height: 44)
      """)

  fileprivate static let tooManyRows = Advice(
    cause: """
      tableView(_:numberOfRowsInSection:) answered a number that no list can hold: Int.max, \
      NSNotFound, or an unsigned number that was computed below zero.
      """,
    repair: "Answer the count of the array; for an endless list a few thousand rows are enough.",
    swiftCode: """
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
      }
      """)

  fileprivate static let nilView = Advice(
    cause: """
      The collection view got nil where it needs a cell or a supplementary view: the data source \
      returned nil for it, or a layout returned attributes for a view that nobody provides.
      """,
    repair: """
      Return a dequeued view for every index path and every kind that the layout has attributes for.
      """,
    swiftCode: """
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      """)

  fileprivate static let otherKind = Advice(
    cause: """
      The data source dequeued a view that is registered for another element kind than the one it \
      was asked for: a header for a footer, or one kind is written out where several are used.
      """,
    repair: "Pass on the kind that the method gets, and register the view for each of the kinds.",
    swiftCode: """
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      """)

  fileprivate static let appKitRow = Advice(
    cause: """
      AppKit's table view was asked for a row that it does not have: selectedRow and clickedRow are \
      negative when there is none, and a row that was kept is out of date after a change.
      """,
    repair: "Check the row against the table view's own count before you use it.",
    swiftCode: """
      let row = tableView.selectedRow
      guard row >= 0, row < tableView.numberOfRows else { return }
      """)

  fileprivate static let arrayIndex = Advice(
    cause: """
      An index path of the list was used in an array that is shorter: the counting method counts \
      another array, the model shrank without reloadData() or an update, or the index path was kept.
      """,
    repair: """
      Count and fill the rows from one array, change it on the main queue only, and tell the list of \
      each change at once.
      """,
    swiftCode: """
      guard items.indices.contains(indexPath.row) else {
        preconditionFailure("the list counts other rows than the model has")
      }
      """)

  fileprivate static let badAccess = Advice(
    cause: """
      The list used memory that is no longer valid while it updated: a row was deleted twice in one \
      update, a data source or delegate is gone, or another thread changed the model or the list.
      """,
    repair: """
      Announce each row once, keep the data source in a strong property, and change the model and \
      the list on the main queue.
      """,
    swiftCode: """
      DispatchQueue.main.async {
        items = newItems
        tableView.reloadData()
      }
      """)
}
