import Foundation

/// The size of an item, a group or a header in a compositional layout.
///
/// Counterpart: `NSCollectionLayoutSize`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: CollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: CollectionLayoutDimension

  /// Creates a size from its dimensions.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension)
  {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  /// Returns the size inside a container, in points. Estimates are used unchanged, and fractions
  /// are rounded down to pixels (behaviour 14.8).
  func size(in container: CGSize, _ grid: PixelGrid) -> CGSize {
    func length(_ dimension: CollectionLayoutDimension) -> CGFloat {
      let length = dimension.length(in: container)
      return dimension.isFractional ? grid.down(length) : length
    }
    return CGSize(width: length(widthDimension), height: length(heightDimension))
  }

  /// Returns the dimension along an axis.
  func dimension(_ axis: FlowAxis) -> CollectionLayoutDimension {
    switch axis {
    case .vertical: heightDimension
    case .horizontal: widthDimension
    }
  }

  /// Returns the sides that a view chooses, unless the one along an axis is determined otherwise.
  func askedSides(exceptAlong axis: FlowAxis? = nil) -> Sides {
    Sides(
      width: widthDimension.isMeasured && axis != .horizontal,
      height: heightDimension.isMeasured && axis != .vertical)
  }

  /// The sides of a size that a view chooses.
  struct Sides: Hashable {
    var width = false
    var height = false

    /// Whether the view chooses no side.
    var isEmpty: Bool { !width && !height }

    /// Returns a size with the sides that a view chose replaced by their measured lengths.
    func size(_ size: CGSize, correctedBy measured: CGSize?) -> CGSize {
      guard let measured else { return size }
      return CGSize(
        width: width ? measured.width : size.width, height: height ? measured.height : size.height)
    }
  }
}
