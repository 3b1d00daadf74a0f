// Written by `swift run Playground explain --swift`.
// Put this into a test target that depends on the products DiffableKit and HeadlessKit.

import DiffableKit
import HeadlessKit
import Testing

/// invalid-number-of-rows, as iOS 27 words it. Reported:
///
/// "Invalid update: invalid number of rows in section 1. The number of rows contained in an
/// existing section after the update (3) must be equal to the number of rows contained in that
/// section before the update (2), plus or minus the number of rows inserted or deleted from that
/// section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that
/// section (0 moved in, 0 moved out). Table view: <…>"
@MainActor @Suite struct InvalidNumberOfRowsD514B6 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: one row in each other section; 2 sections.
    let source = Source([1, 2])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [1, 3]
      }
    }?.reason

    #expect(
      said == """
        Invalid update: invalid number of rows in section 1. The number of rows contained in \
        an existing section after the update (3) must be equal to the number of rows \
        contained in that section before the update (2), plus or minus the number of rows \
        inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out). Table \
        view: \(tableView)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-number-of-items, as iOS 13 words it. Reported:
///
/// "Invalid update: invalid number of items in section 0. The number of items contained in an
/// existing section after the update (16) must be equal to the number of items contained in that
/// section before the update (16), plus or minus the number of items inserted or deleted from that
/// section (2 inserted, 4 deleted) and plus or minus the number of items moved into or out of that
/// section (1 moved in, 0 moved out)."
@MainActor @Suite struct InvalidNumberOfItems7A8F2B {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS13)
    // Assumed: 2 items in section 1 before the update; 1 item in section 1 after the update; 2
    // sections; which items are meant: the first ones.
    let source = Source([16, 2])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [16, 1]
        collectionView.deleteItems(at: (0..<4).map { IndexPath(item: $0, section: 0) })
        collectionView.insertItems(
          at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        collectionView.moveItem(
          at: IndexPath(item: 0, section: 1), to: IndexPath(item: 2, section: 0))
      }
    }?.reason

    #expect(
      said == """
        Invalid update: invalid number of items in section 0.  The number of items contained \
        in an existing section after the update (16) must be equal to the number of items \
        contained in that section before the update (16), plus or minus the number of items \
        inserted or deleted from that section (2 inserted, 4 deleted) and plus or minus the \
        number of items moved into or out of that section (1 moved in, 0 moved out).
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-number-of-sections, as iOS 14 words it. Reported:
///
/// "Invalid update: invalid number of sections. The number of sections contained in the table view
/// after the update (30) must be equal to the number of sections contained in the table view before
/// the update (28), plus or minus the number of sections inserted or deleted (0 inserted, 1
/// deleted)."
@MainActor @Suite struct InvalidNumberOfSections207F75 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS14)
    // Assumed: one row in each section; which sections are meant: the first ones.
    let source = Source(Array(repeating: 1, count: 28))
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = Array(repeating: 1, count: 30)
        tableView.deleteSections(IndexSet(integer: 0), with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        Invalid update: invalid number of sections. The number of sections contained in the \
        table view after the update (30) must be equal to the number of sections contained \
        in the table view before the update (28), plus or minus the number of sections \
        inserted or deleted (0 inserted, 1 deleted).
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-batch-updates, as iOS 16.4 words it. Reported:
///
/// "Invalid batch updates detected: the number of sections and/or items returned by the data source
/// before and/or after performing the batch updates are inconsistent with the updates. Data source
/// before updates = { 2 sections with item counts: [4, 9] } Data source after updates = { 2
/// sections with item counts: [3, 8] } Updates = [ Delete item (1 - 8), Delete item (0 - 3), Insert
/// item (1 - 8) ]"
@MainActor @Suite struct InvalidBatchUpdates6D6842 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS16_4)
    let source = Source([4, 9])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [3, 8]
        collectionView.reloadItems(at: [IndexPath(item: 8, section: 1)])
        collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }
    }?.reason

    #expect(
      said == """
        Invalid batch updates detected: the number of sections and/or items returned by the \
        data source before and/or after performing the batch updates are inconsistent with \
        the updates.
        Data source before updates = { 2 sections with item counts: [4, 9] }
        Data source after updates = { 2 sections with item counts: [3, 8] }
        Updates = [
        \tDelete item (1 - 8),
        \tDelete item (0 - 3),
        \tInsert item (1 - 8)
        ]
        Collection view: \(collectionView)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-update-soft-reload, as iOS 16 words it. Reported:
///
/// "Performing reloadData as a fallback - Invalid update: invalid number of items in section 0. The
/// number of items contained in an existing section after the update (20) must be equal to the
/// number of items contained in that section before the update (10), plus or minus the number of
/// items inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number
/// of items moved into or out of that section (0 moved in, 0 moved out). Collection view: <…>"
@MainActor @Suite struct InvalidUpdateSoftReload1EA689 {
  @Test func warnsAsReported() {
    var profile = SystemProfile.iOS16
    profile.dropsInvalidCollectionUpdates = true
    let simulator = Simulator(profile: profile)
    // Assumed: no other section; which items are meant: the first ones.
    let source = Source([10])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    collectionView.performBatchUpdates {
      source.counts = [20]
      collectionView.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    let said = simulator.console.lines.first?.text

    #expect(
      said == """
        Performing reloadData as a fallback — Invalid update: invalid number of items in \
        section 0. The number of items contained in an existing section after the update \
        (20) must be equal to the number of items contained in that section before the \
        update (10), plus or minus the number of items inserted or deleted from that section \
        (1 inserted, 1 deleted) and plus or minus the number of items moved into or out of \
        that section (0 moved in, 0 moved out). Collection view: \(collectionView)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that led to the warning in place of the last call.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-table-view-update, as iOS 5 words it. Reported:
