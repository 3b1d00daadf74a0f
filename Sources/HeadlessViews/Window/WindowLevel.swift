import Foundation

extension Window {
  /// A position of windows above others.
  ///
  /// Counterpart: `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of ordinary windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)
  }
}
