import Foundation
import TestSupport

@testable import HeadlessLists
@testable import HeadlessViews

/// The groups of a section, laid out one after another.
@MainActor
struct PlainTable {
  struct Group {
    var start: CGFloat
    var firstItem: Int
    var box: PlainGroups.Box
  }

  private(set) var groups: [Group] = []
  private(set) var extent: CGFloat = 0
  private(set) var breadth: CGFloat = 0
  /// The group's own distance before it.
  let before: CGFloat
  private let sides: (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?)
  private let isAlongX: Bool

  init(
    _ section: CollectionLayoutSection, count: Int, _ measured: [Int: CGSize],
    in container: CGSize, isAlongX: Bool
  ) {
    self.isAlongX = isAlongX
    let edges = section.group.edgeSpacing
    let ends = isAlongX ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    sides = isAlongX ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    before = ends.0?.spacing ?? 0
    var plain = PlainGroups(measured, end: count)
    var start: CGFloat = 0
    while plain.next < count {
      let first = plain.next
      var box = plain.solve(section.group, in: container, isAlongX: isAlongX)
      guard !box.cells.isEmpty else { break }
      plain.next = first + box.cells.count
      groups.append(Group(start: start, firstItem: first, box: box))
      if !isAlongX { box = box.transposed }
      extent = start + before + box.size.width + (ends.1?.spacing ?? 0)
      breadth = max(
        breadth, box.size.height + (sides.before?.spacing ?? 0) + (sides.after?.spacing ?? 0))
      start = extent + section.interGroupSpacing
    }
  }

  func offsetAcross(of index: Int, in room: CGFloat) -> CGFloat {
    let fixed = (sides.before?.spacing ?? 0, sides.after?.spacing ?? 0)
    guard sides.before?.isFlexibleSpacing == true else { return fixed.0 }
    let size = groups[index].box.size
    let rest = max(0, room - fixed.0 - fixed.1 - (isAlongX ? size.height : size.width))
    return fixed.0 + (sides.after?.isFlexibleSpacing == true ? rest / 2 : rest)
  }
}

/// A plain layout of groups: rows only, each cell measured when it is its turn.
@MainActor
struct PlainGroups {
  struct Box {
    var size: CGSize
    var cells: [CGRect] = []
    var frames: [(rect: CGRect, firstCell: Int)] = []

    var transposed: Box {
      Box(
        size: CGSize(width: size.height, height: size.width), cells: cells.map(\.transposed),
        frames: frames.map { ($0.rect.transposed, $0.firstCell) })
    }
  }

  /// What a row needs to know of an item, widths and heights exchanged in a column.
  private struct Rules {
    var width: CollectionLayoutDimension
    var height: CollectionLayoutDimension
    var leading: CollectionLayoutSpacing?
    var trailing: CollectionLayoutSpacing?
    var top: CollectionLayoutSpacing?
    var bottom: CollectionLayoutSpacing?
    var insets: DirectionalEdgeInsets

    @MainActor init(_ item: CollectionLayoutItem, isRow: Bool) {
      let (size, edges) = (item.layoutSize, item.edgeSpacing)
      let own = item.contentInsets
      width = isRow ? size.widthDimension : size.heightDimension
      height = isRow ? size.heightDimension : size.widthDimension
      leading = isRow ? edges?.leading : edges?.top
      trailing = isRow ? edges?.trailing : edges?.bottom
      top = isRow ? edges?.top : edges?.leading
      bottom = isRow ? edges?.bottom : edges?.trailing
      insets =
        isRow
        ? own
        : DirectionalEdgeInsets(
          top: own.leading, leading: own.top, bottom: own.trailing, trailing: own.bottom)
    }

    @MainActor var lead: CGFloat { leading?.spacing ?? 0 }
    @MainActor var trail: CGFloat { trailing?.spacing ?? 0 }
    @MainActor var above: CGFloat { top?.spacing ?? 0 }
    @MainActor var below: CGFloat { bottom?.spacing ?? 0 }
  }

  /// The number of the next cell.
  var next = 0
  private let measured: [Int: CGSize]
  private let end: Int

  init(_ measured: [Int: CGSize], end: Int) {
    self.measured = measured
    self.end = end
  }

