import Foundation
import ListCore

extension CollectionLayoutSection {
  /// Creates a section that is a list: rows below each other with the preferred heights of their
  /// cells, which are estimated at 44 points.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.row))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let side = configuration.sideInset(width: layoutEnvironment.container.contentSize.width)
    section.contentInsets = DirectionalEdgeInsets(
      top: configuration.topInset, leading: side, bottom: configuration.bottomInset,
      trailing: side)
    section.contentInsetsReference = .none
    if configuration.headerMode == .supplementary {
      section.addListBoundary(
        CollectionView.elementKindSectionHeader, .top, configuration.boundaryEstimate)
    }
    if configuration.footerMode == .supplementary {
      section.addListBoundary(
        CollectionView.elementKindSectionFooter, .bottom, configuration.boundaryEstimate)
    }
    return section
  }

  private func addListBoundary(_ kind: String, _ alignment: RectAlignment, _ estimate: CGFloat) {
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = list?.pinsHeaders == true
    item.zIndex = 200
    boundarySupplementaryItems.append(item)
  }
}

extension CollectionViewCompositionalLayout {
  /// Creates a layout in which all sections are lists.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Returns the separators of a list's row as they are displayed: no visibility is automatic.
  ///
  /// UIKit draws them; here they can be queried. A row has a separator below it, unless it is the
  /// last one of its section in a list with gaps, or the section's header. A plain list also has a
  /// separator above the first row of each section.
  ///
  /// - Returns: The separators; `nil` if the row does not exist or its section is not a list.
  public func separatorConfiguration(forItemAt indexPath: IndexPath) -> ListSeparatorConfiguration?
  {
    guard let path = ItemPath(indexPath), let geometry = currentGeometry,
      place(ofItem: path) != nil, let list = geometry.sections[path.section].definition.list
    else { return nil }
    var lines = list.separatorConfiguration
    if let change = list.itemSeparatorHandler { lines = change(indexPath, lines) }
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    let isLast = path.item == geometry.sections[path.section].itemCount - 1
    let showsTop = path.item == 0 && !isHeader && list.pinsHeaders
    let showsBottom = !isHeader && (!isLast || list.pinsHeaders)
    func resolve(_ visibility: inout ListSeparatorConfiguration.Visibility, _ shows: Bool) {
      if !list.showsSeparators { visibility = .hidden }
      if visibility == .automatic { visibility = shows ? .visible : .hidden }
    }
    resolve(&lines.topSeparatorVisibility, showsTop)
    resolve(&lines.bottomSeparatorVisibility, showsBottom)
    return lines
  }

  /// Returns the swipe actions at one edge of a list's row.
  func listSwipeActions(
    _ edge: Simulator.SwipeEdge, at indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard let path = ItemPath(indexPath), let geometry = currentGeometry,
      geometry.sections.indices.contains(path.section)
    else { return nil }
    let list = geometry.sections[path.section].definition.list
    return switch edge {
    case .leading: list?.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: list?.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }
}
