// Further functions of the Objective-C runtime.
import Foundation
import HeadlessViews
import Synchronization

/// Locks an object for the calling thread, which may lock it several times.
///
/// - Returns: Zero.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.all.withLock { $0.use(obj as AnyObject) }.lock()
  return 0
}

/// Unlocks an object.
///
/// - Returns: Zero; another number if the object is not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let lock = ObjectLocks.all.withLock({ $0.leave(obj as AnyObject) }) else { return -1 }
  lock.unlock()
  return 0
}

/// The locks of the objects that are in use.
private struct ObjectLocks {
  static let all = Mutex(ObjectLocks())

  private struct Entry {
    let lock = NSRecursiveLock()
    var uses = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func use(_ object: AnyObject) -> NSRecursiveLock {
    entries[ObjectIdentifier(object), default: Entry()].uses += 1
    return entries[ObjectIdentifier(object)]!.lock
  }

  mutating func leave(_ object: AnyObject) -> NSRecursiveLock? {
    let id = ObjectIdentifier(object)
    guard let entry = entries[id] else { return nil }
    entries[id]?.uses -= 1
    if entry.uses == 1 { entries[id] = nil }
    return entry.lock
  }
}

/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer { m }
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot add methods: write them in the class.")
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Not simulated.
@available(*, unavailable, message: "Swift on Linux cannot exchange methods: call the new one.")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }

/// Returns whether two classes are the same. Classes are objects in Objective-C.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
  lhs.map { ObjectIdentifier($0) } == rhs.map { ObjectIdentifier($0) }
}
/// Returns whether two classes are not the same.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }

/// A pointer to a result that a method writes.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSObject {
  /// Returns the name of the class with its module, such as `Shop.BookCell`.
  public class func description() -> String { String(reflecting: self) }
}

extension NSIndexPath {
  /// Creates the index path of a row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// Creates the index path of an item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
