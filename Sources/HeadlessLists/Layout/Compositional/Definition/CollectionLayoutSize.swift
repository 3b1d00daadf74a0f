import Foundation

/// The size of an item, a group or a header in a compositional layout.
///
/// UIKit's counterpart is `NSCollectionLayoutSize`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: CollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: CollectionLayoutDimension

  /// Creates a size from its sides.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension)
  {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  /// How large it is inside a container, in points; estimates count as they are, and shares are
  /// rounded down to pixels (behaviour 14.8).
  func size(in container: CGSize, _ grid: PixelGrid) -> CGSize {
    func length(_ dimension: CollectionLayoutDimension) -> CGFloat {
      let length = dimension.length(in: container)
      return dimension.isFractional ? grid.down(length) : length
    }
    return CGSize(width: length(widthDimension), height: length(heightDimension))
  }

  /// The dimension along an axis.
  func dimension(_ axis: FlowAxis) -> CollectionLayoutDimension {
    switch axis {
    case .vertical: heightDimension
    case .horizontal: widthDimension
    }
  }

  /// The sides that a view is asked for, if nothing else decides the one along an axis.
  func askedSides(exceptAlong axis: FlowAxis? = nil) -> Sides {
    Sides(
      width: widthDimension.isMeasured && axis != .horizontal,
      height: heightDimension.isMeasured && axis != .vertical)
  }

  /// Sides of a size that a view is asked for.
  struct Sides: Hashable {
    var width = false
    var height = false

    /// Whether the view is asked for neither.
    var isEmpty: Bool { !width && !height }

    /// A size whose sides are those that a view asked for.
    func size(_ size: CGSize, correctedBy measured: CGSize?) -> CGSize {
      guard let measured else { return size }
      return CGSize(
        width: width ? measured.width : size.width, height: height ? measured.height : size.height)
    }
  }
}
