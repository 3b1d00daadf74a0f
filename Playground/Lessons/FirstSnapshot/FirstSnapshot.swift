import ListTesting

// What a snapshot is, and what it solves. The lesson before all others.

private let three = [
  Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune"), Book(id: 3, title: "Momo"),
]
private let later = [Book(id: 3, title: "Momo")]
private let renamed = [Book(id: 3, title: "Momo, signed")]
private let twice = renamed + [Book(id: 3, title: "Momo, again")]

extension Lesson {
  static let firstSnapshot = Lesson(
    "first-snapshot", "What a snapshot is",
    gist: """
      A table view asks its data source for counts and cells, and remembers the counts. A data source \
      that you write changes its array and then announces every change: `insertRows`, `deleteRows`, \
      `moveRow`. A diffable data source announces them for you: you give it a snapshot, which is the \
      list of item identifiers that the table is to show, and `apply` finds out what is different. An \
      item identifier says which thing a row shows, here the number of a book: a `Hashable` value that \
      is in the list once, and that stays the same as long as the thing exists. Sections have \
      identifiers, too, here the text "books". In UIKit the types are \
      `UITableViewDiffableDataSource<Section, Item>` and `NSDiffableDataSourceSnapshot<Section, Item>`; \
      the code below says `TableViewDiffableSource` and `DiffableDataSourceSnapshot` for them.
      """,
    look: """
      By hand, two books leave the array and one deletion is announced: the app crashes. \
      With the diffable one, the same array becomes a snapshot. Look at the calls: `apply` made them.
      """,
    mistake: """
      The array and the announced changes are two descriptions of one thing. If they do not agree, \
      UIKit ends the app. And a snapshot holds identifiers only: if a title changes and its \
      identifier does not, nothing is different, and the cell stays as it is.
      """,
    remedy: """
      Use the `id` of the model as the item identifier, not the whole value: a book with a new title \
      would be another identifier, and its row would be deleted and inserted. Build each snapshot from \
      the model, mark what changed inside an item with `reconfigureItems`, and apply on the main \
      queue. Use a diffable data source wherever rows come, go or move; a list that never changes can \
      keep the data source that you wrote.
      """
  ) { lesson in
    let hand = BooksByHand(three)
    lesson.path("Data source", hand.list) { path in
      path.show("Three books")
      path.scene(
        "Two books leave the array, and one deletion is announced", .changes,
        code: "books-by-hand"
      ) {
        hand.update(to: later)
      }
      path.say(
        """
        How to read it, in all lessons: 0 - 2 is row 2 of section 0, and 0.30 s is a time on the \
        simulated clock. cell-1 is the first cell that the table view made; the reuse pool has those \
        that wait to be used again. "view for 0 - 2?" is a call of cellForRowAt. In the listings, › marks \
        a line that the other way does not have. In the table of costs, "1 | 2" is the data source's \
        figure and that of the snapshots, and one figure is that of both.
        """)
      path.say(
        """
        The table view remembered 3 rows. After one deletion it expects 2, and the data source answers \
        1. UIKit compares the counts after every update, and ends the app if they do not agree. If they \
        agree by chance, it shows a wrong row instead. The repair above only makes the counts agree: a \
        view cannot know which books left, but you can; they were rows 0 and 1.
        """)
    }

    let snapshots = BooksBySnapshots(three)
    lesson.path("Diffable data source", snapshots.list) { path in
      path.show("A snapshot of the identifiers 1, 2, 3")
      path.scene(
        "A snapshot of the identifier 3", [.screen, .changes], code: "books-provider", "books-apply"
      ) {
        snapshots.update(to: later)
      }
      path.say(
        """
        apply compared the identifiers of the last snapshot, and their order, with those of the new \
        one: 1 and 2 are gone, and 3 stays. It announced the two deletions in one batch update, so the \
        counts agree, and you never call reloadData() to make rows come or go; the first apply does one \
        reload by itself. The cell of 3 was not touched.
        """)
      path.scene(
        "The title of 3 changes to \"Momo, signed\"", [.screen, .changes], code: "books-apply"
      ) {
        snapshots.update(to: renamed)
      }
      path.say(
        """
        The identifiers are the same, so nothing is different: the cell still shows "Momo", until it is \
        configured again.
        """)
      path.scene(
        "The same snapshot, with 3 marked as changed", [.screen, .changes], code: "books-apply"
      ) {
        snapshots.update(to: renamed, changed: [3])
      }
      path.say(
        """
        The closure that the data source is created with is its cell provider: it takes the place of \
        cellForRowAt, and gets the identifier. reconfigureItems has apply call it again for the marked \
        items, with the cells that are on screen. Neither the snapshot nor apply can find out which books \
        have new titles: your code says so, here with `changed`.
        """)
      path.scene("A snapshot with 3 twice", [], code: "books-apply") {
        snapshots.update(to: twice)
      }
      path.say(
        """
        What still crashes: the same identifier twice in a snapshot; reconfigureItems or moveItem with \
        an identifier that the snapshot lacks; your own insertRows, deleteRows or moveRow on this table \
        view; and a mixture of queues, some applies on the main queue and others on another one.
        """)
    }
    lesson.compare(compareFirst())
  } compare: {
    compareFirst()
  }
}

@MainActor
private func compareFirst() -> PathComparison {
  PathComparison(
    from: three, [.model(later, "Emma and Dune go")],
    legacy: { BooksByHand($0) }, diffable: { BooksBySnapshots($0) })
}
