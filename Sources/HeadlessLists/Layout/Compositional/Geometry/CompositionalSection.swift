import Foundation

/// The positions of the parts of a section in a compositional layout, relative to its start.
@MainActor
package struct CompositionalSection {
  typealias Boundary = BoundaryPlacement.Boundary

  let definition: CollectionLayoutSection
  let itemCount: Int
  /// The environment that is passed to the section's handlers.
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
  ///   - room: The size available to all sections.
  ///   - reference: The reference insets of its content insets.
  ///   - supplementaryReference: The reference insets of its headers and footers.
  ///   - gap: The space above all parts of the section, in points.
  ///   - grid: The pixel grid to which sizes are rounded.
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
    // Insets along the groups do not reduce the container of fractions (behaviour 14.3).
    var container = groups.size(room)
    let taken = groups.insets(all)
    container.across = max(0, container.across - taken.leading - taken.trailing)
    table = GroupTable(
      definition, itemCount: itemCount, in: groups.size(container), axis: groups, traits: traits,
      grid: grid)
  }
}

extension CompositionalSection {
  /// Whether the section scrolls orthogonally to the layout.
  package var isOrthogonal: Bool { table.axis != axis }

  /// The offsets at which the section comes to rest when it scrolls orthogonally.
  var scroll: OrthogonalScroll {
    OrthogonalScroll(
      behavior: isOrthogonal ? definition.orthogonalScrollingBehavior : .none, table: table,
      window: window)
  }

  /// The length available to the groups across the layout.
  var window: CGFloat { room.across - insets.leading - insets.trailing }

  /// The start of the groups across the layout.
  var side: CGFloat { insets.leading }

  /// The distance from the start of the first header to the end of the last footer.
  var extent: CGFloat { surrounding.end }
  var boundaries: [Boundary] { surrounding.boundaries }
  /// The range between the headers and the footers.
  var body: (start: CGFloat, end: CGFloat) { surrounding.body }

  private var groupsStart: CGFloat { body.start + insets.before }

  /// Places headers, groups and footers.
  mutating func arrange(
    _ measured: (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    // Without cells and headers, insets have no effect (behaviour 14.7).
    guard itemCount > 0 || !definition.boundarySupplementaryItems.isEmpty else { return }
    surrounding = BoundaryPlacement(
      definition.boundarySupplementaryItems,
      around: insets.before + (isOrthogonal ? table.breadth : table.extent) + insets.after,
      from: gap,
      in: .init(axis: axis, size: room, sides: supplementaryInsets, grid: grid),
      measured: measured)
  }

  /// Returns the place of a cell; `nil` if its group has no place for it.
  ///
  /// - Parameter offset: The orthogonal scroll offset of the section.
  func place(ofItem item: Int, offset: CGFloat) -> (place: FlowRect, leaf: GroupSolution.Leaf)? {
    guard item >= 0, item < itemCount, table.count > 0 else { return nil }
    let index = table.group(ofItem: item)
    let number = item - table.firstItem(of: index)
    let leaves = table.solution(index).leaves
    guard leaves.indices.contains(number) else { return nil }
    return (place(leaves[number].frame, inGroup: index, offset: offset), leaves[number])
  }

  /// Returns the groups that a rectangle touches, and one more on each side if elements may extend
  /// beyond their group.
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

  /// Returns the cells of some groups.
  func items(in groups: Range<Int>) -> Range<Int> {
    guard let last = groups.last else { return 0..<0 }
    let end = table.firstItem(of: last) + table.solution(last).leaves.count
    return table.firstItem(of: groups.lowerBound)..<min(itemCount, end)
  }

  /// Returns the place in the section of a rectangle in a group.
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

// Supplementary items of groups (behaviour 14.10).
extension CompositionalSection {
  /// A view that is anchored to a group: its number among those of its kind, its group, and the
  /// frame in the group to which it is anchored.
  typealias GroupSupplementary = (
    item: CollectionLayoutSupplementaryItem, number: Int, group: Int, frame: CGRect
  )

  /// Returns the views that are anchored to some groups and to the groups in them.
  func groupSupplementaries(in groups: Range<Int>) -> [GroupSupplementary] {
    let perGroup = table.pattern.frames.flatMap(\.group.supplementaryItems)
    guard !perGroup.isEmpty else { return [] }
    return groups.flatMap { group in
      var numbers: [String: Int] = [:]
      return table.solution(group).frames.flatMap { frame in
        frame.group.supplementaryItems.map { item -> GroupSupplementary in
          let kind = item.elementKind
          let each = perGroup.reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
          defer { numbers[kind, default: 0] += 1 }
          return (item, group * each + numbers[kind, default: 0], group, frame.frame)
        }
      }
    }
  }

  /// Returns the view of a kind with a number.
  func groupSupplementary(
    _ kind: String, number: Int
  ) -> (item: CollectionLayoutSupplementaryItem, group: Int, frame: CGRect)? {
    let each = table.pattern.frames.flatMap(\.group.supplementaryItems)
      .reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
    guard each > 0, number >= 0, number / each < table.count else { return nil }
    let group = number / each
    return groupSupplementaries(in: group..<group + 1)
      .first { $0.item.elementKind == kind && $0.number == number }
      .map { ($0.item, $0.group, $0.frame) }
  }
}
