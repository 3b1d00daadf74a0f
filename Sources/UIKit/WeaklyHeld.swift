/// A weak reference to an object whose type is a protocol, in a generic type.
///
/// In Objective-C, a protocol fits `<T: AnyObject>`, and `weak var item: T?` holds the object. The
/// plugin makes it `@WeaklyHeld var item: T?`.
@propertyWrapper
public struct WeaklyHeld<Object> {
  private weak var object: AnyObject?

  /// Creates a reference to no object.
  public init() {}

  /// Creates a reference to an object.
  public init(wrappedValue: Object?) { object = wrappedValue as AnyObject? }

  /// The object; `nil` once it has been released.
  public var wrappedValue: Object? {
    get { object as? Object }
    set { object = newValue as AnyObject? }
  }
}
