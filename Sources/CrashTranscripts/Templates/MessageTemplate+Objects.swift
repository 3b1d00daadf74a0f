import ListCore

extension TranscriptFamily {
  public static let unsortedFetch = Self("fetch-without-sort-descriptors")
  public static let sectionsOutOfOrder = Self("fetched-sections-out-of-order")
  public static let missingFetchedObject = Self("missing-fetched-object")
  public static let staleSectionCache = Self("stale-section-cache")
  public static let deletedObject = Self("deleted-object")
  public static let mutatedWhileEnumerated = Self("mutated-while-enumerated")
  public static let emptyArray = Self("empty-array")
  public static let deallocatedObject = Self("deallocated-object")
  public static let impossibleCapacity = Self("impossible-capacity")
  public static let nullInModel = Self("null-in-model")
}

// Messages of Core Data, Realm and the runtimes about the objects that a list shows.
extension MessageTemplate {
  /// Messages about fetched results and about the objects of a model.
  static let objects: [MessageTemplate] = fetches + models + memory

  private static let fetches: [MessageTemplate] =
    [
      neighbour(
        .unsortedFetch, nil,
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors",
        .sortedFetch),
      neighbour(
        .sectionsOutOfOrder, nil, "has an out of order section name",
        tail: " '\(words: .detail)", .sortedBySection),
      neighbour(
        .staleSectionCache, nil,
        "The persistent cache of section information does not match the current configuration",
        tail: ". \(words: .detail)", .noCache),
      neighbour(
        .missingFetchedObject, nil,
        "no object at index \(.item) in section at index \(.section)", .fetchedPosition),
      neighbour(.missingFetchedObject, nil, "no section at index \(.section)", .fetchedPosition),
      neighbour(
        .deletedObject, nil, "CoreData could not fulfill a fault for", tail: " \(words: .detail)",
        .deletedObject),
      neighbour(
        .deletedObject, nil, "Object has been deleted or invalidated", .deletedObject,
        needsList: true),
    ]

  private static let models: [MessageTemplate] =
    [
      neighbour(
        .mutatedWhileEnumerated, nil, "was mutated while being enumerated", .oneThread,
        needsList: true),
      neighbour(
        .arrayIndex, nil, "is out of bounds (must be less than \(.before))", .shorterArray,
        needsList: true),
      neighbour(
        .nilInArray, nil, "insertObject:atIndex:]: object cannot be nil", .nilForModel,
        needsList: true),
      neighbour(
        .nullInModel, nil, "-[NSNull \(text: .identifier)]: unrecognized selector sent to instance",
        .nullValue, needsList: true),
      neighbour(
        .equalIdentifiersUnequalHashes, nil, "Fatal error: Duplicate keys of type",
        tail: " \(words: .detail)", .changingHash, needsList: true),
    ]
    + [
      "Can't remove last element from an empty collection",
      "Can't remove first element from an empty collection",
      "Can't remove more items from a collection than it has",
      "Range requires lowerBound <= upperBound", "Can't form Range with upperBound < lowerBound",
    ].map { neighbour(.emptyArray, nil, $0, .emptyArray, needsList: true) }

  private static let memory: [MessageTemplate] =
    [
      neighbour(
        .deallocatedObject, nil, "message sent to deallocated instance",
        tail: " \(words: .detail)", .deallocatedSource(.table), needsList: true),
      neighbour(
        .impossibleCapacity, nil, "initWithCapacity:]: capacity (\(.item)) is ridiculous",
        .finalBounds, needsList: true),
    ]
    + [("UITableViewCell", ListKind.table), ("UICollectionViewCell", .collection)].map {
      name, kind in
      neighbour(
        .cellCast, kind, "-[\(name) \(text: .identifier)]: unrecognized selector sent to instance",
        .plainCell(kind))
    }
}

extension Advice {
  /// A list that calls a data source or delegate that is gone.
  static func deallocatedSource(_ kind: ListKind) -> Advice {
    let view = kind.variable
    return Advice(
      cause: """
        The \(kind.viewNoun) calls a data source or delegate that was deallocated: it is kept in no \
        strong property, or it was released while an animation or a scroll still ran.
        """,
      repair: "Keep the data source in a strong property, and clear both references in deinit.",
      swiftCode: """
        \(view).dataSource = nil
        \(view).delegate = nil
        """)
  }

  fileprivate static let sortedFetch = Advice(
    cause: "The fetch request of a fetched results controller has no sort descriptors.",
    repair: "Give the request at least one, since rows need an order.",
    swiftCode: "request.sortDescriptors = [NSSortDescriptor(key: \"name\", ascending: true)]")

