import Foundation
import HeadlessViews

#if os(Linux)
  // Key-value coding of objects that are no views or controllers: of the app's own, and of the system's.
  // Disfavoured: several classes have keys of their own.
  extension NSObjectProtocol {
    /// Returns a property by its key.
    ///
    /// - Parameter key: The name of a stored property of the app's own classes, of an outlet, or of a
    ///   property that a test registers. An unknown one raises `NSUnknownKeyException`.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
      if let stored = KeyPathWalk.storedProperty(key, of: self) {
        return Reflection.unwrapped(stored)
      }
      return onMain { KeyPathWalk(key).value(of: $0) }
    }

    /// Returns a property by its key path, such as `owner.name`.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
      onMain { KeyPathWalk(keyPath).value(of: $0) }
    }

    /// Sets a property by its key.
    ///
    /// - Parameters:
    ///   - value: The value. One of another type raises.
    ///   - key: The name of an outlet, or of a property that a test registers. An unknown one raises
    ///     `NSUnknownKeyException`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Sets a property by its key path, such as `owner.name`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      nonisolated(unsafe) let value = value
      _ = onMain { object -> Any? in
        KeyPathWalk(keyPath).set(value, of: object)
        return nil
      }
    }

    private func onMain(_ body: @MainActor (AnyObject) -> Any?) -> Any? {
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) var result: Any?
      if Simulator.isOnMainQueue {
        MainActor.assumeIsolated { result = body(object) }
      } else {  // a model may be filled on any queue
        DispatchQueue.main.sync { result = body(object) }
      }
      return result
    }
  }
#endif
