import Foundation

#if canImport(Darwin)
  import QuartzCore
#endif

/// An element on screen, as a section's handler may change it.
///
/// UIKit's counterpart is `NSCollectionLayoutVisibleItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Which element is in front where two overlap.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle, in the collection view's coordinates.
  var center: CGPoint { get set }
  /// What is applied to it about its middle.
  var transform: CGAffineTransform { get set }
  /// What is applied to it in space.
  var transform3D: CATransform3D { get set }
  /// The kind of a header or decoration; the item's kind otherwise.
  var name: String { get }
  /// Its position.
  var indexPath: IndexPath { get }
  /// Its rectangle, in the collection view's coordinates.
  var frame: CGRect { get }
  /// Its rectangle, in its own coordinates.
  var bounds: CGRect { get }
  /// What sort of element it is.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a header or decoration.
  var representedElementKind: String? { get }
}

/// An element on screen whose changes go to its attributes.
@MainActor
final class VisibleItem: NSObject, CollectionLayoutVisibleItem {
  private let attributes: CollectionViewLayoutAttributes

  init(_ attributes: CollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: CollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
