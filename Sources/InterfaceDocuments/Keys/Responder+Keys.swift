import Foundation
import HeadlessComponents
import HeadlessKit
import HeadlessViews
import ListCore

// Key-value coding of views and controllers. The keys are the names that documents use: those of
// UIKit's properties, the app's outlets, and what a test registers; besides, the stored properties of
// the app's own classes can be read.
extension Responder {
  #if canImport(Darwin)
    /// Returns a property by its key.
    public nonisolated override func value(forKey key: String) -> Any? { readOnMain(key) }
    /// Returns a property by its key path.
    public nonisolated override func value(forKeyPath keyPath: String) -> Any? {
      readOnMain(keyPath)
    }
    /// Sets a property by its key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      writeOnMain(value, key)
    }
    /// Sets a property by its key path.
    public nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      writeOnMain(value, keyPath)
    }

    private nonisolated func readOnMain(_ keyPath: String) -> Any? {
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = KeyPathWalk(keyPath).value(of: object) }
      return value
    }

    private nonisolated func writeOnMain(_ value: Any?, _ keyPath: String) {
      nonisolated(unsafe) let (object, value) = (self, value)
      MainActor.assumeIsolated { KeyPathWalk(keyPath).set(value, of: object) }
    }
  #else
    // Disfavoured: alerts, pickers and search bars have keys of their own.

    /// Returns a property by its key.
    ///
    /// - Parameter key: The name of a property, as documents spell it: `hidden` or `isHidden`. An
    ///   unknown one raises `NSUnknownKeyException`.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { KeyPathWalk(key).value(of: self) }
    /// Returns a property by its key path, such as `layer.cornerRadius`.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathWalk(keyPath).value(of: self) }
    /// Sets a property by its key.
    ///
    /// - Parameters:
    ///   - value: The value. One of another type raises.
    ///   - key: The name of a property. An unknown one raises `NSUnknownKeyException`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
      KeyPathWalk(key).set(value, of: self)
    }
    /// Sets a property by its key path, such as `layer.cornerRadius`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      KeyPathWalk(keyPath).set(value, of: self)
    }
  #endif
}

/// The way from an object along names to a property.
@MainActor
struct KeyPathWalk {
  private let names: [String]

  init(_ keyPath: String) {
    names = keyPath.split(separator: ".").map(String.init)
  }

  /// Returns the value at the end; `nil` if an object on the way is `nil`.
  func value(of object: AnyObject) -> Any? {
    var value: Any? = object
    for name in names {
      guard let owner = value.map({ $0 as AnyObject }) else { return nil }
      value = Self.read(name, of: owner)
    }
    return value
  }

  /// Sets the value at the end; does nothing if an object on the way is `nil`.
  func set(_ value: Any?, of object: AnyObject) {
    var owner = object
    for name in names.dropLast() {
      guard let next = Self.read(name, of: owner) else { return }
      owner = next as AnyObject
    }
    if let name = names.last { Self.write(value, name, of: owner) }
  }

  private static func read(_ name: String, of object: AnyObject) -> Any? {
    if let member = member(name, of: object), member.isProperty {
      return Reflection.unwrapped(member.value(of: object))
    }
    if let stored = storedProperty(name, of: object) { return Reflection.unwrapped(stored) }
    if let keyed = object as? any ReadableKeyedProperties { return keyed.keyedValue(name) }
    refuse(name, "valueForUndefinedKey:", of: object)
    return nil
  }

  private static func write(_ value: Any?, _ name: String, of object: AnyObject) {
    if let member = member(name, of: object), member.isProperty {
      if !member.set(value, of: object) {
        let reason = "The value \(value ?? "nil") for the key \(name) is no \(member.typeName)."
        CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
      }
      return
    }
    if let keyed = object as? any KeyedProperties { return keyed.setKeyedValue(value, name) }
    refuse(name, "setValue:forUndefinedKey:", of: object)
  }

  private static func member(_ name: String, of object: AnyObject) -> InterfaceMember? {
    Simulator.current.resources.member(name, of: object)
  }

  /// Returns the value of a stored property of the app's own classes; `nil` if there is none.
  nonisolated static func storedProperty(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      !ProgramClasses.isOfSystem(type)
    {
      let labels = [name, "$__lazy_storage_$_" + name]
      if let child = current.children.first(where: { $0.label.map(labels.contains) ?? false }) {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func refuse(_ name: String, _ method: String, of object: AnyObject) {
    let reason = ObjectName.refusal(of: name, method, by: object)
    CrashReport(MisuseFault(.undefinedKey, reason)).deliver()
  }
}
