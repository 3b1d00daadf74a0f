import Foundation

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
