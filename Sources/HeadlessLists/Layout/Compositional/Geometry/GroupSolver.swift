import Foundation

/// The layout of one group of a compositional layout, in its own coordinates.
///
/// A group is laid out with all the cells that it has places for; if the section has fewer cells
/// left, the rest of the group is cut off (behaviour 14.2).
@MainActor
struct GroupSolver {
  /// The traits that are passed to custom groups.
  let traits: TraitCollection
  let grid: PixelGrid
  /// Returns the preferred size of a cell, by its number in the section.
  let measured: (Int) -> CGSize?
  /// The number of the first cell that is not placed yet.
  private var next: Int
  /// The number after that of the last cell.
  private let end: Int

  /// Creates a solver for the cells from one number up to another.
  init(
    _ items: Range<Int>, traits: TraitCollection, grid: PixelGrid,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.traits = traits
    self.grid = grid
    self.measured = measured
    next = items.lowerBound
    end = items.upperBound
  }
}

extension GroupSolver {
  /// Lays out a group in a container.
  ///
  /// - Parameter axis: The axis along which groups follow one another.
  /// - Complexity: O(*k*), where *k* is the number of its cells, but O(*k*²) if cells of an
  ///   estimated length share a line of a known length.
  mutating func solve(
    _ group: CollectionLayoutGroup, in container: CGSize, along axis: FlowAxis
  ) -> GroupSolution {
    let available = end - next
    let size = group.layoutSize.size(in: container, grid)
    return framed(group, arrange(group, size).cut(to: available, along: axis))
  }

  /// Lays out an item of a line.
  ///
  /// - Parameter fixed: The axis along which the line determines the length of the item.
  private mutating func solve(
    _ item: CollectionLayoutItem, size: CGSize, fixed: FlowAxis?
  ) -> GroupSolution {
    if let group = item as? CollectionLayoutGroup {
      var solution = framed(group, arrange(group, size))
      if let fixed { solution.size = fixed.size(size, withAcrossOf: solution.size) }
      return solution
    }
    let asked = item.layoutSize.askedSides(exceptAlong: fixed)
    let size = asked.size(size, correctedBy: measured(next))
    next += 1
    let frame = CGRect(origin: .zero, size: size).inset(by: item.insets(asked))
    return GroupSolution(
      size: size, leaves: [.init(frame: frame, item: item, asked: asked)])
  }

  private func framed(
    _ group: CollectionLayoutGroup, _ solution: GroupSolution
  ) -> GroupSolution {
    guard !group.supplementaryItems.isEmpty else { return solution }
    var solution = solution
    solution.frames.append(
      .init(frame: CGRect(origin: .zero, size: solution.size), group: group, firstLeaf: 0))
    return solution
  }

  private mutating func arrange(_ group: CollectionLayoutGroup, _ size: CGSize) -> GroupSolution {
    switch group.arrangement {
    case .line(let axis):
      return solve(GroupLine(group, axis, size: size, grid: grid))
    case .times(let axis, let count, let areEqual):
      return solve(GroupLine(group, axis, size: size, grid: grid, times: count, areEqual: areEqual))
    case .custom(let provider):
      let room = LayoutSurroundings(
        size: size, insets: group.contentInsets.insets(.leftToRight), traits: traits)
      let places = provider(room)
      next += places.count
      return GroupSolution(
        size: size,
        leaves: places.map { .init(frame: $0.frame, item: Self.unmeasured, zIndex: $0.zIndex) })
    }
  }

  private mutating func solve(_ line: GroupLine) -> GroupSolution {
    if let count = line.declaredCount { return line.solution(parts(of: line, count)) }
    // The number of cells that fit depends on their preferred sizes.
    let start = self
    var parts = parts(of: line, 1)
    while next < end, parts.count < line.mostParts {
      var longer = start
      let more = longer.parts(of: line, parts.count + 1)
      guard line.fits(more) else { break }
      (self, parts) = (longer, more)
    }
    return line.solution(parts)
  }

  private mutating func parts(of line: GroupLine, _ count: Int) -> [GroupLine.Part] {
    let subitems = line.group.subitems
    let container = line.container(for: count)
    return (0..<(subitems.isEmpty ? 0 : count)).map { index in
      let item = subitems[index % subitems.count]
      let exists = next < end
      let size = line.size(of: item, in: container, count: count)
      return .init(
        item: item, solution: solve(item, size: size, fixed: line.areEqual ? line.axis : nil),
        exists: exists)
    }
  }

  /// The item of cells in custom groups, whose sizes are known.
  private static let unmeasured = CollectionLayoutItem(
    layoutSize: CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)))
}

extension CollectionLayoutGroup {
  /// Whether the number of cells that fit depends on their preferred sizes. It does if cells of an
  /// estimated length share a line of a known length.
  var dependsOnMeasurements: Bool {
    if subitems.contains(where: { ($0 as? CollectionLayoutGroup)?.dependsOnMeasurements == true }) {
      return true
    }
    guard case .line(let axis) = arrangement, !layoutSize.dimension(axis).isMeasured else {
      return false
    }
    return subitems.contains { $0.layoutSize.dimension(axis).isMeasured }
  }

  /// Whether a part of the group may extend beyond it: a view that is anchored to the group or to
  /// its items.
  var hasSupplementaryItems: Bool {
    !supplementaryItems.isEmpty
      || subitems.contains { item in
        (item as? CollectionLayoutGroup)?.hasSupplementaryItems ?? !item.supplementaryItems.isEmpty
      }
  }
}

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
