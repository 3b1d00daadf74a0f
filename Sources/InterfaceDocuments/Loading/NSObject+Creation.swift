import Foundation

// Creating an object of a class that is known at run time only, with `init()`, which Swift does not call
// on a metatype unless it is `required`. One function with one symbol name, as in `View+Creation`.
extension NSObject {
  @_silgen_name("InterfaceDocuments_NSObject_create")
  convenience init(plain count: Int) {
    self.init()
  }

  @_silgen_name("InterfaceDocuments_NSObject_create")
  private static func makePlain(_ count: Int) -> NSObject

  /// Creates an object of the dynamic class that this is called on.
  static func newPlainObject() -> NSObject { makePlain(1) }
}
