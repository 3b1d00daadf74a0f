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

// The result as Objective-C returns it: a reference, which here stays retained for good, since nothing
// is released later on Linux.
extension NSObjectProtocol {
  /// Calls the method of a selector.
  ///
  /// - Returns: A reference to the method's return value.
  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(selector).map { Unmanaged.passRetained($0 as AnyObject) }
  }

  /// Calls the method of a selector with an argument.
  ///
  /// - Returns: A reference to the method's return value.
  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector?, with argument: Any?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(selector, with: argument)
      .map { Unmanaged.passRetained($0 as AnyObject) }
  }
}

extension NSObjectProtocol {
  /// Returns whether the object is of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = type(of: self as AnyObject)
    while let present = type {
      if present == aClass { return true }
      type = _getSuperclass(present)
    }
    return false
  }

  /// Returns whether the object is of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

extension NSObject {
  /// Returns the class by which archives name the objects.
  public class func classForKeyedArchiver() -> AnyClass? { self }
}