  /// Lays out a group, with cells for its first places only, where they run out.
  mutating func solve(
    _ group: CollectionLayoutGroup, in container: CGSize, isAlongX: Bool
  ) -> Box {
    let left = end - next
    var box = arrange(group, size(group.layoutSize, in: container))
    if left < box.cells.count {
      let farthest = { (cells: [CGRect]) in
        cells.map { isAlongX ? $0.maxX : $0.maxY }.reduce(0, max)
      }
      let kept = Array(box.cells.prefix(left))
      let less = farthest(box.cells) - farthest(kept)
      box.cells = kept
      box.frames = box.frames.filter { $0.firstCell < left }
      if isAlongX {
        box.size.width = max(0, box.size.width - less)
      } else {
        box.size.height = max(0, box.size.height - less)
      }
    }
    return framed(group, box)
  }

  private func framed(_ group: CollectionLayoutGroup, _ box: Box) -> Box {
    var box = box
    if !group.supplementaryItems.isEmpty {
      box.frames.append((CGRect(origin: .zero, size: box.size), 0))
    }
    return box
  }

  private func size(_ size: CollectionLayoutSize, in container: CGSize) -> CGSize {
    func length(_ dimension: CollectionLayoutDimension) -> CGFloat {
      // Shares are rounded down to the half points of the tests.
      if dimension.isFractionalWidth {
        return ((dimension.dimension * container.width + 0.005) * 2).rounded(.down) / 2
      }
      if dimension.isFractionalHeight {
        return ((dimension.dimension * container.height + 0.005) * 2).rounded(.down) / 2
      }
      return dimension.dimension
    }
    return CGSize(width: length(size.widthDimension), height: length(size.heightDimension))
  }

  private mutating func arrange(_ group: CollectionLayoutGroup, _ size: CGSize) -> Box {
    switch group.arrangement {
    case .line(let axis):
      return line(group, size, isRow: axis == .horizontal, count: nil, areEqual: false)
    case .times(let axis, let count, let areEqual):
      return line(group, size, isRow: axis == .horizontal, count: count, areEqual: areEqual)
    case .custom(let provider):
      let places = provider(
        LayoutSurroundings(
          size: size, insets: group.contentInsets.insets(.leftToRight), traits: TraitCollection()))
      next += places.count
      return Box(size: size, cells: places.map(\.frame))
    }
  }

  private mutating func line(
    _ group: CollectionLayoutGroup, _ size: CGSize, isRow: Bool, count: Int?, areEqual: Bool
  ) -> Box {
    let own = isRow ? size : CGSize(width: size.height, height: size.width)
    let first = next
    func attempt(_ count: Int, _ plain: inout PlainGroups) -> (Box, fits: Bool) {
      plain.next = first
      return plain.row(group, own, isRow: isRow, count: count, areEqual: areEqual)
    }
    let once = group.subitems.count
    let isElastic = Rules(group, isRow: isRow).width.isMeasured
    let measures = group.subitems.contains { Rules($0, isRow: isRow).width.isMeasured }
    var fixed = count
    if fixed == nil, isElastic { fixed = once }
    var box: Box
    if let fixed {
      box = attempt(fixed, &self).0
    } else {
      // Items without length would never fill the line.
      let grows = declared(2 * once, group, own, isRow) > declared(once, group, own, isRow)
      let room = declaredRoom(group, own, isRow)
      var taken = 1
      if !measures, !grows { taken = once }
      box = attempt(taken, &self).0
      while grows || measures && taken < once, !measures || next < end {
        var longer = self
        let (more, fits) = attempt(taken + 1, &longer)
        let isRoom = declared(taken + 1, group, own, isRow) <= room + 0.001
        guard measures ? fits : isRoom else { break }
        taken += 1
        (self, box) = (longer, more)
      }
    }
    return isRow ? box : box.transposed
  }

  private func declaredRoom(_ group: CollectionLayoutGroup, _ own: CGSize, _ isRow: Bool) -> CGFloat
  {
    let insets = Rules(group, isRow: isRow).insets
    return max(0, own.width - insets.leading - insets.trailing)
  }

  /// Returns the length of a number of items in a row, before shares are rounded.
  private func declared(
    _ count: Int, _ group: CollectionLayoutGroup, _ own: CGSize, _ isRow: Bool
  ) -> CGFloat {
    let insets = Rules(group, isRow: isRow).insets
    let spacing = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let along = max(0, declaredRoom(group, own, isRow) - spacing)
    let across = max(0, own.height - insets.top - insets.bottom)
    return (0..<count).reduce(spacing) { sum, index in
      let rules = Rules(group.subitems[index % group.subitems.count], isRow: isRow)
      var length = rules.width.dimension
      if rules.width.isFractionalWidth { length *= isRow ? along : across }
      if rules.width.isFractionalHeight { length *= isRow ? across : along }
      return sum + rules.lead + length + rules.trail
    }
  }