///
/// "Invalid table view update. The application has requested an update to the table view that is
/// inconsistent with the state provided by the data source."
@MainActor @Suite struct InvalidTableViewUpdateD43317 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS5)
    // Assumed: 1 row in section 0 before the update; 2 rows in section 0 after the update; no other
    // section; an update without calls.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [2]
      }
    }?.reason

    #expect(
      said == """
        Invalid table view update.  The application has requested an update to the table \
        view that is inconsistent with the state provided by the data source.
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// attempt-delete-out-of-range, as iOS 27 words it. Reported:
///
/// "attempt to delete row 3 from section 2 which only contains 1 rows before the update"
@MainActor @Suite struct AttemptDeleteOutOfRangeE7A47E {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 0 rows in section 2 after the update; one row in each other section; 3 sections.
    let source = Source([1, 1, 1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [1, 1, 0]
        tableView.deleteRows(at: [IndexPath(row: 3, section: 2)], with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        attempt to delete row 3 from section 2 which only contains 1 rows before the update
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// attempt-insert-no-section, as iOS 27 words it. Reported:
///
/// "attempt to insert item 0 into section 4, but there are only 4 sections after the update"
@MainActor @Suite struct AttemptInsertNoSectionAE3934 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: one item in each section; 4 sections before the update.
    let source = Source([1, 1, 1, 1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [1, 1, 1, 1]
        collectionView.insertItems(at: [IndexPath(item: 0, section: 4)])
      }
    }?.reason

    #expect(
      said == """
        attempt to insert item 0 into section 4, but there are only 4 sections after the \
        update
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// attempt-insert-section-out-of-range, as iOS 27 words it. Reported:
///
/// "attempt to insert section 1 but there are only 1 sections after the update"
@MainActor @Suite struct AttemptInsertSectionOutOfRange3DF94F {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: the view is a table view; 1 row in section 0; 0 sections before the update.
    let source = Source([])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [1]
        tableView.insertSections(IndexSet(integer: 1), with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        attempt to insert section 1 but there are only 1 sections after the update
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// delete-and-reload-same-index-path, as iOS 27 words it. Reported:
///
/// "attempt to delete and reload the same index path (<…> {length = 2, path = 0 - 3})"
@MainActor @Suite struct DeleteAndReloadSameIndexPath7FD4DB {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: the view is a collection view; 4 items in section 0 before the update; 3 items in
    // section 0 after the update; no other section.
    let source = Source([4])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [3]
        collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
        collectionView.reloadItems(at: [IndexPath(item: 3, section: 0)])
      }
    }?.reason

    #expect(
      said == """
        attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000600016> \
        {length = 2, path = 0 - 3})
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// insert-and-move-same-index-path, as iOS 27 words it. Reported:
///
/// "attempt to perform an insert and a move to the same index path (<…> {length = 2, path = 0 -
/// 0})"
@MainActor @Suite struct InsertAndMoveSameIndexPath9A2AA6 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: the view is a collection view; 1 item in section 0 before the update; 2 items in
    // section 0 after the update; no other section; where the move starts: row 0 of section 0.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [2]
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        collectionView.moveItem(
          at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }?.reason

    #expect(
      said == """
        attempt to perform an insert and a move to the same index path (<NSIndexPath: \
        0xc000000000000016> {length = 2, path = 0 - 0})
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// move-both-to-same, as iOS 27 words it. Reported:
///
/// "attempt to move both row at index path <…> {length = 2, path = 6 - 0} and <…> {length = 2, path
/// = 8 - 0} to <…> {length = 2, path = 7 - 0}"
@MainActor @Suite struct MoveBothToSame90DFCC {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 row in section 6 before the update; 0 rows in section 6 after the update; 1 row in
    // section 7 before the update; 3 rows in section 7 after the update; 1 row in section 8 before
    // the update; 0 rows in section 8 after the update; one row in each other section; 9 sections.
    let source = Source([1, 1, 1, 1, 1, 1, 1, 1, 1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [1, 1, 1, 1, 1, 1, 0, 3, 0]
        tableView.moveRow(at: IndexPath(row: 0, section: 6), to: IndexPath(row: 0, section: 7))
        tableView.moveRow(at: IndexPath(row: 0, section: 8), to: IndexPath(row: 0, section: 7))
      }
    }?.reason

    #expect(
      said == """
        attempt to move both row at index path <NSIndexPath: 0xc000000000000616> {length = \
        2, path = 6 - 0} and <NSIndexPath: 0xc000000000000816> {length = 2, path = 8 - 0} to \
        <NSIndexPath: 0xc000000000000716> {length = 2, path = 7 - 0}
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// move-into-inserted-section, as iOS 7 words it. Reported:
///
/// "cannot move an item into a newly inserted section (2)"
@MainActor @Suite struct MoveIntoInsertedSection2E74A2 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS7)
    // Assumed: 1 item in section 0 before the update; 0 items in section 0 after the update; one
    // item in each other section; 2 sections before the update; 3 sections after the update; where
    // the move starts: item 0 of section 0.
    let source = Source([1, 1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.performBatchUpdates {
        source.counts = [0, 1, 1]
        collectionView.insertSections(IndexSet(integer: 2))
        collectionView.moveItem(
          at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 2))
      }
    }?.reason

    #expect(
      said == """
        cannot move an item into a newly inserted section (2)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// update-invalid-index-path, as iOS 27 words it. Reported:
///
/// "Attempted to perform update with invalid index path: <…> {length = 1, path = 4}"
@MainActor @Suite struct UpdateInvalidIndexPathA0A036 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: the view is a table view; 1 row in section 0; no other section.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.deleteRows(at: [IndexPath(indexes: [4])], with: .automatic)
    }?.reason

