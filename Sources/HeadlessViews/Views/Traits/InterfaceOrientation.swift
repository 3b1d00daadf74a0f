import Foundation

/// Which way the screen is turned.
///
/// Counterpart: `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether it is higher than it is wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways the screen may be turned.
///
/// Counterpart: `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button to the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button to the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Wider than high.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every way but on its head.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// Which way a device is held.
///
/// Counterpart: `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright, or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in a way that the screen can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Which sort of device something runs on.
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
