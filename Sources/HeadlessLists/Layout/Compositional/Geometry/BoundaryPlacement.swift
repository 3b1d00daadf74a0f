import Foundation

/// Where headers and footers are, around a section or around the whole layout.
///
/// Each item is placed against the cells, whatever others there are, so that two of one side begin
/// or end where the cells do (behaviour 14.6). Those at a right angle to the layout take no room from the
/// cells; the section is at least as long as they are (behaviour 14.5).
@MainActor
struct BoundaryPlacement {
  /// A header or footer.
  struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    /// Its number among those of its kind.
    let number: Int
    /// Its place; while it is pinned it is elsewhere.
    var place: FlowRect
    /// Whether it is before or beside the cells, and not after them.
    let isBefore: Bool
  }

  private(set) var boundaries: [Boundary] = []
  /// Where the cells with their insets begin and end.
  private(set) var body: (start: CGFloat, end: CGFloat)
  /// Where everything ends.
  private(set) var end: CGFloat
}

extension BoundaryPlacement {
  /// The room for headers and footers.
  struct Room {
    let axis: FlowAxis
    /// The room for all sections.
    let size: FlowSize
    /// What the items leave free at the sides.
    let sides: FlowInsets
    let grid: PixelGrid

    /// The room between the sides.
    var across: CGFloat { max(0, size.across - sides.leading - sides.trailing) }
  }

  /// Places items.
  ///
  /// - Parameters:
  ///   - length: How long the cells with their insets are.
  ///   - start: What is before everything.
  ///   - measured: The size that an item's view asked for, by its number in its kind.
  init(
    _ items: [CollectionLayoutBoundarySupplementaryItem], around length: CGFloat,
    from start: CGFloat, in room: Room,
    measured: (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    var numbers: [String: Int] = [:]
    let parts = items.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      return BoundaryPart(item, number: number, in: room, measured: measured(item, number))
    }
    // Places count from where the cells begin.
    let longest = parts.filter { $0.side == .beside && $0.item.extendsBoundary }
      .reduce(length) { max($0, $1.size.along) }
    var range = (low: CGFloat(0), high: longest)
    for part in parts where part.side != .beside && part.item.extendsBoundary {
      let place = part.along(beside: longest, room.axis)
      range = (min(range.low, place), max(range.high, place + part.size.along))
    }
    let shift = start - range.low
    body = (shift, shift + longest)
    end = shift + range.high
    boundaries = parts.map { $0.boundary(beside: longest, shift: shift, in: room) }
  }

  /// Headers and footers around cells of a length, if there are none.
  init(around length: CGFloat) {
    body = (0, length)
    end = length
  }
}
