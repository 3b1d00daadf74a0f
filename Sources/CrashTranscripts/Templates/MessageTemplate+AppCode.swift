import ListCore

extension TranscriptFamily {
  public static let unrecognizedSelector = Self("unrecognized-selector")
  public static let cellCast = Self("cell-cast")
  public static let nilUnwrapped = Self("nil-unwrapped")
  public static let nilInArray = Self("nil-in-array")
  public static let backgroundThread = Self("background-thread")
  public static let dataSourceMethod = Self("data-source-method")
}

// Messages of the Swift and Objective-C runtimes that code of a list's client raises.
extension MessageTemplate {
  /// Messages about the code that serves a list, not about the list's counts.
  static let appCode: [MessageTemplate] = selectors + casts + nils + threads

  private static let selectors = [
    ("tableView:numberOfRowsInSection:", ListKind.table),
    ("tableView:cellForRowAtIndexPath:", .table),
    ("numberOfSectionsInTableView:", .table),
    ("collectionView:numberOfItemsInSection:", .collection),
    ("collectionView:cellForItemAtIndexPath:", .collection),
    ("numberOfSectionsInCollectionView:", .collection),
  ].map { selector, kind in
    neighbour(
      .unrecognizedSelector, kind,
      "\(selector)]: unrecognized selector sent to instance", .otherDataSource)
  }

  private static let casts = [
    ("UITableViewCell", ListKind.table), ("UICollectionViewCell", .collection),
    ("UICollectionReusableView", .collection),
  ].map { name, kind in
    var template = neighbour(
      .cellCast, kind, "Could not cast value of type '\(name)'",
      tail: "\(text: .object) to '\(text: .className)'\(words: .detail)",
      .otherCellClass("Cell", kind))
    template.namingAdvice = { found in
      found.texts[.className]?.split(separator: ".").last.map { .otherCellClass(String($0), kind) }
    }
    return template
  }

  private static let nils =
    [
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
    ].map { neighbour(.nilUnwrapped, nil, $0, .nilOutlet, needsList: true) }
    + [
      "attempt to insert nil object from objects[0]", "attempt to insert nil object from objects[",
    ].map { neighbour(.nilInArray, nil, $0, .nilIndexPath, needsList: true) }

  private static let threads =
    [
      ("UITableView", ListKind.table), ("UICollectionView", .collection),
    ].flatMap { name, kind in
      [
        neighbour(
          .backgroundThread, kind,
          "\(name).\(text: .identifier) must be used from main thread only", .mainQueue),
        neighbour(
          .backgroundThread, kind,
          "-[\(name) \(text: .identifier) must be used from main thread only", .mainQueue),
        neighbour(
          .backgroundThread, kind,
          "UI API called on a background thread: -[\(name) \(text: .identifier)]", .mainQueue),
      ]
    } + [
      neighbour(
        .backgroundThread, nil,
        "Modifications to the layout engine must not be performed from a background thread",
        tail: " \(words: .detail)", .mainQueue, needsList: true)
    ]
}

extension Advice {
  fileprivate static let otherDataSource = Advice(
    cause: """
      The data source is an object without this method: the scene in the storyboard has no custom \
      class or another one, the outlet is connected to another object, or the data source was \
      deallocated and its memory belongs to something else now.
      """,
    repair: """
      Set the controller's class in the storyboard, let it conform to the protocol, and keep a \
      separate data source in a strong property.
      """,
    swiftCode: "let dataSource = ListDataSource()  // stored: the list does not retain it")

  /// Returns the advice for a cast to a class that the dequeued view does not have.
  fileprivate static func otherCellClass(_ name: String, _ kind: ListKind) -> Advice {
    let label = kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
    let view = kind == .table ? "tableView" : "collectionView"
    return Advice(
      cause: """
        The dequeued view does not have the class that the code casts to: another class is \
        registered for the identifier, or the prototype in the storyboard has no custom class.
        """,
      repair: """
        Set the prototype's class in the storyboard; without a prototype, register the class or nib \
        that the code casts to.
        """,
      swiftCode: """
        // Only without a prototype in the storyboard:
        \(view).register(\(name).self, \(label): identifier)
        """)
  }

  fileprivate static let nilOutlet = Advice(
    cause: """
      An outlet or an optional is nil in code that serves the list: the controller or the cell was \
      created in code and not from its storyboard or nib, so nothing connects its outlets; or the \
      list is used before the view is loaded.
      """,
    repair: """
      Create the controller from its storyboard, and register the cell's nib, not its class, if the \
      cell has outlets.
      """,
    swiftCode: """
      tableView.register(
        UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
      """)

  fileprivate static let nilIndexPath = Advice(
    cause: """
      An array of index paths was made from nil: a fetched results controller reports an insertion \
      without `indexPath` and a deletion without `newIndexPath`, or a lookup found nothing.
      """,
    repair: "Use newIndexPath for insertions, and indexPath for deletions and updates.",
    swiftCode: "tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)")

  fileprivate static let mainQueue = Advice(
    cause: """
      The list was called on a background thread: in the completion handler of a request, in a \
      task, or in a block on another queue. The counts can change while an update runs, which also \
      leads to crashes elsewhere.
      """,
    repair: "Change the model and call the list on the main queue, in one step.",
    swiftCode: """
      DispatchQueue.main.async {
        items = newItems
        tableView.reloadData()
      }
      """)
}
