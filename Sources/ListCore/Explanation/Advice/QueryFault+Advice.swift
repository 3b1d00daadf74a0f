extension QueryFault {
  /// The reason why the list refused the call, and the remedy.
  public var advice: Advice {
    switch self {
    case .scrollToMissingRow(let path, let rows, _, _):
      .scroll(
        .table, "row \(path.item) of section \(path.section)",
        has: only(rows, "rows", ListKind.table.number(rows)))
    case .scrollToRowOfMissingSection(let path, let sections, _, _):
      .scroll(
        .table, "section \(path.section)",
        has: only(sections, "sections", ListKind.sections(sections)))
    case .scrollToMissingItem(let path, let items, _):
      .scroll(
        .collection, "item \(path.item) of section \(path.section)",
        has: only(items, "items", ListKind.collection.number(items)))
    case .scrollToItemOfMissingSection(let path, let sections, _):
      .scroll(
        .collection, "section \(path.section)",
        has: only(sections, "sections", ListKind.sections(sections)))
    case .contradictoryScrollPosition:
      Advice(
        cause: "Two positions of one axis were combined, such as top and bottom.",
        repair: "Give at most one vertical and one horizontal position.",
        swiftCode: """
          collectionView.scrollToItem(
            at: indexPath, at: [.top, .centeredHorizontally], animated: true)
          """)

    case .itemsOfMissingSection(let section, let sections):
      .missingSection(.collection, section, sections)
    case .rowsOfMissingSection(let section, let sections):
      .missingSection(.table, section, sections)
    case .missingGlobalIndex(let index, let items):
      Advice(
        cause: """
          The collection view looked for its item number \(index) but has only \(items): its \
          counts do not match an update, often because a section was moved onto itself or the \
          model changed during the update.
          """,
        repair: "Delete and insert the section instead of moving it.",
        swiftCode: """
          collectionView.deleteSections(IndexSet(integer: old))
          collectionView.insertSections(IndexSet(integer: new))
          """)
    case .rectOfMissingRow(let path):
      Advice(
        cause: "The table view was asked where \(path) is, a row that it does not have.",
        repair: "Ask only for rows that the table view has.",
        swiftCode: """
          guard (0..<tableView.numberOfSections).contains(indexPath.section),
            (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
          else { return }
          """)
    case .rectOfMissingSection(let kind, let section):
      Advice(
        cause: """
          The table view was asked where the \(kind.rawValue) of section \(section) is, a section \
          that it does not have: it knows the counts of its last reload or update, not those of \
          the model.
          """,
        repair: "Ask only for sections that the table view has.",
        swiftCode: "guard (0..<tableView.numberOfSections).contains(section) else { return }")

    case .invalidUpdatePath:
      Advice(
        cause: "The index path passed to an update does not consist of a section and an item.",
        repair: "Create index paths with a section and a row.",
        swiftCode: "IndexPath(row: 0, section: 0)")
    case .invalidPathLength(let kind):
      Advice(
        cause: """
          An index path was asked for its section or its \(kind.itemNoun), but does not have two \
          indexes.
          """,
        repair: "Create index paths with a section and a \(kind.itemNoun).",
        swiftCode: "IndexPath(\(kind.itemNoun): 0, section: 0)")
    case .visibleCellsDuringUpdate:
      Advice(
        cause: """
          The visible cells were requested from inside a callback that the table view makes while \
          it collects them, such as cellForRowAt.
          """,
        repair: "Ask for them after the layout pass.",
        swiftCode: "DispatchQueue.main.async { self.highlight(tableView.visibleCells) }")
    case .invalidReorderTarget(let path, let rows):
      Advice(
        cause: """
          The delegate sends the dragged row to row \(path.item) of section \(path.section), which \
          has \(ListKind.table.number(rows)). The row being dragged is not counted in a section \
          that it has not reached.
          """,
        repair: "Limit the target to the rows of the section.",
        swiftCode: """
          let last = tableView.numberOfRows(inSection: proposed.section)
          return IndexPath(row: min(proposed.row, last), section: proposed.section)
          """)
    case .reloadInsideBatch(let kind):
      Advice(
        cause: """
          reloadData() was called inside performBatchUpdates: the \(kind.viewNoun) cannot discard \
          its counts while it compares them.
          """,
        repair: "Reload after the update.",
        swiftCode: """
          \(kind.variableName).performBatchUpdates {
            // insertions, deletions, moves
          } completion: { _ in
            \(kind.variableName).reloadData()
          }
          """)
    }
  }
}

/// Returns a number in words: `no rows` or `only 4 rows`.
private func only(_ count: Int, _ nouns: String, _ number: String) -> String {
  count == 0 ? "no \(nouns)" : "only \(number)"
}

extension Advice {
  /// Returns advice for scrolling to a position that does not exist.
  fileprivate static func scroll(_ kind: ListKind, _ target: String, has count: String) -> Advice {
    let view = kind.variableName
    let noun = kind.itemNoun
    let counter = kind == .table ? "numberOfRows" : "numberOfItems"
    return Advice(
      cause: """
        The \(kind.viewNoun) was told to scroll to \(target), but it has \(count). It \
        scrolls by the counts it has loaded, which may be older, or newer, than the model's.
        """,
      repair: "Scroll once the \(kind.viewNoun) has the \(noun), and check that it does.",
      swiftCode: """
        guard (0..<\(view).numberOfSections).contains(indexPath.section),
          (0..<\(view).\(counter)(inSection: indexPath.section)).contains(indexPath.\(noun))
        else { return }
        """)
  }

  /// Returns advice for counting the items of a section that does not exist.
  fileprivate static func missingSection(
    _ kind: ListKind, _ section: Int, _ sections: Int
  ) -> Advice {
    Advice(
      cause: """
        The \(kind.viewNoun) was asked for the number of \(kind.itemNoun)s in section \(section), \
        but it has \(ListKind.sections(sections)).
        """,
      repair: section < 0
        ? "Check the section first: a failed search, or count - 1 of an empty list, is negative."
        : "Check the section first.",
      swiftCode: """
        guard (0..<\(kind.variableName).numberOfSections).contains(section) else { return }
        """)
  }
}
