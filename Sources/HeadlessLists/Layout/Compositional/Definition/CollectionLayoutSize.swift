import Foundation

/// The size of an item, a group or a header in a compositional layout.
///
/// UIKit's counterpart is `NSCollectionLayoutSize`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from its sides.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension)
  {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  /// Whether a view is asked for a side of it.
  var isMeasured: Bool { widthDimension.isMeasured || heightDimension.isMeasured }

  /// How large it is inside a container, in points; estimates count as they are.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// A size whose estimated sides are what a view asked for.
  func size(_ size: CGSize, correctedBy measured: CGSize?) -> CGSize {
    guard let measured else { return size }
    return CGSize(
      width: widthDimension.isMeasured ? measured.width : size.width,
      height: heightDimension.isMeasured ? measured.height : size.height)
  }

  /// The dimension along an axis.
  func dimension(_ axis: FlowAxis) -> CollectionLayoutDimension {
    switch axis {
    case .vertical: heightDimension
    case .horizontal: widthDimension
    }
  }
}
