import DiffableKit
import HeadlessKit
import ListTesting

// One screen, every system.

private let books = Shelf("Emma", "Dune", "Momo")
private let fewer = Shelf("Emma", "Momo")

/// Forgets to say that a book has gone.
private let forget: ShelfTable.Follow = { screen, shelf in
  screen.list.performBatchUpdates { screen.shelf = shelf }
}

extension Lesson {
  static let profiles = Lesson(
    "profiles", "One screen on every system",
    gist: """
      What a system does with a list has changed from release to release: its words, and what \
      `animatingDifferences: false` means. A profile is a release; one body runs on all of them.
      """
  ) { lesson in
    let table = ShelfTable(books, follow: forget)
    lesson.path("Data source, on iOS 13", table.list, profile: .iOS13) { path in
      path.show("Three books")
      path.scene("Dune goes, and nobody says so", .changes) { table.update(to: fewer) }
    }
    let snapshots = ShelfSnapshots(books)
    lesson.path("Snapshots, on iOS 13", snapshots.list, profile: .iOS13) { path in
      path.show("Three books")
      path.scene("Dune goes, without an animation", [.screen, .changes, .cost]) {
        snapshots.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
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
      ProfileMatrix("A snapshot is applied without an animation") { stage in
        let screen = ShelfSnapshots(books)
        stage.simulator.show(screen.list)
        stage.simulator.settle()
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
    from: books, [.model(fewer, "Dune goes")], profile: .iOS13,
    legacy: { ShelfTable($0, follow: forget) }, diffable: { ShelfSnapshots($0) })
}
