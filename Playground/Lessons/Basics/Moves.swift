import Foundation
import HeadlessKit
import ListTesting

// A move keeps the cell; a deletion with an insertion makes another one.

private let books = Shelf("Emma", "Dune", "Momo", "Ulysses")
private let sorted = Shelf("Ulysses", "Emma", "Dune", "Momo")

/// Announces the old and the new place of every book, though one move is enough.
// snippet.moves-old uses shelf-follow shelf-books
private let moveAll: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    let before = screen.shelf.books
    screen.shelf = shelf
    for (new, book) in shelf.books.enumerated() {
      guard let old = before.firstIndex(of: book), old != new else { continue }
      screen.list.moveRow(
        at: IndexPath(row: old, section: 0), to: IndexPath(row: new, section: 0))
    }
  }
}
// snippet.end

extension Lesson {
  static let moves = Lesson(
    "moves", "Moves",
    gist: """
      A move goes from a row before the batch to a row after it. Rows that only make room need no \
      call.
      """,
    look: "The costs: four rows are animated on one side, and one on the other.",
    mistake: """
      Every row whose number has changed is announced as a move, though most of them only make \
      room.
      """,
    remedy: """
      Announce only what the user would see move; a snapshot computes the smallest number of \
      moves.
      """
  ) { lesson in
    let screen = ShelfTable(books, follow: moveAll)
    lesson.path("Data source", screen.list) { path in
      path.show("Four books")
      path.scene(
        "The last book moves to the top", [.screen, .changes, .cost], code: "moves-old"
      ) {
        screen.update(to: sorted)
      }
      path.say("It works, but four rows were animated although only one moved.")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Four books")
      path.scene(
        "The last book moves to the top", [.screen, .changes, .cost], code: "moves-new"
      ) {
        // snippet.moves-new uses shelf-edit
        snapshots.edit { $0.moveItem("Ulysses", beforeItem: "Emma") }
        // snippet.end
      }
      path.say("The source finds the smallest number of moves: one.")
    }
    lesson.compare(compareMoves())
  } compare: {
    compareMoves()
  }
}

@MainActor
private func compareMoves() -> PathComparison {
  PathComparison(
    from: books, [.model(sorted, "Ulysses moves to the top"), .model(books, "it moves back")],
    legacy: { ShelfTable($0, follow: moveAll) }, diffable: { ShelfSnapshots($0) })
}
