import Foundation

/// Calls initializers on classes that are known at run time only: what the module that can do so
/// answers, if the program contains it. A floor above adds a protocol for its own classes.
@_spi(Hooks) @MainActor open class DynamicCreator {
  public required init() {}

  /// Creates an object with the `init()` of its class; `nil` if that cannot be called.
  open func makeObject(_ type: NSObject.Type) -> NSObject? { nil }

  /// The module above registers itself by the name of one class.
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