  private mutating func row(
    _ group: CollectionLayoutGroup, _ size: CGSize, isRow: Bool, count: Int, areEqual: Bool
  ) -> (Box, fits: Bool) {
    let rules = Rules(group, isRow: isRow)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var room = CGSize(
      width: max(0, size.width - rules.insets.leading - rules.insets.trailing),
      height: max(0, size.height - rules.insets.top - rules.insets.bottom))
    let shared = max(0, room.width - spacing * CGFloat(count - 1))
    let container =
      isRow
      ? CGSize(width: shared, height: room.height) : CGSize(width: room.height, height: shared)

    // Each item, with its own size.
    var boxes: [(rules: Rules, box: Box, exists: Bool, isCell: Bool)] = []
    for index in 0..<count {
      let item = group.subitems[index % group.subitems.count]
      var itemSize = self.size(item.layoutSize, in: container)
      if areEqual {
        let equal = ((shared / CGFloat(count) + 0.005) * 2).rounded(.down) / 2
        if isRow { itemSize.width = equal } else { itemSize.height = equal }
      }
      let exists = next < end
      var box: Box
      if let inner = item as? CollectionLayoutGroup {
        box = framed(inner, arrange(inner, itemSize))
        if areEqual {
          if isRow { box.size.width = itemSize.width } else { box.size.height = itemSize.height }
        }
      } else {
        box = cell(item, itemSize, keepsWidth: areEqual && isRow, keepsHeight: areEqual && !isRow)
      }
      boxes.append(
        (
          Rules(item, isRow: isRow), isRow ? box : box.transposed, exists,
          !(item is CollectionLayoutGroup)
        ))
    }

    // Those that share their height are as high as the highest of them.
    let sharing = boxes.indices.filter {
      boxes[$0].exists && boxes[$0].isCell && boxes[$0].rules.height.isUniformAcrossSiblings
    }
    if let highest = sharing.map({ boxes[$0].box.size.height }).max() {
      for index in sharing {
        boxes[index].box.size.height = highest
        boxes[index].box.cells = boxes[index].box.cells.map { cell in
          CGRect(x: cell.minX, y: 0, width: cell.width, height: highest)
        }
      }
    }

    var length = boxes.reduce(0) { $0 + $1.rules.lead + $1.box.size.width + $1.rules.trail }
    length += spacing * CGFloat(max(0, count - 1))
    let fits = length <= room.width + 0.001
    var whole = size
    if rules.width.isMeasured, !areEqual {
      whole.width = length + rules.insets.leading + rules.insets.trailing
    }
    if rules.height.isMeasured {
      let highest = boxes.map { $0.rules.above + $0.box.size.height + $0.rules.below }.max() ?? 0
      whole.height = max(0, highest) + rules.insets.top + rules.insets.bottom
    }
    room.width = whole.width - rules.insets.leading - rules.insets.trailing
    room.height = whole.height - rules.insets.top - rules.insets.bottom

    // What is left over goes to the flexible distances.
    let stretches = group.interItemSpacing?.isFlexibleSpacing == true
    var shares = stretches ? max(0, count - 1) : 0
    for (rules, _, _, _) in boxes {
      if rules.leading?.isFlexibleSpacing == true { shares += 1 }
      if rules.trailing?.isFlexibleSpacing == true { shares += 1 }
    }
    let share = shares == 0 ? 0 : max(0, room.width - length) / CGFloat(shares)
    var result = Box(size: whole)
    var x = rules.insets.leading
    for (index, (rules:item, box, _, _)) in boxes.enumerated() {
      if index > 0 { x += spacing + (stretches ? share : 0) }
      x += item.lead + (item.leading?.isFlexibleSpacing == true ? share : 0)
      var y = rules.insets.top + item.above
      if item.top?.isFlexibleSpacing == true {
        let rest = max(0, room.height - item.above - item.below - box.size.height)
        y += item.bottom?.isFlexibleSpacing == true ? rest / 2 : rest
      }
      let already = result.cells.count
      result.frames += box.frames.map { ($0.rect.offsetBy(dx: x, dy: y), $0.firstCell + already) }
      result.cells += box.cells.map { $0.offsetBy(dx: x, dy: y) }
      x += box.size.width + item.trail + (item.trailing?.isFlexibleSpacing == true ? share : 0)
    }
    return (result, fits)
  }

