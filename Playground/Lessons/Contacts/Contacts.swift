import HeadlessKit
import ListTesting

// Three groups of people, from which a person is removed.

extension Lesson {
  static let contacts = Lesson(
    "contacts", "Contacts",
    gist: """
      Three groups of people. The old way removes a row, by its number; the new way removes \
      a person from a copy of the current snapshot.
      """,
    look: """
      What each way needs to remove a person: a section and a row on one side, a number on the \
      other.
      """,
    mistake: "The row is looked up, the model changes in between, and another person is removed.",
    remedy: "Use identifiers as items, and look up the content in the cell provider."
  ) { lesson in
    let table = ContactTable(.sample)
    lesson.path("Data source", table.list) { path in
      path.show("Three groups")
      path.scene("Dilan (number 4) is removed", [.screen, .changes], code: "contacts-old") {
        table.remove(4)
      }
    }

    let snapshots = ContactSnapshots(.sample)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Three groups")
      path.scene("Dilan is removed", [.screen, .changes], code: "contacts-new") {
        snapshots.remove(4)
      }
      path.scene("Farid too: his group stays and is empty", [.screen, .changes]) {
        snapshots.remove(6)
      }
      path.say(
        """
        The items are numbers, not people: a number identifies a person, and the cell provider \
        looks up the rest. A person with a new name is still the same item.
        """)
    }
    lesson.compare(
      compareContacts(),
      "Here the data source reloads for every change, as many screens do.")
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
      .model(all.removing(4), "Dilan is removed"),
      .model(all.removing(4).removing(6), "Farid is removed"), .model(all, "both are back"),
    ],
    legacy: { ContactTable($0) }, diffable: { ContactSnapshots($0) })
}
