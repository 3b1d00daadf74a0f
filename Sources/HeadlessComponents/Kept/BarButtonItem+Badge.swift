import Foundation
import HeadlessControls
import HeadlessViews

extension BarButtonItem {
  /// A mark over an item. Counterpart: `UIBarButtonItem.Badge`.
  ///
  /// Coverage: simulated.
  public struct Badge: Hashable, Sendable {
    /// The text of the mark; `nil` for a dot.
    public let stringValue: String?

    /// Returns a mark with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// Returns a mark with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// Returns a dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// The mark over the item. Kept without effect.
  public var badge: Badge? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
