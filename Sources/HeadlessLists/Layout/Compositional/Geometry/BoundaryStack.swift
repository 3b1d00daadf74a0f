import Foundation

/// Puts headers and footers, of a section or of the whole layout, one after another.
@MainActor
struct BoundaryStack {
  private let axis: FlowAxis
  private let room: FlowSize
  private let sides: FlowInsets
  private let measured: (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  private var items: [CompositionalSection.Boundary] = []

  /// - Parameters:
  ///   - room: The room for all sections.
  ///   - sides: What the items leave free of it.
  ///   - measured: The size that an item's view asked for, by its number in its kind.
  init(
    _ axis: FlowAxis, room: FlowSize, sides: FlowInsets,
    measured: @escaping (CollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    self.axis = axis
    self.room = room
    self.sides = sides
    self.measured = measured
  }
}

extension BoundaryStack {
  /// Takes items over and gives them their sizes and sides.
  mutating func add(_ boundaries: [CollectionLayoutBoundarySupplementaryItem]) {
    var numbers: [String: Int] = [:]
    let across = room.across - sides.leading - sides.trailing
    let container = axis.size(FlowSize(along: room.along, across: across))
    for item in boundaries {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let isBefore = item.alignment.edges.contains(axis.edges.first)
      precondition(
        isBefore || item.alignment.edges.contains(axis.edges.last) || !item.extendsBoundary,
        """
        A boundary supplementary item that extends its section at right angles to the layout is \
        not simulated (known difference compositional-rare)
        """)
      let full = axis.size(
        item.layoutSize.size(
          item.layoutSize.size(in: container), correctedBy: measured(item, number)))
      let insets = axis.insets(item.effectiveInsets)
      let own = FlowSize(
        along: max(0, full.along - insets.before - insets.after),
        across: max(0, full.across - insets.leading - insets.trailing))
      let rest = across - full.across
      let side =
        item.alignment.edges.contains(axis.crossing.edges.first)
        ? 0 : item.alignment.edges.contains(axis.crossing.edges.last) ? rest : rest / 2
      items.append(
        .init(
          item: item, number: number,
          place: FlowRect(
            along: insets.before, across: sides.leading + side + insets.leading, size: own),
          isBefore: isBefore))
    }
  }

  /// The items before the rest, from a place on.
  func placeBefore(_ cursor: inout CGFloat) -> [CompositionalSection.Boundary] {
    items.filter { $0.isBefore && $0.item.extendsBoundary }.map { place($0, &cursor) }
  }

  /// The items after the rest, from a place on.
  func placeAfter(_ cursor: inout CGFloat) -> [CompositionalSection.Boundary] {
    items.filter { !$0.isBefore && $0.item.extendsBoundary }.map { place($0, &cursor) }
  }

  /// The items that take no room of their own, at the edges of the rest.
  func placeInside(from start: CGFloat, to end: CGFloat) -> [CompositionalSection.Boundary] {
    items.filter { !$0.item.extendsBoundary }.map { boundary in
      let edges = boundary.item.alignment.edges
      let rest = end - start - boundary.place.size.along
      var cursor =
        boundary.isBefore ? start : start + (edges.contains(axis.edges.last) ? rest : rest / 2)
      return place(boundary, &cursor)
    }
  }

  private func place(
    _ boundary: CompositionalSection.Boundary, _ cursor: inout CGFloat
  ) -> CompositionalSection.Boundary {
    var boundary = boundary
    let insets = axis.insets(boundary.item.effectiveInsets)
    let moved = axis.insets(
      EdgeInsets(top: boundary.item.offset.y, left: boundary.item.offset.x, bottom: 0, right: 0))
    let length = boundary.place.size.along + insets.before + insets.after
    boundary.place.along += cursor + moved.before
    boundary.place.across += moved.leading
    cursor += length
    return boundary
  }
}

extension FlowAxis {
  /// The edges at which something along this axis begins and ends.
  var edges: (first: DirectionalRectEdge, last: DirectionalRectEdge) {
    switch self {
    case .vertical: (.top, .bottom)
    case .horizontal: (.leading, .trailing)
    }
  }
}
