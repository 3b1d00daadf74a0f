import Foundation
import HeadlessKit

/// A collection view on screen whose compositional layout has many sections.
@MainActor
final class Sections: NSObject, CollectionViewDataSource {
  private let simulator = Simulator()
  private let count: Int
  private let view: CollectionView
  private var isAtEnd = false

  init(_ count: Int) {
    self.count = count
    view = CollectionView(
      frame: simulator.screenBounds,
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in Self.section() })
    super.init()
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    simulator.show(view)
  }

  private static func section() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  /// Lays everything out from the start.
  func layOut() -> CGSize {
    view.collectionViewLayout.invalidateLayout()
    simulator.layoutIfNeeded()
    return view.contentSize
  }

  /// Goes to the middle and back by a screen.
  func scroll() -> Int {
    isAtEnd.toggle()
    let middle = view.contentSize.height / 2
    view.contentOffset.y = isAtEnd ? middle + view.bounds.height : middle
    simulator.layoutIfNeeded()
    return view.visibleCells.count
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
