import DiffableKit
import HeadlessKit
import ListCore

/// A list and its diffable data source, about to perform a screenplay.
@MainActor
struct SourceStage {
  /// The list.
  let view: View
  private let screenplay: SourceScreenplay
  private let host: ListHost
  private let source: Source

  /// What a stage asks of the data source and of the list, whichever kind they are.
  struct Source {
    var apply: (Snapshot) -> Void
    var applyOnAnotherQueue: (Snapshot) -> Void
    var applyNothing: () -> Void
    var reveal: (IndexPath) -> Void
    var deleteFirst: () -> Void
    var countItems: (_ section: Int) -> Void
    var makeCell: (IndexPath) -> Void
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Int, String>

  init(_ screenplay: SourceScreenplay, _ host: ListHost) {
    self.screenplay = screenplay
    self.host = host
    switch screenplay.kind {
    case .table:
      let table = TableView(frame: host.screenBounds, style: .plain)
      (view, source) = (table, Source(table, screenplay))
    case .collection:
      let collectionView = CollectionView(
        frame: host.screenBounds, collectionViewLayout: screenplay.makeLayout())
      (view, source) = (collectionView, Source(collectionView, screenplay))
    }
  }

  /// Does what the screenplay says.
  func act() {
    host.show(view)
    let snapshot = screenplay.snapshot
    switch screenplay.action {
    case .provideNoCell, .provideNoHeader:
      source.apply(snapshot)
      if screenplay.place.item > 0 {
        source.reveal(IndexPath(screenplay.place))
        host.layoutIfNeeded()
      }
    case .deleteByHand:
      source.apply(snapshot)
      source.deleteFirst()
    case .countMissingSection:
      source.apply(snapshot)
      source.countItems(snapshot.numberOfSections)
    case .makeMissingCell:
      source.apply(snapshot)
      source.makeCell(IndexPath(item: snapshot.numberOfItems, section: 0))
    case .applyOnTwoQueues:
      source.applyOnAnotherQueue(snapshot)
      source.apply(snapshot)
    case .applyNothing:
      source.applyNothing()
    }
  }
}

extension SourceScreenplay {
  /// The snapshot that is applied.
  fileprivate var snapshot: SourceStage.Snapshot {
    var snapshot = SourceStage.Snapshot()
    snapshot.appendSections(Array(0...place.section))
    snapshot.appendItems((0..<place.item).map { "\(filler) \($0)" } + [item])
    return snapshot
  }

  @MainActor
  fileprivate func makeLayout() -> CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    if action == .provideNoHeader { layout.headerReferenceSize = CGSize(width: 100, height: 44) }
    return layout
  }

  /// Whether the provider makes a cell of an item.
  fileprivate func hasCell(of item: String) -> Bool {
    action != .provideNoCell || item != self.item
  }

  /// Performs the screenplay on a device of its own with a release of the system.
  ///
  /// - Returns: What the data source said first, or `nil` if it had no reason to say anything.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let host = ListHost(profile: profile)
    let stage = host.run { SourceStage(self, host) }
    let crash = captureCrash { host.run { stage.act() } }
    return Performance(crash, host.console, viewDescription: stage.view.description)
  }
}

extension SourceStage.Source {
  /// The queue that is not the main one.
  private static let otherQueue = DispatchQueue(label: "other")

  fileprivate init(_ table: TableView, _ screenplay: SourceScreenplay) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, item in
      screenplay.hasCell(of: item)
        ? table.dequeueReusableCell(withIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      applyOnAnotherQueue: { snapshot in
        Self.otherQueue.sync { @Sendable in source.apply(snapshot, animatingDifferences: false) }
      },
      applyNothing: {},
      reveal: { table.scrollToRow(at: $0, at: .middle, animated: false) },
      deleteFirst: { table.deleteRows(at:with:)([IndexPath(row: 0, section: 0)], .automatic) },
      countItems: { _ = source.tableView(table, numberOfRowsInSection: $0) },
      makeCell: { _ = source.tableView(table, cellForRowAt: $0) })
  }

  fileprivate init(_ collectionView: CollectionView, _ screenplay: SourceScreenplay) {
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<Int, String>(collectionView: collectionView) {
      collectionView, path, item in
      screenplay.hasCell(of: item)
        ? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      applyOnAnotherQueue: { snapshot in
        Self.otherQueue.sync { @Sendable in source.apply(snapshot, animatingDifferences: false) }
      },
      applyNothing: {},
      reveal: { collectionView.scrollToItem(at: $0, at: .centeredVertically, animated: false) },
      deleteFirst: { collectionView.deleteItems(at:)([IndexPath(item: 0, section: 0)]) },
      countItems: { _ = source.collectionView(collectionView, numberOfItemsInSection: $0) },
      makeCell: { _ = source.collectionView(collectionView, cellForItemAt: $0) })
  }
}
