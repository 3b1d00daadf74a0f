import UIKit

extension SymbolUse {
  static let ofCollections: [SymbolUse] = [
    SymbolUse(20) { named(UICollectionView.self) },
    SymbolUse(28) { named(UICollectionViewCell.self) },
    SymbolUse(40) {
      let flow = UICollectionViewFlowLayout()
      return UICollectionViewController(collectionViewLayout: flow).collectionView != nil
    },
    SymbolUse(57) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["Emma"])
      return snapshot.items == ["Emma"]
    },
    SymbolUse(82) { named(UICollectionViewLayout.self) },
    SymbolUse(93) { named((any UICollectionViewDelegate).self) },
    SymbolUse(125) { named(UICollectionViewCompositionalLayout.self) },
    SymbolUse(132) { named(UICollectionViewFlowLayout.self) },
    SymbolUse(138) {
      UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader"
    },
    SymbolUse(141) { named(NSDiffableDataSourceSnapshot<Int, String>.self) },
    SymbolUse(142) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      return snapshot.sectionIdentifiers == [0, 1]
    },
    SymbolUse(161) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .numberOfSections == 1  // behaviour 15.2
    },
    SymbolUse(165) {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      return flow.scrollDirection == .horizontal
    },
    SymbolUse(176) { grid().collectionViewLayout is UICollectionViewFlowLayout },
    SymbolUse(179) { named(UICollectionReusableView.self) },
    SymbolUse(182) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Emma"], toSection: 0)
      return snapshot.itemIdentifiers(inSection: 0) == ["Emma"]
    },
    SymbolUse(186) {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .vertical
      return flow.scrollDirection == .vertical
    },
    SymbolUse(190) { named(NSCollectionLayoutSection.self) },
    SymbolUse(192) {
      let list = grid()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
      return true
    },
    SymbolUse(201) { NSDiffableDataSourceSnapshot<Int, String>().numberOfItems == 0 },
    SymbolUse(221) {
      let table = UITableView()
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Emma", "Dune"])
      source.apply(snapshot, animatingDifferences: false)
      return table.numberOfRows(inSection: 0) == 2
    },
    SymbolUse(230) { named((any UICollectionViewDataSource).self) },
    SymbolUse(232) {
      let item = NSCollectionLayoutItem(layoutSize: fullSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return item.contentInsets.leading == 2
    },
    SymbolUse(259) { NSCollectionLayoutSection(group: fullGroup).interGroupSpacing == 0 },
    SymbolUse(260) { named(NSCollectionLayoutGroup.self) },
    SymbolUse(261) { named(NSCollectionLayoutItem.self) },
    SymbolUse(264) { named((any UICollectionViewDelegateFlowLayout).self) },
    SymbolUse(277) { named(UICollectionViewController.self) },
    SymbolUse(290) { named(UICollectionViewDiffableDataSource<Int, String>.self) },
    SymbolUse(292) { named(UICollectionViewListCell.self) },
    SymbolUse(294) { CoverCell().bows },
    SymbolUse(297) {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)
      ).heightDimension.isEstimated
    },
    SymbolUse(298) { UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50) },
    SymbolUse(299) { named(NSCollectionLayoutSize.self) },
  ]

  @MainActor
  private static func grid() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @MainActor
  private static var fullSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  }

  @MainActor
  private static var fullGroup: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: fullSize, subitems: [NSCollectionLayoutItem(layoutSize: fullSize)])
  }
}

private final class CoverCell: UICollectionViewCell {
  private var hasApplied = false

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    hasApplied = true
  }

  var bows: Bool {
    apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
    return hasApplied
  }
}
