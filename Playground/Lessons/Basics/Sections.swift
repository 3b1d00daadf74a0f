import Foundation
import HeadlessKit
import ListTesting

// Sections are inserted and deleted with their rows.

private let novels = Shelf.Board(name: "Novels", books: ["Emma", "Ulysses"])
private let poems = Shelf.Board(name: "Poems", books: ["Howl"])
private let plays = Shelf.Board(name: "Plays", books: ["Faust", "Hamlet"])
private let shelf = Shelf([novels, poems])
private let changed = Shelf([plays, novels])

/// Deletes the poems and inserts the plays at the top; their rows need no calls of their own.
// snippet.sections-old uses shelf-follow
private let announce: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
    screen.list.deleteSections([1], with: .fade)
    screen.list.insertSections([0], with: .fade)
  }
}
// snippet.end

/// Also deletes the row of the deleted section, with a section number after the batch.
// snippet.sections-too-much uses shelf-follow
private let announceTooMuch: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates {
    screen.shelf = shelf
    screen.list.deleteSections([1], with: .fade)
    screen.list.insertSections([0], with: .fade)
    screen.list.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .fade)
  }
}
// snippet.end

extension Lesson {
  static let sections = Lesson(
    "sections", "Sections",
    gist: "A section includes its rows. Deletions name sections and rows as they were before.",
    look: "The calls for the rows of a section that comes or goes: there are none.",
    mistake: """
      A row of a deleted section is deleted too, by a number that exists only after the batch.
      """,
    remedy: """
      Delete or insert the section and leave its rows alone. Deletions use section numbers \
      before the batch.
      """
  ) { lesson in
    let screen = ShelfTable(shelf, follow: announce)
    lesson.path("Data source", screen.list) { path in
      path.show("Novels and poems")
      path.scene(
        "Poems are deleted, plays are inserted", [.screen, .changes, .questions],
        code: "sections-old"
      ) {
        screen.update(to: changed)
      }
    }
    let wrong = ShelfTable(shelf, follow: announceTooMuch)
    lesson.path("Data source, with one call too many", wrong.list) { path in
      path.show("Novels and poems")
      path.scene(
        "A row is deleted from section 2, a number after the batch", .changes,
        code: "sections-too-much"
      ) {
        wrong.update(to: changed)
      }
    }

    let snapshots = ShelfSnapshots(shelf)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Novels and poems")
      path.scene(
        "Poems are deleted, plays are inserted", [.screen, .changes], code: "shelf-apply"
      ) {
        snapshots.update(to: changed)
      }
    }
    lesson.compare(compareSections())
  } compare: {
    compareSections()
  }
}

@MainActor
private func compareSections() -> PathComparison {
  PathComparison(
    from: shelf, [.model(changed, "plays replace poems")],
    legacy: { ShelfTable($0, follow: announce) }, diffable: { ShelfSnapshots($0) })
}
