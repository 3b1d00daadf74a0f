import Foundation

/// The Objective-C name of a method, and the method itself.
///
/// Objective-C finds a method by its name when the message is sent; Swift cannot. So a selector
/// is created from the method, for which an unapplied reference is enough:
///
/// ```swift
/// let action = Selector(Screen.didTap(_:), "didTap:")
/// action.perform(on: screen, with: button)  // screen.didTap(button)
/// ```
///
/// The `AdaptObjectiveC` plugin translates `#selector(didTap(_:))` to this form. On macOS too,
/// this is the selector of all classes here, so that nothing needs Apple's runtime. As there, two
/// selectors are equal when their names are.
public struct Selector: Sendable {
  /// The Objective-C name: `didTap:`.
  public let name: String
  /// The method, if the selector was created from one.
  let method: SelectorMethod?

  /// Creates a selector that is only a name.
  ///
  /// It can be compared. It can be performed only on an object whose class, or a superclass, has
  /// had a selector of this name created from a method before; on any other object the process
  /// stops, as for an unrecognized selector.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  init(_ method: SelectorMethod, named name: String) {
    self.name = name
    self.method = method
    SelectorMethods.shared.add(method, named: name)
  }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector that is only a name.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns a selector that is only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

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

/// The methods that selectors were created from, by name and class.
///
/// Like the method lists of Objective-C classes, it describes the program's code, not its state.
/// It allows a selector that is only a name to be performed on an object whose method is known,
/// and one created from one class on an object of another.
final class SelectorMethods: @unchecked Sendable {
  static let shared = SelectorMethods()

  private let lock = NSLock()
  private var methods: [String: [ObjectIdentifier: SelectorMethod]] = [:]

  /// Registers a method.
  func add(_ method: SelectorMethod, named name: String) {
    lock.withLock { methods[name, default: [:]][method.owner] = method }
  }

  /// Returns an object's method of a name, preferring the most derived class.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the class hierarchy.
  func method(named name: String, of object: AnyObject) -> SelectorMethod? {
    guard let known = lock.withLock({ methods[name] }) else { return nil }
    return Self.classes(of: object).lazy.compactMap { known[ObjectIdentifier($0)] }.first
      ?? known.values.first { $0.isOfProtocol && $0.belongs(to: object) }
  }

  /// Returns the class of an object and its superclasses, most derived first.
  static func classes(of object: AnyObject) -> [AnyClass] {
    var classes: [AnyClass] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = mirror?.subjectType as? AnyClass {
      classes.append(type)
      mirror = mirror?.superclassMirror
    }
    return classes
  }
}
