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
