// The functions of the Objective-C runtime that keep values beside an object. Swift extensions use
// them for stored properties.
import Foundation
import HeadlessViews
import Synchronization

/// How an associated value is kept.
///
/// Counterpart: `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained. It is `nil` once it has been released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// The value is copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, under a key.
///
/// The value is released with the object if the object is a view, a controller or another one with
/// accessibility attributes; otherwise soon after it, when further values are associated.
///
/// - Parameters:
///   - object: The object. A value that is not an object keeps nothing.
///   - key: The address that identifies the value.
///   - value: The value; `nil` removes the previous one.
///   - policy: The way in which the value is stored.
/// - Complexity: O(1), amortised.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let kept = value.map { KeptReference($0, policy) }
  let released = AssociatedObjects.all.withLock { $0.exchange(kept, of: object, for: key) }
  if kept != nil { AssociationEnd.follow(object) }
  _ = released
}

/// Returns the value that is associated with an object under a key.
///
/// - Complexity: O(1).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  return AssociatedObjects.all.withLock { $0.value(of: object, for: key) }?.value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  let released = AssociatedObjects.all.withLock { $0.removeValues(of: ObjectIdentifier(object)) }
  _ = released
}

/// A value that is kept beside an object, strongly or weakly.
private struct KeptReference: @unchecked Sendable {
  private let strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      strong = nil
      weak = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: strong = value
    }
  }

  var value: Any? { strong ?? weak }
}

/// What is released at the end of the scope that has it, outside the lock: what is released may
/// itself associate values.
private struct Released: @unchecked Sendable {
  var values: [Any] = []
}

/// The values of all objects.
private struct AssociatedObjects: @unchecked Sendable {
  static let all = Mutex(AssociatedObjects())

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: KeptReference] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed.
  private var limit = 64

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> KeptReference? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
      return nil
    }
    return entry.values[key]
  }

  /// Keeps a value, and returns what is to be released.
  mutating func exchange(
    _ kept: KeptReference?, of object: AnyObject, for key: UnsafeRawPointer
  ) -> Released {
    let id = ObjectIdentifier(object)
    var released = Released()
    // Another object may have lived at this address.
    if let entry = entries[id], entry.owner !== object {
      released.values.append(entry)
      entries[id] = nil
    }
    guard let kept else {
      if let old = entries[id]?.values.removeValue(forKey: key) { released.values.append(old) }
      if entries[id]?.values.isEmpty == true { entries[id] = nil }
      return released
    }
    if let old = entries[id, default: Entry(owner: object)].values.updateValue(kept, forKey: key) {
      released.values.append(old)
    }
    if entries.count > limit {
      let dead = entries.filter { $0.value.owner == nil }
      for id in dead.keys { entries[id] = nil }
      released.values.append(dead)
      limit = max(64, 2 * entries.count)
    }
    return released
  }

  mutating func removeValues(of id: ObjectIdentifier) -> Released {
    Released(values: entries.removeValue(forKey: id).map { [$0] } ?? [])
  }
}

/// An object that lives as long as one with associated values, and then releases them.
private final class AssociationEnd {
  private let owner: ObjectIdentifier

  private init(of owner: AnyObject) {
    self.owner = ObjectIdentifier(owner)
  }

  deinit {
    let released = AssociatedObjects.all.withLock { $0.removeValues(of: owner) }
    _ = released
  }

  static func follow(_ object: AnyObject) {
    guard Simulator.isOnMainQueue else { return }
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      _ = (object as? AccessibleObject)?.kept { AssociationEnd(of: object) }
    }
  }
}
