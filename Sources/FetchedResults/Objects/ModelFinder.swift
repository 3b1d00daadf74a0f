import Foundation

/// Finds models among the app's own files, where they are not copied as resources.
///
/// A module that knows the app's folders has a subclass named `AppModelFinder` in the module
/// `CoreData`; it is found by that name if the program contains it.
@_spi(Hooks) open class ModelFinder: NSObject, @unchecked Sendable {
  /// Creates a finder.
  public required override init() {}

  /// The locations of the models as Xcode saves them, the app's before those of its tests.
  open var models: [URL] { [] }

  static let linked = (NSClassFromString("CoreData.AppModelFinder") as? ModelFinder.Type)?.init()
}
