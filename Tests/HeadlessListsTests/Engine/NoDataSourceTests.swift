import HeadlessKit
import ListCore
import Testing

/// Lists that have no data source.
@MainActor @Suite struct NoDataSourceTests {
  // behaviour 15.2
  @Test func aCollectionHasOneEmptySection() {
    let layout = CollectionViewFlowLayout()
    layout.sectionInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let simulator = Simulator()
    let view = simulator.run {
      CollectionView(frame: simulator.screenBounds, collectionViewLayout: layout)
    }
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 0)
    simulator.show(view)
    #expect(view.numberOfSections == 1)
    // Known difference layout-without-data-source.
    #expect(view.contentSize.height == 0)
    #expect(view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader) == [])
    let crash = captureCrash { _ = view.numberOfItems(inSection: 1) }
    #expect(
      crash?.reason == """
        request for number of items in section 1 when there are only 1 sections in the collection \
        view
        """)
  }

  // behaviour 15.2
  @Test func noSectionIsAskedOfACompositionalLayout() {
    var asked: [Int] = []
    let simulator = Simulator()
    let layout = CollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let view = simulator.run {
      CollectionView(frame: simulator.screenBounds, collectionViewLayout: layout)
    }
    simulator.show(view)
    #expect(view.numberOfSections == 1)
    #expect(asked == [])
  }

  // behaviour 15.2
  @Test func aDataSourceThatLeavesLeavesOneSection() {
    let world = CollectionWorld.shown([["a"], ["b", "c"]])
    #expect(world.view.numberOfSections == 2)
    world.view.dataSource = nil
    #expect(world.view.numberOfSections == 1)
    #expect(world.view.numberOfItems(inSection: 0) == 0)
    world.view.dataSource = world
    #expect(world.view.numberOfItems(inSection: 1) == 2)
  }

  // behaviour 15.2
  @Test func aTableHasOneEmptySection() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  // behaviour 15.2
  @Test func aTableWithoutADataSourceHasNoRowToAskFor() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    #expect(table.indexPathForRow(at: .zero) == nil)
    let report = captureCrash { _ = table.rectForRow(at: IndexPath(row: 0, section: 0)) }
    #expect(report?.facts == .query(.rectOfMissingRow(ItemPath(item: 0, section: 0))))
  }

  // behaviour 15.2
  @Test func aDataSourceThatLeavesWhileItIsAskedLeavesOneSection() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let leaver = Leaver()
    table.dataSource = leaver
    _ = table.numberOfSections
    #expect(leaver.sectionsWithoutIt == 1)
  }
}

/// A data source that leaves its table as soon as it is asked for sections.
@MainActor private final class Leaver: NSObject, TableViewDataSource {
  var sectionsWithoutIt: Int?

  func numberOfSections(in tableView: TableView) -> Int {
    tableView.dataSource = nil
    sectionsWithoutIt = tableView.numberOfSections
    return 0
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
