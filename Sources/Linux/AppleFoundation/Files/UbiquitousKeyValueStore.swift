import Foundation

/// Small values that a user's devices share. Here there is one device: they last as long as the
/// process.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when another device has changed a value: not here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  /// The only store.
  public static let `default` = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Creates an empty store.
  public override init() { super.init() }

  /// The values by key.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key.
  open func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Returns a text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns a number; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  /// Returns a number; 0 if there is none.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// Returns a truth value; `false` if there is none.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Writes the values: nothing to do.
  @discardableResult
  open func synchronize() -> Bool { true }
}