    #expect(
      said.map(masked) == """
        Attempted to perform update with invalid index path: <NSIndexPath: 0x…> {length = 1, \
        path = 4}
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  /// A message without the addresses in it.
  private func masked(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

/// invalid-index-path-length, as iOS 8 words it. Reported:
///
/// "Invalid index path for use with UITableView. Index paths passed to table view must contain
/// exactly two indices specifying the section and row. Please use the category on NSIndexPath in
/// UITableView.h if possible."
@MainActor @Suite struct InvalidIndexPathLength2ACDB0 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS8)
    // Assumed: 1 row in section 0; no other section.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.scrollToRow(at: IndexPath(indexes: [0]), at: .top, animated: false)
    }?.reason

    #expect(
      said == """
        Invalid index path for use with UITableView.  Index paths passed to table view must \
        contain exactly two indices specifying the section and row.  Please use the category \
        on NSIndexPath in UITableView.h if possible.
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// two-animations, as iOS 27 words it. Reported:
///
/// "Attempt to create two animations for cell"
@MainActor @Suite struct TwoAnimationsE7C486 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 row in section 0; no other section; which calls: row 0 of section 0 is reloaded
    // twice.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [1]
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        Attempt to create two animations for cell
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

// cell-animation-fraction: not reproduced.
// The message is about animations under way; HeadlessKit computes no frames of them (known
// difference course-of-animations).

/// reorder-invalid-target, as iOS 27 words it. Reported:
///
/// "UITableView delegate method
/// tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid
/// target index path (section: 1, row: 4) because there are only 2 rows in this section of the
/// table view."
@MainActor @Suite struct ReorderInvalidTarget64D9DE {
  @Test func crashesAsReported() throws {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: no row in any other section; 2 sections; which row is dragged: the section's first.
    let source = Source([0, 2])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    tableView.delegate = source
    source.retarget = IndexPath(row: 4, section: 1)
    tableView.isEditing = true
    simulator.show(tableView)

    let said = try captureCrash {
      try simulator.drag(
        from: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 1),
        in: tableView)
    }?.reason

    #expect(
      said == """
        UITableView delegate method \
        tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an \
        invalid target index path (section: 1, row: 4) because there are only 2 rows in this \
        section of the table view.
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource, TableViewDelegate {
    var counts: [Int]
    var retarget: IndexPath?

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}

    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      retarget ?? proposedDestinationIndexPath
    }
  }
}

/// dequeue-table-cell, as iOS 27 words it. Reported:
///
/// "unable to dequeue a cell with identifier playerCell - must register a nib or a class for the
/// identifier or connect a prototype cell in a storyboard"
@MainActor @Suite struct DequeueTableCell92F024 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 row in section 0; no other section.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.dataSource = source

    let said = captureCrash { simulator.show(tableView) }?.reason

    #expect(
      said == """
        unable to dequeue a cell with identifier playerCell - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "playerCell", for: indexPath)
    }
  }
}

