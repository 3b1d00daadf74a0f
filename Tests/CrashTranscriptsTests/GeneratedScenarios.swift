// Written by scenarios.
// Put this into a test target that depends on the products DiffableKit, HeadlessKit and ListTesting.

import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

/// table
/// profile iOS16.4
/// data A[1 2 3] B[4]
/// show
/// batch { set A[2 3] B[4] }
/// settle
@MainActor @Suite struct ForgottenDeletion {
  @Test func endsAsItDid() {
    let simulator = Simulator(profile: .iOS16_4)
    let source = Source([["1", "2", "3"], ["4"]])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source

    let crash = captureCrash {
      simulator.show(tableView)
      tableView.performBatchUpdates {
        source.sections = [["2", "3"], ["4"]]
      }
    }

    #expect(
      crash?.reason == """
        Invalid batch updates detected: the number of sections and/or rows returned by the \
        data source before and/or after performing the batch updates are inconsistent with \
        the updates.
        Data source before updates = { 2 sections with row counts: [3, 1] }
        Data source after updates = { 2 sections with row counts: [2, 1] }
        Updates = [
        ]
        Table view: \(tableView)
        """)
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }
}

/// collection
/// data A[1 2]
/// show
/// del 0.1 0.7
/// show
/// reloadData
@MainActor @Suite struct WrongPlaceInACollection {
  @Test func endsAsItDid() {
    let simulator = Simulator()
    let source = Source([["1", "2"]])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let crash = captureCrash {
      simulator.show(collectionView)
      collectionView.deleteItems(
        at: [IndexPath(item: 1, section: 0), IndexPath(item: 7, section: 0)])
    }

    #expect(
      crash?.reason == """
        attempt to delete item 7 from section 0 which only contains 2 items before the \
        update
        """)
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = sections[indexPath.section][indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }
}

