import Foundation

/// An initializer that is called on classes known at run time only.
///
/// A registered initializer comes first, then the one that a module above finds. Without either, the
/// call raises an exception that says what to write.
@MainActor
package final class DynamicInitializer<Base: NSObject, Arguments> {
  /// As in source: `init(frame:)`.
  private let signature: String
  private let base: @MainActor (Arguments) -> Base
  private let unregistered: @MainActor (Base.Type, Arguments) -> Base?
  private var registered: [ObjectIdentifier: @MainActor (Arguments) -> Base] = [:]

  /// Creates the description of an initializer.
  ///
  /// - Parameters:
  ///   - signature: The initializer, as in source.
  ///   - base: The initializer of the class that declares it.
  ///   - unregistered: Creates an object of any class; `nil` where nothing can.
  package init(
    _ signature: String, of base: @escaping @MainActor (Arguments) -> Base,
    unregistered: @escaping @MainActor (Base.Type, Arguments) -> Base?
  ) {
    (self.signature, self.base, self.unregistered) = (signature, base, unregistered)
  }

  package func register(_ type: Base.Type, _ make: @escaping @MainActor (Arguments) -> Base) {
    registered[ObjectIdentifier(type)] = make
  }

  /// Creates an object of a class.
  ///
  /// - Returns: Inside a capture, an object of the base class if there is no way to create another.
  package func callAsFunction(_ type: Base.Type, _ arguments: Arguments) -> Base {
    let key = ObjectIdentifier(type)
    if let make = registered[key] { return make(arguments) }
    if key == ObjectIdentifier(Base.self) { return base(arguments) }
    if let made = unregistered(type, arguments) { return made }
    ViewMisuse.unregisteredInitializer(class: "\(type)", signature).raise()
    return base(arguments)
  }

  /// Creates an object of a class, for a caller who needs that very class.
  package func exactly<Exact>(_ type: Exact.Type, _ arguments: Arguments) -> Exact {
    guard let wanted = type as? Base.Type, let made = self(wanted, arguments) as? Exact else {
      preconditionFailure("\(type) has no registered \(signature), and nothing else can call it")
    }
    return made
  }
}

/// A hook for creating objects of classes that are known only at run time.
///
/// The module that can create them subclasses it, if the program contains that module. Each floor
/// adds a protocol for its own classes.
@_spi(Hooks) @MainActor open class DynamicCreator {
  public required init() {}

  /// Creates an object with the `init()` of its class; `nil` if that cannot be called.
  open func makeObject(_ type: NSObject.Type) -> NSObject? { nil }

  /// The subclass of the module above, which is found by its name.
  package static let linked =
    (NSClassFromString("DynamicCreation.LinkedCreator") as? DynamicCreator.Type)?.init()
}

extension NSObject {
  /// The initializer of layers, bar items and plain objects.
  @MainActor
  package static let plainInitializer = DynamicInitializer<NSObject, Void>(
    "init()", of: { _ in NSObject() },
    unregistered: { type, _ in DynamicCreator.linked?.makeObject(type) })
}

/// The initializers of an app's classes that objects are created with when their class is known at
/// run time only: the class of a cell, of a layer, of a storyboard's object.
///
/// Objective-C calls any initializer of any class. Swift calls only `required` ones on a class that
/// is not known at compile time, and an app writes `override init(frame:)`. The article Dynamic
/// Creation says how such objects are created anyway. A registered initializer needs nothing of that,
/// and is called first:
///
/// ```swift
/// InitializerRegistry.register(BookCell.self, BookCell.init(style:reuseIdentifier:))
/// InitializerRegistry.register(CoverView.self, CoverView.init(frame:))
/// ```
///
/// A registration describes code, so it holds for the whole process; one that is repeated replaces
/// the first. A class is registered for itself, not for its subclasses.
@MainActor
public enum InitializerRegistry {
  /// Registers the initializer `init()` of a class: of layers, bar items and plain objects.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Object: NSObject>(
    _ type: Object.Type, _ make: @escaping @MainActor () -> Object
  ) {
    NSObject.plainInitializer.register(type) { _ in make() }
  }
}
