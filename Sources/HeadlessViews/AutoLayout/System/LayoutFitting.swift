import Foundation

/// A target size, and the priority of each dimension.
@_spi(Hooks) public struct LayoutFitting {
  package var target: CGSize
  package var horizontal: LayoutPriority
  var vertical: LayoutPriority

  /// The smallest size.
  static var compressed: LayoutFitting {
    LayoutFitting(target: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
}
