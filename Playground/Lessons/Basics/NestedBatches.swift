import Foundation
import HeadlessKit
import ListTesting

// Only the outermost batch counts, and its index paths refer to the state before it.

private let books = Shelf("Emma", "Dune", "Momo")
private let one = Shelf("Momo")

/// Removes the first book, as if there were no other batch.
// snippet.remove-first uses shelf-books
@MainActor
private func removeFirst(_ screen: ShelfTable) {
  screen.list.performBatchUpdates {
    screen.shelf.books.removeFirst()
    screen.list.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }
}
// snippet.end

/// Nests two such removals in one batch.
// snippet.nested uses shelf-follow
private let nest: ShelfTable.Follow = { screen, _ in
  screen.list.performBatchUpdates {
    removeFirst(screen)
    removeFirst(screen)
  }
}
// snippet.end

/// Removes one book after the other, in two batches.
// snippet.queued uses shelf-follow
private let queue: ShelfTable.Follow = { screen, _ in
  removeFirst(screen)
  removeFirst(screen)
}
// snippet.end

extension Lesson {
  static let nestedBatches = Lesson(
    "nested-batches", "Nested batches",
    gist: """
      Batches nest, and only the end of the outermost one commits: every deletion in it names a row \
      as it was before the outermost one began, every insertion as it is after its end.
      """,
    look: """
      The number of updates: the two inner batches became one, and both calls name row 0 of the \
      same table.
      """,
    mistake: """
      A method that updates the table is called inside another batch: its index paths are meant \
      for a table that does not exist yet.
      """,
    remedy: "Run the batches one after the other, or collect all edits in one snapshot."
  ) { lesson in
    let nested = ShelfTable(books, follow: nest)
    lesson.path("Data source", nested.list) { path in
      path.show("Three books")
      path.scene(
        "The first row is deleted twice, in one batch", [.screen, .changes],
        code: "remove-first", "nested"
      ) {
        nested.update(to: one)
      }
      path.say(
        """
        Both calls meant row 0 as it was before, so one row was deleted twice. The counts add up \
        and nothing crashes here, but Dune is on screen while Momo is in the model. On devices, \
        such batches have corrupted memory and crashed elsewhere.
        """)
    }
    let queued = ShelfTable(books, follow: queue)
    lesson.path("Data source, one batch after the other", queued.list) { path in
      path.show("Three books")
      path.scene(
        "The first row is deleted twice, in two batches", [.screen, .changes],
        code: "remove-first", "queued"
      ) {
        queued.update(to: one)
      }
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three books")
      path.scene("Two edits of one snapshot", [.screen, .changes], code: "nested-new") {
        // snippet.nested-new uses shelf-edit
        snapshots.edit {
          $0.deleteItems(["Emma"])
          $0.deleteItems(["Dune"])
        }
        // snippet.end
      }
      path.say("Names do not shift when other rows are deleted.")
    }
    lesson.compare(compareNested())
  } compare: {
    compareNested()
  }
}

@MainActor
private func compareNested() -> PathComparison {
  PathComparison(
    from: books, [.model(one, "two books are deleted")],
    legacy: { ShelfTable($0, follow: nest) }, diffable: { ShelfSnapshots($0) })
}
