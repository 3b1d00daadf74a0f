// Foundation's collections that do not retain their members, which Linux lacks.
import Foundation

/// Names for the memory and the equality of the members of hash and map tables.
public enum NSPointerFunctions {
  /// How members are kept and compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Members are retained.
    public static let strongMemory = Self([])
    /// Members are not retained. They leave the table when they are released.
    public static let weakMemory = Self(rawValue: 5)
    /// Members are equal if `isEqual(_:)` says so.
    public static let objectPersonality = Self([])
    /// Members are equal if they are the same object.
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    /// Members are copied when they are added.
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}

/// A member of a table.
private struct TableMember {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.isSuperset(of: .weakMemory)
    let copies = options.contains(.copyIn)
    let object = copies ? (object as? any NSCopying)?.copy() as AnyObject? ?? object : object
    strong = isWeak ? nil : object
    weak = object
  }

  var object: AnyObject? { strong ?? weak }
}

/// How a table compares its members.
private struct TableEquality {
  let isIdentity: Bool

  init(_ options: NSPointerFunctions.Options) {
    isIdentity = options.contains(.objectPointerPersonality)
  }

  func hash(_ object: AnyObject) -> Int {
    isIdentity
      ? ObjectIdentifier(object).hashValue
      : (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
  }

  func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
    a === b || (!isIdentity && (a as? NSObject)?.isEqual(b) == true)
  }
}

/// A set that can hold its members weakly.
///
/// A member that has been released is no longer counted; on Apple's systems, `count` may still
/// include it for a while. The members are in the order in which they were added, which Foundation
/// does not promise.
///
/// Counterpart: `NSHashTable`.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private let equality: TableEquality
  private var members: [(hash: Int, member: TableMember)] = []
  private var positions: [Int: [Int]] = [:]
  /// The number of members at which those that have been released are forgotten.
  private var limit = 16

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    equality = TableEquality(options)
    super.init()
  }

  /// Creates an empty table that does not retain its members.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The members.
  ///
  /// - Complexity: O(*n*).
  open var allObjects: [ObjectType] { members.compactMap { $0.member.object as? ObjectType } }
  /// One of the members.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of members.
  ///
  /// - Complexity: O(*n*).
  open var count: Int { members.count { $0.member.object != nil } }
  /// The members as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(members.compactMap { $0.member.object as? NSObject }.map { AnyHashable($0) })
  }

  /// Adds an object if no equal one is a member.
  ///
  /// - Complexity: O(1), amortised.
  open func add(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }), position(of: object) == nil else {
      return
    }
    if members.count >= limit { forgetReleased() }
    let hash = equality.hash(object)
    positions[hash, default: []].append(members.count)
    members.append((hash, TableMember(object, options)))
  }

  /// Removes an object.
  ///
  /// - Complexity: O(*n*).
  open func remove(_ object: ObjectType?) {
    guard let object, let position = position(of: object as AnyObject) else { return }
    members.remove(at: position)
    forgetReleased()
  }

  /// Removes all objects.
  open func removeAllObjects() {
    members = []
    positions = [:]
  }

  /// Returns whether an equal object is a member.
  ///
  /// - Complexity: O(1).
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the member that equals an object.
  ///
  /// - Complexity: O(1).
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let position = position(of: object as AnyObject) else { return nil }
    return members[position].member.object as? ObjectType
  }

  /// Adds the members of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
  /// Removes the members of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
  /// Removes the objects that are not members of another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Returns whether an object is a member of both tables.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Returns whether all objects are members of another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Returns an enumerator of the members.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects.map { $0 as Any }).objectEnumerator()
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }

  private func position(of object: AnyObject) -> Int? {
    positions[equality.hash(object)]?.first { position in
      members[position].member.object.map { equality.areEqual($0, object) } ?? false
    }
  }

  private func forgetReleased() {
    members.removeAll { $0.member.object == nil }
    positions = [:]
    for (position, entry) in members.enumerated() {
      positions[entry.hash, default: []].append(position)
    }
    limit = max(16, 2 * members.count)
  }
}

/// A dictionary that can hold its keys and values weakly.
///
/// Counterpart: `NSMapTable`.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private let equality: TableEquality
  private var entries: [Int: [(key: TableMember, value: TableMember)]] = [:]
  /// The number of keys at which those that have been released are forgotten.
  private var limit = 16

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    equality = TableEquality(keyOptions)
    super.init()
  }

  /// Creates an empty table that retains its keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates an empty table that does not retain its keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Creates an empty table that does not retain its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Creates an empty table that retains neither its keys nor its values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func forgetReleased() {
    for (hash, list) in entries {
      let living = list.filter { $0.key.object != nil && $0.value.object != nil }
      entries[hash] = living.isEmpty ? nil : living
    }
    limit = max(16, 2 * entries.count)
  }

  private var living: [(key: AnyObject, value: AnyObject)] {
    entries.values.joined().compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of values.
  ///
  /// - Complexity: O(*n*).
  open var count: Int { living.count }

  /// Returns the value of a key.
  ///
  /// - Complexity: O(1).
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    return entries[equality.hash(key)]?.first { entry in
      entry.key.object.map { equality.areEqual($0, key) } ?? false
    }?.value.object as? ObjectType
  }

  /// Sets the value of a key.
  ///
  /// - Complexity: O(1), amortised.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    if entries.count >= limit { forgetReleased() }
    let key = aKey as AnyObject
    entries[equality.hash(key), default: []].append(
      (TableMember(key, keyOptions), TableMember(anObject as AnyObject, valueOptions)))
  }

  /// Removes the value of a key.
  ///
  /// - Complexity: O(1).
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    let hash = equality.hash(key)
    entries[hash]?.removeAll { entry in
      entry.key.object.map { equality.areEqual($0, key) } ?? true
    }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  /// Removes all values.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }

  /// The values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      guard let key = key as? NSObject else { continue }
      dictionary[AnyHashable(key)] = value as? ObjectType
    }
    return dictionary
  }
}
