import Foundation
import ListCore

/// The simulated device.
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
  package var keptStates = KeptStates()
  private weak var ownSimulator: Simulator?
  private var simulator: Simulator { ownSimulator ?? .current }

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// Creates another object for the device of the current simulator.
  public convenience override init() {
    self.init(on: .current)
  }

  /// The device of the current simulator.
  open class var current: Device { Simulator.current.device }

  /// The name of the device: its model.
  open var name: String { model }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iPhone` or `iPad`.
  open var localizedModel: String { model }
  /// `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system release of the simulator's profile.
  open var systemVersion: String {
    let version = simulator.profile.name.drop { !$0.isNumber }
    return version.contains(".") ? String(version) : "\(version).0"
  }
  /// The kind of device, from the simulator's traits.
  open var userInterfaceIdiom: UserInterfaceIdiom { simulator.traitCollection.userInterfaceIdiom }
  /// The orientation of the device.
  open var orientation: DeviceOrientation {
    simulator.screenSize.width > simulator.screenSize.height ? .landscapeLeft : .portrait
  }
  /// The device's identifier for the apps of one vendor; the same on every simulator.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x48, 0x4B, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether the battery is monitored. If not, its level and state are unknown.
  open var isBatteryMonitoringEnabled = false
  /// The charge level of the battery, from 0 to 1; -1 while it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  /// Whether multitasking is supported.
  open var isMultitaskingSupported: Bool { true }
  /// Whether orientation notifications are enabled.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Enables orientation notifications. A simulator does not rotate, so none are posted.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Disables orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Plays the keyboard's click sound. No effect here.
  open func playInputClick() {}

  /// The state of a battery.
  ///
  /// Counterpart: `UIDevice.BatteryState`.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the orientation of the device changes.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery's level changes.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery changes.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension Simulator {
  /// The simulated device.
  public var device: Device {
    kept { Device(on: self) }
  }
}
