import HeadlessKit
import ListTesting

// A view controller with all around its list.

/// What a person does with the screen.
private struct Touch {
  let label: String
  /// The names of the marked lines that run: those of the data source, and those of the snapshots.
  let code: (old: [String], new: [String])
  let act: @MainActor (Simulator) throws -> Void

  init(
    _ label: String, old: [String] = [], new: [String] = [],
    act: @escaping @MainActor (Simulator) throws -> Void
  ) {
    (self.label, self.code, self.act) = (label, (old, new), act)
  }

  @MainActor static let all = [
    Touch("Search for Ad", old: ["people-search-old"], new: ["people-search-new"]) {
      try $0.type("Ad", into: .field("Search"))
    },
    Touch("Open Ada") { try $0.tap(.row("Ada")) },
    Touch("Go back") { try $0.tap(.button("People")) },
    Touch("Clear the search") { try $0.clearText(in: .field("Ad")) },
    Touch(
      "Delete Chao", old: ["people-delete-old"],
      new: ["people-delete-new", "people-delete-new-model"]
    ) {
      try $0.tapSwipeAction("Delete", on: .row("Chao"))
    },
    Touch("Pull to refresh", old: ["people-refresh-old"], new: ["people-refresh-new"]) {
      try $0.pullToRefresh()
    },
  ]
}

extension LessonPath {
  /// Shows a controller in its navigation, and touches it.
  ///
  /// - Parameter code: Which lines are shown beside a touch.
  fileprivate func tell(
    _ controller: PeopleScreen, code: KeyPath<(old: [String], new: [String]), [String]>
  ) {
    scene("Three people", [.screen, .cost]) {
      simulator.show(NavigationController(rootViewController: controller))
    }
    for touch in Touch.all {
      scene(touch.label, [.screen, .changes, .cost], code: touch.code[keyPath: code]) {
        do {
          try touch.act(simulator)
        } catch {
          say("\(error)")
        }
      }
    }
  }
}

extension Lesson {
  static let wholeScreen = Lesson(
    "whole-screen", "Migrating a whole screen",
    gist: """
      One view controller with search, swipe to delete, a detail screen and refresh. Both ways are \
      touched in the same way, and everything that a person sees is compared: bars, search, pushed \
      screens and the list.
      """,
    look: """
      The search, the swipe and the pull: by hand each of them changes the array and the table; with \
      snapshots each of them changes the model, and one method shows it.
      """,
    mistake: """
      A refresh gives Byron a new name, and his identifier stays the same: without a mark his row \
      keeps the old name. And swiping does nothing any more, because a diffable data source allows \
      no editing by itself.
      """,
    remedy: """
      Show the model in one method and mark what changed, override the two methods for editing in a \
      subclass of the source, and compare the old screen with the new one after every commit. The \
      article "Migrating a whole screen" does it in six.
      """
  ) { lesson in
    let hand = PeopleByHand()
    lesson.path("Data source", hand.tableView) { $0.tell(hand, code: \.old) }
    let snapshots = PeopleBySnapshots()
    lesson.path("Snapshots", snapshots.tableView) { $0.tell(snapshots, code: \.new) }
    lesson.compare(
      compareScreens(), "Whole screens are compared: PathComparison shows both controllers.")
    let mistaken = compareScreens { PeopleWithoutMarks() }
    lesson.say("If the refresh does not mark Byron, whose name changed, the comparison says:")
    if let difference = mistaken.difference {
      for sentence in [difference.sentence] + difference.causes { lesson.say(sentence) }
    }
  } compare: {
    compareScreens()
  }
}

@MainActor
private func compareScreens(
  snapshots: @escaping @MainActor () -> PeopleBySnapshots = { PeopleBySnapshots() }
) -> PathComparison {
  PathComparison(
    Touch.all.map { .act($0.label, $0.act) },
    legacy: { PeopleByHand() }, diffable: snapshots)
}
