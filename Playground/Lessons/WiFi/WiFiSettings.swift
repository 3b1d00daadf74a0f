import HeadlessKit
import ListTesting

// Rows of several kinds that are inserted and deleted.

extension Lesson {
  static let wifiSettings = Lesson(
    "wifi-settings", "Wi-Fi settings",
    gist: """
      A switch, and networks that come and go. Where rows are of several kinds, an identifier says \
      what a row is; a row number does not.
      """,
    look: """
      The second section: it appears and disappears with the switch, and no index path depends \
      on it.
      """,
    mistake: """
      A row number has a meaning only together with the state of the switch, in every data \
      source method.
      """,
    remedy: """
      Let an identifier say what a row is, and mark rows with new content with \
      reconfigureItems(_:).
      """
  ) { lesson in
    let table = WiFiTable(.off)
    lesson.path("Data source", table.list) { path in
      path.show("Switched off")
      path.scene("Switched on", [.screen, .cost], code: "wifi-old") { table.update(to: .home) }
      path.scene("The cafe leaves, a car appears, the library fades", [.screen, .cost]) {
        table.update(to: .later)
      }
    }

    let snapshots = WiFiSnapshots(.off)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Switched off")
      path.scene("Switched on", [.screen, .changes], code: "wifi-new") {
        snapshots.update(to: .home)
      }
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
