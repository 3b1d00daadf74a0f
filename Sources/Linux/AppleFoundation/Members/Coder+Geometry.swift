// Geometry in archives, under UIKit's names.
import Foundation
import HeadlessViews

extension NSCoder {
  /// Encodes insets.
  public func encode(_ insets: EdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  /// Returns the point of a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Returns the size of a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Returns the rectangle of a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Returns the insets of a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> EdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    let text = decodeObject(of: NSString.self, forKey: key) as String?
    return NSCoder.uiEdgeInsets(for: text ?? "")
  }
}
