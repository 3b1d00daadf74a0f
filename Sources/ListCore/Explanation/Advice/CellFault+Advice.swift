extension CellFault {
  /// The reason why the view could not be dequeued or shown, and the remedy.
  public var advice: Advice {
    switch self {
    case .cellNotRegistered(let identifier):
      .unregistered(
        identifier, view: "table view",
        code: """
          // Only without a prototype in the storyboard:
          tableView.register(Cell.self, forCellReuseIdentifier: "\(identifier)")
          """)
    case .viewNotRegistered("UICollectionElementKindCell", let identifier):
      .unregistered(
        identifier, view: "collection view",
        code: """
          // Only without a prototype in the storyboard:
          collectionView.register(Cell.self, forCellWithReuseIdentifier: "\(identifier)")
          """)
    case .viewNotRegistered(let kind, let identifier):
      Advice(
        cause: """
          No class, nib or prototype is registered for "\(identifier)" as a supplementary view of \
          kind \(kind). A registration for cells or for another kind does not count.
          """,
        repair: """
          Give the header or footer in the storyboard this identifier; without a storyboard, \
          register its class for the kind and the identifier.
          """,
        swiftCode: """
          // Only without a prototype in the storyboard:
          collectionView.register(
            HeaderView.self, forSupplementaryViewOfKind: "\(kind)",
            withReuseIdentifier: "\(identifier)")
          """)
    case .decorationViewNotRegistered(let kind):
      Advice(
        cause: "The layout asks for a decoration view of kind \(kind), which it never registered.",
        repair: "Register the kind with the layout; the collection view cannot.",
        swiftCode: "layout.register(Background.self, forDecorationViewOfKind: \"\(kind)\")")
    case .dequeuedTwice(let identifier, let path):
      Advice(
        cause: """
          A second cell was dequeued for \(path) while the table view asked for one; the cell of \
          the first call is lost.
          """,
        repair: "Dequeue once for each call of cellForRowAt and return that cell.",
        swiftCode: """
          let cell = tableView.dequeueReusableCell(withIdentifier: "\(identifier)", for: indexPath)
          return cell
          """)
    case .dequeuedForUnknownPath(let path):
      Advice(
        cause: """
          A cell was dequeued for \(path), which the table view does not have. This happens when \
          a test calls the data source itself, or with an index path that is out of date.
          """,
        repair: "Let the table view ask, or dequeue without an index path.",
        swiftCode: """
          tableView.reloadData()
          tableView.layoutIfNeeded()
          let cell = tableView.cellForRow(at: indexPath)
          """)
    case .dequeuedForUnknownSection(_, let section, let sections):
      Advice(
        cause: """
          A supplementary view was dequeued for section \(section), but the collection view has \
          \(ListKind.sections(sections)). It counts when it lays out, not when the model changes.
          """,
        repair: "Dequeue only when the collection view asks, with the index path it gives.",
        swiftCode: """
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
          """)
    case .dequeuedViewNotReturned:
      Advice(
        cause: """
          A view was dequeued but not returned: none was asked for, two were dequeued, or another \
          one was returned. A cell that is only measured must not come from the reuse queue.
          """,
        repair: "Dequeue one view for each request and return it; create cells for measuring.",
        swiftCode: "let sizingCell = Cell(frame: .zero)")
    case .registrationInsideProvider:
      Advice(
        cause: """
          The registration is created where it is used: every request makes a new one, and no cell \
          is ever reused.
          """,
        repair: "Create the registration once, outside the provider.",
        swiftCode: """
          let registration = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in }
          // In the provider:
          collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: item)
          """)
    case .reconfiguredWithOtherIdentifier:
      Advice(
        cause: """
          An item is reconfigured, which keeps its cell, but the provider dequeues a cell of \
          another identifier or registration.
          """,
        repair: "Reload the item when it needs another kind of cell.",
        swiftCode: "snapshot.reloadItems([item])  // instead of reconfigureItems")
    case .dataSourceNotSet(let kind):
      Advice(
        cause: """
          The \(kind.viewNoun) has no data source. It references it weakly: a data source that \
          nothing else retains is deallocated at once.
          """,
        repair: "Set the data source, and keep it in a property.",
        swiftCode: "\(kind.variableName).dataSource = dataSource  // a stored property")
    case .noTableCell:
      Advice(
        cause: """
          cellForRowAt returned nothing: dequeueReusableCell(withIdentifier:) returns nil when \
          nothing is registered and no cell is free, and a cast with as? returns nil for a cell \
          of another class.
          """,
        repair: "Register the cell's class and dequeue with the index path, which never fails.",
        swiftCode:
          "let cell = tableView.dequeueReusableCell(withIdentifier: \"Cell\", for: indexPath)")
    case .noCollectionCell(let path):
      Advice(
        cause: "cellForItemAt returned nothing for \(path).",
        repair: "Return a dequeued cell for every index path.",
        swiftCode: """
          collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
          """)
    case .cellNotDequeued(let path):
      Advice(
        cause: "The cell for \(path) was created; a collection view accepts only dequeued cells.",
        repair: "Register the cell's class and dequeue it.",
        swiftCode: """
          collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
          """)
    case .supplementaryViewNotDequeued(let kind, let path, let view):
      Advice(
        cause: view == nil
          ? "The data source returned no view of kind \(kind) for \(path), but the layout shows one."
          : "The view of kind \(kind) for \(path) was created instead of dequeued.",
        repair: "Return a dequeued view; where a section has no header, make its size zero.",
        swiftCode: """
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
          """)
    }
  }
}

extension Advice {
  /// Returns advice for a cell whose reuse identifier is not registered.
  fileprivate static func unregistered(
    _ identifier: String, view: String, code: String
  ) -> Advice {
    Advice(
      cause: """
        No class, nib or prototype is registered for "\(identifier)" in this \(view). Identifiers \
        are case-sensitive ("cell" is not "Cell"), and a controller has its storyboard's prototypes \
        only if it is created from the storyboard.
        """,
      repair: """
        Give the prototype in the storyboard exactly this identifier; without a prototype, register \
        the cell's class or nib before the first cell is asked for.
        """,
      swiftCode: code)
  }
}
