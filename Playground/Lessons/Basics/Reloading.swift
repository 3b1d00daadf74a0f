import HeadlessKit
import ListTesting

// A table never reads the model unasked.

private let books = Shelf("Emma", "Dune", "Momo")
private let more = Shelf("Emma", "Dune", "Momo", "Ulysses")

extension Lesson {
  static let reloading = Lesson(
    "reloading", "Reloading",
    gist: "A table keeps the state it has loaded. When the model changes, the table must be told.",
    look: """
      The questions in each step: both ask for the counts again. reloadData() also asks for every \
      cell on screen, the snapshot for one.
      """,
    mistake: """
      Nobody tells the table about a change, or tells it with reloadData(): rows do not move, \
      and the selection is lost.
      """,
    remedy: """
      Announce what has changed, or apply a snapshot and let the source announce it. In these lessons \
      the title of a book is its identifier: no two have the same one, and none changes. In an app, \
      use an `id`.
      """
  ) { lesson in
    let screen = ShelfTable(books)
    lesson.path("Data source", screen.list) { path in
      path.show("The table requests counts and cells", [.screen, .questions])
      path.scene("The model gains a book, but the table is not told") {
        screen.shelf = more
      }
      path.scene("reloadData()", [.screen, .questions, .views], code: "shelf-reload") {
        screen.list.reloadData()
      }
      path.say("Everything was requested again: the cells went to the reuse pool and came back.")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("The first apply was a reload as well")
      path.scene(
        "A snapshot that contains the book", [.screen, .changes, .questions], code: "shelf-apply"
      ) {
        snapshots.update(to: more)
      }
      path.say("The source computed and announced one insertion. One cell was requested.")
    }
    lesson.compare(compareReloading())
  } compare: {
    compareReloading()
  }
}

@MainActor
private func compareReloading() -> PathComparison {
  PathComparison(
    from: books,
    [
      .model(more, "Ulysses is added"), .model(Shelf("Momo", "Emma", "Ulysses"), "Dune is deleted"),
    ],
    legacy: { ShelfTable($0) }, diffable: { ShelfSnapshots($0) })
}
