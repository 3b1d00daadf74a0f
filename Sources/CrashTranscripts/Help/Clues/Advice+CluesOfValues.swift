import ListCore

// The causes that a position in code, a value's class or a constraint gives away.
extension Advice {
  static func indexOfCount(_ kind: ListKind) -> Advice {
    let noun = kind.itemNoun
    let call = kind == .table ? "scrollToRow" : "scrollToItem"
    return Advice(
      cause: """
        The code scrolls to index `count`, one past the end: the last \(noun) has index \
        `count - 1`, and an empty list has none.
        """,
      repair: "Scroll to count - 1, only if there is one, and after the reload.",
      swiftCode: """
        guard !items.isEmpty else { return }
        let last = IndexPath(\(noun): items.count - 1, section: section)
        \(kind.variable).\(call)(at: last, at: .bottom, animated: true)
        """)
  }

  static func deletedNextRow(_ kind: ListKind) -> Advice {
    let (noun, call) = (kind.itemNoun, kind.callNoun)
    return Advice(
      cause: """
        The code deletes `\(noun) + 1`: that is one too far for the last \(noun), or an extra \
        \(noun), such as one for adding, is counted that is not there any more.
        """,
      repair: """
        Delete the very index paths that were selected, and remove their elements from the highest \
        index down.
        """,
      swiftCode: """
        let paths = indexPaths.sorted(by: >)
        \(kind.variable).performBatchUpdates {
          for path in paths { items.remove(at: path.\(noun)) }
          \(kind.variable).delete\(call)s(at: paths\(kind.animation))
        }
        """)
  }

  static func keptPosition(_ kind: ListKind) -> Advice {
    let (noun, call) = (kind.itemNoun, kind.callNoun)
    return Advice(
      cause: """
        The position was kept when the cell was filled, as in a button's tag or a closure: after \
        the first deletion the cells below still have their old one.
        """,
      repair: "Ask the \(kind.viewNoun) where the cell is now, when the button is tapped.",
      swiftCode: """
        guard let indexPath = \(kind.variable).indexPath(for: cell) else { return }
        \(kind.variable).performBatchUpdates {
          items.remove(at: indexPath.\(noun))
          \(kind.variable).delete\(call)s(at: [indexPath]\(kind.animation))
        }
        """)
  }

