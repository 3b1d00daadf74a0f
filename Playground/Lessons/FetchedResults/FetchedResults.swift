import HeadlessKit
import ListTesting

// A store that reports changes object by object.

extension Lesson {
  static let fetchedResults = Lesson(
    "fetched-results", "Fetched results",
    gist: """
      A store reports an object that has moved and changed as a move. Moving its row and \
      reloading it in one batch crashes.
      """
  ) { lesson in
    let crashing = ChoreTable(Chore.monday, .moveAndReload)
    lesson.path("Data source", crashing.list) { path in
      path.show("Monday")
      path.scene("Reading becomes urgent and gets a longer title", .changes) {
        crashing.update(to: Chore.tuesday)
      }
    }
    let working = ChoreTable(Chore.monday, .deleteAndInsert)
    lesson.path("Data source that deletes and inserts instead", working.list) { path in
      path.show("Monday")
      path.scene("The same change", [.screen, .changes]) { working.update(to: Chore.tuesday) }
    }

    let snapshots = ChoreSnapshots(Chore.monday)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Monday")
      path.scene("The same change", [.screen, .changes, .views]) {
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
