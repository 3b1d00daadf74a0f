import Foundation

/// The items of a group, one after another along an axis.
@MainActor
struct GroupLine {
  /// One of the items.
  struct Part {
    let item: CollectionLayoutItem
    var solution: GroupSolution
    /// Whether the section has a cell for the item. Otherwise it only takes up space.
    let exists: Bool
  }

  let group: CollectionLayoutGroup
  let axis: FlowAxis
  /// Whether the items divide the line equally.
  let areEqual: Bool
  let size: CGSize
  let insets: EdgeInsets
  private let grid: PixelGrid
  private let times: Int?
  /// The space inside the group's insets.
  private let room: FlowSize

  init(
    _ group: CollectionLayoutGroup, _ axis: FlowAxis, size: CGSize, grid: PixelGrid,
    times: Int? = nil, areEqual: Bool = false
  ) {
    self.group = group
    self.axis = axis
    self.size = size
    self.grid = grid
    self.times = times
    self.areEqual = areEqual
    insets = group.contentInsets.insets(.leftToRight)
    let edge = axis.insets(insets)
    let own = axis.size(size)
    room = FlowSize(
      along: max(0, own.along - edge.before - edge.after),
      across: max(0, own.across - edge.leading - edge.trailing))
  }
}

// MARK: - The number and the length of items (behaviour 14.1, 14.4)

extension GroupLine {
  /// The minimum distance between two items.
  var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }
  /// Whether the line is as long as its items.
  var isElastic: Bool { group.layoutSize.dimension(axis).isMeasured }

  /// Returns the container of fractions in a line with a number of items: the space without the
  /// distances between them.
  func container(for count: Int) -> CGSize {
    axis.size(
      FlowSize(
        along: max(0, room.along - spacing * CGFloat(count - 1)), across: room.across))
  }

  /// Returns the size of an item before its cell is measured.
  func size(of item: CollectionLayoutItem, in container: CGSize, count: Int) -> CGSize {
    let declared = item.layoutSize.size(in: container, grid)
    guard areEqual else { return declared }
    let equal = grid.down(axis.size(container).along / CGFloat(count))
    return axis.size(FlowSize(along: equal, across: axis.size(declared).across))
  }

  /// The number of items in the line; `nil` if it depends on the preferred sizes of cells.
  var declaredCount: Int? {
    if let times { return min(times, Self.mostItems) }
    let once = group.subitems.count
    if isElastic || once == 0 { return once }
    if group.subitems.contains(where: { $0.layoutSize.dimension(axis).isMeasured }) { return nil }
    // Items without length would never fill the line.
    guard declaredLength(2 * once) > declaredLength(once) else { return once }
    var count = 1
    while count < Self.mostItems, declaredLength(count + 1) <= room.along + Self.tolerance {
      count += 1
    }
    return count
  }

  /// The maximum number of items in a line that depends on the preferred sizes of cells.
  var mostParts: Int {
    declaredLength(2 * group.subitems.count) > declaredLength(group.subitems.count)
      ? Self.mostItems : group.subitems.count
  }

  /// The maximum number of items in any line, so that filling one always ends.
  private static let mostItems = 1000

  /// Returns whether laid out items fit into the line.
  func fits(_ parts: [Part]) -> Bool { length(parts) <= room.along + Self.tolerance }

  private static let tolerance: CGFloat = 0.001

  /// Returns the length of a number of items in the line, with the distances around each of them.
  private func declaredLength(_ count: Int) -> CGFloat {
    let container = container(for: count)
    func length(_ items: some Sequence<CollectionLayoutItem>) -> CGFloat {
      items.reduce(0) { sum, item in
        let edges = item.edges(axis)
        return sum + edges.before + edges.after
          + item.layoutSize.dimension(axis).length(in: container)
      }
    }
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: group.subitems.count)
    return CGFloat(rounds) * length(group.subitems) + length(group.subitems.prefix(rest))
      + spacing * CGFloat(count - 1)
  }

  /// Returns the length of laid out items, with the distances around them.
  func length(_ parts: [Part]) -> CGFloat {
    parts.reduce(spacing * CGFloat(max(0, parts.count - 1))) { sum, part in
      let edges = part.item.edges(axis)
      return sum + edges.before + axis.size(part.solution.size).along + edges.after
    }
  }
}

