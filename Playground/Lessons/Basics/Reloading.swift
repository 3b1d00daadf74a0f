import HeadlessKit
import ListTesting

// A table never looks at the model by itself.

private let books = Shelf("Emma", "Dune", "Momo")
private let more = Shelf("Emma", "Dune", "Momo", "Ulysses")

extension Lesson {
  static let reloading = Lesson(
    "reloading", "Reloading",
    gist: "A table remembers what it was told. When the model changes, somebody has to say so."
  ) { lesson in
    let screen = ShelfTable(books)
    lesson.path("Data source", screen.list) { path in
      path.show("The table asks for counts and cells", [.screen, .questions])
      path.scene("The model gains a book, and nobody tells the table") {
        screen.shelf = more
      }
      path.scene("reloadData()", [.screen, .questions, .views]) {
        screen.list.reloadData()
      }
      path.say("Everything was asked again: the cells went to the pool and came back.")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("The first apply was a reload as well")
      path.scene("A snapshot with the book in it", [.screen, .changes, .questions]) {
        snapshots.update(to: more)
      }
      path.say("The source compared, and announced one insertion. One cell was asked for.")
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
    [.model(more, "Ulysses is added"), .model(Shelf("Momo", "Emma", "Ulysses"), "Dune goes")],
    legacy: { ShelfTable($0) }, diffable: { ShelfSnapshots($0) })
}