  fileprivate static let sortedBySection = Advice(
    cause: """
      The objects are not sorted by the key path that makes the sections: the first sort descriptor \
      is for another key, or orders otherwise than the sections' names, such as by case or locale.
      """,
    repair: "Sort by the key path of the sections first, with the same comparison.",
    swiftCode: """
      request.sortDescriptors = [
        NSSortDescriptor(key: "initial", ascending: true),  // the sectionNameKeyPath
        NSSortDescriptor(key: "name", ascending: true),
      ]
      """)

  fileprivate static let noCache = Advice(
    cause: """
      The fetch request was changed, and the cache of the fetched results controller still belongs \
      to the old one; or two controllers share one cache name.
      """,
    repair: "Pass nil as the cache name, or delete the cache before each change of the request.",
    swiftCode: "NSFetchedResultsController<NSManagedObject>.deleteCache(withName: nil)")

  fileprivate static let fetchedPosition = Advice(
    cause: """
      The fetched results controller was asked for an object at an index path that it does not have: \
      the list counts something else than the controller, has another section before its own, or \
      was not told of a change.
      """,
    repair: "Count what the controller holds, and reload directly behind performFetch().",
    swiftCode: """
      func numberOfSections(in tableView: UITableView) -> Int {
        controller.sections?.count ?? 0
      }
      """)

  fileprivate static let deletedObject = Advice(
    cause: """
      A cell, a detail screen or a kept array still uses an object that has been deleted: in another \
      context or thread, or by a new import that replaces everything.
      """,
    repair: """
      Keep the object's identifier instead of the object, and update the list with the deletion.
      """,
    swiftCode: """
      items.removeAll { $0.id == deletedID }
      tableView.reloadData()
      """)

  fileprivate static let oneThread = Advice(
    cause: """
      An array was changed while a loop went through it: by another thread, or by what the loop \
      itself calls, such as an update of the list whose data source changes the array.
      """,
    repair: "Loop over a copy, and change the model on the main queue only.",
    swiftCode: """
      let copy = items
      for item in copy where item.isOutdated { items.removeAll { $0 == item } }
      """)

  fileprivate static let shorterArray = Advice(
    cause: """
      An index path of the list was used in a collection that is shorter: objects were deleted and \
      the list was not told, or it counts another collection.
      """,
    repair: """
      Count and fill the rows from one collection, and tell the list of each change at once.
      """,
    swiftCode: "guard items.indices.contains(indexPath.row) else { return }")

  fileprivate static let nilForModel = Advice(
    cause: """
      nil was added to an array of the model: an outlet, a lookup or an image that was not found, or \
      a value that the server left out.
      """,
    repair: "Add only what exists, and count the array behind that.",
    swiftCode: "items += [newItem].compactMap { $0 }")

  fileprivate static let nullValue = Advice(
    cause: """
      A value of the model is NSNull, which is how JSON's null arrives, and the code that fills a \
      cell uses it as a text or a number.
      """,
    repair: "Replace null where the answer is read, or cast with as? before use.",
    swiftCode: "let title = value as? String ?? \"\"")

  fileprivate static let changingHash = Advice(
    cause: """
      Two equal values are in one dictionary or snapshot: hash(into:) and == do not agree, or a \
      property they use changed after the value was added.
      """,
    repair: "Hash and compare only what never changes, ideally the id.",
    swiftCode: """
      static func == (one: Item, other: Item) -> Bool { one.id == other.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
      """)

  fileprivate static let emptyArray = Advice(
    cause: """
      An element was removed from, or a range computed in, an array that is empty or shorter than \
      expected: the list still showed what the model had lost, or the same removal ran twice.
      """,
    repair: "Check the array first, and tell the list of each change directly behind it.",
    swiftCode: """
      guard !items.isEmpty else { return }
      items.removeLast()
      tableView.reloadData()
      """)

  fileprivate static let finalBounds = Advice(
    cause: """
      A number below zero became a capacity: often the list computed its visible rows from bounds or \
      insets that were not final yet, because an update came before the first layout.
      """,
    repair: "Lay the view out before the update, and check counts that you subtract.",
    swiftCode: """
      view.layoutIfNeeded()
      dataSource.apply(snapshot, animatingDifferences: false)
      """)

  fileprivate static func plainCell(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The dequeued cell is a plain \(kind.className)Cell and not of the class whose property is \
        used: the prototype has no custom class, or the plain class is registered for the identifier.
        """,
      repair: "Set the prototype's class, or register the class or nib that the code uses.",
      swiftCode: """
        // Only without a prototype in the storyboard:
        \(kind.variable).register(
          Cell.self, \(kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"): \
        identifier)
        """)
  }
}
