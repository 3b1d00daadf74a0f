import Foundation

extension Selector {
  /// Calls the method of an object on this thread.
  ///
  /// Raises if the object is not known to have such a method, or if an argument has the wrong type.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - arguments: The arguments; the method takes as many as it has parameters.
  /// - Returns: The method's return value, or `nil` if it has none.
  @discardableResult
  public func perform(on object: AnyObject, with arguments: Any?...) -> Any? {
    do throws(SelectorFault) {
      return try call(on: object, with: arguments)
    } catch {
      error.raise()
      return nil
    }
  }

  /// Returns whether an object is known to implement the method.
  public func isKnown(to object: AnyObject) -> Bool { method(of: object) != nil }

  /// Calls the method of an object, or throws the reason why it cannot be called.
  func call(on object: AnyObject, with arguments: [Any?]) throws(SelectorFault) -> Any? {
    guard let method = method(of: object) else {
      throw SelectorFault(self, object, .unrecognized)
    }
    do throws(SelectorMismatch) {
      return try method(object, arguments)
    } catch {
      throw SelectorFault(self, object, .mismatch(error))
    }
  }

  private func method(of object: AnyObject) -> SelectorMethod? {
    if let method, method.belongs(to: object) { return method }
    return SelectorMethods.shared.method(named: name, of: object)
  }
}
