import DiffableKit
import Foundation
import ListCore
import Testing

/// The untyped class of a collection view's diffable source. (uikit-api 15)
@MainActor
@Suite struct CollectionSourceReferenceTests {
  typealias Source = CollectionViewDiffableSourceReference
  typealias Snapshot = DiffableDataSourceSnapshotReference
  typealias Tree = DiffableDataSourceSectionSnapshotReference

  private let simulator = Simulator()
  private let layout = CollectionViewFlowLayout()
  private let view: CollectionView

  init() {
    layout.itemSize = CGSize(width: 320, height: 44)
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ShelfHeader.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    simulator.show(view, frame: view.frame)
  }

  private func makeSource() -> Source {
    Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Any]>) -> Snapshot {
    let snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections(withIdentifiers: [section])
      snapshot.appendItems(withIdentifiers: items)
    }
    return snapshot
  }

  private var texts: [String?] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TextCell)?.text }
  }

  @Test func snapshotsAreApplied() throws {
    let source = makeSource()
    #expect(view.dataSource === source)
    let first = snapshot(["a": [1, "two"], "b": []])
    simulator.run { source.applySnapshot(first, animatingDifferences: false) }
    #expect(texts == ["1", "two"])

    first.appendItems(withIdentifiers: [3.5])
    var isOver = false
    simulator.run { source.applySnapshot(first, animatingDifferences: true) { isOver = true } }
    try simulator.settle()
    #expect(texts == ["1", "two", "3.5"])
    #expect(isOver)

    first.deleteItems(withIdentifiers: [1])
    simulator.run { source.applySnapshot(usingReloadData: first) { isOver = false } }
    try simulator.settle()
    #expect(texts == ["two", "3.5"])
    #expect(!isOver)
  }

  @Test func identifiersAndIndexPathsAreFound() {
    let source = makeSource()
    let shown = snapshot(["a": [1, 2], "b": [3]])
    simulator.run { source.applySnapshot(shown, animatingDifferences: false) }
    let path = IndexPath(item: 0, section: 1)
    #expect(source.snapshot() == shown)
    #expect(source.itemIdentifier(for: path) as? Int == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(source.indexPath(forItemIdentifier: 3) == path)
    #expect(source.indexPath(forItemIdentifier: "3") == nil)
    #expect(source.sectionIdentifier(for: 1) as? String == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(["b", "c"].map(source.index(forSectionIdentifier:)) == [1, NSNotFound])
  }

  /// A section with a section snapshot. (behaviour 6.22)
  @Test func sectionSnapshotsAreApplied() throws {
    let source = makeSource()
    let tree = Tree()
    tree.appendItems(["fruit", "nuts"])
    tree.appendItems(["apple"], intoParentItem: "fruit")
    tree.expandItems(["fruit"])
    simulator.run { source.applySnapshot(tree, toSection: "a", animatingDifferences: false) }
    #expect(texts == ["fruit", "apple", "nuts"])
    #expect(source.snapshot(forSection: "a") == tree)
    #expect(source.snapshot(forSection: "b") == Tree())

    tree.collapseItems(["fruit"])
    #expect(source.snapshot(forSection: "a") != tree)
    var isOver = false
    simulator.run {
      source.applySnapshot(tree, toSection: "a", animatingDifferences: true) { isOver = true }
    }
    try simulator.settle()
    #expect(texts == ["fruit", "nuts"])
    #expect(isOver)
  }

  @Test func supplementaryViews() {
    let source = makeSource()
    source.supplementaryViewProvider = { view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      (header as? ShelfHeader)?.text = "header \(path.section)"
      return header
    }
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    simulator.run { source.applySnapshot(snapshot(["a": [1]]), animatingDifferences: false) }
    let kind = CollectionView.elementKindSectionHeader
    let headers = view.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.map { ($0 as? ShelfHeader)?.text } == ["header 0"])
  }

  /// (behaviour 6.15, 6.16)
  @Test func invalidAnswersCrash() {
    let source = Source(collectionView: view) { _, _, _ in nil }
    let noCell = captureCrash {
      simulator.run { source.applySnapshot(snapshot(["a": ["x"]]), animatingDifferences: false) }
    }
    #expect(noCell?.missingCell == "collection: x 0-0")
  }

  @Test func directMutation() {
    let source = makeSource()
    simulator.run { source.applySnapshot(snapshot(["a": ["x"]]), animatingDifferences: false) }
    let report = captureCrash {
      simulator.run { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    #expect(report?.facts == .snapshot(.mutatedDirectly(.collection)))
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
  }

  /// A missing snapshot, as only Objective-C can pass it. (behaviour 6.17)
  @Test func aMissingSnapshotIsRefused() {
    let source = makeSource()
    let nothing = unsafeBitCast(0, to: Snapshot.self)
    let noTree = unsafeBitCast(0, to: Tree.self)
    let noSection = String?.none as Any
    let calls: [(parameter: String, call: () -> Void)] = [
      ("snapshot", { source.applySnapshot(nothing, animatingDifferences: true) }),
      ("snapshot", { source.applySnapshot(usingReloadData: nothing) }),
      (
        "snapshot", { source.applySnapshot(noTree, toSection: "a", animatingDifferences: true) }
      ),
      (
        "sectionIdentifier",
        { source.applySnapshot(Tree(), toSection: noSection, animatingDifferences: true) }
      ),
    ]
    for (parameter, call) in calls {
      #expect(captureCrash(call)?.reason == "Invalid parameter not satisfying: \(parameter)")
    }
  }
}
