import ListCore

// The causes about positions, cells, outlets and identifiers that the rest of a report gives away.
extension Advice {
  static func deletedByController(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The \(kind.itemNoun) is deleted twice: by the handler, and by the delegate of the fetched \
        results controller, which hears of the deleted object.
        """,
      repair: "Delete only the object in the handler; the delegate makes the call.",
      swiftCode: """
        context.delete(controller.object(at: indexPath))  // no deleteRows(at:with:) here
        try context.save()
        """)
  }

  static func plainClassRegistered(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The code registers UIKit's plain class for the identifier: it replaces the storyboard's \
        prototype, and every cell that is dequeued is a plain one.
        """,
      repair: """
        Remove the registration if the storyboard has the prototype; otherwise register the class \
        that the code casts to.
        """,
      swiftCode: """
        // Only without a prototype in the storyboard:
        \(kind.variable).register(
          Cell.self, \(kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"): \
        identifier)
        """)
  }

  static func indexBelowZero(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The index is below zero, printed without its sign, or stands for "not found": something is \
        subtracted from the first \(kind.itemNoun) or from the count of an empty array, or a search \
        found nothing.
        """,
      repair: "Check the index before you use it.",
      swiftCode: "guard items.indices.contains(index) else { return }")
  }

  static func lastOfEmptyList(_ isEmpty: Bool, _ kind: ListKind) -> Advice {
    let (view, noun, call) = (kind.variable, kind.itemNoun, kind.callNoun)
    return Advice(
      cause: isEmpty
        ? """
        The section had no \(noun)s when the \(kind.viewNoun) was asked to scroll: the array was \
        empty, so that it has no last \(noun), or reloadData() had not been carried out yet.
        """
        : """
        The \(kind.viewNoun) was asked to scroll to the last \(noun) of the array, which it does not \
        have yet or any more: the array is empty, or changed and was not announced.
        """,
      repair: "Scroll only if there are \(noun)s, after the reload has been laid out.",
      swiftCode: """
        guard !items.isEmpty else { return }
        \(view).reloadData()
        \(view).layoutIfNeeded()
        \(view).scrollTo\(call)(
          at: IndexPath(\(noun): items.count - 1, section: section), at: .bottom, animated: true)
        """)
  }

  static let searchTable = Advice(
    cause: """
      The table of the search results asks for a cell, and only the controller's own table has the \
      prototype: identifiers belong to one table view.
      """,
    repair: """
      Dequeue from the table that has the prototype, or register the cell with the table of the \
      results too.
      """,
    swiftCode: """
      let cell = self.tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      """)

  static func twoLists(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        One data source serves several lists and distinguishes them: no branch is taken for one of \
        them, because its outlet is another one or not connected yet, and the method returns no cell.
        """,
      repair: """
        Return a dequeued cell in every branch, also in the last one, and check that each outlet is \
        connected.
        """,
      swiftCode: kind == .table
        ? "let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)"
        : """
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: identifier, for: indexPath)
        """)
  }

  static let previewOfItem = Advice(
    cause: """
      A preview of a context menu or of a drag was made from a cell that is in no window any more: \
      the item was deleted or the list reloaded while the menu was open or was being dismissed.
      """,
    repair: """
      Return nil in the methods for the highlighting and the dismissing preview if the cell is not \
      on screen, and delete after the dismissal.
      """,
    swiftCode: """
      guard let cell = collectionView.cellForItem(at: indexPath), cell.window != nil else {
        return nil
      }
      return UITargetedPreview(view: cell)
      """)

  static let updatedBeforeWindow = Advice(
    cause: """
      The table view was laid out, or updated, while it was in no window: in viewDidLoad() or \
      viewWillAppear(_:), by layoutIfNeeded(), an update, an animated apply or the first \
      notification of an observer, or after its screen had gone.
      """,
    repair: """
      Do that from viewDidAppear(_:) on; before, change only the model and call reloadData(), and \
      apply the first snapshot without animation.
      """,
    swiftCode: "guard tableView.window != nil else { return tableView.reloadData() }")

  static func itemSizeInBounds(_ message: String) -> Advice {
    let isHeight = message.contains("height must")
    let size = isHeight ? "height" : message.contains("width must") ? "width" : "width or height"
    let (side, first, last) =
      isHeight ? ("height", "top", "bottom") : ("width", "left", "right")
    return Advice(
      cause: """
        The \(size) that sizeForItemAt or itemSize gives is greater than that of the collection view \
        minus its insets: the insets and the spacing are not subtracted, or the size was computed \
        from the bounds before a rotation or the first layout.
        """,
      repair: """
        Subtract the insets and the spacing from the current bounds, and invalidate the layout when \
        the bounds change.
        """,
      swiftCode: """
        layout.itemSize.\(side) =
          collectionView.bounds.\(side) - layout.sectionInset.\(first) - layout.sectionInset.\(last)
        layout.invalidateLayout()  // in viewWillLayoutSubviews(), when the bounds changed
        """)
  }

  static func staleSwipe(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The handler of a swipe action used the index path of when the action was made: the \
        \(kind.viewNoun) was reloaded or the array changed while the swipe was open, and the array \
        has no such index any more.
        """,
      repair: """
        Take the element when the action is made and look its index up in the handler; end the swipe \
        before a reload.
        """,
      swiftCode: """
        let item = items[indexPath.\(kind.itemNoun)]  // when the action is made
        // in its handler:
        guard let index = items.firstIndex(of: item) else { return }
        // before a reload: \(kind.variable).setEditing(false, animated: true)
        """)
  }

  static let outletOfFileOwner = Advice(
    cause: """
      The outlet is connected to the nib's File's Owner, which is a plain NSObject when a list loads \
      a cell: the connection belongs to the cell.
      """,
    repair: """
      Set the custom class on the cell itself and not on File's Owner, delete the old connection, \
      and connect the outlet from the cell.
      """,
    swiftCode: "@IBOutlet weak var titleLabel: UILabel?  // in the cell's class")

  static let outletOfPlainClass = Advice(
    cause: """
      The object that was loaded is of a plain class of UIKit, which has no such outlet: the scene \
      or the cell has no custom class in Interface Builder, or its module is not set.
      """,
    repair: """
      Set the custom class and its module in the identity inspector of the scene or the cell; or \
      remove the connection if it is left over.
      """,
    swiftCode: "@IBOutlet weak var titleLabel: UILabel?  // in the class that the scene names")

  static func changedCopy(_ isReconfigured: Bool) -> Advice {
    let call = isReconfigured ? "reconfigureItems" : "reloadItems"
    return Advice(
      cause: """
        The item is a value whose fields are all part of its identity: a changed copy is another \
        identifier than the one in the snapshot, which still has the old value.
        """,
      repair: """
        Use the element's id as the item identifier, or compare and hash only the id, and then \
        reload it; with all fields compared, insert the new value before the old one and delete that.
        """,
      swiftCode: """
        if let old = snapshot.itemIdentifiers.first(where: { $0.id == item.id }) {
          snapshot.\(call)([old])  // == and hash(into:) by id only
        }
        """)
  }

  static func repeatedIdentifiers(_ names: [String]) -> Advice {
    let first = names.first?.prefix { !$0.isNewline } ?? "an identifier"
    let name = first.count > 60 ? first.prefix(60) + "…" : first
    return Advice(
      cause: """
        The data has \(name) twice: the same element came again, such as on a second page, or two \
        different elements are equal because == and hash(into:) compare too little. An identifier may appear only once in a snapshot, across all of its sections.
        """,
      repair: """
        Append only what the snapshot does not have, each once; or give each element an identifier \
        of its own.
        """,
      swiftCode: """
        var seen = Set(snapshot.itemIdentifiers)
        snapshot.appendItems(newItems.filter { seen.insert($0).inserted })
        """)
  }
}
