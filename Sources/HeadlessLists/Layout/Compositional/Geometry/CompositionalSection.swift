import Foundation

/// Where the parts of one section of a compositional layout are, from the section's beginning.
@MainActor
package struct CompositionalSection {
  /// A header or footer.
  struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    /// Its number among those of its kind.
    let number: Int
    /// Its place; while it is pinned it is elsewhere.
    var place: FlowRect
    /// Whether it is before the groups.
    let isBefore: Bool
  }

  let definition: CollectionLayoutSection
  let itemCount: Int
  /// What the section's handlers are told.
  let surroundings: LayoutSurroundings
  /// From the first header's beginning to the last footer's end.
  private(set) var extent: CGFloat = 0
  private(set) var boundaries: [Boundary] = []
  /// Where headers end and footers begin.
  private(set) var body: (start: CGFloat, end: CGFloat) = (0, 0)
  var table: GroupTable
  private let axis: FlowAxis
  private let room: FlowSize
  private let insets: FlowInsets
  private let supplementaryInsets: FlowInsets
  private let gap: CGFloat
  private var groupsStart: CGFloat = 0

  /// Lays out a section without measured cells.
  ///
  /// - Parameters:
  ///   - room: The room for all sections.
  ///   - reference: What its content insets count from.
  ///   - supplementaryReference: What those of its headers and footers count from.
  ///   - gap: The room above everything.
  init(
    _ definition: CollectionLayoutSection, itemCount: Int, axis: FlowAxis, room: CGSize,
    reference: EdgeInsets, supplementaryReference: EdgeInsets, gap: CGFloat, traits: TraitCollection
  ) {
    self.definition = definition
    self.itemCount = itemCount
    self.axis = axis
    self.room = axis.size(room)
    self.gap = gap
    let own = definition.contentInsets.insets(.leftToRight)
    let all = own + reference
    insets = axis.insets(all)
    var sides = axis.insets(
      definition.supplementariesFollowContentInsets
        ? own + supplementaryReference : supplementaryReference)
    (sides.before, sides.after) = (0, 0)
    supplementaryInsets = sides
    surroundings = LayoutSurroundings(size: room, insets: all, traits: traits)
    let isOrthogonal = definition.orthogonalScrollingBehavior != .none
    table = GroupTable(
      definition, itemCount: itemCount, in: surroundings.container.effectiveContentSize,
      axis: isOrthogonal ? axis.crossing : axis, traits: traits)
  }
}

extension CompositionalSection {
  /// Whether the section scrolls at right angles to the layout.
  package var isOrthogonal: Bool { table.axis != axis }

  /// The offsets between which the section can scroll at right angles to the layout; the first is
  /// where it begins, below zero where the first group is in the middle.
  var scrollRange: ClosedRange<CGFloat> {
    guard isOrthogonal, table.count > 0 else { return 0...0 }
    if definition.orthogonalScrollingBehavior == .groupPagingCentered {
      return centre(ofGroup: 0)...centre(ofGroup: table.count - 1)
    }
    return 0...max(0, insets.leading + table.extent + insets.trailing - room.across)
  }

  /// The offset at which a group is in the middle of the room.
  func centre(ofGroup index: Int) -> CGFloat {
    orthogonalStart(ofGroup: index) + table.length(of: index) / 2 - breadth / 2
  }

  /// Where a group begins at right angles to the layout, without what is before the first one.
  func orthogonalStart(ofGroup index: Int) -> CGFloat { table.start(of: index) }

  /// The room that the groups have at right angles to the layout.
  var breadth: CGFloat { room.across - insets.leading - insets.trailing }

  /// Puts headers, groups and footers one after another.
  mutating func arrange(
    _ measured: @escaping (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    var stack = BoundaryStack(axis, room: room, sides: supplementaryInsets, measured: measured)
    stack.add(definition.boundarySupplementaryItems)
    var cursor = gap
    boundaries = stack.placeBefore(&cursor)
    let start = cursor
    groupsStart = start + insets.before
    cursor = groupsStart + (isOrthogonal ? table.breadth : table.extent) + insets.after
    body = (start, cursor)
    boundaries += stack.placeAfter(&cursor)
    boundaries += stack.placeInside(from: start, to: body.end)
    extent = cursor
  }

  /// Where a cell is.
  ///
  /// - Parameter offset: How far the section is scrolled at right angles to the layout.
  func place(ofItem item: Int, offset: CGFloat) -> (place: FlowRect, leaf: GroupSolver.Leaf) {
    let index = table.group(ofItem: item)
    let leaf = table.solution(index).leaves[item - table.firstItem(of: index)]
    return (place(leaf.frame, inGroup: index, offset: offset), leaf)
  }

  /// The cells of the groups that a rectangle touches; those of one group more at both sides where
  /// something sticks out of them.
  func items(touching rect: FlowRect, offset: CGFloat) -> Range<Int> {
    let start: CGFloat
    let length: CGFloat
    if isOrthogonal {
      start = rect.across - insets.leading + offset
      length = rect.size.across
    } else {
      start = rect.along - groupsStart
      length = rect.size.along
    }
    var groups = table.groups(from: start, to: start + length)
    if definition.group.hasSupplementaryItems, !groups.isEmpty {
      groups = max(0, groups.lowerBound - 1)..<min(table.count, groups.upperBound + 1)
    }
    guard let last = groups.last else { return 0..<0 }
    return table.firstItem(
      of: groups.lowerBound)..<min(
        itemCount, table.firstItem(of: last) + table.solution(last).leaves.count)
  }

  private func place(_ frame: CGRect, inGroup index: Int, offset: CGFloat) -> FlowRect {
    let edges = definition.group.edges(table.axis.crossing)
    let span = axis.span(frame)
    let side = axis.crossing.span(frame)
    let start = table.start(of: index)
    let along = groupsStart + (isOrthogonal ? edges.before : start)
    let across = insets.leading + (isOrthogonal ? start - offset : edges.before)
    return FlowRect(
      along: along + span.start, across: across + side.start,
      size: FlowSize(along: span.end - span.start, across: side.end - side.start))
  }
}
