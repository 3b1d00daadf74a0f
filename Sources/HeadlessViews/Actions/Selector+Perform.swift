#if !canImport(ObjectiveC)
  import Foundation

  extension Selector {
    /// Calls the method of an object on this thread.
    ///
    /// The process stops with a sentence when the object has no such method as far as is known, or
    /// when an argument is not of the type that the method takes.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - arguments: What to hand over; the method takes as many as it has parameters.
    /// - Returns: What the method returns, or `nil` when that is nothing.
    @discardableResult
    public func perform(on object: AnyObject, with arguments: Any?...) -> Any? {
      do throws(SelectorFault) {
        return try call(on: object, with: arguments)
      } catch {
        error.stop()
      }
    }

    /// Whether an object has the method, as far as is known.
    public func isKnown(to object: AnyObject) -> Bool { method(of: object) != nil }

    /// Calls the method of an object, or says why that cannot be.
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

#endif
