import Foundation
import HeadlessKit
import Testing

/// A data source whose delegate can run code in the middle of a layout pass.
@MainActor
private final class Grid: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  var sections: [[String]]
  let simulator = Simulator()
  let view = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: CollectionViewFlowLayout())
  var willDisplay: [IndexPath: () -> Void] = [:]
  var didScroll: (() -> Void)?
  var didHighlight: (() -> Void)?
  private(set) var touches: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func show() { simulator.show(view, frame: view.frame) }

  var texts: [String] { view.visibleCells.compactMap { ($0 as? NotingCell)?.text } }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NotingCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: CGFloat(40 + 10 * sections[indexPath.section][indexPath.item].count), height: 50)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplay.removeValue(forKey: indexPath)?()
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    touches.append("didHighlight")
    didHighlight?()
  }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    touches.append("shouldSelect")
    return true
  }

  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    touches.append("didUnhighlight")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let action = didScroll
    didScroll = nil
    action?()
  }
}

/// Changes made in a callback take effect at once: the rest of the layout pass uses them.
@MainActor
@Suite struct CollectionReentrancyTests {
  private let letters = ["a", "b", "c", "d", "e", "f"]

  @Test func reloadOfFewerItemsWhileCellsAreShown() {
    let grid = Grid([letters])
    grid.willDisplay[.at(0, 0)] = {
      grid.sections = [["x"]]
      grid.view.reloadData()
    }
    grid.show()
    #expect(grid.texts == ["x"])
  }

  @Test func insertionWhileCellsAreShown() {
    let grid = Grid([["a", "b"]])
    grid.willDisplay[.at(0, 1)] = {
      grid.sections[0].append("c")
      grid.view.insertItems(at: [.at(0, 2)])
    }
    grid.show()
    #expect(grid.texts == ["a", "b", "c"])
  }

  @Test func deletionWhileCellsAreShown() throws {
    let grid = Grid([letters])
    grid.willDisplay[.at(0, 1)] = {
      grid.sections[0].removeSubrange(1...)
      grid.view.deleteItems(at: (1..<6).map { .at(0, $0) })
    }
    grid.show()
    try grid.simulator.settle()
    #expect(grid.texts == ["a"])
    #expect(grid.view.subviews.filter { $0 is CollectionViewCell }.count == 1)
  }

  @Test func deletionWhileAnUpdateScrolls() throws {
    let grid = Grid([(0..<60).map(String.init)])
    grid.show()
    grid.simulator.run {
      grid.view.contentOffset.y = 300
      grid.view.layoutIfNeeded()
    }
    grid.didScroll = {
      grid.sections[0].removeFirst()
      grid.view.deleteItems(at: [.at(0, 0)])
    }
    grid.simulator.run {
      grid.view.performBatchUpdates {
        grid.sections[0].removeSubrange(5...)
        grid.view.deleteItems(at: (5..<60).map { .at(0, $0) })
      }
    }
    try grid.simulator.settle()
    #expect(grid.texts == ["1", "2", "3", "4"])
  }

  /// The tentative order is internal: the data source is asked for its own order (behaviour 8.9).
  @Test func itemHeldOverAnotherSection() throws {
    let grid = Grid([letters, ["u", "vv", "www"]])
    grid.show()
    try grid.simulator.drag(from: .at(0, 0), to: .at(1, 1), in: grid.view)
    try grid.simulator.settle()
    #expect(grid.sections == [["b", "c", "d", "e", "f"], ["u", "a", "vv", "www"]])
    #expect(grid.texts == ["b", "c", "d", "e", "f", "u", "a", "vv", "www"])
  }

  /// After a captured crash the data source and delegate are not called (behaviour 3.16).
  @Test func crashInTheMiddleOfATap() throws {
    let grid = Grid([letters])
    grid.show()
    grid.didHighlight = { grid.view.insertItems(at: [.at(0, 0)]) }
    let report = try captureCrash { try grid.simulator.tap(.at(0, 2), in: grid.view) }
    #expect(report != nil)
    #expect(grid.touches == ["didHighlight"])
  }
}
