import ListCore

// The most common causes of what a list shows wrong without a crash. None has a number.
extension Advice {
  static func endedRefresh(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The refresh control is begun or ended at a bad moment: endRefreshing() is missing in one \
        case, comes before the reload or off the main queue, or the screen went away while it was \
        refreshing, which leaves the offset behind.
        """,
      repair: """
        End it on the main queue in the same turn as the reload, on failure too, and when the screen \
        disappears; with large titles let the list reach up to the top of the superview.
        """,
      swiftCode: """
        \(kind.variable).reloadData()
        \(kind.variable).refreshControl?.endRefreshing()  // on failure and in viewWillDisappear too
        """)
  }

  static func rowOfButton(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The row of a control in a cell is taken from its tag or from an index path that was stored \
        when the cell was filled: after a deletion, an insertion or a reuse it names another row.
        """,
      repair: "Ask the \(kind.viewNoun) for the cell's index path when the tap comes.",
      swiftCode: """
        let point = sender.convert(CGPoint.zero, to: \(kind.variable))
        guard let indexPath = \(kind.variable).indexPathFor\(kind.callNoun)(at: point) else { return }
        """)
  }

  static func loadedOnce(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The method that loads more is called for every cell that is shown, and often again after \
        each reload: nothing stops a second request while the first one runs.
        """,
      repair: "Remember that a request is running, and begin none until it has ended.",
      swiftCode: """
        guard !isLoading, hasMore, indexPath.\(kind.itemNoun) == items.count - 1 else { return }
        isLoading = true  // false again when the answer has been shown
        """)
  }

  static func resetBeforeReuse(_ kind: ListKind, isImage: Bool) -> Advice {
    isImage
      ? Advice(
        cause: """
          The cell has been reused for another \(kind.itemNoun) when the image arrives: the old \
          request still sets its image, and until then the cell shows the image of before.
          """,
        repair: """
          Clear the image in prepareForReuse() and cancel its request, and set the image only if the \
          cell still shows the same \(kind.itemNoun).
          """,
        swiftCode: kind == .table
          ? """
          cell.imageView?.image = nil
          load(url) { image in  // on the main queue
            tableView.cellForRow(at: indexPath)?.imageView?.image = image
          }
          """
          : """
          cell.imageView.image = nil
          load(url) { image in  // on the main queue
            let shown = collectionView.cellForItem(at: indexPath) as? PhotoCell
            shown?.imageView.image = image
          }
          """)
      : Advice(
        cause: """
          Cells are reused: what is set for one \(kind.itemNoun) stays in the cell when it is shown \
          for another, because the state is kept in the cell or one branch does not set it.
          """,
        repair: """
          Keep the state in the model, and set every property in both branches of \
          \(kind == .table ? "cellForRowAt" : "cellForItemAt"), or reset it in prepareForReuse().
          """,
        swiftCode: kind == .table
          ? "cell.accessoryType = done.contains(items[indexPath.row]) ? .checkmark : .none"
          : "cell.isHidden = done.contains(items[indexPath.item])  // true or false, for each item")
  }

  static func noCells(_ kind: ListKind) -> Advice {
    kind == .table
      ? Advice(
        cause: """
          The table view asks for no cell: the data source is not connected, the counts are still \
          zero and nothing reloads after the data has arrived, or its frame has no height.
          """,
        repair: """
          Connect the data source, call reloadData() on the main queue when the data is there, and \
          give the table a height by constraints.
          """,
        swiftCode: """
          // tableView.dataSource = self, or connect the outlet
          DispatchQueue.main.async { tableView.reloadData() }  // when the data has arrived
          """)
      : Advice(
        cause: """
          The collection view asks for no cell: its frame has no height or no width, as in a stack \
          view or a cell without a constraint, the items do not fit into it, the counts are still \
          zero, or the data source is not connected.
          """,
        repair: """
          Give the collection view a height by a constraint, make the items smaller than it, and \
          call reloadData() on the main queue when the data is there.
          """,
        swiftCode: """
          collectionView.heightAnchor.constraint(equalToConstant: height).isActive = true
          """)
  }

  static func tapNotDelivered(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The tap does not reach the \(kind.viewNoun) or its delegate: a tap gesture recognizer or a \
        button on top takes it, the delegate is not set, selection is turned off, or \
        didDeselect was implemented in place of didSelect.
        """,
      repair: """
        Set the delegate and allow selection, let the recognizer pass touches on, and check the \
        method's name.
        """,
      swiftCode: """
        // \(kind.variable).delegate = self, or connect the outlet
        \(kind.variable).allowsSelection = true
        tapRecognizer.cancelsTouchesInView = false
        """)
  }

  static func delegateMissing(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The method is one of the delegate, and the \(kind.viewNoun) has none, or another object; or \
        the method's name or its types are not exactly those of the protocol.
        """,
      repair: "Set the delegate, conform to the protocol, and check the method's signature.",
      swiftCode: "// \(kind.variable).delegate = self, or connect the outlet")
  }

  static let orthogonalOffset = Advice(
    cause: """
      A section that scrolls orthogonally has a scroll view of its own, which does not call the \
      collection view's delegate.
      """,
    repair: "Read the offset in the section's handler for visible items.",
    swiftCode: """
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        page = Int((offset.x / environment.container.contentSize.width).rounded())
      }
      """)

  static let flowLayoutSize = Advice(
    cause: """
      The flow layout does not ask for the size: the delegate is not set or does not conform to \
      UICollectionViewDelegateFlowLayout, the layout is another one, or an estimated size makes the \
      cells size themselves.
      """,
    repair: """
      Set the estimate size to none in Interface Builder, set the delegate, and conform to the flow \
      layout's delegate protocol.
      """,
    swiftCode: """
      // collectionView.delegate = self, which conforms to UICollectionViewDelegateFlowLayout
      layout.estimatedItemSize = .zero
      """)

  static func headerSize(_ kind: ListKind) -> Advice {
    kind == .table
      ? Advice(
        cause: """
          The table view has no height for the header, so it asks for no view; the delegate is not \
          set; or a diffable data source is not subclassed to return the title.
          """,
        repair: "Return a height, or set an estimated one, and set the delegate.",
        swiftCode: """
          tableView.sectionHeaderHeight = UITableView.automaticDimension
          tableView.estimatedSectionHeaderHeight = 44
          """)
      : Advice(
        cause: """
          The layout has no size for the header, so the collection view asks for no view; or no \
          class is registered for its kind.
          """,
        repair: "Give the header a size and register its class for the kind.",
        swiftCode: "layout.headerReferenceSize = CGSize(width: 0, height: 44)")
  }

  static let swipesAllowed = Advice(
    cause: """
      The table view allows no swipe: canEditRowAt returns false, or a diffable data source does not \
      override it; neither the swipe method nor commit is implemented with exactly its signature; or \
      a gesture recognizer around it takes the pan.
      """,
    repair: """
      Return true from canEditRowAt, check the method's signature and that the delegate is set, and \
      let other recognizers work at the same time.
      """,
    swiftCode: """
      override func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
      ) -> Bool { true }
      """)

  static let weakProvider = Advice(
    cause: """
      The cell provider, a registration's handler or a closure of a cell holds the controller, which \
      holds the data source or the list: neither is ever released.
      """,
    repair: "Capture self weakly in the provider and in the closures that cells keep.",
    swiftCode: """
      dataSource = UITableViewDiffableDataSource(tableView: tableView) {
        [weak self] tableView, indexPath, item in
        self?.cell(for: item, at: indexPath)
      }
      """)
}
