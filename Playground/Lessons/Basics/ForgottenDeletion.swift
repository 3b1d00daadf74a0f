import Foundation
import HeadlessKit
import ListTesting

// The model shrank, but the table was not told.

private let books = Shelf("Emma", "Dune", "Momo")
private let fewer = Shelf("Emma", "Momo")

/// Removes the book without announcing it.
// snippet.forgotten-deletion uses shelf-follow
private let forget: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
  }
}
// snippet.end

extension Lesson {
  static let forgottenDeletion = Lesson(
    "forgotten-deletion", "The forgotten deletion",
    gist: "The most common crash: the counts after a batch do not match its calls.",
    look: """
      The ledger of the update: two rows are left, but no deletion explains why the third is \
      gone.
      """,
    mistake: """
      The model changes and the table is not told, or only in one of several places that change \
      it.
      """,
    remedy: """
      Make one call for each change of the model, in the same batch, or apply a snapshot of the \
      model.
      """
  ) { lesson in
    let screen = ShelfTable(books, follow: forget)
    lesson.path("Data source", screen.list) { path in
      path.show("Three books")
      path.scene(
        "Dune is removed, and no row is deleted", .changes, code: "forgotten-deletion"
      ) {
        screen.update(to: fewer)
      }
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three books")
      path.scene("A snapshot without Dune", [.screen, .changes], code: "shelf-apply") {
        snapshots.update(to: fewer)
      }
      path.say("No call can be forgotten: the changes are computed from the two snapshots.")
    }
    lesson.compare(compareForgotten())
  } compare: {
    compareForgotten()
  }
}

@MainActor
private func compareForgotten() -> PathComparison {
  PathComparison(
    from: books, [.model(fewer, "Dune is removed"), .model(books, "Dune is back")],
    legacy: { ShelfTable($0, follow: forget) }, diffable: { ShelfSnapshots($0) })
}
