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
          The table view has no height for the header, so it asks for no view; or the delegate is \
          not set.
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
      The table view allows no swipe: canEditRowAt returns false, it is in editing mode, neither the \
      swipe method nor commit is implemented with exactly its signature, or a gesture recognizer \
      around it takes the pan.
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

  static func steadyHeights(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The \(kind.viewNoun) estimates what is not on screen: estimates far from the real heights, \
        or a reload or an insertion above what is shown, move the content by the difference.
        """,
      repair: """
        Remember the real heights and return them as estimates; insert instead of reloading, without \
        animation, and restore the offset where content comes in above.
        """,
      swiftCode: kind == .table
        ? """
        // willDisplay: heights[id] = cell.frame.height
        // estimatedHeightForRowAt: heights[id] ?? UITableView.automaticDimension
        UIView.performWithoutAnimation { tableView.reloadRows(at: indexPaths, with: .none) }
        """
        : """
        let old = collectionView.contentSize.height - collectionView.contentOffset.y
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y = collectionView.contentSize.height - old
        """)
  }

  static func scrollAfterLayout(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The \(kind.viewNoun) is asked to scroll before it has laid out the new content, or estimates \
        the heights on the way: the position is computed from the old or the estimated sizes.
        """,
      repair: "Reload, lay out, and scroll then; with estimated heights, scroll once more after that.",
      swiftCode: """
        \(kind.variable).reloadData()
        \(kind.variable).layoutIfNeeded()
        \(kind.variable).scrollTo\(kind.callNoun)(at: indexPath, at: .bottom, animated: false)
        """)
  }

  static func roomForKeyboard(_ kind: ListKind) -> Advice {
    Advice(
      cause: "The keyboard covers the lower part of the \(kind.viewNoun), whose insets do not know it.",
      repair: """
        Constrain the bottom of the \(kind.viewNoun) to the keyboard layout guide, or add the \
        keyboard's height to its bottom inset while it is shown.
        """,
      swiftCode: """
        \(kind.variable).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
          .isActive = true
        """)
  }

  static let mergedContext = Advice(
    cause: """
      The context of the fetched results controller does not hear of the change: it was saved in \
      another context and not merged; or the delegate is not set, or performFetch() is missing.
      """,
    repair: """
      Let the context of the screen merge changes from its parent, and set the delegate before \
      performFetch().
      """,
    swiftCode: "viewContext.automaticallyMergesChangesFromParent = true")

  static let topPadding = Advice(
    cause: """
      The space is the padding above section headers of newer systems, or the header and footer of a \
      grouped table, or an adjusted content inset.
      """,
    repair: """
      Set the padding to zero, give a grouped table a header view and heights that are next to zero, \
      or turn off the automatic inset.
      """,
    swiftCode: """
      tableView.sectionHeaderTopPadding = 0
      tableView.contentInsetAdjustmentBehavior = .never  // only if the bars do not cover it
      """)

  static func restoredSelection(_ kind: ListKind) -> Advice {
    let (view, call) = (kind.variable, kind.callNoun)
    return Advice(
      cause: """
        A reload clears the selection, also one of single \(kind.itemNoun)s; a list controller \
        clears it when it appears.
        """,
      repair: "Keep the selected element in the model, and select it again after the reload.",
      swiftCode: """
        \(view).reloadData()
        \(view).select\(call)(at: indexPath, animated: false, scrollPosition: \
        \(kind == .table ? ".none" : "[]"))
        """)
  }

  static let invalidatedOnRotation = Advice(
    cause: """
      Item sizes were computed from the bounds of before: the layout keeps them when the size of the \
      collection view changes.
      """,
    repair: "Invalidate the layout when the size changes, and compute sizes from the current bounds.",
    swiftCode: """
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionView.collectionViewLayout.invalidateLayout()
      }
      """)

  static let pinnedContent = Advice(
    cause: """
      The cell's height does not follow from its constraints: no unbroken chain leads from the top to \
      the bottom of the content view, a label has a fixed number of lines, or heightForRowAt \
      overrides the automatic height.
      """,
    repair: """
      Pin the content to the top and the bottom of contentView, set numberOfLines to zero, return \
      automaticDimension, and give an estimate.
      """,
    swiftCode: """
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 80
      """)

  static func subviewsOnce(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        Subviews are added each time a cell is filled: the reused cell still has the ones of before.
        """,
      repair: "Add them once, in the cell's initializer, and only set their content later.",
      swiftCode: """
        override init(\(kind == .table ? "style: UITableViewCell.CellStyle, reuseIdentifier: String?" : "frame: CGRect")) {
          super.init(\(kind == .table ? "style: style, reuseIdentifier: reuseIdentifier" : "frame: frame"))
          contentView.addSubview(label)
        }
        """)
  }

  static func lightCells(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        Each new cell does too much on the main queue: it loads or decodes images, builds views, \
        formats text, or lays out deep hierarchies, and offscreen shadows and corners are drawn.
        """,
      repair: """
        Load and decode in the background, reuse cells and views, keep what is computed, and \
        prefetch.
        """,
      swiftCode: "\(kind.variable).prefetchDataSource = self")
  }

  static let reconfiguredItems = Advice(
    cause: """
      The snapshot has the same identifiers as before, so that apply finds no change: the new values \
      are equal by ==, or an object was changed in place.
      """,
    repair: "Tell the snapshot which items have changed.",
    swiftCode: """
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([item])  // reloadItems before iOS 15
      dataSource.apply(snapshot, animatingDifferences: true)
      """)

  static func reloadOnMain(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The reload does not show the new data: it comes before the data has arrived or on a \
        background queue, it goes to another \(kind.viewNoun) or controller than the one on screen, \
        or the data source counts another array.
        """,
      repair: """
        Change the array and reload in the completion, on the main queue, of the \(kind.viewNoun) \
        that is on screen.
        """,
      swiftCode: """
        DispatchQueue.main.async {
          items = newItems
          \(kind.variable).reloadData()
        }
        """)
  }
}
