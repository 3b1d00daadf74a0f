import Foundation

#if canImport(Darwin)
  import QuartzCore
#endif

/// An element on screen that a section's handler may change.
///
/// Counterpart: `NSCollectionLayoutVisibleItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order of the element: of two overlapping elements, the one with the higher value
  /// is in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The centre of the element, in the collection view's coordinates.
  var center: CGPoint { get set }
  /// The affine transform of the element about its centre.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the element.
  var transform3D: CATransform3D { get set }
  /// The kind of a header or decoration; otherwise the kind of an item.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame of the element, in the collection view's coordinates.
  var frame: CGRect { get }
  /// The bounds of the element, in its own coordinates.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a header or decoration.
  var representedElementKind: String? { get }
}

/// An element on screen whose changes are made to its attributes.
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
