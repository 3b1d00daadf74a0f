import Foundation

/// What a flow must know of a section to lay it out.
struct FlowSection: Hashable {
  /// The distances between the items and what surrounds them.
  var insets = FlowInsets()
  /// The least distance between lines.
  var lineSpacing: CGFloat = 10
  /// The least distance between the items of a line.
  var itemSpacing: CGFloat = 10
  /// The header's extent along the scroll direction; 0 for none.
  var header: CGFloat = 0
  /// The footer's extent along the scroll direction; 0 for none.
  var footer: CGFloat = 0
  /// The items.
  var items: FlowItems
}

/// The sizes of a section's items.
enum FlowItems: Hashable {
  /// All alike: laid out by arithmetic, however many there are.
  case uniform(FlowSize, count: Int)
  /// One size each.
  case sized([FlowSize])

  /// The number of items.
  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .sized(let sizes): sizes.count
    }
  }

  /// The longest side across the scroll direction.
  ///
  /// - Complexity: O(1) for items that are alike, else O(*n*).
  var widest: CGFloat {
    switch self {
    case .uniform(let size, let count): count > 0 ? size.across : 0
    case .sized(let sizes): sizes.reduce(0) { max($0, $1.across) }
    }
  }
}
