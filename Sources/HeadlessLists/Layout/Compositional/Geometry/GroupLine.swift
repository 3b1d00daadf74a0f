import Foundation

/// The items of one line of a group, while they are put into it one after another.
@MainActor
struct GroupLine {
  private struct Part {
    let item: CollectionLayoutItem
    var solution: GroupSolver.Solution
  }

  private let group: CollectionLayoutGroup
  private let axis: FlowAxis
  /// The room inside the group's insets; `along` is along the line.
  private let room: FlowSize
  private let times: Int?
  private let areEqual: Bool
  private var parts: [Part] = []
  /// How much of the line is taken: as its items are, and as they were declared.
  private var used: CGFloat = 0
  private var declaredUse: CGFloat = 0

  init(
    _ group: CollectionLayoutGroup, _ axis: FlowAxis, room: FlowSize, times: Int?, areEqual: Bool
  ) {
    self.group = group
    self.axis = axis
    self.room = room
    self.times = times
    self.areEqual = areEqual
  }
}

extension GroupLine {
  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// What comes next, if the line may have more.
  var nextItem: CollectionLayoutItem? {
    if let times, parts.count >= times { return nil }
    // Items without length would never fill the line.
    if times == nil, parts.count >= group.subitems.count, declaredUse <= 0 { return nil }
    return group.subitems[parts.count % group.subitems.count]
  }

  /// How large an item is before its cell was asked.
  func declaredSize(of item: CollectionLayoutItem, in inner: CGSize) -> CGSize {
    var size = axis.size(item.layoutSize.size(in: inner))
    if areEqual, let times {
      size.along = max(0, (room.along - spacing * CGFloat(times - 1)) / CGFloat(times))
    }
    return axis.size(size)
  }

  /// Puts an item into the line, if it fits; the first one always does.
  mutating func add(
    _ item: CollectionLayoutItem, _ solution: GroupSolver.Solution, declared: CGSize
  ) -> Bool {
    var solution = solution
    if areEqual, !(item is CollectionLayoutGroup) {
      // The line decides the length, whatever the cell asks for.
      var size = axis.size(solution.size)
      size.along = axis.size(declared).along
      solution.size = axis.size(size)
      solution.leaves[0].frame = CGRect(origin: .zero, size: solution.size)
        .inset(by: item.effectiveInsets)
    }
    let edges = item.edges(axis)
    let gap = (parts.isEmpty ? 0 : spacing) + edges.before + edges.after
    let newUse = used + gap + axis.size(solution.size).along
    let newDeclaredUse = declaredUse + gap + axis.size(declared).along
    if times == nil, !parts.isEmpty {
      let isElastic = group.layoutSize.dimension(axis).isMeasured
      guard (isElastic ? newDeclaredUse : newUse) <= room.along + 0.001 else { return false }
    }
    used = newUse
    declaredUse = newDeclaredUse
    parts.append(Part(item: item, solution: solution))
    return true
  }

  /// Where everything is, from the group's corner on.
  func solution(_ size: CGSize, _ insets: EdgeInsets) -> GroupSolver.Solution {
    var parts = parts
    shareLargest(&parts)
    let cross = parts.reduce(0) { most, part in
      let edges = part.item.edges(axis.crossing)
      return max(most, edges.before + axis.size(part.solution.size).across + edges.after)
    }
    let edge = axis.insets(insets)
    var own = axis.size(size)
    if group.layoutSize.dimension(axis).isMeasured { own.along = used + edge.before + edge.after }
    if group.layoutSize.dimension(axis.crossing).isMeasured {
      own.across = cross + edge.leading + edge.trailing
    }
    let inner = FlowSize(
      along: own.along - edge.before - edge.after, across: own.across - edge.leading - edge.trailing
    )
    return GroupSolver.Solution(
      size: axis.size(own), leaves: place(parts, in: inner, edge))
  }

  private func place(
    _ parts: [Part], in inner: FlowSize, _ edge: FlowInsets
  ) -> [GroupSolver.Leaf] {
    let isElastic = group.interItemSpacing?.isFlexibleSpacing == true
    var shares = isElastic ? max(0, parts.count - 1) : 0
    for part in parts {
      let flexible = part.item.flexibleEdges(axis)
      shares += flexible.before + flexible.after
    }
    let share = shares > 0 ? max(0, inner.along - used) / CGFloat(shares) : 0
    var cursor = edge.before
    var leaves: [GroupSolver.Leaf] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { cursor += spacing + (isElastic ? share : 0) }
      let edges = part.item.edges(axis)
      let flexible = part.item.flexibleEdges(axis)
      cursor += edges.before + share * CGFloat(flexible.before)
      let across = edge.leading + offsetAcross(part, in: inner)
      let corner = axis.rect(
        FlowRect(along: cursor, across: across, size: FlowSize(along: 0, across: 0))
      ).origin
      for var leaf in part.solution.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
        leaves.append(leaf)
      }
      cursor += axis.size(part.solution.size).along + edges.after + share * CGFloat(flexible.after)
    }
    return leaves
  }

  /// How far an item is from the side of the line.
  private func offsetAcross(_ part: Part, in inner: FlowSize) -> CGFloat {
    let edges = part.item.edges(axis.crossing)
    let flexible = part.item.flexibleEdges(axis.crossing)
    let shares = flexible.before + flexible.after
    guard shares > 0, flexible.before > 0 else { return edges.before }
    let rest =
      inner.across - edges.before - edges.after - axis.size(part.solution.size).across
    return edges.before + max(0, rest) / CGFloat(shares)
  }

  /// Gives items that share their size across the line that of the largest of them.
  private func shareLargest(_ parts: inout [Part]) {
    let sharing = parts.indices.filter {
      parts[$0].item.layoutSize.dimension(axis.crossing).isUniformAcrossSiblings
        && !(parts[$0].item is CollectionLayoutGroup)
    }
    let most = sharing.reduce(0) { max($0, axis.size(parts[$1].solution.size).across) }
    for index in sharing {
      var size = axis.size(parts[index].solution.size)
      size.across = most
      parts[index].solution.size = axis.size(size)
      parts[index].solution.leaves[0].frame = CGRect(origin: .zero, size: axis.size(size))
        .inset(by: parts[index].item.effectiveInsets)
    }
  }
}

extension FlowAxis {
  /// The other axis.
  var crossing: FlowAxis {
    switch self {
    case .vertical: .horizontal
    case .horizontal: .vertical
    }
  }
}
