#if !canImport(ObjectiveC)
  import Foundation

  /// The methods that selectors were made from, by name and class.
  ///
  /// The counterpart of the method lists of Objective-C's classes: it says what the program's code
  /// is, not what happened in it. By it a selector that is only a name can be performed on an
  /// object whose method is known, and one made from one class on an object of another.
  final class SelectorMethods: @unchecked Sendable {
    static let shared = SelectorMethods()

    private let lock = NSLock()
    private var methods: [String: [ObjectIdentifier: SelectorMethod]] = [:]

    /// Remembers a method.
    func add(_ method: SelectorMethod, named name: String) {
      lock.withLock { methods[name, default: [:]][ObjectIdentifier(method.owner)] = method }
    }

    /// The method of this name that an object has, of the class nearest to its own.
    ///
    /// - Complexity: O(*d*), where *d* is the number of classes that it is made from.
    func method(named name: String, of object: AnyObject) -> SelectorMethod? {
      guard let known = lock.withLock({ methods[name] }) else { return nil }
      return Self.classes(of: object).lazy.compactMap { known[ObjectIdentifier($0)] }.first
    }

    /// The class of an object and those that it derives from, its own first.
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

#endif
