import Foundation
import HeadlessKit
import ListTesting

// The table loads its counts from the changed model, and then the change is announced.

private let books = Shelf("Emma", "Dune")
private let more = Shelf("Emma", "Dune", "Momo")

/// Changes the model first and announces the change afterwards.
// snippet.change-first uses shelf-follow
private let changeFirst: ShelfTable.Follow = { screen, shelf in
  screen.shelf = shelf
  screen.list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
}
// snippet.end

/// Changes the model inside the batch, after the counts before it were loaded.
// snippet.change-inside uses shelf-follow
private let changeInside: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
    screen.list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
  }
}
// snippet.end

extension Lesson {
  static let countsNeverLoaded = Lesson(
    "counts-never-loaded", "The counts that were never loaded",
    gist: """
      Counts are loaded late: in the first layout, or when a batch begins. A model that changes \
      before that has its change counted twice.
      """,
    look: "When the counts are requested: in the first layout, or when the batch begins.",
    mistake: """
      The model changes before the table has loaded its counts, so the table counts the new row \
      and the insertion as well.
      """,
    remedy: "Change the model inside the batch. A diffable source has this order by design."
  ) { lesson in
    let early = ShelfTable(books, follow: changeFirst)
    lesson.path("Data source", early.list) { path in
      path.scene(
        "A book is added before the first layout", [.changes, .questions], code: "change-first"
      ) {
        early.update(to: more)
      }
    }
    let inside = ShelfTable(books, follow: changeInside)
    lesson.path("Data source, the model changed inside the batch", inside.list) { path in
      path.scene("The same change, in a batch", [.changes, .questions], code: "change-inside") {
        inside.update(to: more)
      }
      path.show("And now the table is shown")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.scene("The same change before the first layout", .changes, code: "shelf-apply") {
        snapshots.update(to: more)
      }
      path.show("And now the table is shown")
    }
    lesson.compare(compareCounts())
  } compare: {
    compareCounts()
  }
}

@MainActor
private func compareCounts() -> PathComparison {
  PathComparison(
    from: books, [.model(more, "Momo is added")],
    legacy: { ShelfTable($0, follow: changeInside) }, diffable: { ShelfSnapshots($0) })
}
