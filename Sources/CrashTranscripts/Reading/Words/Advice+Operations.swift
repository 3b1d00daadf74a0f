import ListCore

// The most common causes of crashes that words alone tell of. None has a number.
extension Advice {
  /// A data source that is replaced between two counts.
  static func swappedSource(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The data source was replaced, or set to nil, between two counts of one update: the \
        \(kind.viewNoun) compares the counts of one data source with those of another.
        """,
      repair: "Replace the data source outside updates, and reload directly behind that.",
      swiftCode: "\(kind.variable).reloadData()  // directly behind the new data source")
  }

  /// A layout before the data source is ready.
  static func earlyLayout(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The \(kind.viewNoun) was laid out before its data source was complete: layoutIfNeeded(), or \
        a call that lays out, ran in an initializer, in loadView() or early in viewDidLoad().
        """,
      repair: "Set the data source up first, and lay out after that.",
      swiftCode: """
        \(kind.variable).reloadData()  // with the data source set
        \(kind.variable).layoutIfNeeded()
        """)
  }

  /// Attributes for a header that a section does not have.
  static let emptyHeader = Advice(
    cause: """
      A layout answers for a header or footer that the section does not have, or not for one that \
      the collection view knows: the methods that answer for one view and for a rectangle differ.
      """,
    repair: "Answer nil in both methods where a section has no such view.",
    swiftCode: """
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(
          ofKind: elementKind, at: indexPath)
        return attributes?.frame.isEmpty == true ? nil : attributes
      }
      """)

  /// A model that is read for a cell that disappears.
  static func endedDisplay(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The method that tells of a cell that disappeared reads the model with its index path: after \
        a deletion or a reload, that is \(kind.oneItem) that no longer exists, or another one.
        """,
      repair: "Use the cell, which knows what it showed, and not the index path.",
      swiftCode: "guard items.indices.contains(indexPath.\(kind.itemNoun)) else { return }")
  }

  /// A gesture that hits no item.
  static let missedItem = Advice(
    cause: """
      The gesture began where no item is: indexPathForItem(at:) answered nil, or the movement was \
      ended or updated although it had not begun.
      """,
    repair: "Begin only if there is an item, and remember whether the movement has begun.",
    swiftCode: """
      let point = gesture.location(in: collectionView)
      guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
      collectionView.beginInteractiveMovementForItem(at: indexPath)
      """)

  /// Two arrays of a list with a search.
  static func filteredArray(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The methods of the data source use two arrays: one counts the filtered one and another reads \
        the whole one, or the filter changed and the \(kind.viewNoun) was not reloaded.
        """,
      repair: """
        Let every method read the array that is shown, and reload directly behind each change of the \
        filter.
        """,
      swiftCode: """
        let shown = isFiltering ? filteredItems : items  // in every method of the data source
        guard shown.indices.contains(indexPath.\(kind.itemNoun)) else { return }
        """)
  }

  /// An index path that is used after the tap has changed the list.
  static func changedOnTap(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        What happens on the tap changes or reloads the \(kind.viewNoun), and the index path of the \
        tap is used after that.
        """,
      repair: "Deselect and read the model first; change the list last.",
      swiftCode: """
        \(kind.variable).deselect\(kind.callNoun)(at: indexPath, animated: true)
        let selected = items[indexPath.\(kind.itemNoun)]
        """)
  }

  /// An index path that belongs to other content.
  static func staleTap(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The index path of a tap does not fit the array that is read: it was kept from before a \
        change, such as the tag of a button, or the array changed and the \(kind.viewNoun) did not.
        """,
      repair: """
        Ask the \(kind.viewNoun) for the index path of the cell when the tap comes, and reload \
        directly behind each change of the array.
        """,
      swiftCode: """
        guard let indexPath = \(kind.variable).indexPath(for: cell),
          items.indices.contains(indexPath.\(kind.itemNoun))
        else { return }
        """)
  }

  /// A section that is closed.
  static func collapsedSection(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        A collapsed section counts no \(kind.itemNoun)s, and an index path from before, or one \
        computed from all of the model, still names one of them; or the count changes and not every \
        \(kind.itemNoun) is announced.
        """,
      repair: """
        Compute index paths from what is shown, and announce every \(kind.itemNoun) of the section \
        in the update that opens or closes it.
        """,
      swiftCode: """
        guard indexPath.section < \(kind.variable).numberOfSections,
          indexPath.\(kind.itemNoun) < \
        \(kind.variable).numberOf\(kind.callNoun)s(inSection: indexPath.section)
        else { return }
        """)
  }

  /// A section that shows a part of the model.
  static func shownPart(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The section shows only a part of the model, and the calls announce changes of all of it: \
        those beyond the part, and what moves up or drops out of it, are not as announced.
        """,
      repair: "Compare the shown parts from before and after the change, or reload the section.",
      swiftCode: "\(kind.variable).reloadData()  // directly behind the change")
  }

  /// A section number that does not always hold.
  static func otherSection(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The call names a section that does not have the change: a fixed section number, although \
        sections come and go, or one counted in another array than numberOfSections(in:) counts.
        """,
      repair: "Look the section up in the model when the call is made.",
      swiftCode: """
        guard let section = sections.firstIndex(where: { $0.items.contains(newItem) }) else {
          return \(kind.variable).reloadData()
        }
        """)
  }

  /// The last item of a section, or of the list.
  static func lastOne(_ kind: ListKind) -> Advice {
    let (view, noun) = (kind.variable, kind.itemNoun)
    return Advice(
      cause: """
        With its last \(noun) the section disappears from the model too, and only the \(noun) is \
        deleted; or \(kind.oneItem) that stands for an empty list is counted, and no call inserts it.
        """,
      repair: "Delete the section with its last \(noun).",
      swiftCode: """
        \(view).performBatchUpdates {
          sections[indexPath.section].items.remove(at: indexPath.\(noun))
          if sections[indexPath.section].items.isEmpty {
            sections.remove(at: indexPath.section)
            \(view).deleteSections(IndexSet(integer: indexPath.section)\(kind.animation))
          } else {
            \(view).delete\(kind.callNoun)s(at: [indexPath]\(kind.animation))
          }
        }
        """)
  }

  /// A reload that comes later than the change.
  static func lateReload(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The array changes now and the \(kind.viewNoun) reloads later: in between it asks for a cell \
        or a size that the array no longer has, when it scrolls or is laid out.
        """,
      repair: "Change the array on the main queue and reload in the same step.",
      swiftCode: """
        items = newItems
        \(kind.variable).reloadData()
        """)
  }

  /// A row of SwiftUI that outlives its element.
  static let removedBinding = Advice(
    cause: """
      A row of SwiftUI still reads the element that was deleted: ForEach goes over indices, or a \
      binding subscripts the array with an index that it no longer has.
      """,
    repair: "Let ForEach go over elements with an identity, and remove by identity.",
    swiftCode: "items.removeAll { $0.id == item.id }")

  /// Several removals by index.
  static func ascendingRemoval(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        Several \(kind.itemNoun)s are removed from the array one after the other, and each removal \
        moves those behind it: the next index names another one, or none.
        """,
      repair: "Remove the highest index first, and announce all deletions in one update.",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 2))
  }

  static func emptiedWhileScrolling(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The array is emptied or replaced when a load begins, or on another queue, while the \
        \(kind.viewNoun) still scrolls over the old \(kind.itemNoun)s and asks for their cells.
        """,
      repair: """
        Keep the old array until the new one is there, then assign it and reload in one block on the \
        main queue.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }

  static func headerOfItsKind(_ kind: ListKind) -> Advice {
    guard kind == .collection else {
      return Advice(
        cause: """
          The header or footer is dequeued with an identifier that nothing is \
          registered for, or is a cell, or the section has none.
          """,
        repair: "Register a header view, and dequeue it by the same identifier.",
        swiftCode: """
          tableView.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
          """)
    }
    return Advice(
      cause: """
        The method answers for one kind only: a footer is dequeued as a header, has no \
        reuse identifier of its own in the storyboard, or gets nil.
        """,
      repair: """
        Switch over the kind, and dequeue headers and footers by their own identifiers, each \
        registered, or set in the storyboard, for its kind.
        """,
      swiftCode: """
        // kind is UICollectionView.elementKindSectionHeader or …Footer:
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        """)
  }
}
