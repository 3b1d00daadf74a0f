import ListCore

// Crashes in the app's own code that serves a list: the innermost method indicates the mistake.
extension HelpFinder {
  /// Ranks the causes of a crash in a method of the app; finds none for other families.
  mutating func findInAppCode(_ family: TranscriptFamily) {
    switch family {
    case .arrayIndex: findArrayIndex()
    case .dataSourceMethod:
      findArrayIndex()
      findNil()
    default: break
    }
  }

  private mutating func findArrayIndex() {
    if evidence.hasStaticCells {
      findStaticCells()
      return
    }
    guard let (_, role) = evidence.appMethod else { return }
    switch role {
    case .counts: findShortSections()
    case .cells, .sizes, .headers, .permissions, .prefetching: findShortArray(role)
    case .departures: find(.endedDisplay(kind))
    case .reactions: findStaleTouch()
    }
    if evidence.isInsideUpdate, role.isAskedByList, role != .departures { findArrayDuringUpdate() }
  }

  /// Returns the request to the method without its number: `a cell`.
  private func subject(_ role: ListRole) -> String {
    switch role {
    case .cells: "a cell"
    case .sizes: "the size of \(kind.oneItem)"
    case .headers: "a header or footer"
    case .counts: "a count"
    case .permissions: "a permission to edit or move \(kind.oneItem)"
    case .departures: "nothing"
    case .prefetching: "data of \(kind.oneItem) that is not shown yet"
    case .reactions: "a reaction"
    }
  }

  private mutating func findShortArray(_ role: ListRole) {
    add(
      .changeNotAnnounced,
      """
      The \(view) asked for \(subject(role))\(place), and the array has no such index: the counting \
      method counts another array than this one reads, or the array became shorter and the \(view) \
      was not told.
      """,
      repair: """
        Count and fill the \(noun)s from one array, change it on the main queue only, and call \
        reloadData() directly behind each change.
        """,
      code: RepairCode(kind: kind, section: nil).reload)
  }

  private mutating func findArrayDuringUpdate() {
    add(
      .modelChangedTooEarly,
      """
      The \(view) asks during an update: the model was changed again, or on another queue, between \
      the calls and the layout that follows them.
      """,
      repair: "Change the model and make the calls in one closure, on the main queue.",
      code: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  private mutating func findShortSections() {
    add(
      .changeNotAnnounced,
      """
      The \(view) asked for the \(noun)s of a section\(place) that the array of sections does not \
      have: \(kind.sectionCountMethod) answers a fixed number or counts another array, or the array \
      became shorter and the \(view) was not told.
      """,
      repair: """
        Let \(kind.sectionCountMethod) answer the count of the array that this method reads.
        """,
      code: """
        func numberOfSections(in \(kind.variable): \(kind.className)) -> Int { sections.count }
        """)
  }

  private mutating func findStaleTouch() {
    add(
      .staleIndexPath,
      """
      The index path of a touch was used\(place) in an array that has no such index: the \(noun)s on \
      screen are older than the array, which changed without reloadData(), or the cells come from \
      another array, such as the filtered one during a search.
      """,
      repair: """
        Read the array that fills the cells, and call reloadData() directly behind each change of it.
        """,
      code: """
        let shown = isFiltering ? filteredItems : items  // the array that fills the cells
        guard shown.indices.contains(indexPath.\(noun)) else { return }
        """)
  }

  private mutating func findStaticCells() {
    add(
      .other,
      """
      The table has static cells, and the app answers more rows or sections than the storyboard \
      has: UIKit looks them up there.
      """,
      repair: """
        Set the table's content to Dynamic Prototypes, or let super answer for what the storyboard \
        contains.
        """,
      code: """
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int {
          super.tableView(tableView, numberOfRowsInSection: section)
        }
        """)
  }

  private mutating func findNil() {
    add(
      .other,
      """
      An outlet of the cell is nil, or a cast fails: the cell's class is registered without its nib, \
      or another class is.
      """,
      repair: "Use the storyboard's prototype, or register the nib of the class that is cast to.",
      code: kind == .table ? Self.tableCellCode : Self.collectionCellCode)
  }

  private static let tableCellCode = """
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      guard let ownCell = cell as? BookCell else { return cell }
      return ownCell
    }
    """

  private static let collectionCellCode = """
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier, for: indexPath)
      guard let ownCell = cell as? Cell else { return cell }
      return ownCell
    }
    """
}
