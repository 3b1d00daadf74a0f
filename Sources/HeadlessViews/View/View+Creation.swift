import Foundation

// A list creates cells from registered classes, by `init(frame:)`. Objective-C can send that
// message to any class. Swift only calls a *required* initializer on a class that is not known at
// compile time, and a required one would not let clients write `override init(frame:)`, as a third
// of all real files do. So a list asks `DynamicInitializer`.

/// Calls initializers of views whose class is known at run time only.
@_spi(Hooks) @MainActor public protocol DynamicViewCreator: DynamicCreator {
  /// Creates a view with the `init(frame:)` of its class; `nil` if that cannot be called.
  func makeView(_ type: View.Type, frame: CGRect) -> View?
}

extension DynamicCreator {
  fileprivate static let linkedForViews = linked as? any DynamicViewCreator
}

extension View {
  /// The initializer of views.
  package static let frameInitializer = DynamicInitializer<View, CGRect>(
    "init(frame:)", of: { View(frame: $0) },
    unregistered: { DynamicCreator.linkedForViews?.makeView($0, frame: $1) })

  /// Creates a view of the dynamic class that this is called on.
  ///
  /// A class without `init(frame:)` stops the process with Swift's message, as on a device: "Use of
  /// unimplemented initializer 'init(frame:)' for class …".
  package static func create(frame: CGRect) -> View { frameInitializer(self, frame) }
}

extension InitializerRegistry {
  /// Registers the initializer `init(frame:)` of a class of views.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Content: View>(
    _ type: Content.Type, _ make: @escaping @MainActor (CGRect) -> Content
  ) {
    View.frameInitializer.register(type) { make($0) }
  }
}

/// A coder that creates the objects of a storyboard or a nib.
///
/// Views and controllers apply its values in `init?(coder:)`, so that a subclass's own code finds them
/// after its call of `super`. This class decodes nothing; the reader of documents overrides it.
@_spi(Hooks) open class InterfaceCoder: NSCoder {
  /// Creates a coder.
  public override init() {
    super.init()
  }

  /// Applies the values to an object that its class has set up.
  @preconcurrency @MainActor
  open func decode(_ object: NSObject) {}

  /// Returns a value that an object needs before it can be set up, by its name in the document.
  open func attribute(_ name: String) -> String? { nil }

  open override var allowsKeyedCoding: Bool { true }
  open override func containsValue(forKey key: String) -> Bool { false }
  open override func decodeObject(forKey key: String) -> Any? { nil }
  open override func decodeBool(forKey key: String) -> Bool { false }
  open override func decodeInteger(forKey key: String) -> Int { 0 }
  open override func decodeDouble(forKey key: String) -> Double { 0 }
  open override func decodeFloat(forKey key: String) -> Float { 0 }
}
