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
    lesson.say("The forgotten deletion, a data source:")
    lesson.verbatim(
      ProfileMatrix { host in
        let screen = ShelfTable(books, follow: forget)
        host.show(screen.list)
        screen.update(to: fewer)
      }.description.elidingObjects)

    lesson.say("An apply that is not animated, snapshots:")
    lesson.verbatim(
      ProfileMatrix { host in
        let screen = ShelfSnapshots(books)
        host.show(screen.list)
        host.settle()
        screen.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
      }.description)
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
