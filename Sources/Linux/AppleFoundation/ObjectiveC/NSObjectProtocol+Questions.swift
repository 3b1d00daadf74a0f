import Foundation
import HeadlessViews

// What a delegate is asked of which only the protocol is known. All that implement one of UIKit's
// protocols are objects of Objective-C there, and nearly all are an `NSObject` here.
extension NSObjectProtocol {
  /// Returns whether the object is known to implement the method of a selector.
  ///
  /// Counterpart: `NSObjectProtocol.responds(to:)`.
  ///
  /// - Parameter selector: The method.
  public func responds(to selector: Selector?) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }

  /// Calls the method of a selector.
  ///
  /// - Returns: The method's return value itself; there is nothing to release.
  @discardableResult
  public func perform(_ selector: Selector?) -> Any? {
    (self as? NSObject)?.perform(selector)
  }

  /// Calls the method of a selector with an argument.
  ///
  /// - Returns: The method's return value itself; there is nothing to release.
  @discardableResult
  public func perform(_ selector: Selector?, with argument: Any?) -> Any? {
    (self as? NSObject)?.perform(selector, with: argument)
  }
}
