import ListCore

// The most common causes of wrong positions, sizes and states of a list. None has a number.
extension Advice {
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
      repair:
        "Reload, lay out, and scroll then; with estimated heights, scroll once more after that.",
      swiftCode: """
        \(kind.variable).reloadData()
        \(kind.variable).layoutIfNeeded()
        \(kind.variable).scrollTo\(kind.callNoun)(at: indexPath, at: .bottom, animated: false)
        """)
  }

  static func roomForKeyboard(_ kind: ListKind) -> Advice {
    Advice(
      cause:
        "The keyboard covers the lower part of the \(kind.viewNoun), whose insets do not know it.",
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
    repair:
      "Invalidate the layout when the size changes, and compute sizes from the current bounds.",
    swiftCode: """
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
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
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }
}
