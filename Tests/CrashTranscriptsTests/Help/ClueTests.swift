import ListCore
import Testing

@testable import CrashTranscripts

/// The code, the frames and the libraries of a report decide between the causes of one message.
@MainActor @Suite struct ClueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// How the first cause begins.
    let cause: String
  }

  nonisolated private static func rows(
    _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
    section after the update (\(after)) must be equal to the number of rows contained in that \
    section before the update (\(before)), plus or minus the number of rows inserted or deleted from \
    that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows \
    moved into or out of that section (0 moved in, 0 moved out).

    """
  }

  nonisolated static let cases = [
    Case(
      testDescription: "the counting method counts another array",
      text: rows(2, 2, inserted: 1) + """
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return filteredItems.count
        }
        func add() {
          items.append("new")
          tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        """,
      cause: """
        The code changes `items`, and tableView(_:numberOfRowsInSection:) counts `filteredItems`
        """),
    Case(
      testDescription: "the object goes, and its array stays",
      text: rows(5, 5, deleted: 1) + """
        let trip = trips[indexPath.row]
        context.delete(trip)
        try? context.save()
        tableView.deleteRows(at: [indexPath], with: .fade)
        """,
      cause: """
        The row is deleted in the table view, and the code removes nothing from `trips`
        """),
    Case(
      testDescription: "the call comes before the change",
      text: rows(5, 5, deleted: 1) + """
        func remove(at indexPath: IndexPath) {
          tableView.deleteRows(at: [indexPath], with: .fade)
          items.remove(at: indexPath.row)
        }
        """,
      cause: "The call comes before the change of the model"),
    Case(
      testDescription: "a reload between the change and the call",
      text: rows(3, 3, inserted: 1) + """
        items.append(item)
        tableView.reloadData()
        tableView.insertRows(at: [path], with: .none)
        """,
      cause: "reloadData() comes between the change and the call"),
    Case(
      testDescription: "the change now and the call later",
      text: rows(20, 40, inserted: 20) + """
        api.load { posts in
          self.posts.append(contentsOf: posts)
          DispatchQueue.main.async {
            self.tableView.insertRows(at: paths, with: .none)
          }
        }
        """,
      cause: "The model changes at once, on the queue of the callback"),
    Case(
      testDescription: "two observers of one model",
      text: rows(2, 3) + """
        openToken = open.observe { [weak self] changes in self?.apply(changes, section: 0) }
        doneToken = done.observe { [weak self] changes in self?.apply(changes, section: 1) }
        """,
      cause: "Several observers make an update each"),
    Case(
      testDescription: "a thread other than the main thread",
      text: """
        Thread 7 Crashed:
        0 UIKitCore 0x1 -[UITableView _endCellAnimationsWithContext:]
        1 UIKitCore 0x2 -[UITableView endUpdates]
        2 Notes 0x3 ListController.load() (ListController.swift:12)
        """,
      cause: "The table view was updated on a background thread"),
    Case(
      testDescription: "a merge on another queue",
      text: """
        Thread 7 Crashed:: Dispatch queue: NSManagedObjectContext 0x2
        0 UIKitCore 0x1 -[UITableView _endCellAnimationsWithContext:]
        1 UIKitCore 0x2 -[UITableView endUpdates]
        2 Notes 0x3 ListController.controllerDidChangeContent(_:)
        """,
      cause: "The update ran on a background thread: a save on another queue was merged"),
    Case(
      testDescription: "a drop",
      text: """
        4 UIKitCore -[UICollectionView _endItemAnimationsWithInvalidationContext:]
        5 UIKitCore -[_UICollectionViewDragAndDropController dropInteraction:performDrop:]
        """,
      cause: "The drop changed the model without an update of the collection view"),
    Case(
      testDescription: "an identifier that is registered under another name",
      text: """
        unable to dequeue a cell with identifier Place - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        tableView.register(PlaceCell.self, forCellReuseIdentifier: "PlaceCell")
        let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
        """,
      cause: "The code dequeues \"Place\" and registers \"PlaceCell\""),
    Case(
      testDescription: "two arrays, of which one is counted",
      text: """
        Fatal error: Index out of range
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }
        func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          cell.textLabel?.text = names[indexPath.row] + prices[indexPath.row]
        }
        """,
      cause: """
        tableView(_:numberOfRowsInSection:) counts `names`, and `prices` is read with the index path
        """),
    Case(
      testDescription: "a swipe action that outlives a reload",
      text: """
        0 libswiftCore.dylib 0x1 _assertionFailure(_:_:file:line:flags:) + 300
        1 libswiftCore.dylib 0x2 _ArrayBuffer._checkInoutAndNativeTypeCheckedBounds(_:) + 112
        2 Inbox 0x3 closure #1 in InboxController.tableView(_:trailingSwipeActionsConfigurationForRowAt:) + 184
        3 UIKitCore 0x4 -[UIContextualAction executeHandlerWithView:completionHandler:] + 148
        """,
      cause: "The handler of a swipe action used the index path of when the action was made"),
    Case(
      testDescription: "a copy of an item with other fields",
      text: """
        Attempted to reload item identifier that does not exist in the snapshot: Contact(id: 7, \
        isFavorite: true)
        """,
      cause: "The item is a value whose fields are all part of its identity"),
    Case(
      testDescription: "a table of search results",
      text: """
        unable to dequeue a cell with identifier Place - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        if tableView == self.searchDisplayController?.searchResultsTableView { }
        """,
      cause: "The table of the search results asks for a cell"),
    Case(
      testDescription: "an outlet of the File's Owner",
      text: """
        [<NSObject 0x6> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
        the key title.
        """,
      cause: "The outlet is connected to the nib's File's Owner"),
  ]

  @Test(arguments: cases)
  func `the rest of the report decides`(_ given: Case) {
    let cause = Reproduction.all(in: given.text).first?.cause ?? ""
    #expect(cause.prefix(given.cause.count) == given.cause)
  }

  /// Code that may change the model elsewhere, or that is right, accuses nobody.
  @Test(arguments: [
    "viewModel.removeBook(at: indexPath.row)\ntableView.deleteRows(at: [indexPath], with: .fade)",
    "items.remove(at: indexPath.row)\ntableView.deleteRows(at: [indexPath], with: .fade)",
    "tableView.deleteRows(at: [indexPath], with: .fade)",
    """
    tableView.beginUpdates()
    tableView.deleteRows(at: [indexPath], with: .fade)
    items.remove(at: indexPath.row)
    tableView.endUpdates()
    """,
    """
    var shown: [Item] { items.filter(\\.isShown) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }
    func remove(at indexPath: IndexPath) {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    """,
  ])
  func `code that shows no mistake decides nothing`(_ code: String) {
    let numbers = Self.rows(5, 5, deleted: 1)
    let known = Reproduction.all(in: numbers + "tableView.deleteRows(at: [indexPath])").first?.cause
    #expect(Reproduction.all(in: numbers + code).first?.cause == known)
  }
}
