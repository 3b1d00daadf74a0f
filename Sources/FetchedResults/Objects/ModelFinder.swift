import Foundation

/// A finder of models among an app's own files, which are not copied as resources.
///
/// The module `CoreData`, which knows the app's folders, has a subclass named `AppModelFinder`, and it
/// is found by that name if the program contains it. An app or a test needs none of its own.
open class ModelFinder: NSObject, @unchecked Sendable {
  /// Creates a finder.
  public required override init() {}

  /// The locations of the models as Xcode saves them, the app's before those of its tests.
  open var models: [URL] { [] }

  static let linked = (NSClassFromString("CoreData.AppModelFinder") as? ModelFinder.Type)?.init()
}
