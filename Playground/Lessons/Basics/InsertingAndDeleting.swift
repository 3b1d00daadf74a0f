import Foundation
import HeadlessKit
import ListTesting

// One batch, two sets of row numbers.

private let books = Shelf("Emma", "Dune", "Momo")
private let changed = Shelf("Ulysses", "Emma", "Momo")

/// Deletes "Dune" and inserts "Ulysses" at the top.
// snippet.inserting-old uses shelf-follow
private let announce: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
    screen.list.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.list.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }
}
// snippet.end

extension Lesson {
  static let insertingAndDeleting = Lesson(
    "inserting-and-deleting", "Inserting and deleting",
    gist: """
      In one batch, deletions use the row numbers before the batch, and insertions those after \
      it. The order of the calls does not matter.
      """,
    look: """
      The index paths of the two calls: the deletion counts rows before the batch, the insertion \
      rows after it.
      """,
    mistake: "Adjusting the second call for the first one: its row number is then off by one.",
    remedy: """
      Name deletions by the old rows and insertions by the new rows, or edit a snapshot by \
      identifier.
      """
  ) { lesson in
    let screen = ShelfTable(books, follow: announce)
    lesson.path("Data source", screen.list) { path in
      path.show("Three books")
      path.scene(
        "Dune is deleted, Ulysses is inserted", [.screen, .changes, .questions, .views],
        code: "inserting-old"
      ) {
        screen.update(to: changed)
      }
      path.say("Only the new row's cell was requested; the others moved.")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three books")
      path.scene("The same change, by name", [.screen, .changes], code: "inserting-new") {
        // snippet.inserting-new uses shelf-edit
        snapshots.edit {
          $0.deleteItems(["Dune"])
          $0.insertItems(["Ulysses"], beforeItem: "Emma")
        }
        // snippet.end
      }
      path.say("No row numbers were needed. The source computed the same two calls.")
    }
    lesson.compare(compareBatch())
  } compare: {
    compareBatch()
  }
}

@MainActor
private func compareBatch() -> PathComparison {
  PathComparison(
    from: books, [.model(changed, "Ulysses replaces Dune")],
    legacy: { ShelfTable($0, follow: announce) }, diffable: { ShelfSnapshots($0) })
}