/// table
/// size 320x400
/// cells fixed 40
/// data A["say \"hi\"" 2 3] B[4]
/// show
/// select 0.1
/// deselect 0.1
/// tap 0.2
/// scroll 20
/// layout
/// count
/// batch {}
/// batch { set A[2 3 new] B[4] C[5 6 7]; del 0.0; ins 0.2; insS 2 }
/// set A[2 3 anotherLongName] B[4 "one long item" "another long item" "a third long item" x]
/// reconfigure 0.1
/// reloadData
/// settle
/// batch { set B[4 "one long item" x y] A[3 2]; moveS 1 -> 0; reloadData }
@MainActor @Suite struct ALongDayOfATable {
  @Test func endsAsItDid() throws {
    let simulator = Simulator(screenSize: CGSize(width: 320, height: 400))
    let source = Source([["say \"hi\"", "2", "3"], ["4"]])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.rowHeight = 40
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source

    let crash = try captureCrash {
      simulator.show(tableView)
      tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      try simulator.tap(IndexPath(row: 2, section: 0), in: tableView)
      tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      simulator.layoutIfNeeded()
      _ = tableView.numberOfSections
      tableView.performBatchUpdates {}
      tableView.performBatchUpdates {
        source.sections = [["2", "3", "new"], ["4"], ["5", "6", "7"]]
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        tableView.insertSections(IndexSet(integer: 2), with: .automatic)
      }
      source.sections = [
        ["2", "3", "anotherLongName"],
        ["4", "one long item", "another long item", "a third long item", "x"],
      ]
      tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      tableView.reloadData()
      try simulator.settle()
      tableView.performBatchUpdates {
        source.sections = [["4", "one long item", "x", "y"], ["3", "2"]]
        tableView.moveSection(1, toSection: 0)
        tableView.reloadData()
      }
    }

    #expect(
      crash?.reason == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (4) must be equal to the number of rows \
        contained in that section before the update (2), plus or minus the number of rows \
        inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out). Table \
        view: \(tableView)
        """)
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }
}

/// collection
/// cells fixed 44
/// data A[1 2 3] B[4]
/// show
/// select 0.1
/// batch { set A[3 1 2] B[4]; move 0.2 -> 0.0; batch { reload 1.0 } }
/// batch { set A[3 1] B[4 2] C[]; move 0.2 -> 1.1; insS 2 }
/// batch { set B[4 2] A[3 1]; moveS 1 -> 0; delS 2 }
/// reloadS 1
/// reconfigure 0.0 0.1
/// tap 1.0
/// deselect 1.0
@MainActor @Suite struct Scenario2MovesInACollection {
  @Test func endsAsItDid() throws {
    let simulator = Simulator()
    let source = Source([["1", "2", "3"], ["4"]])
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: simulator.screenSize.width, height: 44)
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let crash = try captureCrash {
      simulator.show(collectionView)
      collectionView.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      collectionView.performBatchUpdates {
        source.sections = [["3", "1", "2"], ["4"]]
        collectionView.moveItem(
          at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
        collectionView.performBatchUpdates {
          collectionView.reloadItems(at: [IndexPath(item: 0, section: 1)])
        }
      }
      collectionView.performBatchUpdates {
        source.sections = [["3", "1"], ["4", "2"], []]
        collectionView.moveItem(
          at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 1))
        collectionView.insertSections(IndexSet(integer: 2))
      }
      collectionView.performBatchUpdates {
        source.sections = [["4", "2"], ["3", "1"]]
        collectionView.moveSection(1, toSection: 0)
        collectionView.deleteSections(IndexSet(integer: 2))
      }
      collectionView.reloadSections(IndexSet(integer: 1))
      collectionView.reconfigureItems(at: [
        IndexPath(item: 0, section: 0),
        IndexPath(item: 1, section: 0),
      ])
      try simulator.tap(IndexPath(item: 0, section: 1), in: collectionView)
      collectionView.deselectItem(at: IndexPath(item: 0, section: 1), animated: false)
      try simulator.settle()
    }

    #expect(crash == nil)
    #expect(
      ScreenState(collectionView).cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
        == ["0 - 0: 4", "0 - 1: 2", "1 - 0: 3", "1 - 1: 1"]
    )
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = sections[indexPath.section][indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }
}

/// table
/// data A[1]
/// show
/// tap 0.1
/// set empty
/// reloadData
@MainActor @Suite struct ATapOnNothing {
  @Test func endsAsItDid() {
    let simulator = Simulator()
    let source = Source([["1"]])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source

    let crash = captureCrash {
      simulator.show(tableView)
    }

    // 'tap 0.1' names an item that is not on screen.
    #expect(crash == nil)
    #expect(
      ScreenState(tableView).cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
        == ["0 - 0: 1"]
    )
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }
}

/// snapshots table
/// data A[1 2 3]
/// show
/// apply A[3 1] B[2] reload 1 reconfigure 3 reloadS B
/// apply A[3 1] B[2 x] without animation
/// apply A[1] B["a rather long item" "another long item" x]
@MainActor @Suite struct SnapshotsOfATable {
  @Test func endsAsItDid() throws {
    let simulator = Simulator()
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<String, String>(tableView: tableView) {
      tableView, indexPath, text in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = newSnapshot([])

    let crash = try captureCrash {
      snapshot = newSnapshot([("A", ["1", "2", "3"])])
      source.apply(snapshot, animatingDifferences: false)
      simulator.show(tableView)
      snapshot = newSnapshot([("A", ["3", "1"]), ("B", ["2"])])
      snapshot.reloadItems(["1"])
      snapshot.reconfigureItems(["3"])
      snapshot.reloadSections(["B"])
      source.apply(snapshot)
      snapshot = newSnapshot([("A", ["3", "1"]), ("B", ["2", "x"])])
      source.apply(snapshot, animatingDifferences: false)
      snapshot = newSnapshot([
        ("A", ["1"]),
        ("B", ["a rather long item", "another long item", "x"]),
      ])
      source.apply(snapshot)
      try simulator.settle()
    }

    #expect(crash == nil)
    #expect(
      ScreenState(tableView).cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
        == ["0 - 0: 1", "1 - 0: a rather long item", "1 - 1: another long item", "1 - 2: x"]
    )
  }

  private func newSnapshot(_ sections: [(String, [String])]) -> DiffableDataSourceSnapshot<
    String, String
  > {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(sections.map(\.0))
    for (name, items) in sections { snapshot.appendItems(items, toSection: name) }
    return snapshot
  }
}

/// snapshots collection
/// data A[1 2 3]
/// show
/// apply A[3 1] by reload
/// apply empty
/// apply A[1 1]
@MainActor @Suite struct SnapshotsOfACollection {
  @Test func endsAsItDid() {
    let simulator = Simulator()
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<String, String>(collectionView: collectionView) {
      collectionView, indexPath, text in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = newSnapshot([])

    let crash = captureCrash {
      snapshot = newSnapshot([("A", ["1", "2", "3"])])
      source.apply(snapshot, animatingDifferences: false)
      simulator.show(collectionView)
      snapshot = newSnapshot([("A", ["3", "1"])])
      source.applySnapshotUsingReloadData(snapshot)
      snapshot = newSnapshot([])
      source.apply(snapshot)
      snapshot = newSnapshot([("A", ["1", "1"])])
      source.apply(snapshot)
    }

    #expect(
      crash?.reason == """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            1
        )}
        """)
  }

  private func newSnapshot(_ sections: [(String, [String])]) -> DiffableDataSourceSnapshot<
    String, String
  > {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(sections.map(\.0))
    for (name, items) in sections { snapshot.appendItems(items, toSection: name) }
    return snapshot
  }
}