/// dequeue-collection-view, as iOS 27 words it. Reported:
///
/// "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier title -
/// must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
@MainActor @Suite struct DequeueCollectionView198465 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      _ = collectionView.dequeueReusableSupplementaryView(
        ofKind: "UICollectionElementKindSectionHeader",
        withReuseIdentifier: "title",
        for: IndexPath(item: 0, section: 0))
    }?.reason

    #expect(
      said == """
        could not dequeue a view of kind: UICollectionElementKindSectionHeader with \
        identifier title - must register a nib or a class for the identifier or connect a \
        prototype cell in a storyboard
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// dequeue-decoration-view, as iOS 27 words it. Reported:
///
/// "could not dequeue a decoration view of kind: shelf - must register as a class or nib or connect
/// a prototype in a storyboard"
@MainActor @Suite struct DequeueDecorationView3EB386 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = Layout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        could not dequeue a decoration view of kind: shelf - must register as a class or nib \
        or connect a prototype in a storyboard
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor private final class Layout: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shelf",
        with: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      return [attributes]
    }
  }
}

/// dequeue-multiple-same-index-path, as iOS 27 words it. Reported:
///
/// "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you
/// really need to dequeue more cells than the table view is requesting, use the
/// -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: cell, index
/// path: <…> {length = 2, path = 0 - 40}"
@MainActor @Suite struct DequeueMultipleSameIndexPathE7DB7F {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 41 rows in section 0; no other section.
    let source = Source([41])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.scrollToRow(
        at: IndexPath(row: 40, section: 0), at: .middle, animated: false)
      simulator.layoutIfNeeded()
    }?.reason

    #expect(
      said == """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. \
        If you really need to dequeue more cells than the table view is requesting, use the \
        -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
        cell, index path: <NSIndexPath: 0xc000000005000016> {length = 2, path = 0 - 40}
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      guard indexPath == IndexPath(row: 40, section: 0) else {
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// rect-at-invalid-index-path, as iOS 6 words it. Reported:
///
/// "request for rect at invalid index path (<…> 2 indexes [0, 0])"
@MainActor @Suite struct RectAtInvalidIndexPathBC131A {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS6)
    // Assumed: 0 rows in section 0; no other section.
    let source = Source([0])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash { _ = tableView.rectForRow(at: IndexPath(row: 0, section: 0)) }?.reason

    #expect(
      said == """
        request for rect at invalid index path (<NSIndexPath 0x8361f40> 2 indexes [0, 0])
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// supplementary-attributes-bad-section, as iOS 27 words it. Reported:
///
/// "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in
/// section 0 when there are only 0 sections in the collection view"
@MainActor @Suite struct SupplementaryAttributesBadSection306FBF {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let source = Source([])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
      withReuseIdentifier: "view")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      _ = collectionView.dequeueReusableSupplementaryView(
        ofKind: "UICollectionElementKindSectionHeader",
        withReuseIdentifier: "view",
        for: IndexPath(item: 0, section: 0))
    }?.reason

    #expect(
      said == """
        request for layout attributes for supplementary view \
        UICollectionElementKindSectionHeader in section 0 when there are only 0 sections in \
        the collection view
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// dequeued-view-not-returned, as iOS 27 words it. Reported:
///
/// "Expected dequeued view to be returned to the collection view in preparation for display. When
/// the collection view's data source is asked to provide a view for a given index path, ensure that
/// a single view is dequeued and returned to the collection view. Avoid dequeuing views without a
/// request from the collection view. For retrieving an existing view in the collection view, use
/// -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView
/// supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <…>; Collection view: <…>"
@MainActor @Suite struct DequeuedViewNotReturnedC539FE {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said.map(masked) == """
        Expected dequeued view to be returned to the collection view in preparation for \
        display. When the collection view's data source is asked to provide a view for a \
        given index path, ensure that a single view is dequeued and returned to the \
        collection view. Avoid dequeuing views without a request from the collection view. \
        For retrieving an existing view in the collection view, use -[UICollectionView \
        cellForItemAtIndexPath:] or -[UICollectionView \
        supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <UICollectionViewCell: \
        0x…; frame = (0 0; 50 50); layer = <CALayer: 0x…>>; Collection view: \
        \(masked(collectionView.description))
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A message without the addresses in it.
  private func masked(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

/// nil-cell-table, as iOS 27 words it. Reported:
///
/// "UITableView (<…>) failed to obtain a cell from its dataSource (<…>)"
@MainActor @Suite struct NilCellTableB81FC1 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 row in section 0; no other section.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source

    let said = captureCrash { simulator.show(tableView) }?.reason

    #expect(
      said == """
        UITableView (\(tableView)) failed to obtain a cell from its dataSource (<Source>)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    nonisolated override var description: String { "<Source>" }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      TableViewCell.missing  // what nil is in Objective-C
    }
  }
}

/// nil-cell-collection, as iOS 27 words it. Reported:
///
/// "the collection view's data source did not return a valid cell from
/// -collectionView:cellForItemAtIndexPath: for index path <…> {length = 2, path = 0 - 0}"
@MainActor @Suite struct NilCellCollection6268E3 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        the collection view's data source did not return a valid cell from \
        -collectionView:cellForItemAtIndexPath: for index path <NSIndexPath: \
        0xc000000000000016> {length = 2, path = 0 - 0}
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      unsafeBitCast(0, to: CollectionViewCell.self)  // what nil is in Objective-C
    }
  }
}

/// cell-without-reuse-identifier, as iOS 27 words it. Reported:
///
/// "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier
/// - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
@MainActor @Suite struct CellWithoutReuseIdentifierF69E20 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
        reuseIdentifier - cells must be retrieved by calling \
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      CollectionViewCell(frame: .zero)
    }
  }
}

/// supplementary-not-dequeued, as iOS 27 words it. Reported:
///
/// "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath
/// (UICollectionElementKindSectionHeader,<…> {length = 2, path = 0 - 0}) was not retrieved by
/// calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
/// (<…>)"
@MainActor @Suite struct SupplementaryNotDequeued8B6A43 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = Layout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
        (UICollectionElementKindSectionHeader,<NSIndexPath: 0xc000000000000016> {length = 2, \
        path = 0 - 0}) was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil \
        ((null))
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor private final class Layout: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
        with: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      return [attributes]
    }
  }
}

