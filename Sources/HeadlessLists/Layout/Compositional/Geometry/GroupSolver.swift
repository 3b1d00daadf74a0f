import Foundation

/// Lays out one group of a compositional layout, from its own corner on.
@MainActor
struct GroupSolver {
  /// A place for one cell.
  struct Leaf {
    var frame: CGRect
    let item: CollectionLayoutItem
    var zIndex = 0
  }

  /// Where the cells of a group are, and how large the group is.
  struct Solution {
    var size: CGSize
    var leaves: [Leaf]
  }

  /// The traits that custom groups are told.
  let traits: TraitCollection
  /// The size that a cell asked for, by its number in the section.
  let measured: (Int) -> CGSize?
  /// The number of the first cell that is not placed yet.
  private var next: Int
  /// One past the last cell.
  private let end: Int

  /// Creates a solver for the cells from one number up to another.
  init(
    _ items: Range<Int>, traits: TraitCollection,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.traits = traits
    self.measured = measured
    next = items.lowerBound
    end = items.upperBound
  }

  /// Lays out a group in a container.
  ///
  /// - Complexity: O(*k*), where *k* is the number of its cells.
  mutating func solve(_ group: CollectionLayoutGroup, in container: CGSize) -> Solution {
    solve(group, size: group.layoutSize.size(in: container))
  }

  private mutating func solve(_ item: CollectionLayoutItem, size: CGSize) -> Solution {
    guard let group = item as? CollectionLayoutGroup else {
      let size = item.layoutSize.size(size, correctedBy: measured(next))
      next += 1
      let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
      return Solution(size: size, leaves: [Leaf(frame: frame, item: item)])
    }
    precondition(
      group.supplementaryItems.isEmpty,
      "Supplementary items of groups are not simulated (known difference compositional-rare)")
    switch group.arrangement {
    case .line(let axis):
      return solveLine(group, axis, size, times: nil, areEqual: false)
    case .times(let axis, let count, let areEqual):
      return solveLine(group, axis, size, times: count, areEqual: areEqual)
    case .custom(let provider):
      let room = LayoutSurroundings(
        size: size, insets: group.contentInsets.insets(.leftToRight), traits: traits)
      let places = provider(room).prefix(end - next)
      next += places.count
      return Solution(
        size: size,
        leaves: places.map { Leaf(frame: $0.frame, item: Self.unmeasured, zIndex: $0.zIndex) })
    }
  }

  private mutating func solveLine(
    _ group: CollectionLayoutGroup, _ axis: FlowAxis, _ size: CGSize, times: Int?, areEqual: Bool
  ) -> Solution {
    let insets = group.contentInsets.insets(.leftToRight)
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    var line = GroupLine(group, axis, room: axis.size(inner), times: times, areEqual: areEqual)
    while next < end, let item = line.nextItem {
      let before = next
      let declared = line.declaredSize(of: item, in: inner)
      let part = solve(item, size: declared)
      if !line.add(item, part, declared: declared) {
        next = before
        break
      }
    }
    return line.solution(size, insets)
  }

  /// Stands for the items of custom groups, whose sizes are given.
  private static let unmeasured = CollectionLayoutItem(
    layoutSize: CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)))
}

extension CollectionLayoutGroup {
  /// Whether how many cells fit depends on what they ask for: they do where cells of an estimated
  /// length share a line of a given one.
  var dependsOnMeasurements: Bool {
    if subitems.contains(where: { ($0 as? CollectionLayoutGroup)?.dependsOnMeasurements == true }) {
      return true
    }
    guard case .line(let axis) = arrangement, !layoutSize.dimension(axis).isMeasured else {
      return false
    }
    return subitems.contains { $0.layoutSize.dimension(axis).isMeasured }
  }

  /// Whether a cell of the group is asked for its size.
  var hasMeasuredItems: Bool {
    subitems.contains { item in
      (item as? CollectionLayoutGroup)?.hasMeasuredItems ?? item.layoutSize.isMeasured
    }
  }

  /// Whether an item of the group has views at its edges.
  var hasSupplementaryItems: Bool {
    subitems.contains { item in
      (item as? CollectionLayoutGroup)?.hasSupplementaryItems ?? !item.supplementaryItems.isEmpty
    }
  }
}
