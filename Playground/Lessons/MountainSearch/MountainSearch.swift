import HeadlessKit
import ListTesting

// Typing filters a list.

extension Lesson {
  static let mountainSearch = Lesson(
    "mountain-search", "Mountain search",
    gist: """
      A hundred peaks, filtered with every letter. The old way reloads: simple and correct, but \
      every cell is configured again and nothing moves. The new way keeps the rows that stay.
      """,
    look: "The number of cells that are configured while typing, on both sides.",
    mistake: """
      reloadData() for each letter configures every cell on screen again, and nothing animates.
      """,
    remedy: "Apply a snapshot of the results: rows that still match stay, with their cells."
  ) { lesson in
    let table = PeakTable("")
    lesson.path("Data source", table.list) { path in
      path.show("All peaks", [.screen, .cost])
      path.scene("\"mount\" is typed", [.screen, .cost], code: "peaks-old") {
        table.update(to: "mount")
      }
      path.scene("\"mount s\"", [.screen, .cost]) { table.update(to: "mount s") }
    }

    let snapshots = PeakSnapshots("")
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("All peaks", [.screen, .cost])
      path.scene("\"mount\" is typed", [.screen, .cost], code: "peaks-new") {
        snapshots.update(to: "mount")
      }
      path.scene("\"mount s\"", [.screen, .changes, .cost]) { snapshots.update(to: "mount s") }
      path.say("Rows that still match moved together; their cells were not configured again.")
    }
    lesson.compare(
      compareSearch(), "Here the data source reloads for every change, as many screens do.")
  } compare: {
    compareSearch()
  }
}

@MainActor
private func compareSearch() -> PathComparison {
  let typed = ["m", "mo", "mount", "mount s", "mount", ""]
  return PathComparison(
    from: "", typed.map { .model($0, "\"\($0)\"") },
    legacy: { PeakTable($0) }, diffable: { PeakSnapshots($0) })
}
