import Foundation

/// The consecutive groups of a section.
///
/// Groups without measured cells are all equal and cost nothing; those with measured cells are
/// stored as exceptions. Only if the number of cells in a group depends on their sizes, the groups
/// from the first to the last measured one are laid out one after another.
@MainActor
struct GroupTable {
  /// A group that was laid out because its position depends on those before it.
  private struct Placed {
    let firstItem: Int
    let start: CGFloat
    let solution: GroupSolution
  }

  /// The axis along which the groups follow one another.
  let axis: FlowAxis
  private let group: CollectionLayoutGroup
  private let isOrthogonal: Bool
  private let container: CGSize
  private let traits: TraitCollection
  private let grid: PixelGrid
  private let spacing: CGFloat
  private let itemCount: Int
  /// A full group without measured cells.
  let pattern: GroupSolution
  private var head: [Placed] = []
  private var lastMeasured = -1
  private var tailItem = 0
  private var tailStart: CGFloat = 0
  /// The length of each group after those of the head, including its spacing.
  private var tail: RowHeights
  private var solved: [Int: GroupSolution] = [:]

  /// Lays out the groups of a section.
  ///
  /// - Complexity: O(*g*), where *g* is the number of cells in one group.
  init(
    _ section: CollectionLayoutSection, itemCount: Int, in container: CGSize, axis: FlowAxis,
    traits: TraitCollection, grid: PixelGrid
  ) {
    group = section.group
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    spacing = section.interGroupSpacing
    self.container = container
    self.axis = axis
    self.traits = traits
    self.grid = grid
    var solver = GroupSolver(0..<Int.max, traits: traits, grid: grid)
    pattern = solver.solve(section.group, in: container, along: axis)
    // A group without cells shows nothing, however many items there are.
    self.itemCount = pattern.leaves.isEmpty ? 0 : itemCount
    tail = RowHeights(count: 0, each: 0)
    resetTail(fromItem: 0, at: 0)
  }
}

extension GroupTable {
  /// The number of groups.
  var count: Int { head.count + tail.count }

  /// The distance from the start of the first group to the end of the last one.
  var extent: CGFloat { count == 0 ? 0 : tailStart + tail.total - spacing }

  /// The greatest length of the groups across their axis.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    let isPatternUsed = solved.count < tail.count
    let sizes = head.map(\.solution.size) + solved.values.map(\.size)
    let edges = group.edges(axis.crossing)
    return edges.before + edges.after
      + sizes.reduce(isPatternUsed ? axis.size(pattern.size).across : 0) {
        max($0, axis.size($1).across)
      }
  }

  /// Returns the start of a group, after its own spacing.
  func start(of index: Int) -> CGFloat {
    let own = group.edges(axis).before
    return own
      + (index < head.count ? head[index].start : tailStart + tail.top(of: index - head.count))
  }

  /// Returns the distance of a group from the side of the section. In a section that scrolls with
  /// the layout, flexible distances share the remaining space beside it.
  func offsetAcross(of index: Int) -> CGFloat {
    let edges = group.edges(axis.crossing)
    let flexible = group.flexibleEdges(axis.crossing)
    guard flexible.before > 0 else { return edges.before }
    let room = isOrthogonal ? breadth : axis.size(container).across
    let rest = room - edges.before - edges.after - axis.size(solution(index).size).across
    return edges.before + max(0, rest) / CGFloat(flexible.before + flexible.after)
  }

  /// Returns the length of a group.
  func length(of index: Int) -> CGFloat { axis.size(solution(index).size).along }

  /// Returns the cells of a group.
  func solution(_ index: Int) -> GroupSolution {
    index < head.count ? head[index].solution : solved[index - head.count] ?? pattern
  }

  /// Returns the number of a group's first cell.
  func firstItem(of index: Int) -> Int {
    index < head.count
      ? head[index].firstItem : tailItem + (index - head.count) * pattern.leaves.count
  }

  /// Returns the group of a cell.
  func group(ofItem item: Int) -> Int {
    guard item < tailItem else {
      return head.count + (item - tailItem) / pattern.leaves.count
    }
    return head.partitioningIndex { $0.firstItem > item } - 1
  }

  /// Returns the groups that a range of the axis touches.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end >= start else { return 0..<0 }
    return index(at: start)..<min(count, index(at: end) + 1)
  }

  /// Lays out the group of a measured cell again.
  ///
  /// - Parameter measured: Returns the preferred size of a cell, by its number.
  mutating func remeasure(_ items: some Sequence<Int>, _ measured: @escaping (Int) -> CGSize?) {
    guard !group.dependsOnMeasurements else {
      lastMeasured = items.reduce(lastMeasured) { max($0, min($1, itemCount - 1)) }
      return rebuildHead(measured)
    }
    var dirty: Set<Int> = []
    for item in items where item < itemCount { dirty.insert(group(ofItem: item)) }
    for index in dirty.sorted() { solve(index, measured) }
  }

  private func index(at position: CGFloat) -> Int {
    if position < tailStart || tail.count == 0 {
      return max(0, head.partitioningIndex { $0.start > position } - 1)
    }
    return head.count + (tail.row(at: position - tailStart) ?? 0)
  }

  private mutating func solve(_ index: Int, _ measured: @escaping (Int) -> CGSize?) {
    let first = firstItem(of: index)
    let items = first..<min(itemCount, first + pattern.leaves.count)
    let solution = solve(items, measured)
    solved[index] = solution
    tail.setHeight(stride(solution), of: index)
  }

  private func solve(
    _ items: Range<Int>, _ measured: @escaping (Int) -> CGSize?
  ) -> GroupSolution {
    var solver = GroupSolver(items, traits: traits, grid: grid, measured: measured)
    return solver.solve(group, in: container, along: axis)
  }

  private mutating func rebuildHead(_ measured: @escaping (Int) -> CGSize?) {
    head = []
    var item = 0
    var start: CGFloat = 0
    while item <= lastMeasured {
      let solution = solve(item..<itemCount, measured)
      guard !solution.leaves.isEmpty else { break }
      head.append(Placed(firstItem: item, start: start, solution: solution))
      item += solution.leaves.count
      start += stride(solution)
    }
    resetTail(fromItem: item, at: start)
  }

  /// Assumes equal groups from a cell on; the last group may be shorter.
  private mutating func resetTail(fromItem item: Int, at start: CGFloat) {
    tailItem = item
    tailStart = start
    solved = [:]
    let rest = max(0, itemCount - item)
    let each = max(1, pattern.leaves.count)
    tail = RowHeights(count: (rest + each - 1) / each, each: stride(pattern))
    if rest % each != 0 {
      let first = itemCount - rest % each
      let solution = solve(first..<itemCount) { _ in nil }
      tail.setHeight(stride(solution), of: tail.count - 1)
      solved[tail.count - 1] = solution
    }
  }

  private func stride(_ solution: GroupSolution) -> CGFloat {
    let edges = group.edges(axis)
    return edges.before + axis.size(solution.size).along + edges.after + spacing
  }
}
