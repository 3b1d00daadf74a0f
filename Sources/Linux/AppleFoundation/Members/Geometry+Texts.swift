// Points, sizes, rectangles and insets as texts.
import Foundation
import HeadlessViews

/// Returns a point as a text, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(point.x.shown), \(point.y.shown)}"
}
/// Returns a size as a text, such as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.shown), \(size.height.shown)}"
}
/// Returns a rectangle as a text, such as `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns the point of a text such as `{1, 2}`; zero for another one.
public func CGPointFromString(_ string: String) -> CGPoint {
  let numbers = string.numbers(2)
  return CGPoint(x: numbers[0], y: numbers[1])
}
/// Returns the size of a text such as `{1, 2}`; zero for another one.
public func CGSizeFromString(_ string: String) -> CGSize {
  let numbers = string.numbers(2)
  return CGSize(width: numbers[0], height: numbers[1])
}
/// Returns the rectangle of a text such as `{{0, 0}, {1, 2}}`; zero for another one.
public func CGRectFromString(_ string: String) -> CGRect {
  let numbers = string.numbers(4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

extension NSCoder {
  /// Returns a point as a text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a size as a text, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns a rectangle as a text, such as `{{0, 0}, {1, 2}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns insets as a text, such as `{1, 2, 3, 4}`.
  public class func string(for insets: EdgeInsets) -> String {
    "{\(insets.top.shown), \(insets.left.shown), \(insets.bottom.shown), \(insets.right.shown)}"
  }
  /// Returns the point of a text such as `{1, 2}`; zero for another one.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// Returns the size of a text such as `{1, 2}`; zero for another one.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// Returns the rectangle of a text such as `{{0, 0}, {1, 2}}`; zero for another one.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  /// Returns the insets of a text such as `{1, 2, 3, 4}`; zero for another one.
  public class func uiEdgeInsets(for string: String) -> EdgeInsets {
    let numbers = string.numbers(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension CGFloat {
  /// The number as a text, without a fraction of zero.
  fileprivate var shown: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension String {
  /// Returns the numbers between braces; zeros if there are not as many as wanted.
  fileprivate func numbers(_ count: Int) -> [CGFloat] {
    let found = split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
