import ListCore

// The causes that frames and names of functions give away.
extension Advice {
  static let unsettledSize = Advice(
    cause: """
      The stack is full: the cell's preferredLayoutAttributesFitting answers another size each time, \
      or makes the collection view lay out, and so the layout is invalidated again and again.
      """,
    repair: """
      Change only the height there, from a fixed width and rounded up, and lay out nothing but the \
      cell itself.
      """,
    swiftCode: """
      // override in the cell:
      func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let target = CGSize(width: attributes.frame.width, height: 0)
        let size = contentView.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        attributes.frame.size.height = size.height.rounded(.up)
        return attributes
      }
      """)

  static func recursion(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The stack is full: the \(kind.viewNoun) calls \(function), which makes the \
        \(kind.viewNoun) call it again, by asking for a cell, by a layout, a reload, a selection or \
        a scroll.
        """,
      repair: """
        Answer from the model there, and make the call that starts it again later, or only if \
        something changed.
        """,
      swiftCode: "DispatchQueue.main.async { \(kind.variable).reloadData() }  // outside the method"
    )
  }

  static func staleLayoutCache(_ function: String) -> Advice {
    Advice(
      cause: """
        The layout's `\(function.isEmpty ? "layoutAttributesForItem(at:)" : function)` reads an \
        array of cached attributes that has no such item: it was filled before the items came, and \
        prepare() does not fill it again, as with `guard cache.isEmpty`.
        """,
      repair: """
        Empty the cache whenever the layout is invalidated, let prepare() compute it for the \
        collection view's own counts, and return nil for an index path that it does not have.
        """,
      swiftCode: """
        override func invalidateLayout() {
          super.invalidateLayout()
          cache.removeAll()
        }
        """)
  }

  static func staleSelection(_ function: String, _ kind: ListKind) -> Advice {
    let noun = kind.itemNoun
    return Advice(
      cause: """
        \(function.isEmpty ? "The code behind a tap" : "`\(function)`") uses the index of the \
        tapped \(noun) in another array than the one on screen: often the full one where a search \
        shows the filtered one, or the search ended before the index was used.
        """,
      repair: """
        Take the element from the array that fills the cells, and take it before the search is \
        ended or the array changes.
        """,
      swiftCode: """
        let shown = isFiltering ? filteredItems : items  // the same choice as in cellForRow
        let item = shown[indexPath.\(noun)]  // before searchController.isActive = false
        """)
  }

  static func replacedOnOtherThread(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The array has no such index any more: another thread, which handles a request's answer, \
        replaces or empties it while the \(kind.viewNoun) \
        asks\(function.isEmpty ? "" : " (\(function))").
        """,
      repair: """
        Build the new array on the other thread, and assign it on the main queue in the block that \
        reloads.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }

  static func nilInCell(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        `\(function)` of the cell traps: an outlet of the cell is nil, because its class is \
        registered without its nib or the outlet is not connected, or a value of the model is nil \
        and is unwrapped by force.
        """,
      repair: """
        Use the storyboard's prototype or register the nib, connect the outlets, and unwrap the \
        model's values with a default.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).registerNib)
  }

  static func racedArray(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        `\(function)` reads the model while another thread changes it: an object that it has just \
        taken from there is already gone.
        """,
      repair: """
        Change the model on the main queue only: build the new content on the other thread, and \
        assign it in the block that reloads.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }

  static func unwrittenMove(_ kind: ListKind) -> Advice {
    let noun = kind.itemNoun
    let method =
      kind == .table
      ? "tableView(_:moveRowAt:to:)" : "collectionView(_:moveItemAt:to:)"
    return Advice(
      cause: """
        The drag that ended has moved \(kind.oneItem) in the \(kind.viewNoun), and \(method) is \
        missing or does not move it in the model, so that the counts of the sections differ.
        """,
      repair: "Move the element in the model in \(method), and reload nothing during the drag.",
      swiftCode: """
        // in \(method):
        let item = sections[source.section].items.remove(at: source.\(noun))
        sections[destination.section].items.insert(item, at: destination.\(noun))
        """)
  }

  static func reloadedByNotification(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        \(function.isEmpty ? "An observer" : "`\(function)`") reloads a part when a notification \
        comes, and the model has already changed, also in other sections: a reload of a part never \
        changes a count. Observers run on the thread that posts, perhaps not the main one.
        """,
      repair: """
        Build the new content apart, assign it on the main queue, and reload all of it in the same \
        block.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }

  static func deletedByFunction(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        \(function.isEmpty ? "The action" : "`\(function)`") deletes \(kind.oneItem) in the \
        \(kind.viewNoun), and the array that is counted does not lose exactly this one: nothing is \
        removed from it, later or from another array, or an observer has updated the \
        \(kind.viewNoun) too.
        """,
      repair:
        "Remove the element once, from the array that is counted, in the update that deletes.",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  static func insertedByFunction(_ function: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        \(function.isEmpty ? "The function" : "`\(function)`") inserts \(kind.itemNoun)s, and the \
        array does not grow by just these inside the update: it changed before, so that the \
        \(kind.viewNoun) counted the new content already, or two loads ran at once.
        """,
      repair: "Append on the main queue, inside the update that inserts, one load after the other.",
      swiftCode: RepairCode(kind: kind, section: nil).appending())
  }
}
