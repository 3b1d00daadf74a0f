import Foundation

/// A size to come close to, and how much that matters in each direction.
@_spi(Hooks) public struct LayoutFitting {
  package var target: CGSize
  package var horizontal: LayoutPriority
  var vertical: LayoutPriority
}
