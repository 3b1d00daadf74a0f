import Foundation

/// A size to come close to, and how much that matters in each direction.
struct LayoutFitting {
  var target: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}
