import Foundation
import HeadlessKit
import ListTesting

// Who is who, from scan to scan.

extension Lesson {
  static let nearbyDevices = Lesson(
    "nearby-devices", "Nearby devices",
    gist: """
      Devices appear and vanish. Two have one name, so a name is no identity; a UUID is one, as \
      long as it is the device's and not the scan's.
      """
  ) { lesson in
    let table = DeviceTable(Device.scans[0])
    lesson.path("Data source", table.list) { path in
      path.show("The first scan")
      path.scene("The second scan", [.screen, .cost]) { table.update(to: Device.scans[1]) }
    }

    let snapshots = DeviceSnapshots(Device.scans[0])
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("The first scan")
      path.scene("The second scan", [.screen, .changes, .cost]) {
        snapshots.update(to: Device.scans[1])
      }
      path.scene("The third scan", [.screen, .changes]) {
        snapshots.update(to: Device.scans[2])
      }
    }

    let fresh = DeviceSnapshots(Device.scans[0]) { _ in UUID() }
    lesson.path("Snapshots, with a new UUID in each scan", fresh.list) { path in
      path.show("The first scan")
      path.scene("The same scan once more", [.changes, .cost]) {
        fresh.update(to: Device.scans[0])
      }
      path.say("Nothing has changed, and every row was deleted and inserted.")
    }
    lesson.compare(
      compareDevices(), "Here the data source answers every change by a reload, as many screens do."
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
