import Foundation
import ListCore

extension CollectionLayoutSection {
  /// A section that is a list: one row under another, each as high as its cell asks for, at first
  /// 44 points.
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
  /// A layout whose sections are all lists.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The lines of a row of a list, as the row shows them: no visibility is automatic any more.
  ///
  /// UIKit draws them; here they can be asked for. A row has a line below it, unless it is the last
  /// one of its section in a list with gaps or the section's header. A plain list also has a line
  /// above the first row of each section.
  ///
  /// - Returns: The lines, or `nil` if there is no such row or its section is no list.
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

  /// The actions behind one side of a row of a list.
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
