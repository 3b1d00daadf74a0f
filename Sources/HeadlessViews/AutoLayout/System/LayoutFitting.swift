import Foundation

/// A target size, and the priority of each dimension.
@_spi(Hooks) public struct LayoutFitting {
  package var target: CGSize
  package var horizontal: LayoutPriority
  var vertical: LayoutPriority
}
