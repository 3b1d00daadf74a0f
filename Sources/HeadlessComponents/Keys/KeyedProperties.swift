import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

// Key-value coding of the classes that have properties without a name in UIKit's interface, or values
// of their own under any key. A Mac's NSObject has these methods for all classes, on any thread; here
// they are the main actor's, as the classes are.

/// An object whose properties are read by their keys.
@MainActor
package protocol ReadableKeyedProperties: AnyObject {
  /// Returns a property by its key. An unknown one raises, or is `nil`.
  func keyedValue(_ key: String) -> Any?
}

/// An object whose properties are read and set by their keys.
@MainActor
package protocol KeyedProperties: ReadableKeyedProperties {
  /// Sets a property by its key. An unknown one raises, or is kept.
  func setKeyedValue(_ value: Any?, _ key: String)
}

extension ReadableKeyedProperties {
  fileprivate nonisolated func read(_ key: String) -> Any? {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = object.keyedValue(key) }
    return value
  }
}

extension KeyedProperties {
  fileprivate nonisolated func write(_ value: Any?, _ key: String) {
    nonisolated(unsafe) let (object, value) = (self, value)
    MainActor.assumeIsolated { object.setKeyedValue(value, key) }
  }
}

#if canImport(Darwin)
  extension AlertAction {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension AlertController {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension Application {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
  }

  extension BarButtonItem {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
  }

  extension DatePicker {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
    /// Sets a property by its key path.
    public nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      write(value, keyPath)
    }
  }

  extension Device {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension GestureRecognizer {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension Layer {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Returns a property by its key path.
    public nonisolated override func value(forKeyPath keyPath: String) -> Any? { read(keyPath) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
    /// Sets a property by its key path.
    public nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      write(value, keyPath)
    }
  }

  extension LayerAnimation {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension PickerView {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Returns a property by its key path.
    public nonisolated override func value(forKeyPath keyPath: String) -> Any? { read(keyPath) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
    /// Sets a property by its key path.
    public nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      write(value, keyPath)
    }
  }

  extension SearchBar {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      write(value, key)
    }
  }

  extension TabBarItem {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
  }

  extension TextField {
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { read(key) }
  }
#else
  extension AlertAction {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension AlertController {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension Application {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
  }

  extension BarButtonItem {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
  }

  extension DatePicker {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Sets a property by its key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, keyPath)
    }
  }

  extension Device {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension GestureRecognizer {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension Layer {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Returns a property by its key path.
    public func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Sets a property by its key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, keyPath)
    }
  }

  extension LayerAnimation {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension PickerView {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Returns a property by its key path.
    public func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Sets a property by its key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, keyPath)
    }
  }

  extension SearchBar {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  }

  extension TabBarItem {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
  }

  extension TextField {
    /// Returns a property by its key.
    public func value(forKey key: String) -> Any? { keyedValue(key) }
  }
#endif
