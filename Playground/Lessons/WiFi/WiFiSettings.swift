import HeadlessKit
import ListTesting

// Rows of several kinds that are inserted and deleted.

extension Lesson {
  static let wifiSettings = Lesson(
    "wifi-settings", "Wi-Fi settings",
    gist: """
      A switch, and networks that come and go. Where rows are of several kinds, an identifier says \
      what a row is; a row number does not.
      """
  ) { lesson in
    let table = WiFiTable(.off)
    lesson.path("Data source", table.list) { path in
      path.show("Switched off")
      path.scene("Switched on", [.screen, .cost]) { table.update(to: .home) }
      path.scene("The cafe leaves, a car appears, the library fades", [.screen, .cost]) {
        table.update(to: .later)
      }
    }

    let snapshots = WiFiSnapshots(.off)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Switched off")
      path.scene("Switched on", [.screen, .changes]) { snapshots.update(to: .home) }
      path.scene("The cafe leaves, a car appears, the library fades", [.screen, .changes, .cost]) {
        snapshots.update(to: .later)
      }
      path.say(
        """
        The library is the same row with new content: its identifier is the same, and a \
        reconfigure mark updates its cell. Without the mark it would keep its bars.
        """)
    }
    lesson.compare(
      compareWiFi(), "Here the data source reloads for every change, as many screens do.")
  } compare: {
    compareWiFi()
  }
}

@MainActor
private func compareWiFi() -> PathComparison {
  PathComparison(
    from: WiFi.off,
    [.model(.home, "on"), .model(.later, "a minute later"), .model(.off, "off")],
    legacy: { WiFiTable($0) }, diffable: { WiFiSnapshots($0) })
}
