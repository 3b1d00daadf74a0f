import Foundation

/// The positions of the parts of a group in its coordinates, and its size.
@MainActor
struct GroupSolution {
  /// The place of one cell.
  struct Leaf {
    /// The frame of the cell, without its own insets.
    var frame: CGRect
    let item: CollectionLayoutItem
    /// The sides that the cell chooses.
    var asked = CollectionLayoutSize.Sides()
    var zIndex = 0
  }

  /// A group that has anchored views of its own.
  struct Frame {
    var frame: CGRect
    let group: CollectionLayoutGroup
    /// The number of leaves before those of the group.
    var firstLeaf: Int
  }

  var size: CGSize
  var leaves: [Leaf] = []
  var frames: [Frame] = []
}

extension GroupSolution {
  /// Appends a part of the group, moved to its position.
  mutating func append(_ part: GroupSolution, at corner: CGPoint) {
    let count = leaves.count
    for var frame in part.frames {
      frame.frame = frame.frame.offsetBy(dx: corner.x, dy: corner.y)
      frame.firstLeaf += count
      frames.append(frame)
    }
    for var leaf in part.leaves {
      leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
      leaves.append(leaf)
    }
  }

  /// Returns the group with cells for its first places only. It is shortened by the length that the
  /// other cells would add (behaviour 14.2).
  func cut(to count: Int, along axis: FlowAxis) -> GroupSolution {
    guard count < leaves.count else { return self }
    var cut = self
    cut.leaves.removeLast(leaves.count - max(0, count))
    cut.frames.removeAll { $0.firstLeaf >= count }
    var length = axis.size(size)
    length.along = max(0, length.along - (end(along: axis) - cut.end(along: axis)))
    cut.size = axis.size(length)
    return cut
  }

  private func end(along axis: FlowAxis) -> CGFloat {
    leaves.reduce(0) { max($0, axis.span($1.frame).end) }
  }
}