/// no-data-source, as iOS 27 words it. Reported:
///
/// "UITableView dataSource is not set"
@MainActor @Suite struct NoDataSource309897 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    // Assumed: 1 row in section 0; no other section.
    withExtendedLifetime(Source([1])) { source in
      tableView.dataSource = source
      _ = tableView.numberOfSections
    }

    let said = captureCrash { simulator.show(tableView) }?.reason

    #expect(
      said == """
        UITableView dataSource is not set
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// registration-inside-provider, as iOS 27 words it. Reported:
///
/// "Attempted to dequeue a cell using a registration that was created inside
/// -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell
/// provider. Creating a new registration each time a cell is requested will prevent reuse and cause
/// created cells to remain inaccessible in memory for the lifetime of the collection view.
/// Registrations should be created up front and reused. Registration: <…>"
@MainActor @Suite struct RegistrationInsideProviderD764FA {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said.map(masked) == """
        Attempted to dequeue a cell using a registration that was created inside \
        -collectionView:cellForItemAtIndexPath: or inside a \
        UICollectionViewDiffableDataSource cell provider. Creating a new registration each \
        time a cell is requested will prevent reuse and cause created cells to remain \
        inaccessible in memory for the lifetime of the collection view. Registrations should \
        be created up front and reused. Registration: <UICollectionViewCellRegistration: \
        0x…>
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: 0)
    }
  }

  /// A message without the addresses in it.
  private func masked(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

/// scroll-row-beyond-bounds, as iOS 10 words it. Reported:
///
/// "-[<class> _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (1) beyond bounds
/// (1) for section (1)."
@MainActor @Suite struct ScrollRowBeyondBoundsC46B90 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS10)
    // Assumed: no row in any other section; 2 sections.
    let source = Source([0, 1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.reportedClassName = "BasketTable"
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.scrollToRow(at: IndexPath(row: 1, section: 1), at: .top, animated: false)
    }?.reason

    #expect(
      said == """
        -[BasketTable _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (1) \
        beyond bounds (1) for section (1).
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// scroll-out-of-bounds-item, as iOS 27 words it. Reported:
///
/// "Attempted to scroll the collection view to an out-of-bounds item (1000) when there are only 1
/// items in section 0. Collection view: <…>."
@MainActor @Suite struct ScrollOutOfBoundsItemCA95B3 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.scrollToItem(at: IndexPath(item: 1000, section: 0), at: .top, animated: false)
    }?.reason

    #expect(
      said == """
        Attempted to scroll the collection view to an out-of-bounds item (1000) when there \
        are only 1 items in section 0. Collection view: \(collectionView).
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// number-of-items-bad-section, as iOS 27 words it. Reported:
///
/// "request for number of items in section 3 when there are only 1 sections in the collection view"
@MainActor @Suite struct NumberOfItemsBadSectionFFF1AD {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash { _ = collectionView.numberOfItems(inSection: 3) }?.reason

    #expect(
      said == """
        request for number of items in section 3 when there are only 1 sections in the \
        collection view
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// layout-attributes-missing-index-path, as iOS 12 words it. Reported:
///
/// "UICollectionView received layout attributes for a cell with an index path that does not exist:
/// <…> {length = 2, path = 2 - 0}"
@MainActor @Suite struct LayoutAttributesMissingIndexPathF599BB {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS12)
    // Assumed: no item in any section; 3 sections.
    let source = Source([0, 0, 0])
    let layout = Layout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        UICollectionView received layout attributes for a cell with an index path that does \
        not exist: <NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor private final class Layout: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 2))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      return [attributes]
    }
  }
}

/// supplementary-attributes-changed, as iOS 12 words it. Reported:
///
/// "layout attributes for supplementary item at index path (<…> {length = 2, path = 0 - 0}) changed
/// from <…> at 0 - 0 to <…> at 0 - 0 without invalidating the layout"
@MainActor @Suite struct SupplementaryAttributesChangedAFF943 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS12)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = Layout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
      withReuseIdentifier: "view")
    collectionView.dataSource = source
    simulator.show(collectionView)

    let said = captureCrash {
      collectionView.setNeedsLayout()
      simulator.layoutIfNeeded()
    }?.reason

    #expect(
      said.map(masked) == """
        layout attributes for supplementary item at index path (<NSIndexPath: 0x…> {length = \
        2, path = 0 - 0}) changed from <UICollectionViewLayoutAttributes: 0x…> index path: \
        (<NSIndexPath: 0x…> {length = 2, path = 0 - 0}); element kind: \
        (UICollectionElementKindSectionHeader); frame = (0 0; 100 44); zIndex = 1;  to \
        <UICollectionViewLayoutAttributes: 0x…> index path: (<NSIndexPath: 0x…> {length = 2, \
        path = 0 - 0}); element kind: (UICollectionElementKindSectionHeader); frame = (0 0; \
        100 44); zIndex = 2;  without invalidating the layout
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view",
        for: indexPath)
    }
  }

  @MainActor private final class Layout: CollectionViewLayout {
    var depth = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
        with: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      depth += 1
      attributes.zIndex = depth
      return [attributes]
    }
  }

  /// A message without the addresses in it.
  private func masked(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

/// invalid-batch-updates, which iOS 27 words otherwise. Reported:
///
/// "Invalid batch updates detected: the number of sections and/or rows returned by the data source
/// before and after performing the batch updates are inconsistent with the updates. Data source
/// before updates = { 1 section with row counts: [3] } Data source after updates = { 1 section with
/// row counts: [5] } Updates = [ Insert row (0 - 1) ] Table view: <…>"
@MainActor @Suite struct InvalidBatchUpdates37E6A3 {
  /// The test expects what is said here, not what was reported. These numbers give
  /// invalid-number-of-rows: no release is known to word these counts as the message does.
  @Test func crashesInOtherWords() {
    let simulator = Simulator(profile: .iOS27)
    let source = Source([3])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [5]
        tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (5) must be equal to the number of rows \
        contained in that section before the update (3), plus or minus the number of rows \
        inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out). Table \
        view: \(tableView)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// invalid-batch-updates, which iOS 27 words otherwise. Reported:
///
/// "Invalid batch updates detected: the number of sections and/or rows returned by the data source
/// before and after performing the batch updates are inconsistent with the updates. Data source
/// before updates = { 1 section with row counts: [3] } Data source after updates = { 1 section with
/// row counts: [3] } Updates = [ Insert row (0 - 9) ] Table view: <…>"
@MainActor @Suite struct InvalidBatchUpdates26AEED {
  /// The test expects what is said here, not what was reported. These numbers give
  /// attempt-insert-out-of-range: positions are checked before counts.
  @Test func crashesInOtherWords() {
    let simulator = Simulator(profile: .iOS27)
    let source = Source([3])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source
    simulator.show(tableView)

    let said = captureCrash {
      tableView.performBatchUpdates {
        source.counts = [3]
        tableView.insertRows(at: [IndexPath(row: 9, section: 0)], with: .automatic)
      }
    }?.reason

    #expect(
      said == """
        attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after \
        the update
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// diffable-duplicate-items, as iOS 27 words it. Reported:
///
/// "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( Shop.Book(isbn:
/// 9780141439587, title: "Emma"), Shop.Book(isbn: 9780441172719, title: "Dune") )}"
@MainActor @Suite struct DiffableDuplicateItemsE46A43 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: appendItems(_:toSection:); other identifiers: "section".
    let identifier = "Shop.Book(isbn: 9780141439587, title: \"Emma\")"
    let identifier2 = "Shop.Book(isbn: 9780441172719, title: \"Dune\")"
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])

    let said = captureCrash {
      simulator.run {
        snapshot.appendItems([identifier, identifier2, identifier, identifier2])
      }
    }?.reason

    #expect(
      said == """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            Shop.Book(isbn: 9780141439587, title: \"Emma\"),
            Shop.Book(isbn: 9780441172719, title: \"Dune\")
        )}
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-duplicate-items, as iOS 13 words it. Reported:
///
/// "Fatal: supplied section identifiers are not unique."
@MainActor @Suite struct DiffableDuplicateItems7FEAE3 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS13)
    // Assumed: which call: appendSections(_:); other identifiers: "section".
    var snapshot = DiffableDataSourceSnapshot<String, String>()

    let said = captureCrash {
      simulator.run { snapshot.appendSections(["section", "section"]) }
    }?.reason

    #expect(
      said == """
        Fatal: supplied section identifiers are not unique.
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-section-exists, as iOS 27 words it. Reported:
///
/// "Diffable data source detected an attempt to insert or append 1 section identifier that already
/// exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier that
/// already exists: Shop.Shelf.novels"
@MainActor @Suite struct DiffableSectionExists7EE356 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: appendSections(_:).
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Shop.Shelf.novels"])

    let said = captureCrash {
      simulator.run { snapshot.appendSections(["Shop.Shelf.novels"]) }
    }?.reason

    #expect(
      said == """
        Diffable data source detected an attempt to insert or append 1 section identifier \
        that already exists in the snapshot. Identifiers in a snapshot must be unique. \
        Section identifier that already exists: Shop.Shelf.novels
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-no-sections, as iOS 27 words it. Reported:
///
/// "There are currently no sections in the data source. Please add a section first."
@MainActor @Suite struct DiffableNoSections8A772B {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: other identifiers: "item".
    var snapshot = DiffableDataSourceSnapshot<String, String>()

    let said = captureCrash { simulator.run { snapshot.appendItems(["item"]) } }?.reason

    #expect(
      said == """
        There are currently no sections in the data source. Please add a section first.
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-reconfigure-missing-item, as iOS 27 words it. Reported:
///
/// "Attempted to reconfigure item identifier that does not exist in the snapshot: <Shop.Entry:
/// 0x600003046a90; day: 1-2023-6-28; shelf: <Shop.Shelf: 0x600003046f70>; assigned: (null)>"
@MainActor @Suite struct DiffableReconfigureMissingItemEEF377 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: other identifiers: "section".
    let identifier = """
      <Shop.Entry: 0x600003046a90; day: 1-2023-6-28; shelf: <Shop.Shelf: 0x600003046f70>; \
      assigned: (null)>
      """
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])

    let said = captureCrash { simulator.run { snapshot.reconfigureItems([identifier]) } }?.reason

    #expect(
      said == """
        Attempted to reconfigure item identifier that does not exist in the snapshot: \
        <Shop.Entry: 0x600003046a90; day: 1-2023-6-28; shelf: <Shop.Shelf: 0x600003046f70>; \
        assigned: (null)>
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-invalid-parameter, as iOS 27 words it. Reported:
///
/// "Invalid parameter not satisfying: fromSection != NSNotFound"
@MainActor @Suite struct DiffableInvalidParameterDE83B1 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: moveSection(_:beforeSection:); other identifiers: "section", "missing".
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])

    let said = captureCrash {
      simulator.run { snapshot.moveSection("missing", beforeSection: "section") }
    }?.reason

    #expect(
      said == """
        Invalid parameter not satisfying: fromSection != NSNotFound
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-invalid-parameter, as iOS 27 words it. Reported:
///
/// "Invalid parameter not satisfying: itemIdentifiers"
@MainActor @Suite struct DiffableInvalidParameter8ECA75 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let snapshot = DiffableDataSourceSnapshotReference()
    // What nil is in Objective-C.
    let nothing = unsafeBitCast(0, to: [Any].self)

    let said = captureCrash {
      simulator.run { snapshot.reconfigureItems(withIdentifiers: nothing) }
    }?.reason

    #expect(
      said == """
        Invalid parameter not satisfying: itemIdentifiers
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-insert-destination-in-list, as iOS 27 words it. Reported:
///
/// "Invalid update: destination for insertion operation [Emma] is in the insertion identifier list
/// for update: <…>."
@MainActor @Suite struct DiffableInsertDestinationInList5927BC {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: insertItems(_:beforeItem:); other identifiers: "section".
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])
    snapshot.appendItems(["Emma"])

    let said = captureCrash {
      simulator.run { snapshot.insertItems(["Dune", "Emma"], beforeItem: "Emma") }
    }?.reason

    #expect(
      said == """
        Invalid update: destination for insertion operation [Emma] is in the insertion \
        identifier list for update: <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: \
        INS; destinationIdentifier:Emma; destIsSection: 0; identifiers: [Dune,Emma]>.
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// section-snapshot-duplicate-items, as iOS 27 words it. Reported:
///
/// "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {( Emma )}"
@MainActor @Suite struct SectionSnapshotDuplicateItems6340DF {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: append(_:to:).
    var snapshot = DiffableDataSourceSectionSnapshot<String>()

    let said = captureCrash { simulator.run { snapshot.append(["Emma", "Emma"]) } }?.reason

    #expect(
      said == """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
            Emma
        )}
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// section-snapshot-missing-item, as iOS 27 words it. Reported:
///
/// "Child item identifier does not exist in section snapshot: Emma"
@MainActor @Suite struct SectionSnapshotMissingItem4C9F65 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let snapshot = DiffableDataSourceSectionSnapshot<String>()

    let said = captureCrash { simulator.run { _ = snapshot.parent(of: "Emma") } }?.reason

    #expect(
      said == """
        Child item identifier does not exist in section snapshot: Emma
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-cell-provider-nil, as iOS 27 words it. Reported:
///
/// "UITableViewDiffableDataSource cell provider returned nil for index path <…> {length = 2, path =
/// 1 - 30} with item identifier 'Emma', which is not allowed. You must always return a cell to the
/// table view: <…>"
@MainActor @Suite struct DiffableCellProviderNilB75A79 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let missing = "Emma"
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: tableView) {
      tableView, indexPath, item in
      item == missing
        ? nil : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<30).map { "item \($0)" })
    snapshot.appendItems([missing])
    simulator.run { source.apply(snapshot, animatingDifferences: false) }

    let said = captureCrash {
      simulator.show(tableView)
      tableView.scrollToRow(at: IndexPath(row: 30, section: 1), at: .middle, animated: false)
      simulator.layoutIfNeeded()
    }?.reason

    #expect(
      said == """
        UITableViewDiffableDataSource cell provider returned nil for index path \
        <NSIndexPath: 0xc000000003c00116> {length = 2, path = 1 - 30} with item identifier \
        'Emma', which is not allowed. You must always return a cell to the table view: \
        \(tableView)
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-no-supplementary-provider, as iOS 27 words it. Reported:
///
/// "CollectionView <…> requested a supplementary view, but a supplementaryViewProvider was not
/// specified on the diffable data source. Please configure the diffable data source accordingly and
/// add the supplementary provider"
@MainActor @Suite struct DiffableNoSupplementaryProvider3C9C8E {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 44)
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<Int, String>(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["item"])
    simulator.run { source.apply(snapshot, animatingDifferences: false) }

    let said = captureCrash { simulator.show(collectionView) }?.reason

    #expect(
      said == """
        CollectionView \(collectionView) requested a supplementary view, but a \
        supplementaryViewProvider was not specified on the diffable data source. Please \
        configure the diffable data source accordingly and add the supplementary provider
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-direct-mutation, as iOS 27 words it. Reported:
///
/// "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the
/// UITableView's dataSource: please do not call mutation APIs directly on UITableView."
@MainActor @Suite struct DiffableDirectMutation67A30A {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: deleteRows(at:with:).
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: tableView) {
      tableView, indexPath, item in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["item"])
    simulator.show(tableView)
    source.apply(snapshot, animatingDifferences: false)

    let said = captureCrash {
      tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }?.reason

    #expect(
      said == """
        UITableView must be updated via the UITableViewDiffableDataSource APIs when acting \
        as the UITableView's dataSource: please do not call mutation APIs directly on \
        UITableView.
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-section-out-of-range, as iOS 27 words it. Reported:
///
/// "Invalid parameter not satisfying: section < _impl.numberOfSections"
@MainActor @Suite struct DiffableSectionOutOfRangeF3D7F4 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: the view is a table view; one section.
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: tableView) {
      tableView, indexPath, item in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["item"])
    simulator.show(tableView)
    source.apply(snapshot, animatingDifferences: false)

    let said = captureCrash { _ = source.tableView(tableView, numberOfRowsInSection: 1) }?.reason

    #expect(
      said == """
        Invalid parameter not satisfying: section < _impl.numberOfSections
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-invalid-parameter, as iOS 27 words it. Reported:
///
/// "Invalid parameter not satisfying: snapshot"
@MainActor @Suite struct DiffableInvalidParameterA5C1BA {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    let tableView = TableView()
    let source = TableViewDiffableSourceReference(tableView: tableView) { _, _, _ in nil }
    // What nil is in Objective-C.
    let nothing = unsafeBitCast(0, to: DiffableDataSourceSnapshotReference.self)

    let said = captureCrash {
      simulator.run { source.applySnapshot(nothing, animatingDifferences: false) }
    }?.reason

    #expect(
      said == """
        Invalid parameter not satisfying: snapshot
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// diffable-deadlock, as iOS 27 words it. Reported:
///
/// "Deadlock detected: calling this method on the main queue with outstanding async updates is not
/// permitted and will deadlock. Please always submit updates either always on the main queue or
/// always off the main queue - view=<…>"
@MainActor @Suite struct DiffableDeadlockAE4A11 {
  @Test func crashesAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which updates: one from another queue that has not arrived yet.
    let layout = CollectionViewFlowLayout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<Int, String>(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["item"])
    simulator.show(collectionView)
    DispatchQueue(label: "other").sync { @Sendable [snapshot] in
      source.apply(snapshot, animatingDifferences: false)
    }

