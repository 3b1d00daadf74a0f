import HeadlessKit
import ListTesting

// A store that reports changes object by object.

extension Lesson {
  static let fetchedResults = Lesson(
    "fetched-results", "Fetched results",
    gist: """
      A store reports an object that has moved and changed as a move. Moving its row and \
      reloading it in one batch crashes.
      """,
    look: "The calls for an object that has moved and changed at the same time.",
    mistake: "Its row is moved and reloaded in one batch, which UIKit refuses.",
    remedy: "Delete and insert the row instead, or apply a snapshot and reconfigure the item."
  ) { lesson in
    let crashing = ChoreTable(Chore.monday, .moveAndReload)
    lesson.path("Data source", crashing.list) { path in
      path.show("Monday")
      path.scene(
        "Reading becomes urgent and gets a longer title", .changes, code: "chores-move"
      ) {
        crashing.update(to: Chore.tuesday)
      }
    }
    let working = ChoreTable(Chore.monday, .deleteAndInsert)
    lesson.path("Data source that deletes and inserts instead", working.list) { path in
      path.show("Monday")
      path.scene("The same change", [.screen, .changes], code: "chores-delete") {
        working.update(to: Chore.tuesday)
      }
    }

    let snapshots = ChoreSnapshots(Chore.monday)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Monday")
      path.scene("The same change", [.screen, .changes, .views], code: "chores-new") {
        snapshots.update(to: Chore.tuesday)
      }
      path.say("A move of the number, and a mark for its content: two batches, no conflict.")
    }
    lesson.compare(compareChores())
  } compare: {
    compareChores()
  }
}

@MainActor
private func compareChores() -> PathComparison {
  PathComparison(
    from: Chore.monday,
    [.model(Chore.tuesday, "reading is urgent"), .model(Chore.monday, "it can wait")],
    legacy: { ChoreTable($0, .moveAndReload) }, diffable: { ChoreSnapshots($0) })
}
