import DiffableKit
import HeadlessKit
import ListTesting

// One screen on every system.

private let books = Shelf("Emma", "Dune", "Momo")
// snippet.profiles-fewer
private let fewer = Shelf("Emma", "Momo")
// snippet.end

/// Removes a book without announcing it.
// snippet.profiles-old uses shelf-follow
private let forget: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates { screen.shelf = shelf }
}
// snippet.end

extension Lesson {
  static let profiles = Lesson(
    "profiles", "One screen on every system",
    gist: """
      The behaviour of lists has changed from release to release: the messages, and the meaning of \
      `animatingDifferences: false`. A profile is a release; the same test runs on every profile.
      """,
    look: """
      The same code on the oldest release and on the newest: the words of the crash, and the cells \
      that are loaded again.
      """,
    mistake: "A test passes on the release it was written for and says nothing about the others.",
    remedy: "Run the test on every profile that the app supports."
  ) { lesson in
    for profile in [SystemProfile.iOS13, .newest] {
      let table = ShelfTable(books, follow: forget)
      lesson.path("Data source, on \(profile.name)", table.list, profile: profile) { path in
        path.show("Three books")
        path.scene("Dune is deleted without being announced", .changes, code: "profiles-old") {
          table.update(to: fewer)
        }
      }
    }
    for profile in [SystemProfile.iOS13, .newest] {
      let snapshots = ShelfSnapshots(books)
      lesson.path("Snapshots, on \(profile.name)", snapshots.list, profile: profile) { path in
        path.show("Three books")
        path.scene(
          "Dune is deleted, without animation", [.screen, .changes, .cost], code: "profiles-new"
        ) {
          // snippet.profiles-new uses profiles-fewer shelf-apply
          snapshots.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
          // snippet.end
        }
      }
    }
    lesson.matrix(
      ProfileMatrix("A deletion is forgotten") { stage in
        let screen = ShelfTable(books, follow: forget)
        stage.watch(screen.list)
        stage.simulator.show(screen.list)
        screen.update(to: fewer)
      })
    lesson.matrix(
      ProfileMatrix("A snapshot is applied without animation") { stage in
        let screen = ShelfSnapshots(books)
        stage.simulator.show(screen.list)
        _ = stage.simulator.trySettling()
        stage.watch(screen.list)
        screen.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
      })
    lesson.compare(compareProfiles())
  } compare: {
    compareProfiles()
  }
}

@MainActor
private func compareProfiles() -> PathComparison {
  PathComparison(
    from: books, [.model(fewer, "Dune is deleted")], profile: .iOS13,
    legacy: { ShelfTable($0, follow: forget) }, diffable: { ShelfSnapshots($0) })
}
