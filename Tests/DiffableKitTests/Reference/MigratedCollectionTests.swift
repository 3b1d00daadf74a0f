import DiffableKit
import Foundation
import ListCore
import Testing

/// A collection screen with a plain data source that migrates to snapshots and keeps its cell code.
@MainActor
@Suite struct MigratedCollectionTests {
  private let bookcase = Bookcase([
    "art": ["Klee", "Miró"], "novels": ["Emma", "Dune", "Bible"], "poems": [],
  ])
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func aCollectionViewLooksTheSame() {
    let old = CollectionScreen(bookcase)
    let new = MigratedCollectionScreen(bookcase)
    #expect(
      new.sight == [
        "Shelf art", "Klee", "Miró", "Shelf novels", "Emma", "Dune", "Bible", "Shelf poems",
      ])
    #expect(new.sight == old.sight)
    #expect(new.source.indexTitles(for: new.view) == ["a", "n", "p"])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func bothCollectionsLookTheSameAfterEveryEdit(_ seed: UInt64) throws {
    var changes = BookcaseChanges(seed: seed)
    let old = CollectionScreen(bookcase)
    let new = MigratedCollectionScreen(bookcase)
    for number in 0..<50 {
      let bookcase = changes.next(old.bookcase)
      try old.show(bookcase)
      try new.show(bookcase)
      #expect(new.sight == old.sight, "change \(number): \(bookcase)")
    }
  }

  @Test func anItemIsMovedByHand() throws {
    let old = CollectionScreen(bookcase)
    let new = MigratedCollectionScreen(bookcase)
    for screen in [old, new] {
      try screen.simulator.drag(from: path(1, 0), to: path(1, 1), in: screen.view)
      try screen.simulator.settle()
      try screen.simulator.drag(from: path(0, 1), to: path(1, 0), in: screen.view)
      try screen.simulator.settle()
      try screen.simulator.drag(from: path(1, 3), to: path(1, 0), in: screen.view)  // not the Bible
      try screen.simulator.settle()
    }
    #expect(
      new.bookcase.shelves.map(\.books) == [["Klee"], ["Miró", "Dune", "Emma", "Bible"], []])
    #expect(new.bookcase == old.bookcase)
    #expect(new.source.snapshot() == new.bookcase.snapshot)
    #expect(new.sight == old.sight)
  }

  /// A data source that cannot move items: the movement is undone in the view and in the model.
  @Test func aCollectionDataSourceWithoutOptionalMethods() throws {
    let plain = PlainCollection()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let simulator = Simulator()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    simulator.show(view, frame: view.frame)
    let snapshot = DiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a"])
    snapshot.appendItems(withIdentifiers: [0, 1, 2])
    let source = CollectionViewDiffableSourceReference(collectionView: view, migrating: plain)
    simulator.run { source.applySnapshot(snapshot, animatingDifferences: false) }
    let cells = view.visibleCells
    try simulator.drag(from: path(0, 0), to: path(0, 2), in: view)
    try simulator.settle()
    #expect(source.snapshot() == snapshot)
    #expect(view.visibleCells == cells)
    #expect(source.indexTitles(for: view) == nil)

    // The layout requests a header that the data source lacks: the view's message is the usual one.
    let report = captureCrash {
      simulator.run {
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
    }
    #expect(
      report?.facts
        == .cell(
          .supplementaryViewNotDequeued(
            kind: CollectionView.elementKindSectionHeader, ItemPath(item: 0, section: 0),
            view: nil)))
    withExtendedLifetime(plain) {}
  }
}

/// A data source with the required methods only.
@MainActor
private final class PlainCollection: NSObject, CollectionViewDataSource {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
