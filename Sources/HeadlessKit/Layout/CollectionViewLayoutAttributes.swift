import Foundation

/// Where one element of a collection view goes, and how it looks there.
///
/// UIKit's counterpart is `UICollectionViewLayoutAttributes`.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's position.
  open var indexPath = IndexPath()
  /// The element's size, in points.
  open var size = CGSize.zero

  /// Creates attributes of nothing in particular.
  public required override init() {
    super.init()
  }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.size = size
    return copy
  }
}
