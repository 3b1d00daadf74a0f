import Foundation

/// The orientation of the interface.
///
/// Counterpart: `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// Counterpart: `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of a device.
///
/// Counterpart: `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can follow the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device.
///
/// Counterpart: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