  private mutating func cell(
    _ item: CollectionLayoutItem, _ size: CGSize, keepsWidth: Bool, keepsHeight: Bool
  ) -> Box {
    let choosesWidth = item.layoutSize.widthDimension.isMeasured && !keepsWidth
    let choosesHeight = item.layoutSize.heightDimension.isMeasured && !keepsHeight
    var size = size
    if let preferred = measured[next] {
      if choosesWidth { size.width = preferred.width }
      if choosesHeight { size.height = preferred.height }
    }
    next += 1
    let insets = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    if !choosesWidth {
      frame.origin.x += insets.leading
      frame.size.width = max(0, size.width - insets.leading - insets.trailing)
    }
    if !choosesHeight {
      frame.origin.y += insets.top
      frame.size.height = max(0, size.height - insets.top - insets.bottom)
    }
    return Box(size: size, cells: [frame])
  }
}

extension CollectionLayoutDimension {
  fileprivate var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// Generates groups whose parts all have a length.
@MainActor
struct GroupMaker {
  var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func length(_ limit: Int) -> CGFloat { CGFloat(1 + numbers.below(limit * 2)) / 2 }

  mutating func size() -> CGSize { CGSize(width: length(70), height: length(70)) }

  mutating func measured(_ count: Int) -> [Int: CGSize] {
    guard numbers.below(3) > 0 else { return [:] }
    var sizes: [Int: CGSize] = [:]
    for item in 0..<count where numbers.below(2) == 0 { sizes[item] = size() }
    return sizes
  }

  private mutating func dimension(isWidth: Bool) -> CollectionLayoutDimension {
    switch numbers.below(6) {
    case 0, 1: .absolute(4 + length(50))
    case 2: .estimated(4 + length(50))
    case 3 where !isWidth: .uniformAcrossSiblings(estimate: 4 + length(50))
    case 4 where !isWidth: .fractionalHeight([1, 0.5, 0.4][numbers.below(3)])
    default: .fractionalWidth([1, 0.5, 1.0 / 3, 0.25][numbers.below(4)])
    }
  }

  private mutating func layoutSize() -> CollectionLayoutSize {
    CollectionLayoutSize(
      widthDimension: dimension(isWidth: true), heightDimension: dimension(isWidth: false))
  }

  private mutating func spacing() -> CollectionLayoutSpacing? {
    switch numbers.below(3) {
    case 0: nil
    case 1: .fixed(length(8))
    default: .flexible(length(8))
    }
  }

  mutating func edges() -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: length(2), leading: length(2), bottom: length(2), trailing: length(2))
  }

  private mutating func item(depth: Int) -> CollectionLayoutItem {
    let item =
      depth > 0 && numbers.below(2) == 0
      ? group(depth: depth - 1) : CollectionLayoutItem(layoutSize: layoutSize())
    if numbers.below(3) == 0 { item.edgeSpacing = edges() }
    if numbers.below(3) == 0 { item.contentInsets = insets() }
    return item
  }

  mutating func group(depth: Int) -> CollectionLayoutGroup {
    let size = layoutSize()
    let items = (0..<1 + numbers.below(3)).map { _ in item(depth: depth) }
    let count = 1 + numbers.below(4)
    let group: CollectionLayoutGroup
    switch numbers.below(8) {
    case 0, 1: group = .horizontal(layoutSize: size, subitems: items)
    case 2, 3: group = .vertical(layoutSize: size, subitems: items)
    case 4: group = .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
    case 5: group = .vertical(layoutSize: size, subitem: items[0], count: count)
    case 6: group = .horizontal(layoutSize: size, subitem: items[0], count: count)
    default:
      group = .custom(layoutSize: size) { environment in
        let width = environment.container.effectiveContentSize.width
        return (0..<count).map { number in
          CollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat(number) * 3, y: CGFloat(number) * 11, width: width, height: 9))
        }
      }
    }
    if numbers.below(2) == 0 { group.interItemSpacing = spacing() }
    if numbers.below(3) == 0 {
      group.supplementaryItems = [
        CollectionLayoutSupplementaryItem(
          layoutSize: layoutSize(), elementKind: "badge",
          containerAnchor: CollectionLayoutAnchor(edges: [.top]))
      ]
    }
    return group
  }
}
