import Foundation
import HeadlessKit

/// A section of a compositional layout as the fixtures describe it.
///
/// A size is "width height": "0.5w" and "0.5h" are shares of the container's width and height,
/// "~44" is an estimate, a plain number is in points. A spacing is a number of points, with ">" in
/// front if it is flexible. Insets are top, leading, bottom, trailing.
struct DescribedSection: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    let size: String
    let axis: String?
    let count: Int?
    let items: [Item]?
    let spacing: String?
    let insets: [CGFloat]?
    let edges: [String: String]?
    let supplementaryItems: [Supplementary]?
  }

  struct Anchor: Decodable, Sendable {
    let edges: String
    let absoluteOffset: [CGFloat]?
    let fractionalOffset: [CGFloat]?
  }

  struct Supplementary: Decodable, Sendable {
    let kind: String
    let size: String
    let anchor: Anchor
    let ownAnchor: Anchor?
    let zIndex: Int?
  }

  struct Boundary: Decodable, Sendable {
    let kind: String
    let size: String
    let at: String
    let inside: Bool?
    let offset: [CGFloat]?
    let pins: Bool?
  }

  struct Decoration: Decodable, Sendable {
    let kind: String
    let insets: [CGFloat]
    let zIndex: Int
  }

  let group: Item
  let insets: [CGFloat]?
  let spacing: CGFloat?
  let boundaries: [Boundary]?
  let boundariesFollowInsets: Bool?
  let reference: String?
  let scrolls: String?
  let decorations: [Decoration]?
}

/// What all sections of a described layout have in common.
struct DescribedConfiguration: Decodable, Sendable {
  let isHorizontal: Bool?
  let spacing: CGFloat?
  let boundaries: [DescribedSection.Boundary]?
  let reference: String?
}

/// Makes what a fixture describes, through the public API.
@MainActor
enum Described {
  static func section(_ described: DescribedSection) -> CollectionLayoutSection {
    let group = item(described.group) as? CollectionLayoutGroup
    guard let group else { fatalError("A section's group has no axis") }
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = insets(described.insets)
    section.interGroupSpacing = described.spacing ?? 0
    section.boundarySupplementaryItems = (described.boundaries ?? []).map(boundary)
    section.supplementariesFollowContentInsets = described.boundariesFollowInsets ?? true
    section.contentInsetsReference = reference(described.reference) ?? .automatic
    section.decorationItems = (described.decorations ?? []).map { decoration in
      let item = CollectionLayoutDecorationItem.background(elementKind: decoration.kind)
      item.contentInsets = insets(decoration.insets)
      item.zIndex = decoration.zIndex
      return item
    }
    switch described.scrolls {
    case "continuous": section.orthogonalScrollingBehavior = .continuous
    case "continuousGroupLeadingBoundary":
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    case "paging": section.orthogonalScrollingBehavior = .paging
    case "groupPaging": section.orthogonalScrollingBehavior = .groupPaging
    case "groupPagingCentered": section.orthogonalScrollingBehavior = .groupPagingCentered
    default: break
    }
    return section
  }

