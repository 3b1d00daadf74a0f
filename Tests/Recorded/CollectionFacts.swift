import UIKit
import XCTest

/// Questions about collection views.
final class CollectionFacts: RecordedFacts {
  private func collection(_ listener: Listener, shown: Bool = true) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    kept.append(listener)
    view.dataSource = listener
    view.delegate = listener
    if shown { show(view) }
    return view
  }

  func testWhatADataSourceIsAskedWhenItIsSet() async {
    let listener = Listener([2])
    _ = collection(listener, shown: false)
    record("1.4", "What is a data source asked before the property is set?", listener.take())
  }

  func testReadingTheSectionsFirst() async {
    let listener = Listener([2, 3])
    let view = collection(listener, shown: false)
    _ = view.numberOfSections
    record("1.4", "What does numberOfSections ask before anything is loaded?", listener.take())
  }

  func testReadingACountBeforeABatch() async {
    let listener = Listener([2])
    let view = collection(listener, shown: false)
    _ = view.numberOfItems(inSection: 0)
    listener.counts = [3]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    record(
      "1.7", "A count was read, the model grew, then an item was inserted. How many are there?",
      "\(view.numberOfItems(inSection: 0))")
  }

  func testTheCountsAroundABatch() async {
    let listener = Listener([3])
    let view = collection(listener)
    var seen: [Int] = []
    view.performBatchUpdates {
      listener.counts = [2]
      seen.append(view.numberOfItems(inSection: 0))
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      seen.append(view.numberOfItems(inSection: 0))
    }
    seen.append(view.numberOfItems(inSection: 0))
    record("1.8", "The count in a batch, after a deletion in it, and after it?", "\(seen)")
  }

  func testABatchInABatch() async {
    let listener = Listener([3])
    let view = collection(listener)
    view.performBatchUpdates {
      view.performBatchUpdates {
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      listener.counts = [5]
    }
    record(
      "3.7", "Two insertions, one in an inner batch. How many are there?",
      "\(view.numberOfItems(inSection: 0))")
  }

  func testADeletionInADeletedSection() async {
    let listener = Listener([2, 2])
    let view = collection(listener)
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 1)])
      view.deleteSections([1])
      listener.counts = [2]
    }
    record(
      "3.6", "A section and an item of it are deleted. How many sections are there?",
      "\(view.numberOfSections)")
  }

  func testAMoveToItself() async {
    let listener = Listener([3])
    let view = collection(listener)
    let path = IndexPath(item: 1, section: 0)
    view.performBatchUpdates { view.moveItem(at: path, to: path) }
    record(
      "3B", "An item moves to its own place. How many are there?",
      "\(view.numberOfItems(inSection: 0))")
  }

  func testSelectionAfterReloadingTheItem() async {
    let listener = Listener([3])
    let view = collection(listener)
    let path = IndexPath(item: 1, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    UIView.performWithoutAnimation { view.reloadItems(at: [path]) }
    record(
      "5.6", "A selected item is reloaded. What is selected?",
      "\((view.indexPathsForSelectedItems ?? []).map(\.item))")
  }

  func testSelectionAfterAMove() async {
    let listener = Listener([3])
    let view = collection(listener)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    record(
      "5.6", "The selected item 0 moves to 2. What is selected?",
      "\((view.indexPathsForSelectedItems ?? []).map(\.item))")
  }

  func testSelectingASelectedItemAgain() async {
    let listener = Listener([3])
    let view = collection(listener)
    view.allowsMultipleSelection = true
    let path = IndexPath(item: 1, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.selectItem(at: path, animated: false, scrollPosition: [])
    record(
      "8.4", "An item is selected twice by code, where several may be. What is selected?",
      "\((view.indexPathsForSelectedItems ?? []).map(\.item))")
  }

  func testPreparingALayoutAfterReloadData() async {
    let listener = Listener([2])
    let view = collection(listener)
    view.reloadData()
    _ = listener.take()
    view.collectionViewLayout.prepare()
    _ = view.collectionViewLayout.collectionViewContentSize
    record("25.48", "What does a layout ask that is prepared after reloadData()?", listener.take())
  }

  func testTheHeaderOfSizeZero() async {
    let listener = Listener([1])
    let view = collection(listener)
    let attributes = view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    record(
      "25.49", "The attributes of a header of size zero in a flow layout?",
      attributes.map { "size \($0.size.width) × \($0.size.height)" } ?? "nil")
  }

  func testAnItemThatTheSnapshotHas() async {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a", "b"], toSection: "A")
    snapshot.appendItems(["a"], toSection: "B")
    record(
      "7.2", "An item of section A is appended to section B. What do they hold?",
      "A \(snapshot.itemIdentifiers(inSection: "A")), B \(snapshot.itemIdentifiers(inSection: "B"))"
    )
  }

  func testASectionPastTheEnd() async {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      _, _, _ in
      nil
    }
    record(
      "6.19", "A diffable source's section identifier past the end?",
      source.sectionIdentifier(for: 5) ?? "nil")
  }
}
