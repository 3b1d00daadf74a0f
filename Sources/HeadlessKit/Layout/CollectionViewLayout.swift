import Foundation

/// What decides where the elements of a collection view go.
///
/// UIKit's counterpart is `UICollectionViewLayout`.
@MainActor
open class CollectionViewLayout: NSObject {
  /// Creates a layout that belongs to no view.
  public override init() {
    super.init()
  }
}
