import Foundation
import ListCore

#if canImport(Darwin)
  import QuartzCore
#endif

/// The position and appearance of one element of a collection view.
///
/// A layout creates attributes, and the collection view applies them to the element's view.
/// Subclasses that add properties override `copy(with:)` and `isEqual(_:)`, as in UIKit.
///
/// Unlike the views, this class is not isolated to an actor: Foundation declares `copy(with:)`,
/// `isEqual(_:)` and `hash` without isolation, and their overrides must access the added
/// properties.
///
/// Counterpart: `UICollectionViewLayoutAttributes`.
///
/// Coverage: simulated.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's position: for an item, its section and item; for any other element, a path that
  /// the layout chose.
  open var indexPath = IndexPath()
  /// The category of the element.
  open private(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration element; `nil` for a cell.
  open private(set) var representedElementKind: String?

  private var geometry = ViewGeometry()
  private var spaceTransform: CATransform3D?
  /// The sides that the view may choose when it is measured; `nil` outside a measurement.
  var flexibleSides: CollectionLayoutSize.Sides?

  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order of the element: of two overlapping elements, the one with the higher value
  /// is in front.
  open var zIndex = 0
  /// Whether the element is hidden. A collection view may omit its view.
  open var isHidden = false

  /// Creates attributes of an item's cell without an index path.
  public required override init() {
    super.init()
  }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    represent(.cell, nil, at: indexPath)
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(.supplementaryView, elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, decorationViewKind, at: indexPath)
  }

  /// The frame of the element in the collection view's coordinates, in points.
  open var frame: CGRect {
    get { geometry.frame }
    set { if accepts(newValue.size) { geometry.frame = newValue } }
  }

  /// The centre of the element in the collection view's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The size of the element before any transform, in points. Changing it keeps the centre.
  open var size: CGSize {
    get { geometry.bounds.size }
    set {
      guard accepts(newValue) else { return }
      geometry.bounds = CGRect(origin: geometry.bounds.origin, size: newValue)
    }
  }

  /// The bounds of the element in its own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The affine transform of the element about its centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      spaceTransform = nil
    }
  }

  /// The three-dimensional transform of the element. The frame reflects its affine part only.
  open var transform3D: CATransform3D {
    get { spaceTransform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      geometry.transform =
        CATransform3DIsAffine(newValue) ? CATransform3DGetAffineTransform(newValue) : .identity
      spaceTransform = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Returns attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.geometry = geometry
    copy.spaceTransform = spaceTransform
    copy.flexibleSides = flexibleSides
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Returns whether an object has the same class and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return self === other || hasSameValues(as: other)
  }

  /// A hash of the element's position and kind.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementCategory)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  /// The class, the position and the values that are not the default, as UIKit prints them. (crash
  /// families D3)
  open override var description: String {
    var text = "<\(ObjectName.name(of: type(of: self))): \(ObjectName.address(of: self))> "
    text += "index path: (\(indexPath.objectDescription)); "
    if let kind = representedElementKind { text += "element kind: (\(kind)); " }
    text += "frame = \(frame.inReports); "
    if spaceTransform != nil { text += "non-affine transform; " }
    if alpha != 1 { text += "alpha = \(String(format: "%g", Double(alpha))); " }
    if isHidden { text += "hidden = YES; " }
    if zIndex != 0 { text += "zIndex = \(zIndex); " }
    return text
  }

  /// Sets the element that the attributes describe.
  func represent(
    _ category: CollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  private func hasSameSpaceTransform(as other: CollectionViewLayoutAttributes) -> Bool {
    guard let one = spaceTransform, let another = other.spaceTransform else {
      return spaceTransform == nil && other.spaceTransform == nil
    }
    return CATransform3DEqualToTransform(one, another)
  }

  /// Returns whether a size is finite. UIKit raises an exception for one that is not
  /// (behaviour 25.15).
  private func accepts(_ size: CGSize) -> Bool {
    if size.width.isFinite, size.height.isFinite { return true }
    CrashReport(.layout(.infiniteAttributesSize), profile: .newest).deliver()
    return false
  }

  private func hasSameValues(as other: CollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other)
      && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && geometry == other.geometry
      && hasSameSpaceTransform(as: other)
      && alpha == other.alpha
      && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
}
