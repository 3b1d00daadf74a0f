import Foundation

/// A device in radio range: the model of the lesson.
struct Device: Hashable, Sendable, Identifiable {
  let id: UUID
  var name: String

  /// Creates a device whose UUID is derived from a small number, so that each run is the same.
  init(_ number: UInt8, _ name: String) {
    id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    self.name = name
  }
}

extension Device {
  /// The devices in range, scan by scan. Two devices have the same name.
  static let scans: [[Device]] = [
    [Device(1, "Printer"), Device(2, "Headphones"), Device(3, "Watch")],
    [Device(2, "Headphones"), Device(4, "Headphones"), Device(3, "Watch")],
    [Device(4, "Headphones"), Device(3, "Watch"), Device(1, "Printer")],
  ]
}
