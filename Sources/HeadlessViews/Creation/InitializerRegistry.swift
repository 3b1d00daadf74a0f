import Foundation

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
