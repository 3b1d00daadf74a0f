import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct LayoutTransitionTests {
  /// Ten items below each other, or beside each other.
  private final class Line: CollectionViewLayout {
    let step: CGVector

    init(_ step: CGVector) {
      self.step = step
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100 + 9 * step.dx, height: 100 + 9 * step.dy)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      let item = CGFloat(indexPath.item)
      attributes.frame = CGRect(x: item * step.dx, y: item * step.dy, width: 100, height: 100)
      return attributes
    }
  }

  private final class Source: NSObject, CollectionViewDataSource, CollectionViewDelegate {
    var asked = 0
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView,
      transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
      newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout {
      asked += 1
      return CollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  private let simulator = Simulator()
  private let rows = Line(CGVector(dx: 0, dy: 100))
  private let columns = Line(CGVector(dx: 100, dy: 0))
  private let source = Source()
  private let view: CollectionView

  init() {
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: rows)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    simulator.show(view)
  }

  private func frame(_ item: Int) -> CGRect? {
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func theItemsMoveWithTheProgress() throws {
    #expect(frame(2) == CGRect(x: 0, y: 200, width: 100, height: 100))
    let transition = view.startInteractiveTransition(to: columns)
    #expect(view.collectionViewLayout === transition && source.asked == 1)
    #expect(frame(2) == CGRect(x: 0, y: 200, width: 100, height: 100))
    transition.transitionProgress = 0.5
    #expect(frame(2) == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.contentSize == CGSize(width: 550, height: 550))
    transition.transitionProgress = 1
    #expect(frame(2) == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test func theNewLayoutTakesOver() throws {
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: columns) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.7
    view.finishInteractiveTransition()
    try simulator.settle()
    #expect(view.collectionViewLayout === columns && ends == [[true, true]])
    #expect(frame(1) == CGRect(x: 100, y: 0, width: 100, height: 100))
    view.finishInteractiveTransition()
    try simulator.settle()
    #expect(ends.count == 1)
  }

  @Test func theOldLayoutComesBack() throws {
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: columns) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.3
    view.cancelInteractiveTransition()
    try simulator.settle()
    #expect(view.collectionViewLayout === rows && ends == [[true, false]])
    #expect(frame(1) == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  @Test func valuesOfAStep() {
    let transition = CollectionViewTransitionLayout(currentLayout: rows, nextLayout: columns)
    #expect(transition.value(forAnimatedKey: "x") == 0)
    transition.updateValue(3, forAnimatedKey: "x")
    #expect(transition.value(forAnimatedKey: "x") == 3)
  }
}