extension GroupLine {
  /// Returns the positions of all parts, in the group's coordinates.
  func solution(_ parts: [Part]) -> GroupSolution {
    let parts = withSharedSizes(parts)
    let edge = axis.insets(insets)
    var own = axis.size(size)
    if isElastic, !areEqual { own.along = length(parts) + edge.before + edge.after }
    if group.layoutSize.dimension(axis.crossing).isMeasured {
      own.across = parts.reduce(edge.leading + edge.trailing) { most, part in
        let edges = part.item.edges(axis.crossing)
        return max(
          most,
          edge.leading + edges.before + axis.size(part.solution.size).across + edges.after
            + edge.trailing)
      }
    }
    let room = FlowSize(
      along: own.along - edge.before - edge.after, across: own.across - edge.leading - edge.trailing
    )
    var solution = GroupSolution(size: axis.size(own))
    var cursor = edge.before
    let share = flexibleShare(parts, in: room)
    for (index, part) in parts.enumerated() {
      let edges = part.item.edges(axis)
      let flexible = part.item.flexibleEdges(axis)
      if index > 0 { cursor += spacing + (isFlexible ? share : 0) }
      cursor += edges.before + share * CGFloat(flexible.before)
      let across = edge.leading + offsetAcross(part, in: room)
      solution.append(part.solution, at: axis.point(along: cursor, across: across))
      cursor += axis.size(part.solution.size).along + edges.after + share * CGFloat(flexible.after)
    }
    return solution
  }

  private var isFlexible: Bool { group.interItemSpacing?.isFlexibleSpacing == true }

  /// Returns the share of the remaining space that each flexible distance gets.
  private func flexibleShare(_ parts: [Part], in room: FlowSize) -> CGFloat {
    let shares = parts.reduce(isFlexible ? max(0, parts.count - 1) : 0) { sum, part in
      let flexible = part.item.flexibleEdges(axis)
      return sum + flexible.before + flexible.after
    }
    return shares > 0 ? max(0, room.along - length(parts)) / CGFloat(shares) : 0
  }

  /// Returns the distance of an item from the side of the line.
  private func offsetAcross(_ part: Part, in room: FlowSize) -> CGFloat {
    let edges = part.item.edges(axis.crossing)
    let flexible = part.item.flexibleEdges(axis.crossing)
    guard flexible.before > 0 else { return edges.before }
    let rest = room.across - edges.before - edges.after - axis.size(part.solution.size).across
    return edges.before + max(0, rest) / CGFloat(flexible.before + flexible.after)
  }

  /// Returns the parts, in which those that share their size across the line are as large as the
  /// largest of them.
  private func withSharedSizes(_ parts: [Part]) -> [Part] {
    func shares(_ part: Part) -> Bool {
      part.exists && !(part.item is CollectionLayoutGroup)
        && part.item.layoutSize.dimension(axis.crossing).isUniformAcrossSiblings
    }
    let most = parts.filter(shares).map { axis.size($0.solution.size).across }.max()
    guard let most else { return parts }
    return parts.map { part in
      guard shares(part) else { return part }
      var part = part
      let own = FlowSize(along: axis.size(part.solution.size).along, across: most)
      part.solution.size = axis.size(own)
      for index in part.solution.leaves.indices {
        part.solution.leaves[index].frame = CGRect(origin: .zero, size: axis.size(own))
          .inset(by: part.item.insets(part.solution.leaves[index].asked))
      }
      return part
    }
  }
}
