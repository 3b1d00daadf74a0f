import Foundation

/// The values of a section that a flow needs for its layout.
struct FlowSection: Hashable {
  /// The distances around the items.
  var insets = FlowInsets()
  /// The minimum distance between lines.
  var lineSpacing: CGFloat = 10
  /// The minimum distance between the items of a line.
  var itemSpacing: CGFloat = 10
  /// The header's length along the scroll direction; 0 for none.
  var header: CGFloat = 0
  /// The footer's length along the scroll direction; 0 for none.
  var footer: CGFloat = 0
  /// The items.
  var items: FlowItems
}

/// The sizes of a section's items.
enum FlowItems: Hashable {
  /// All items have the same size, and are laid out by arithmetic.
  case uniform(FlowSize, count: Int)
  /// Each item has a size of its own.
  case sized([FlowSize])

  /// The number of items.
  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .sized(let sizes): sizes.count
    }
  }

  /// The greatest length across the scroll direction.
  ///
  /// - Complexity: O(1) for items of equal size; otherwise O(*n*).
  var widest: CGFloat {
    switch self {
    case .uniform(let size, let count): count > 0 ? size.across : 0
    case .sized(let sizes): sizes.reduce(0) { max($0, $1.across) }
    }
  }
}
