import Foundation
import HeadlessComponents
import HeadlessKit
import ListCore
import Testing

/// What tests of libraries replace by objects of their own, and ask lists that are on no screen.
@MainActor
@Suite struct MockedPartsTests {
  // behaviour 25.44
  @Test func updateItemsAndScrollViewsCanBeMocked() {
    final class Item: CollectionViewUpdateItem {
      override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 3, section: 1) }
      override var indexPathAfterUpdate: IndexPath? { nil }
      override var updateAction: Action { .delete }
    }
    final class Scroller: ScrollView {
      override var isTracking: Bool {
        get { true }
        set {}  // visible in this package only
      }
      override var isDragging: Bool {
        get { true }
        set {}  // visible in this package only
      }
      override var isDecelerating: Bool {
        get { true }
        set {}  // visible in this package only
      }
    }
    final class Equation: LayoutConstraint {
      override var multiplier: CGFloat { 2 }
    }
    let item: CollectionViewUpdateItem = Item()
    #expect(item.indexPathBeforeUpdate == IndexPath(item: 3, section: 1))
    #expect(item.indexPathAfterUpdate == nil)
    #expect(item.updateAction == .delete)
    #expect(CollectionViewUpdateItem().updateAction == .none)
    let scroller: ScrollView = Scroller()
    #expect(scroller.isTracking && scroller.isDragging && scroller.isDecelerating)
  }

  // behaviour 25.45
  @Test func registrationsMakeViewsFromNibs() throws {
    final class Book: CollectionViewCell {}
    final class Shelf: CollectionReusableView {}
    final class Source: NSObject, CollectionViewDataSource {
      let cells = CollectionView.CellRegistration<Book, String>(
        cellNib: Nib(nibName: "Book", bundle: nil)
      ) { cell, _, title in cell.accessibilityLabel = title }
      let headers = CollectionView.SupplementaryRegistration<Shelf>(
        supplementaryNib: Nib(nibName: "Shelf", bundle: nil),
        elementKind: CollectionView.elementKindSectionHeader
      ) { view, kind, _ in view.accessibilityLabel = kind }

      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "Emma")
      }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let simulator = Simulator()
    simulator.interfaces.register(nib: "Book") { _ in
      let cell = Book(frame: .zero)
      cell.tag = 7
      return [cell]
    }
    simulator.interfaces.register(nib: "Shelf") { _ in
      let view = Shelf(frame: .zero)
      view.tag = 8
      return [view]
    }
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 20)
    let (view, source) = simulator.run {
      (CollectionView(frame: .zero, collectionViewLayout: layout), Source())
    }
    view.dataSource = source
    simulator.show(view)
    let cell = try #require(view.visibleCells.first)
    #expect((cell.tag, cell.accessibilityLabel) == (7, "Emma"))
    let header = try #require(
      view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect((header.tag, header.accessibilityLabel) == (8, "UICollectionElementKindSectionHeader"))
  }

  private final class Counted: NSObject, CollectionViewDataSource {
    var items: [Int] = []
    var asked: [String] = []
    func numberOfSections(in collectionView: CollectionView) -> Int {
      asked.append("sections")
      return items.count
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      asked.append("items \(section)")
      return items[section]
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func list(_ frame: CGRect) -> (CollectionView, Counted) {
    let view = CollectionView(frame: frame, collectionViewLayout: CollectionViewFlowLayout())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Counted()
    view.dataSource = source
    return (view, source)
  }

  // behaviour 25.43
  @Test func aListWithoutSizeAnswersForTheItemThatAnUpdateInserted() throws {
    let (view, source) = list(.zero)
    view.performBatchUpdates {
      source.items = [1]
      view.insertSections([0])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  // behaviour 25.48
  @Test func preparingTheLayoutAsksForTheCounts() {
    let (view, source) = list(CGRect(x: 0, y: 0, width: 100, height: 100))
    source.items = [2, 1]
    view.reloadData()
    source.asked = []
    view.collectionViewLayout.prepare()
    #expect(source.asked == ["sections", "items 0", "items 1"])
    source.items = [4]
    view.reloadData()
    source.asked = []
    #expect(view.collectionViewLayout.collectionViewContentSize.height > 0)
    #expect(source.asked == ["sections", "items 0"])
  }

  // behaviour 25.49
  @Test func aHeaderOfSizeZeroHasAttributes() {
    let (view, source) = list(CGRect(x: 0, y: 0, width: 100, height: 100))
    source.items = [1]
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      let attributes = layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(attributes?.frame.size == .zero)
      #expect(attributes?.representedElementKind == kind)
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: 1)) == nil)
    }
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 1)
  }

  // behaviour 25.51
  @Test func aButtonWithoutContentHasASize() {
    #expect(Button(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(Button(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  // behaviour 25.47
  @Test func aScrollingPageControllerHasAScrollView() throws {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? ScrollView }.first)
    #expect(scroller.isPagingEnabled)
    let simulator = Simulator()
    simulator.show(pages)
    let page = try #require(pages.viewControllers?.first?.view)
    #expect(page.isDescendant(of: scroller))
    #expect(page.convert(page.bounds, to: pages.view) == pages.view.bounds)
    let curl = PageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!curl.view.subviews.contains { $0 is ScrollView })
  }
}