  static func configuration(
    _ described: DescribedConfiguration?
  ) -> CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    guard let described else { return configuration }
    configuration.scrollDirection = described.isHorizontal == true ? .horizontal : .vertical
    configuration.interSectionSpacing = described.spacing ?? 0
    configuration.boundarySupplementaryItems = (described.boundaries ?? []).map(boundary)
    if let reference = reference(described.reference) {
      configuration.contentInsetsReference = reference
    }
    return configuration
  }

  private static func item(_ described: DescribedSection.Item) -> CollectionLayoutItem {
    guard let axis = described.axis else {
      let item = CollectionLayoutItem(
        layoutSize: size(described.size),
        supplementaryItems: (described.supplementaryItems ?? []).map(supplementary))
      return dressed(item, described)
    }
    let items = (described.items ?? []).map(item)
    let group: CollectionLayoutGroup =
      switch (axis, described.count) {
      case ("horizontal", nil): .horizontal(layoutSize: size(described.size), subitems: items)
      case ("horizontal", let count?):
        .horizontal(layoutSize: size(described.size), subitem: items[0], count: count)
      case (_, nil): .vertical(layoutSize: size(described.size), subitems: items)
      case (_, let count?):
        .vertical(layoutSize: size(described.size), subitem: items[0], count: count)
      }
    group.interItemSpacing = described.spacing.map(spacing)
    group.supplementaryItems = (described.supplementaryItems ?? []).map(supplementary)
    return dressed(group, described)
  }

  private static func dressed(
    _ item: CollectionLayoutItem, _ described: DescribedSection.Item
  ) -> CollectionLayoutItem {
    item.contentInsets = insets(described.insets)
    if let edges = described.edges {
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: edges["leading"].map(spacing), top: edges["top"].map(spacing),
        trailing: edges["trailing"].map(spacing), bottom: edges["bottom"].map(spacing))
    }
    return item
  }

  private static func supplementary(
    _ described: DescribedSection.Supplementary
  ) -> CollectionLayoutSupplementaryItem {
    let container = anchor(described.anchor)
    let item =
      described.ownAnchor.map {
        CollectionLayoutSupplementaryItem(
          layoutSize: size(described.size), elementKind: described.kind,
          containerAnchor: container, itemAnchor: anchor($0))
      }
      ?? CollectionLayoutSupplementaryItem(
        layoutSize: size(described.size), elementKind: described.kind, containerAnchor: container)
    if let zIndex = described.zIndex { item.zIndex = zIndex }
    return item
  }

  private static func anchor(_ described: DescribedSection.Anchor) -> CollectionLayoutAnchor {
    var edges: DirectionalRectEdge = []
    for edge in described.edges.split(separator: " ") {
      switch edge {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      default: edges.insert(.trailing)
      }
    }
    if let offset = described.absoluteOffset {
      return CollectionLayoutAnchor(edges: edges, absoluteOffset: point(offset))
    }
    if let offset = described.fractionalOffset {
      return CollectionLayoutAnchor(edges: edges, fractionalOffset: point(offset))
    }
    return CollectionLayoutAnchor(edges: edges)
  }

  private static func boundary(
    _ described: DescribedSection.Boundary
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let alignments: [String: RectAlignment] = [
      "top": .top, "topLeading": .topLeading, "leading": .leading,
      "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      "trailing": .trailing, "topTrailing": .topTrailing,
    ]
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(described.size), elementKind: described.kind,
      alignment: alignments[described.at] ?? .none,
      absoluteOffset: described.offset.map(point) ?? .zero)
    item.extendsBoundary = described.inside != true
    item.pinToVisibleBounds = described.pins == true
    return item
  }

  private static func size(_ text: String) -> CollectionLayoutSize {
    let sides = text.split(separator: " ").map(dimension)
    return CollectionLayoutSize(widthDimension: sides[0], heightDimension: sides[1])
  }

  private static func dimension(_ text: Substring) -> CollectionLayoutDimension {
    if text.hasPrefix("~") { return .estimated(number(text.dropFirst())) }
    if text.hasSuffix("w") { return .fractionalWidth(number(text.dropLast())) }
    if text.hasSuffix("h") { return .fractionalHeight(number(text.dropLast())) }
    return .absolute(number(text))
  }

  private static func spacing(_ text: String) -> CollectionLayoutSpacing {
    text.hasPrefix(">") ? .flexible(number(text.dropFirst())) : .fixed(number(text[...]))
  }

  private static func reference(_ text: String?) -> ContentInsetsReference? {
    switch text {
    case "none": ContentInsetsReference.none
    case "safeArea": .safeArea
    case "layoutMargins": .layoutMargins
    case "readableContent": .readableContent
    case "automatic": .automatic
    default: nil
    }
  }

  private static func insets(_ numbers: [CGFloat]?) -> DirectionalEdgeInsets {
    guard let numbers else { return .zero }
    return DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  private static func point(_ numbers: [CGFloat]) -> CGPoint {
    CGPoint(x: numbers[0], y: numbers[1])
  }

  private static func number(_ text: Substring) -> CGFloat { CGFloat(Double(text) ?? .nan) }
}
