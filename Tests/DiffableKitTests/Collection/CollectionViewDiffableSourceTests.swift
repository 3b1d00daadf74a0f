import DiffableKit
import Foundation
import ListCore
import Testing

/// The answers of a collection view's source, to apps and to the view. (behaviour 6.13 to 6.20)
@MainActor
@Suite struct CollectionViewDiffableSourceTests {
  @Test("behaviour 6.14, 6.19: identifiers and index paths are nil where there is no item")
  func questions() throws {
    let source = try CollectionStage("A:xy B:z").source
    #expect(source.itemIdentifier(for: [0, 1]) == "y")
    #expect(source.itemIdentifier(for: [0, 2]) == nil)
    #expect(source.itemIdentifier(for: [2, 0]) == nil)
    #expect(source.itemIdentifier(for: [0]) == nil)
    #expect(source.indexPath(for: "z") == [1, 0])
    #expect(source.indexPath(for: "q") == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "B") == 1)
    #expect(source.index(for: "q") == nil)
    #expect(source.description() == (source as NSObject).description)
  }

  @Test("behaviour 6.14: a request past the end crashes")
  func pastTheEnd() throws {
    let one = try CollectionStage("A:xy")
    let section = captureCrash {
      _ = one.source.collectionView(one.view, numberOfItemsInSection: 1)
    }
    #expect(
      section?.reason == "Invalid parameter not satisfying: section < _impl.numberOfSections")
    let other = try CollectionStage("A:xy")
    let item = captureCrash { _ = other.source.collectionView(other.view, cellForItemAt: [0, 2]) }
    #expect(item?.reason == "Invalid parameter not satisfying: itemIdentifier")
  }

  @Test("behaviour 6.15: a cell provider that returns no cell crashes")
  func missingCell() throws {
    let stage = try CollectionStage()
    stage.answers = { _, _, _ in nil }
    let report = captureCrash { stage.apply("A:x") }
    #expect(
      report?.reason.hasPrefix(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \
        <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0} with item identifier 'x', \
        which is not allowed. You must always return a cell to the collection view: \
        <DiffableKitTests.RecordingCollection: 0x
        """) == true)
  }

  @Test("behaviour 6.15: a header that the layout requests needs a provider")
  func missingHeader() throws {
    let stage = try CollectionStage()
    stage.showsHeaders()
    let report = captureCrash { stage.apply("A:x") }
    guard case .snapshot(.noSupplementaryViewProvider(let view)) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
    #expect(view.hasPrefix("<DiffableKitTests.RecordingCollection: 0x"))
    #expect(
      report?.reason == """
        CollectionView \(view) requested a supplementary view, but a supplementaryViewProvider was \
        not specified on the diffable data source. Please configure the diffable data source \
        accordingly and add the supplementary provider
        """)

    let other = try CollectionStage()
    other.showsHeaders()
    other.source.supplementaryViewProvider = { _, _, _ in nil }
    let kind = CollectionView.elementKindSectionHeader
    #expect(
      captureCrash { other.apply("A:x") }?.facts
        == .cell(
          .supplementaryViewNotDequeued(
            kind: kind, ItemPath(item: 0, section: 0), view: nil)))
  }

  @Test("behaviour 6.15: the crash names the section of a header whose index path has no item")
  func missingHeaderOfASection() throws {
    let stage = try CollectionStage()
    stage.source.supplementaryViewProvider = { _, _, _ in nil }
    let report = captureCrash {
      _ = stage.source.collectionView(
        stage.view, viewForSupplementaryElementOfKind: "banner", at: IndexPath(index: 1))
    }
    let path = ItemPath(item: 0, section: 1)
    #expect(
      report?.facts == .cell(.supplementaryViewNotDequeued(kind: "banner", path, view: nil)))
  }

  @Test("behaviour 6.20: headers are not compared: one that stays is requested only after a reload")
  func headers() throws {
    let stage = try CollectionStage()
    stage.showsHeaders()
    var asked: [String] = []
    stage.source.supplementaryViewProvider = { [source = stage.source] view, kind, path in
      asked.append("\(source.sectionIdentifier(for: path.section) ?? "-") \(path.section)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    func calls(_ snapshot: Letters) throws -> [String] {
      asked = []
      stage.apply(snapshot)
      try stage.simulator.settle()
      return asked
    }
    #expect(try calls("A:x B:y") == ["A 0", "B 1"])
    #expect(try calls("A:xz B:") == [])
    #expect(try calls("B: A:xz C:") == ["C 2"])
    #expect(try calls(Letters("B: A:xz C:").reloading(sections: "A")) == ["A 1"])
    #expect(try calls(Letters("B: A:xz C:").reloading("x", "z")) == [])
    stage.source.supplementaryViewProvider = nil
  }

  @Test("behaviour 6.16: changes announced by other callers crash")
  func directMutation() throws {
    let mutations: [@MainActor (CollectionView) -> Void] = [
      { $0.insertItems(at: [[0, 0]]) }, { $0.deleteItems(at: [[0, 0]]) },
      { $0.reloadItems(at: [[0, 0]]) }, { $0.moveItem(at: [0, 0], to: [0, 1]) },
      { $0.insertSections([0]) }, { $0.deleteSections([0]) },
      { $0.reloadSections([0]) }, { $0.moveSection(0, toSection: 0) },
    ]
    for mutate in mutations {
      let stage = try CollectionStage("A:xy")
      #expect(
        captureCrash { mutate(stage.view) }?.reason == """
          UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when \
          acting as the UICollectionView's dataSource: please do not call mutation APIs directly \
          on UICollectionView.
          """)
      #expect(stage.items == ["x 0-0", "y 0-1"])
    }
    let inBatch = try CollectionStage("A:xy")
    let report = captureCrash {
      inBatch.view.performBatchUpdates { inBatch.view.deleteItems(at: [[0, 0]]) }
    }
    #expect(report?.facts == .snapshot(.mutatedDirectly(.collection)))
    let stage = try CollectionStage("A:xy")
    #expect(captureCrash { stage.view.performBatchUpdates(nil) } == nil)
  }

  @Test("selection follows its item, as in a manual batch update (behaviour 5.6)")
  func selection() throws {
    let stage = try CollectionStage("A:xyz B:w")
    stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    stage.apply("A:qzy B:w")
    #expect(stage.view.indexPathsForSelectedItems == [[0, 2]])
    stage.apply("C:yw", animated: true)
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
    stage.apply(Letters("C:yw").reconfiguring("y"))
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
    stage.apply(Letters("C:yw").reloading("w"))
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
    stage.apply(Letters("C:yw").reloading("y"))
    #expect(stage.view.indexPathsForSelectedItems == [])
    for mark in [Letters("C:yw").reloading(sections: "C"), Letters("C:w")] {
      stage.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      stage.apply(mark)
      #expect(stage.view.indexPathsForSelectedItems == [])
    }
  }

  @Test("behaviour 4.8: reconfiguring keeps the cell, reloading makes another one")
  func marks() throws {
    let stage = try CollectionStage("A:xy")
    let cell = stage.view.cellForItem(at: [0, 0])
    stage.apply(Letters("A:yx").reconfiguring("x"))
    #expect(stage.view.cellForItem(at: [0, 1]) === cell)
    stage.apply(Letters("A:yx").reloading("x"))
    #expect(stage.view.cellForItem(at: [0, 1]) !== cell)
  }

  @Test("a subclass can override the section index")
  func indexTitles() throws {
    let stage = try CollectionStage("A:xy B:z")
    #expect(stage.source.indexTitles(for: stage.view) == nil)
    #expect(
      stage.source.collectionView(stage.view, indexPathForIndexTitle: "B", at: 1) == [1, 0])
  }
}
