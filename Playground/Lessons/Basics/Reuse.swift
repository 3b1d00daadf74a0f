import HeadlessKit
import ListTesting

// A reused cell still shows its old content.

// snippet.reuse-finished
private let finished: Set<String> = ["Book 1", "Book 2"]
// snippet.end
private let books = shelf(of: 14)

private func shelf(of count: Int) -> Shelf {
  Shelf([Shelf.Board(name: "", books: (1...count).map { "Book \($0)" })])
}

/// Shows "finished" where it is true, but does not clear it where it is not.
// snippet.reuse-forgetful uses shelf-configure reuse-finished
private let forgetful: ShelfTable.Configure = { cell, title in
  if finished.contains(title) { cell.detailTextLabel?.text = "finished" }
}
// snippet.end

/// Sets the text for every row.
// snippet.reuse-careful uses shelf-configure reuse-finished
private let careful: ShelfTable.Configure = { cell, title in
  cell.detailTextLabel?.text = finished.contains(title) ? "finished" : nil
}
// snippet.end

extension Lesson {
  static let reuse = Lesson(
    "reuse", "Reuse",
    gist: """
      A table makes as many cells as fit on screen and a few more. Other rows reuse them, with \
      their old content.
      """,
    look: """
      The books that look finished before and after scrolling: the rows at the bottom are shown by \
      the cells of the rows at the top.
      """,
    mistake: """
      A cell is configured only where a condition is true, so it keeps what it showed for \
      another row.
      """,
    remedy: "Set everything that a cell shows, in both branches, or reset it in prepareForReuse()."
  ) { lesson in
    let screen = ShelfTable(books, cell: ValueCell.self, configure: forgetful)
    lesson.path("Data source", screen.list) { path in
      path.show("Two books are finished")
      path.scene("Scroll down by one screen", [.screen, .views], code: "reuse-forgetful") {
        screen.list.contentOffset.y = 280
      }
      path.say(
        """
        Books 12 and 13 were never finished. Their cells were those of books 2 and 1, and the text \
        was not cleared.
        """)
    }

    let snapshots = ShelfSnapshots(books, cell: ValueCell.self, configure: careful)
    lesson.path("Snapshots", snapshots.list) { path in
      path.say(
        """
        Snapshots do not change reuse: a cell provider must set everything, whatever the cell \
        showed before.
        """)
      path.show("The same books")
      path.scene("Scroll down by one screen", code: "reuse-careful") {
        snapshots.list.contentOffset.y = 280
      }
    }
    lesson.compare(compareReuse())
  } compare: {
    compareReuse()
  }
}

@MainActor
private func compareReuse() -> PathComparison {
  PathComparison(
    from: shelf(of: 40), [.act("scroll down") { screen, _ in screen.list.contentOffset.y = 800 }],
    legacy: { ShelfTable($0, cell: ValueCell.self, configure: forgetful) },
    diffable: { ShelfSnapshots($0, cell: ValueCell.self, configure: careful) })
}
