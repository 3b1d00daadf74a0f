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
