import Foundation
import HeadlessKit
import ListTesting

// One batch, two sets of row numbers.

private let books = Shelf("Emma", "Dune", "Momo")
private let changed = Shelf("Ulysses", "Emma", "Momo")

/// "Dune" goes, "Ulysses" comes first.
private let announce: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
    screen.list.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.list.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }
}

extension Lesson {
  static let insertingAndDeleting = Lesson(
    "inserting-and-deleting", "Inserting and deleting",
    gist: """
      In one batch, deletions count rows as they were before it, and insertions as they are after \
      it. The order of the calls does not matter.
      """
  ) { lesson in
    let screen = ShelfTable(books, follow: announce)
    lesson.path("Data source", screen.list) { path in
      path.show("Three books")
      path.scene("Dune goes, Ulysses comes first", [.screen, .changes, .questions, .views]) {
        screen.update(to: changed)
      }
      path.say("Only the new row's cell was asked for; the others moved along.")
    }

    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three books")
      path.scene("The same, in names", [.screen, .changes]) {
        snapshots.edit {
          $0.deleteItems(["Dune"])
          $0.insertItems(["Ulysses"], beforeItem: "Emma")
        }
      }
      path.say("Nobody counted rows. The source found the same two calls.")
    }
    lesson.compare(compareBatch())
  } compare: {
    compareBatch()
  }
}

@MainActor
private func compareBatch() -> PathComparison {
  PathComparison(
    from: books, [.model(changed, "Dune goes, Ulysses comes")],
    legacy: { ShelfTable($0, follow: announce) }, diffable: { ShelfSnapshots($0) })
}
