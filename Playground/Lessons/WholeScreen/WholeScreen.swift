import HeadlessKit
import ListTesting

// A view controller with all around its list.

/// What a person does with the screen.
private struct Touch {
  let label: String
  let act: @MainActor (Simulator) throws -> Void

  @MainActor static let all = [
    Touch(label: "Search for Ad") { try $0.type("Ad", into: .field("Search")) },
    Touch(label: "Open Ada") { try $0.tap(.row(containing: "Ada")) },
    Touch(label: "Go back") { try $0.tap(.button("People")) },
    Touch(label: "Clear the search") { try $0.clearText(in: .field("Ad")) },
    Touch(label: "Delete Chao") {
      try $0.tapSwipeAction("Delete", on: .row(containing: "Chao"))
    },
    Touch(label: "Pull to refresh") { try $0.pullToRefresh() },
  ]
}

extension LessonPath {
  /// Shows a controller in its navigation, and touches it.
  fileprivate func tell(_ controller: PeopleScreen) {
    scene("Three people", [.screen, .cost]) {
      simulator.show(NavigationController(rootViewController: controller))
    }
    for touch in Touch.all {
      scene(touch.label, [.screen, .changes, .cost]) {
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
      """
  ) { lesson in
    let hand = PeopleByHand()
    lesson.path("Data source", hand.tableView) { $0.tell(hand) }
    let snapshots = PeopleBySnapshots()
    lesson.path("Snapshots", snapshots.tableView) { $0.tell(snapshots) }
    lesson.compare(
      compareScreens(), "Whole screens are compared: PathComparison shows both controllers.")
    let mistaken = compareScreens(forgetsMarks: true)
    lesson.say("If the refresh does not mark Byron, whose name changed, the comparison says:")
    if let difference = mistaken.difference {
      for sentence in [difference.sentence] + difference.causes { lesson.say(sentence) }
    }
  } compare: {
    compareScreens()
  }
}

@MainActor
private func compareScreens(forgetsMarks: Bool = false) -> PathComparison {
  PathComparison(
    Touch.all.map { .act($0.label, $0.act) },
    legacy: { PeopleByHand() }, diffable: { PeopleBySnapshots(forgetsMarks: forgetsMarks) })
}
