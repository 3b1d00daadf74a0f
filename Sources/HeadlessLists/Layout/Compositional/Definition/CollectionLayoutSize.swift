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

/// One dimension of a size in a compositional layout: a fraction of its container, a number of
/// points, or an estimate that a view corrects.
///
/// Counterpart: `NSCollectionLayoutDimension`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutDimension: NSObject {
  /// The meaning of the number.
  enum Measure: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let measure: Measure
  /// The fraction, from 0 to 1, or the number of points.
  public let dimension: CGFloat

  required init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width, from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// Creates a dimension that is a fraction of the container's height, from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// Creates a dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// Creates an estimated dimension in points; the view determines the actual one when it is
  /// displayed (behaviour 10.3).
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// Creates an estimated dimension in points; all items of a group get the dimension that the
  /// largest of them prefers.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { measure == .fractionalHeight }
  /// Whether the dimension is in points.
  public var isAbsolute: Bool { measure == .absolute }
  /// Whether the dimension is an estimate.
  public var isEstimated: Bool { measure == .estimated }
  /// Whether the dimension is an estimate that the items of a group share.
  public var isUniformAcrossSiblings: Bool { measure == .uniformAcrossSiblings }

  /// Whether the dimension is a fraction.
  var isFractional: Bool { isFractionalWidth || isFractionalHeight }

  /// Whether a view determines the dimension.
  var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// Returns the dimension inside a container, in points.
  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}