    let said = captureCrash { source.apply(snapshot, animatingDifferences: false) }?.reason

    #expect(
      said == """
        Deadlock detected: calling this method on the main queue with outstanding async \
        updates is not permitted and will deadlock. Please always submit updates either \
        always on the main queue or always off the main queue - view=\(collectionView)
        """)

    // To test your own code: use your diffable data source with these items in place of `source`,
    // and call the method that crashed inside `captureCrash`.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }
}

/// layout-attributes-ignored, as iOS 27 words it. Reported:
///
/// "Layout attributes <…> at 0 - 0 were received from the layout <…> but are not valid for the data
/// source counts. Attributes will be ignored."
@MainActor @Suite struct LayoutAttributesIgnored7EC5B7 {
  @Test func warnsAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 0 items in section 0; no other section.
    let source = Source([0])
    let layout = Layout()
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    simulator.show(collectionView)
    let said = simulator.console.lines.first?.text

    #expect(
      said.map(masked) == """
        Layout attributes <UICollectionViewLayoutAttributes: 0x…> index path: (<NSIndexPath: \
        0x…> {length = 2, path = 0 - 0}); frame = (0 0; 100 44);  were received from the \
        layout <Layout> but are not valid for the data source counts. Attributes will be \
        ignored.
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that led to the warning in place of the last call.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor private final class Layout: CollectionViewLayout {
    nonisolated override var description: String { "<Layout>" }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      return [attributes]
    }
  }

  /// A message without the addresses in it.
  private func masked(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

/// flow-layout-item-size-warning, as iOS 27 words it. Reported:
///
/// "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be
/// less than the width of the UICollectionView minus the section insets left and right values,
/// minus the content insets left and right values."
@MainActor @Suite struct FlowLayoutItemSizeWarning8AD82C {
  @Test func warnsAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 item in section 0; no other section.
    let source = Source([1])
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: simulator.screenSize.width + 1, height: 44)
    let collectionView = CollectionView(
      frame: simulator.screenBounds, collectionViewLayout: layout)
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source

    simulator.show(collectionView)
    let said = simulator.console.lines.first?.text

    #expect(
      said == """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section \
        insets left and right values, minus the content insets left and right values.
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that led to the warning in place of the last call.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, CollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

/// cell-for-row-during-update, as iOS 27 words it. Reported:
///
/// "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of
/// updating its visible cells, which is not allowed. Make a symbolic breakpoint at
/// UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see
/// what caused this to occur. Perhaps you are trying to ask the table view for a cell from inside a
/// table view callback about a specific row? Table view: <…>"
@MainActor @Suite struct CellForRowDuringUpdateDD2FA8 {
  @Test func warnsAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: 1 row in section 0; no other section.
    let source = Source([1])
    let tableView = TableView(frame: simulator.screenBounds, style: .plain)
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = source

