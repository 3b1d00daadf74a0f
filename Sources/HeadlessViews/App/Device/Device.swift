import Foundation
import ListCore

/// The device that a simulator stands for.
///
/// ```swift
/// let simulator = Simulator(profile: .iOS16)
/// simulator.run { Device.current.systemVersion }  // "16.0"
/// ```
///
/// Counterpart: `UIDevice`.
///
/// Coverage: simulated. Kept without effect: `playInputClick()`.
@preconcurrency @MainActor
open class Device: NSObject {
  private weak var ownSimulator: Simulator?
  private var simulator: Simulator { ownSimulator ?? .current }

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The device of the current simulator.
  open class var current: Device { Simulator.current.device }

  /// What the device is called: the sort of device.
  open var name: String { model }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iPhone` or `iPad`.
  open var localizedModel: String { model }
  /// `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release that the simulator's profile stands for.
  open var systemVersion: String {
    let version = simulator.profile.name.drop { !$0.isNumber }
    return version.contains(".") ? String(version) : "\(version).0"
  }
  /// The sort of device, as the simulator's traits say.
  open var userInterfaceIdiom: UserInterfaceIdiom { simulator.traitCollection.userInterfaceIdiom }
  /// Which way the device is held.
  open var orientation: DeviceOrientation {
    simulator.screenSize.width > simulator.screenSize.height ? .landscapeLeft : .portrait
  }
  /// What the device is known by to the apps of one maker. It is the same on every simulator.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x48, 0x4B, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether the battery is watched. If not, its level and its state are unknown.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; -1 while it is not watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether the battery is being charged.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  /// Whether several things can be done at once.
  open var isMultitaskingSupported: Bool { true }
  /// Whether orientation is being told of.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Starts to tell of orientation. A simulator does not turn, so nothing follows.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Stops to tell of orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Plays the keyboard's click, which nobody hears.
  open func playInputClick() {}

  /// Whether a battery is being charged.
  ///
  /// Counterpart: `UIDevice.BatteryState`.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the device is held another way.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery's level changes.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery is plugged in or out.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension Simulator {
  /// The device that this simulator stands for.
  public var device: Device {
    kept { Device(on: self) }
  }
}
