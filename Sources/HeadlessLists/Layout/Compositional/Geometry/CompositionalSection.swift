import Foundation

/// Where the parts of one section of a compositional layout are, from the section's beginning.
@MainActor
package struct CompositionalSection {
  typealias Boundary = BoundaryPlacement.Boundary

  let definition: CollectionLayoutSection
  let itemCount: Int
  /// What the section's handlers are told.
  let surroundings: LayoutSurroundings
  private var surrounding = BoundaryPlacement(around: 0)
  var table: GroupTable
  private let axis: FlowAxis
  private let room: FlowSize
  private let insets: FlowInsets
  private let supplementaryInsets: FlowInsets
  private let gap: CGFloat
  private let grid: PixelGrid

  /// Lays out a section without measured cells.
  ///
  /// - Parameters:
  ///   - room: The room for all sections.
  ///   - reference: What its content insets count from.
  ///   - supplementaryReference: What those of its headers and footers count from.
  ///   - gap: The room above everything.
  ///   - grid: The pixels that sizes are rounded to.
  init(
    _ definition: CollectionLayoutSection, itemCount: Int, axis: FlowAxis, room: CGSize,
    reference: EdgeInsets, supplementaryReference: EdgeInsets, gap: CGFloat,
    traits: TraitCollection, grid: PixelGrid
  ) {
    self.definition = definition
    self.itemCount = itemCount
    self.axis = axis
    self.room = axis.size(room)
    self.gap = gap
    self.grid = grid
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
    let groups = isOrthogonal ? axis.crossing : axis
    // Insets along the groups take nothing from what their shares count from (behaviour 14.3).
    var container = groups.size(room)
    let taken = groups.insets(all)
    container.across = max(0, container.across - taken.leading - taken.trailing)
    table = GroupTable(
      definition, itemCount: itemCount, in: groups.size(container), axis: groups, traits: traits,
      grid: grid)
  }
}

extension CompositionalSection {
  /// Whether the section scrolls at right angles to the layout.
  package var isOrthogonal: Bool { table.axis != axis }

  /// Where the section comes to rest when it is scrolled at right angles to the layout.
  var scroll: OrthogonalScroll {
    OrthogonalScroll(
      behavior: isOrthogonal ? definition.orthogonalScrollingBehavior : .none, table: table,
      window: window)
  }

  /// The room that the groups have at right angles to the layout.
  var window: CGFloat { room.across - insets.leading - insets.trailing }

  /// Where the groups begin at right angles to the layout.
  var side: CGFloat { insets.leading }

  /// From the first header's beginning to the last footer's end.
  var extent: CGFloat { surrounding.end }
  var boundaries: [Boundary] { surrounding.boundaries }
  /// Where headers end and footers begin.
  var body: (start: CGFloat, end: CGFloat) { surrounding.body }

  private var groupsStart: CGFloat { body.start + insets.before }

  /// Puts headers, groups and footers into their places.
  mutating func arrange(
    _ measured: (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    // Without cells and headers there is nothing that insets could keep apart (behaviour 14.7).
    guard itemCount > 0 || !definition.boundarySupplementaryItems.isEmpty else { return }
    surrounding = BoundaryPlacement(
      definition.boundarySupplementaryItems,
      around: insets.before + (isOrthogonal ? table.breadth : table.extent) + insets.after,
      from: gap,
      in: .init(axis: axis, size: room, sides: supplementaryInsets, grid: grid),
      measured: measured)
  }

  /// Where a cell is; `nil` if its group has no place for it.
  ///
  /// - Parameter offset: How far the section is scrolled at right angles to the layout.
  func place(ofItem item: Int, offset: CGFloat) -> (place: FlowRect, leaf: GroupSolution.Leaf)? {
    guard item >= 0, item < itemCount, table.count > 0 else { return nil }
    let index = table.group(ofItem: item)
    let number = item - table.firstItem(of: index)
    let leaves = table.solution(index).leaves
    guard leaves.indices.contains(number) else { return nil }
    return (place(leaves[number].frame, inGroup: index, offset: offset), leaves[number])
  }

  /// The groups that a rectangle touches; one more at both sides where something sticks out of
  /// them.
  func groups(touching rect: FlowRect, offset: CGFloat) -> Range<Int> {
    let start: CGFloat
    let length: CGFloat
    if isOrthogonal {
      start = rect.across - insets.leading + offset
      length = rect.size.across
    } else {
      start = rect.along - groupsStart
      length = rect.size.along
    }
    let groups = table.groups(from: start, to: start + length)
    guard definition.group.hasSupplementaryItems, !groups.isEmpty else { return groups }
    return max(0, groups.lowerBound - 1)..<min(table.count, groups.upperBound + 1)
  }

  /// The cells of some groups.
  func items(in groups: Range<Int>) -> Range<Int> {
    guard let last = groups.last else { return 0..<0 }
    let end = table.firstItem(of: last) + table.solution(last).leaves.count
    return table.firstItem(of: groups.lowerBound)..<min(itemCount, end)
  }

  /// Where a rectangle of a group is in the section.
  func place(_ frame: CGRect, inGroup index: Int, offset: CGFloat) -> FlowRect {
    let span = axis.span(frame)
    let side = axis.crossing.span(frame)
    let start = table.start(of: index)
    let besides = table.offsetAcross(of: index)
    let along = groupsStart + (isOrthogonal ? besides : start)
    let across = insets.leading + (isOrthogonal ? start - offset : besides)
    return FlowRect(
      along: along + span.start, across: across + side.start,
      size: FlowSize(along: span.end - span.start, across: side.end - side.start))
  }
}