    simulator.show(tableView)
    let said = simulator.console.lines.first?.text

    #expect(
      said == """
        Attempted to call -cellForRowAtIndexPath: on the table view while it was in the \
        process of updating its visible cells, which is not allowed. Make a symbolic \
        breakpoint at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch \
        this in the debugger and see what caused this to occur. Perhaps you are trying to \
        ask the table view for a cell from inside a table view callback about a specific \
        row? Table view: \(tableView)
        """)

    // To test your own code: use your data source with these counts in place of `Source`, and
    // call the method that led to the warning in place of the last call.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  @MainActor private final class Source: NSObject, TableViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      _ = tableView.cellForRow(at: indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}

/// diffable-item-exists-warning, as iOS 27 words it. Reported:
///
/// "Diffable data source detected an attempt to insert or append 2 item identifiers that already
/// exist in the snapshot. The existing item identifiers will be moved into place instead, but this
/// operation will be more expensive. For best performance, inserted item identifiers should always
/// be unique. Set a symbolic breakpoint on
/// BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger.
/// Item identifiers that already exist: ( Shop.Book, Shop.Book )"
@MainActor @Suite struct DiffableItemExistsWarningAD0A09 {
  @Test func warnsAsReported() {
    let simulator = Simulator(profile: .iOS27)
    // Assumed: which call: appendItems(_:toSection:); other identifiers: "section".
    var snapshot = DiffableDataSourceSnapshot<Name, Name>()
    snapshot.appendSections([Name("section")])
    snapshot.appendItems([Name("Shop.Book"), Name("Shop.Book", 1)])

    simulator.run { snapshot.appendItems([Name("Shop.Book"), Name("Shop.Book", 1)]) }
    let said = simulator.console.lines.first?.text

    #expect(
      said == """
        Diffable data source detected an attempt to insert or append 2 item identifiers that \
        already exist in the snapshot. The existing item identifiers will be moved into \
        place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in \
        the debugger. Item identifiers that already exist: (
            \"Shop.Book\",
            \"Shop.Book\"
        )
        """)

    // To test your own code: build the snapshot with your code, from these identifiers, and call
    // the method that led to the warning in place of the last call.
    // Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
  }

  private struct Name: Hashable, CustomDebugStringConvertible {
    let debugDescription: String
    let number: Int

    init(_ text: String, _ number: Int = 0) {
      (debugDescription, self.number) = (text, number)
    }
  }
}
