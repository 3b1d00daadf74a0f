import Foundation

extension ScrollView {
  /// Which sides of the safe area are added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As ``scrollableAxes``; what a navigation controller adds comes with view controllers.
    case automatic
    /// Those along which the content scrolls or bounces.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }

  /// How dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How the position is shown.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }

  /// How fast the content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
