import Foundation

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