  static func readArray(_ name: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        `\(name)` has no element for this \(kind.itemNoun): \(kind.countMethod) counts another \
        array, or `\(name)` is filled later or emptied before the \(kind.viewNoun) is reloaded.
        """,
      repair: """
        Count the array that fills the cells, keep what one \(kind.itemNoun) shows in one array of \
        values, and reload directly behind each change.
        """,
      swiftCode:
        "let item = items[indexPath.\(kind.itemNoun)]  // and items.count in the counting method")
  }

  static func unhandledSections(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The delegate of the fetched results controller announces rows only: with the first object \
        of a new section, or the last one of an old, a section comes or goes, and \
        controller(_:didChange:atSectionIndex:for:) is missing.
        """,
      repair: "Implement it, between the begin and the end of the update.",
      swiftCode: """
        // in controller(_:didChange:atSectionIndex:for:), NSFetchedResultsChangeType:
        // .insert:
        \(kind.variable).insertSections(IndexSet(integer: sectionIndex)\(kind.animation))
        // .delete:
        \(kind.variable).deleteSections(IndexSet(integer: sectionIndex)\(kind.animation))
        """)
  }

  static func reportedMove(_ kind: ListKind) -> Advice {
    let call = kind.callNoun
    return Advice(
      cause: """
        The calls follow what the fetched results controller reports, and one \(kind.itemNoun) gets \
        two: a move beside a reload or an insertion at its target, or an update that is reloaded at \
        newIndexPath. `indexPath` is the position before the update, `newIndexPath` the one after.
        """,
      repair: """
        On .move, delete at indexPath and insert at newIndexPath; on .update, configure the visible \
        cell, or reload at indexPath, never at newIndexPath.
        """,
      swiftCode: """
        // NSFetchedResultsChangeType.move:
        \(kind.variable).delete\(call)s(at: [indexPath]\(kind.animation))
        \(kind.variable).insert\(call)s(at: [newIndexPath]\(kind.animation))
        """)
  }

  static func replacedResults(_ name: String, _ kind: ListKind) -> Advice {
    Advice(
      cause: """
        `\(name)` is replaced by other results, and the token still observes the ones before: their \
        changes are announced to \(kind == .table ? "a table view" : "a collection view") that \
        counts the new ones.
        """,
      repair: "Invalidate the token wherever the results are replaced, and observe the new ones.",
      swiftCode: """
        // notificationToken?.invalidate()
        // results = realm.objects(Item.self).filter(…); notificationToken = results.observe { … }
        \(kind.variable).reloadData()
        """)
  }

  static func copiedResults(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The list is filled from an Array copied from Realm's results: it still holds the object \
        that was deleted.
        """,
      repair: """
        Fill the list from the live results, or remove the object from the array before it is \
        deleted in Realm.
        """,
      swiftCode: """
        let item = items.remove(at: indexPath.\(kind.itemNoun))
        // then try realm.write { realm.delete(item) }
        \(kind.variable).delete\(kind.callNoun)s(at: [indexPath]\(kind.animation))
        """)
  }

  static func numberAsText(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        A number is used as a text: the value from JSON or a dictionary is an NSNumber, and it is \
        assigned to a label's text, or compared with a string.
        """,
      repair: "Make a string of it where it is assigned.",
      swiftCode: """
        // Objective-C: [NSString stringWithFormat:@"%@", value]
        let text = String(describing: items[indexPath.row])
        """)
  }

  static let textAsObject = Advice(
    cause: """
      A string is used as another object: where a dictionary, an array or an object of the model is \
      expected, the array holds strings, or a keyed value is a string.
      """,
    repair: "Check what the array holds, and use the string itself, or the level above it.",
    swiftCode: "let title = items[indexPath.row] as? String  // not a dictionary")

  static let arrayAsObject = Advice(
    cause: """
      An array is used as another object: the JSON has an array where the code expects a dictionary, \
      a string or an object, often at its top level or one level deeper.
      """,
    repair: "Take the element by its index first, or cast the top level to an array.",
    swiftCode: "items = (value as? [Item]) ?? []")

  static let dictionaryAsArray = Advice(
    cause: """
      A dictionary is used as an array, a string or an object of the model: the JSON has a \
      dictionary where the code expects a list, which is often the value of one of its keys.
      """,
    repair: "Take the list from its key, or make an object of the model of each dictionary.",
    swiftCode: "items = ((value as? [String: Any])?[\"items\"] as? [Item]) ?? []")

  static let constraintsAcross = Advice(
    cause: """
      Constraints across a cell contradict its width: the same ones are added again each time the \
      cell is filled, a view keeps translatesAutoresizingMaskIntoConstraints, or fixed widths and \
      margins need more than the width.
      """,
    repair: """
      Add subviews and constraints once, in the cell's initializer, and only fill them in the data \
      source; make one width flexible.
      """,
    swiftCode: """
      // in init(style:reuseIdentifier:) or awakeFromNib, not in cellForRowAt:
      // contentView.addSubview(label)
      // NSLayoutConstraint.activate([…])
      """)

  static let rowsOfIndices = Advice(
    cause: """
      The rows are made from indices, and their bindings read `items[i]`: after a deletion SwiftUI \
      still reads the binding of the last index, as a text field does once more.
      """,
    repair:
      "Make the rows from the elements' own bindings, with an id that belongs to the element.",
    swiftCode: "// ForEach($store.items) { $item in ItemRow(item: $item) }  // Item: Identifiable")

  static let lateReconfigure = Advice(
    cause: """
      The snapshot does not have the item any more, or not yet: it was deleted before a late \
      callback, such as a timer or progress, reconfigured it, or the value changed and is another \
      identifier now.
      """,
    repair: """
      Take the current snapshot, and reconfigure only what it has; identify items by an id that \
      does not change.
      """,
    swiftCode: """
      var snapshot = dataSource.snapshot()
      let present = items.filter { snapshot.indexOfItem($0) != nil }
      snapshot.reconfigureItems(present)
      dataSource.apply(snapshot, animatingDifferences: true)
      """)

}
