import HeadlessKit
import ListCore

/// The parts of a test that makes a diffable data source produce a message again.
struct SourceTest {
  let screenplay: SourceScreenplay
  let performance: Performance
  let profile: SystemProfile
  /// The comment that lists the assumptions.
  let assumed: [String]

  /// The parts of the test.
  var content: TestContent {
    TestContent(
      stage: TestContent.simulator(profile) + assumed + missing + makeView + makeSource
        + makeSnapshot
        + preparation,
      act: TestContent.capture(call, performance),
      expected: TestContent.expectation(
        of: performance.text(callingView: TestContent.viewMark), view: view, masks: false),
      imports: ["DiffableKit", "HeadlessKit"])
  }

  private var view: String { screenplay.kind.variable }
}

// MARK: - Before the call

extension SourceTest {
  /// The item without a cell.
  private var missing: [String] {
    guard screenplay.action == .provideNoCell else { return [] }
    return SwiftLiteral.constant("missing", screenplay.item)
  }

  private var makeView: [String] {
    switch screenplay.kind {
    case .table:
      [
        "let tableView = TableView(frame: simulator.screenBounds, style: .plain)",
        "tableView.register(TableViewCell.self, forCellReuseIdentifier: \"cell\")",
      ]
    case .collection:
      ["let layout = CollectionViewFlowLayout()"]
        + (screenplay.action == .provideNoHeader
          ? ["layout.headerReferenceSize = CGSize(width: 100, height: 44)"] : []) + [
          "let collectionView = CollectionView(",
          "  frame: simulator.screenBounds, collectionViewLayout: layout)",
          "collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: \"cell\")",
        ]
    }
  }

  private var makeSource: [String] {
    let make =
      switch screenplay.kind {
      case .table: "TableViewDiffableSource<Int, String>(tableView: tableView)"
      case .collection:
        "CollectionViewDiffableSource<Int, String>(collectionView: collectionView)"
      }
    return ["let source = \(make) {", "  \(view), indexPath, item in"] + cell.indented() + ["}"]
  }

  private var cell: [String] {
    let dequeue =
      switch screenplay.kind {
      case .table: "tableView.dequeueReusableCell(withIdentifier: \"cell\", for: indexPath)"
      case .collection:
        "collectionView.dequeueReusableCell(withReuseIdentifier: \"cell\", for: indexPath)"
      }
    guard screenplay.action == .provideNoCell else { return [dequeue] }
    return ["item == missing", "  ? nil : \(dequeue)"]
  }

  private var makeSnapshot: [String] {
    let (section, count) = (screenplay.place.section, screenplay.place.item)
    let filler = "(0..<\(count)).map { \"\(screenplay.filler) \\($0)\" }"
    let item = screenplay.action == .provideNoCell ? "missing" : SwiftLiteral.text(screenplay.item)
    return [
      "var snapshot = DiffableDataSourceSnapshot<Int, String>()",
      "snapshot.appendSections(\(section < 4 ? "\(Array(0...section))" : "Array(0...\(section))"))",
    ] + (count > 0 ? ["snapshot.appendItems(\(filler))"] : [])
      + ["snapshot.appendItems([\(item)])"]
  }

  private var preparation: [String] {
    let show = ["simulator.show(\(view))"]
    switch screenplay.action {
    case .provideNoCell, .provideNoHeader:
      return ["simulator.run { \(apply) }"]
    case .deleteByHand, .countMissingSection, .makeMissingCell:
      return show + [apply]
    case .applyOnTwoQueues:
      return show + [
        "DispatchQueue(label: \"other\").sync { @Sendable [snapshot] in",
        "  source.apply(snapshot, animatingDifferences: false)",
        "}",
      ]
    }
  }
}

// MARK: - The call

extension SourceTest {
  private var apply: String { "source.apply(snapshot, animatingDifferences: false)" }

  private var call: [String] {
    switch screenplay.action {
    case .provideNoCell, .provideNoHeader: ["simulator.show(\(view))"] + reveal
    case .applyOnTwoQueues: [apply]
    case .deleteByHand:
      switch screenplay.kind {
      case .table: ["tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)"]
      case .collection: ["collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])"]
      }
    case .countMissingSection:
      switch screenplay.kind {
      case .table: ["_ = source.tableView(tableView, numberOfRowsInSection: 1)"]
      case .collection: ["_ = source.collectionView(collectionView, numberOfItemsInSection: 1)"]
      }
    case .makeMissingCell:
      ["_ = source.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))"]
    }
  }

  private var reveal: [String] {
    guard screenplay.place.item > 0 else { return [] }
    let path = screenplay.place.swiftCode(screenplay.kind)
    let scroll =
      switch screenplay.kind {
      case .table: "tableView.scrollToRow(at: \(path), at: .middle, animated: false)"
      case .collection:
        "collectionView.scrollToItem(at: \(path), at: .centeredVertically, animated: false)"
      }
    return SwiftLiteral.call(scroll) + ["simulator.layoutIfNeeded()"]
  }
}
