import Foundation

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
