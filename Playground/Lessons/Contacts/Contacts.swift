import HeadlessKit
import ListTesting

// Three sections, and somebody goes.

extension Lesson {
  static let contacts = Lesson(
    "contacts", "Contacts",
    gist: """
      Three groups of people. The old way removes a row, and must know which; the new way removes \
      a person from a copy of the current snapshot.
      """
  ) { lesson in
    let table = ContactTable(.sample)
    lesson.path("Data source", table.list) { path in
      path.show("Three groups")
      path.scene("Dilan (number 4) is removed", [.screen, .changes]) { table.remove(4) }
    }

    let snapshots = ContactSnapshots(.sample)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three groups")
      path.scene("Dilan is removed", [.screen, .changes]) { snapshots.remove(4) }
      path.scene("Farid too: his group stays, empty", [.screen, .changes]) {
        snapshots.remove(6)
      }
      path.say(
        """
        The items are numbers, not people: a number says who it is, and the cell provider looks up \
        the rest. A new name is then no new person.
        """)
    }
    lesson.compare(
      compareContacts(),
      "Here the data source answers every change by a reload, as many screens do.")
  } compare: {
    compareContacts()
  }
}

@MainActor
private func compareContacts() -> PathComparison {
  let all = ContactBook.sample
  return PathComparison(
    from: all,
    [
      .model(all.removing(4), "Dilan goes"),
      .model(all.removing(4).removing(6), "Farid goes"), .model(all, "both are back"),
    ],
    legacy: { ContactTable($0) }, diffable: { ContactSnapshots($0) })
}
