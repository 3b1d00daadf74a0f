import Foundation

struct Reminder: Equatable {
  var title: String
  var isDone = false
  var isFlagged = false
}

/// The reminders of an app, in two lists. It posts a notification for each change that was not made
/// by a screen.
final class ReminderStore {
  static let didChange = Notification.Name("ReminderStoreDidChange")

  struct List: Equatable {
    let name: String
    var reminders: [Reminder]
  }

  var lists: [List]

  init(lists: [List]) {
    self.lists = lists
  }

  func receive(_ reminder: Reminder, in list: Int) {
    lists[list].reminders.append(reminder)
    NotificationCenter.default.post(
      name: ReminderStore.didChange, object: self, userInfo: ["list": list])
  }
}
