import Foundation

/// One side of a size in a compositional layout: a share of what surrounds it, points, or an
/// estimate that a view corrects.
///
/// UIKit's counterpart is `NSCollectionLayoutDimension`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutDimension: NSObject {
  /// What the number means.
  enum Measure: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let measure: Measure
  /// The share, from 0 to 1, or the points.
  public let dimension: CGFloat

  required init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
    super.init()
  }

  /// A share of the width of what surrounds it, from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of what surrounds it, from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// About how many points; the view says how many once it is on screen (behaviour 10.3).
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// About how many points; all items of a group get what the largest of them asks for.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether it is a share of a width.
  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether it is a share of a height.
  public var isFractionalHeight: Bool { measure == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { measure == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { measure == .estimated }
  /// Whether it is an estimate that the items of a group share.
  public var isUniformAcrossSiblings: Bool { measure == .uniformAcrossSiblings }

  /// Whether it is a share of something.
  var isFractional: Bool { isFractionalWidth || isFractionalHeight }

  /// Whether a view is asked for it.
  var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// How long it is inside a container, in points.
  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}
