import Foundation

/// A header or footer with its size and side, before it is placed.
@MainActor
struct BoundaryPart {
  /// The side of the cells, along the layout, at which an item is placed.
  enum Side {
    case before, beside, after
  }

  let item: CollectionLayoutBoundarySupplementaryItem
  let number: Int
  let size: FlowSize
  let side: Side

  init(
    _ item: CollectionLayoutBoundarySupplementaryItem, number: Int, in room: BoundaryPlacement.Room,
    measured: CGSize?
  ) {
    self.item = item
    self.number = number
    let container = room.axis.size(FlowSize(along: room.size.along, across: room.across))
    size = room.axis.size(
      item.layoutSize.askedSides().size(
        item.layoutSize.size(in: container, room.grid), correctedBy: measured))
    let edges = item.alignment.edges
    side =
      edges.contains(room.axis.edges.first)
      ? .before : edges.contains(room.axis.edges.last) ? .after : .beside
  }

  private func offset(_ axis: FlowAxis) -> (along: CGFloat, across: CGFloat) {
    (axis.along(item.offset), axis.crossing.along(item.offset))
  }

  /// Returns the start of the item along the layout, relative to that of cells of a length.
  func along(beside length: CGFloat, _ axis: FlowAxis) -> CGFloat {
    let place =
      switch side {
      case .before: item.extendsBoundary ? -size.along : 0
      case .after: item.extendsBoundary ? length : length - size.along
      case .beside: (length - size.along) / 2
      }
    return place + offset(axis).along
  }

  private func across(in room: BoundaryPlacement.Room) -> CGFloat {
    let rest = room.across - size.across
    let edges = item.alignment.edges
    let place =
      edges.contains(room.axis.crossing.edges.first)
      ? 0 : edges.contains(room.axis.crossing.edges.last) ? rest : rest / 2
    return room.sides.leading + place + offset(room.axis).across
  }

  func boundary(
    beside length: CGFloat, shift: CGFloat, in room: BoundaryPlacement.Room
  ) -> BoundaryPlacement.Boundary {
    let insets = room.axis.insets(item.effectiveInsets)
    return .init(
      item: item, number: number,
      place: FlowRect(
        along: shift + along(beside: length, room.axis) + insets.before,
        across: across(in: room) + insets.leading,
        size: FlowSize(
          along: max(0, size.along - insets.before - insets.after),
          across: max(0, size.across - insets.leading - insets.trailing))),
      isBefore: side != .after)
  }
}

/// The places of headers and footers, around a section or around the whole layout.
///
/// Each item is placed relative to the cells, independent of the others, so that two on one side
/// begin or end where the cells do (behaviour 14.6). Those beside the cells take no space from
/// them; the section is at least as long as they are (behaviour 14.5).
@MainActor
struct BoundaryPlacement {
  /// A header or footer.
  struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    /// The number of the item among those of its kind.
    let number: Int
    /// The place of the item when it is not pinned.
    var place: FlowRect
    /// Whether the item is before or beside the cells, and not after them.
    let isBefore: Bool
  }

  private(set) var boundaries: [Boundary] = []
  /// The start and the end of the cells with their insets.
  private(set) var body: (start: CGFloat, end: CGFloat)
  /// The end of all cells and items.
  private(set) var end: CGFloat
}

extension BoundaryPlacement {
  /// The space for headers and footers.
  struct Room {
    let axis: FlowAxis
    /// The size available to all sections.
    let size: FlowSize
    /// The insets at the sides.
    let sides: FlowInsets
    let grid: PixelGrid

    /// The length between the insets at the sides.
    var across: CGFloat { max(0, size.across - sides.leading - sides.trailing) }
  }

  /// Places items.
  ///
  /// - Parameters:
  ///   - length: The length of the cells with their insets.
  ///   - start: The length of the elements before.
  ///   - measured: Returns the preferred size of an item's view, by its number in its kind.
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
    // Places are relative to the start of the cells.
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

  /// Creates a placement without items around cells of a length.
  init(around length: CGFloat) {
    body = (0, length)
    end = length
  }
}
