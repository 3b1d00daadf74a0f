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
