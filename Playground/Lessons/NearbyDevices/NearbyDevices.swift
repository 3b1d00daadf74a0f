import Foundation
import HeadlessKit
import ListTesting

// Identifying devices from scan to scan.

extension Lesson {
  static let nearbyDevices = Lesson(
    "nearby-devices", "Nearby devices",
    gist: """
      Devices appear and disappear. Two have the same name, so a name is no identifier; a UUID is, \
      as long as it belongs to the device and not to the scan.
      """,
    look: "The third way: the same three devices are deleted and inserted in every scan.",
    mistake: """
      An identifier that is created while loading is different each time, so everything seems to \
      be new.
      """,
    remedy: """
      Use an identifier that belongs to the thing: it is unique, and it stays the same from scan \
      to scan.
      """
  ) { lesson in
    let table = DeviceTable(Device.scans[0])
    lesson.path("Data source", table.list) { path in
      path.show("The first scan")
      path.scene("The second scan", [.screen, .cost], code: "devices-old") {
        table.update(to: Device.scans[1])
      }
    }

    let snapshots = DeviceSnapshots(Device.scans[0])
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("The first scan")
      path.scene("The second scan", [.screen, .changes, .cost], code: "devices-new") {
        snapshots.update(to: Device.scans[1])
      }
      path.scene("The third scan", [.screen, .changes]) {
        snapshots.update(to: Device.scans[2])
      }
    }

    // snippet.devices-fresh uses devices-init
    let fresh = DeviceSnapshots(Device.scans[0]) { _ in UUID() }
    // snippet.end
    lesson.path("Snapshots, with a new UUID in each scan", fresh.list) { path in
      path.show("The first scan")
      path.scene(
        "The same scan once more", [.changes, .cost], code: "devices-fresh", "devices-new"
      ) {
        fresh.update(to: Device.scans[0])
      }
      path.say("Nothing has changed, but every row was deleted and inserted.")
    }
    lesson.compare(
      compareDevices(), "Here the data source reloads for every change, as many screens do."
    )
  } compare: {
    compareDevices()
  }
}

@MainActor
private func compareDevices() -> PathComparison {
  PathComparison(
    from: Device.scans[0],
    [.model(Device.scans[1], "the second scan"), .model(Device.scans[2], "the third scan")],
    legacy: { DeviceTable($0) }, diffable: { DeviceSnapshots($0) })
}
