// Flow geometry of small screens, computed by hand.
import Foundation
import Testing
import UIKit

@MainActor
private final class Screen: NSObject {
  let sizes: [[CGSize]]
  let simulator = Simulator()
  let view: UICollectionView

  init(_ sizes: [[CGSize]], _ layout: UICollectionViewFlowLayout, _ size: CGSize) {
    self.sizes = sizes
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    simulator.show(view, frame: view.frame)
  }

  func scroll(to offset: CGPoint) {
    simulator.run {
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
  }
}

extension Screen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}

@MainActor
@Suite struct CollectionScreensTests {
  /// 300 points a line: 90 + 100 + 90 leave 20, so gaps of 10; 200 is alone and centred; the last
  /// line starts at the left, since it is not full.
  @Test("behaviour 10.5: spare room, line breaks, a single item and the last line")
  func photoGrid() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 7, right: 10)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 6
    let sizes = [(90, 40), (100, 60), (90, 20), (200, 30), (120, 30)].map {
      CGSize(width: $0.0, height: $0.1)
    }
    let screen = Screen([sizes], layout, CGSize(width: 320, height: 400))
    #expect(
      screen.view.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 13, width: 90, height: 40), CGRect(x: 110, y: 3, width: 100, height: 60),
        CGRect(x: 220, y: 23, width: 90, height: 20), CGRect(x: 60, y: 67, width: 200, height: 30),
        CGRect(x: 10, y: 101, width: 120, height: 30),
      ])
    #expect(screen.view.contentSize == CGSize(width: 320, height: 138))
  }

  @Test func carousel() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    let cards = Array(repeating: CGSize(width: 100, height: 90), count: 10)
    let screen = Screen([cards], layout, CGSize(width: 320, height: 100))
    #expect(screen.view.contentSize == CGSize(width: 1148, height: 100))
    screen.simulator.run {
      screen.view.scrollToItem(
        at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
      screen.view.layoutIfNeeded()
    }
    #expect(screen.view.contentOffset == CGPoint(x: 470, y: 0))
    #expect(screen.view.visibleCells.map(\.frame.minX) == [468, 580, 692])
  }

  @Test func stickyHeaders() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    // Five in a line, four lines: a section is 30 + 4 * 60 - 10 = 260 points high.
    let items = Array(repeating: CGSize(width: 50, height: 50), count: 20)
    let screen = Screen([items, items, items], layout, CGSize(width: 320, height: 400))
    screen.scroll(to: CGPoint(x: 0, y: 240))
    let headers = screen.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame.minY) == [230, 260, 520])
    screen.scroll(to: CGPoint(x: 0, y: 300))
    #expect(
      screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .map(\.frame.minY) == [300, 520])
  }
}
