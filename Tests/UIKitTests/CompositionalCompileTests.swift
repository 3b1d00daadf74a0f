import Testing
import UIKit

// Compositional layouts as screens write them: this compiles.
@MainActor
@Suite struct CompositionalCompileTests {
  private func makeSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        item.transform = CGAffineTransform(
          scaleX: offset.x / environment.container.contentSize.width, y: 1)
      }
    }
    return section
  }

  private func makeList() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = index == 0 ? .none : .supplementary
      configuration.footerMode = .supplementary
      configuration.showsSeparators = true
      configuration.backgroundColor = .systemBackground
      configuration.headerTopPadding = 0
      configuration.separatorConfiguration.topSeparatorVisibility = .hidden
      configuration.itemSeparatorHandler = { path, separators in
        var separators = separators
        if path.item == 0 { separators.bottomSeparatorInsets.leading = 0 }
        return separators
      }
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  @Test("the names of compositional layouts compile")
  func names() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.scrollDirection = .vertical
    configuration.contentInsetsReference = .layoutMargins
    let section = makeSection()
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    #expect(layout.configuration.interSectionSpacing == 20)
    #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true])
    #expect(makeList() is UICollectionViewCompositionalLayout)
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(1), top: nil, trailing: .fixed(2), bottom: nil)
    #expect(spacing.leading?.isFlexibleSpacing == true)
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
    #expect(dimension.isUniformAcrossSiblings && dimension.dimension == 30)
  }
}
