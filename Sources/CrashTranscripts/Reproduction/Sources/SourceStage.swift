import DiffableKit
import HeadlessKit
import ListCore

/// A list and its diffable data source, on which a screenplay is performed.
@MainActor
struct SourceStage {
  /// The list.
  let view: View
  private let screenplay: SourceScreenplay
  private let simulator: Simulator
  private let source: Source

  /// The operations that a stage needs of the data source and the list, for either kind of list.
  @MainActor
  struct Source {
    let apply: @Sendable (Snapshot) -> Void
    let reveal: (IndexPath) -> Void
    let deleteFirst: () -> Void
    let countItems: (_ section: Int) -> Void
    let makeCell: (IndexPath) -> Void
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Int, String>

  init(_ screenplay: SourceScreenplay, _ simulator: Simulator) {
    self.screenplay = screenplay
    self.simulator = simulator
    switch screenplay.kind {
    case .table:
      let table = TableView(frame: simulator.screenBounds, style: .plain)
      (view, source) = (table, Source(table, screenplay))
    case .collection:
      let collectionView = CollectionView(
        frame: simulator.screenBounds, collectionViewLayout: screenplay.makeLayout())
      (view, source) = (collectionView, Source(collectionView, screenplay))
    }
  }

  /// Performs the action of the screenplay.
  func act() {
    let snapshot = screenplay.snapshot
    switch screenplay.action {
    case .provideNoCell, .provideNoHeader:
      source.apply(snapshot)
      simulator.show(view)
      if screenplay.place.item > 0 {
        source.reveal(IndexPath(screenplay.place))
        simulator.layoutIfNeeded()
      }
    case .deleteByHand:
      simulator.show(view)
      source.apply(snapshot)
      source.deleteFirst()
    case .countMissingSection:
      simulator.show(view)
      source.apply(snapshot)
      source.countItems(snapshot.numberOfSections)
    case .makeMissingCell:
      simulator.show(view)
      source.apply(snapshot)
      source.makeCell(IndexPath(item: snapshot.numberOfItems, section: 0))
    case .applyOnTwoQueues:
      simulator.show(view)
      let apply = source.apply
      DispatchQueue(label: "other").sync { @Sendable in apply(snapshot) }
      apply(snapshot)
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

  /// Returns whether the provider returns a cell for an item.
  func hasCell(of item: String) -> Bool {
    action != .provideNoCell || item != self.item
  }

  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message of the data source, or `nil` if there was none.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let stage = simulator.run { SourceStage(self, simulator) }
    let crash = captureCrash { simulator.run { stage.act() } }
    return Performance(crash, simulator.console, viewDescription: stage.view.description)
  }
}

// The two kinds of lists. For the full names of the mutation methods see ``TableStage``.

extension SourceStage.Source {
  init(_ table: TableView, _ screenplay: SourceScreenplay) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, item in
      screenplay.hasCell(of: item)
        ? table.dequeueReusableCell(withIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      reveal: { table.scrollToRow(at: $0, at: .middle, animated: false) },
      deleteFirst: { table.deleteRows(at:with:)([IndexPath(row: 0, section: 0)], .automatic) },
      countItems: { _ = source.tableView(table, numberOfRowsInSection: $0) },
      makeCell: { _ = source.tableView(table, cellForRowAt: $0) })
  }

  init(_ collectionView: CollectionView, _ screenplay: SourceScreenplay) {
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<Int, String>(collectionView: collectionView) {
      collectionView, path, item in
      screenplay.hasCell(of: item)
        ? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      reveal: { collectionView.scrollToItem(at: $0, at: .centeredVertically, animated: false) },
      deleteFirst: { collectionView.deleteItems(at:)([IndexPath(item: 0, section: 0)]) },
      countItems: { _ = source.collectionView(collectionView, numberOfItemsInSection: $0) },
      makeCell: { _ = source.collectionView(collectionView, cellForItemAt: $0) })
  }
}
