import DiffableKit
import HeadlessKit
import ListCore

/// The collection view of a survival test.
@MainActor
final class CollectionSurvivalStage: NSObject, SurvivalStage, CollectionViewDataSource {
  let simulator: Simulator
  let list: CollectionView
  private var diffable: CollectionViewDiffableSource<String, String>?
  private var hasMoved = false

  init(_ simulator: Simulator, usesSnapshots: Bool) {
    self.simulator = simulator
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: simulator.screenSize.width, height: 44)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: simulator.screenSize.width, height: 30)
    list = CollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    list.register(SurvivalCollectionCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      SurvivalCollectionHeader.self, forSupplementaryViewOfKind: Self.headerKind,
      withReuseIdentifier: "header")
    if usesSnapshots {
      let diffable = CollectionViewDiffableSource<String, String>(collectionView: list) {
        Self.cell($0, $1, $2)
      }
      diffable.supplementaryViewProvider = { Self.header($0, $2) }
      diffable.reorderingHandlers.canReorderItem = { _ in true }
      diffable.reorderingHandlers.didReorder = { [weak self] _ in self?.hasMoved = true }
      diffable.apply(SurvivalModel.snapshot(for: nil), animatingDifferences: false)
      self.diffable = diffable
    } else {
      list.dataSource = self
    }
    simulator.show(list)
    list.contentOffset = CGPoint(x: 0, y: SurvivalModel.offset)
    _ = simulator.trySettling()
  }

  func perform(_ operation: SurvivalMatrix.Operation) {
    perform(operation, operation.isApply ? SurvivalModel.snapshot(for: operation) : nil)
  }

  private func perform(
    _ operation: SurvivalMatrix.Operation, _ snapshot: DiffableDataSourceSnapshot<String, String>?
  ) {
    switch operation {
    case .reloadData: list.reloadData()
    case .reloadItem: list.reloadItems(at: [SurvivalModel.path])
    case .reloadSection: list.reloadSections([SurvivalModel.path.section])
    case .reconfigure: list.reconfigureItems(at: [SurvivalModel.path])
    case .apply, .applyReloading, .applyReconfiguring: snapshot.map { diffable?.apply($0) }
    case .applyWithoutAnimation:
      snapshot.map { diffable?.apply($0, animatingDifferences: false) }
    case .applyUsingReloadData: snapshot.map { diffable?.applySnapshotUsingReloadData($0) }
    }
  }

  var cell: (any SurvivalCell)? {
    list.cellForItem(at: SurvivalModel.path) as? SurvivalCollectionCell
  }
  var cells: [any SurvivalCell] { list.visibleCells.compactMap { $0 as? SurvivalCollectionCell } }
  var header: (any SurvivalView)? {
    let path = IndexPath(item: 0, section: SurvivalModel.path.section)
    return list.supplementaryView(forElementKind: Self.headerKind, at: path)
      as? SurvivalCollectionHeader
  }

  func select() {
    list.selectItem(at: SurvivalModel.path, animated: false, scrollPosition: [])
  }

  func edit() { list.isEditing = true }

  var isEdited: Bool {
    list.isEditing
      && (list.cellForItem(at: SurvivalModel.path)?.configurationState.isEditing ?? false)
  }

  /// Returns `nil`: a collection view with a flow layout has no swipe actions.
  func swipe(_ body: @escaping () -> Void) -> SurvivalMatrix.Fate? { nil }

  func fateOfExpansion(after operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate? {
    guard let diffable else { return nil }
    return simulator.run {
      var outline = DiffableDataSourceSectionSnapshot<String>()
      outline.append(SurvivalModel.sections[1])
      outline.append(["child"], to: SurvivalModel.item)
      outline.expand([SurvivalModel.item])
      diffable.apply(outline, to: "B", animatingDifferences: false)
      _ = simulator.trySettling()
      var snapshot = diffable.snapshot()
      SurvivalModel.change(&snapshot, for: operation)
      perform(operation, snapshot)
      _ = simulator.trySettling()
      let result = diffable.snapshot(for: "B")
      let isExpanded = result.isExpanded(SurvivalModel.item) && result.isVisible("child")
      return isExpanded ? .survives : .lost
    }
  }

  func fateOfDrag(during operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate? {
    simulator.run {
      let path = SurvivalModel.path
      let target = IndexPath(item: path.item + 2, section: path.section)
      guard let place = list.layoutAttributesForItem(at: target)?.center,
        list.beginInteractiveMovementForItem(at: path)
      else { return nil }
      list.updateInteractiveMovementTargetPosition(place)
      perform(operation)
      _ = simulator.trySettling()
      list.endInteractiveMovement()
      _ = simulator.trySettling()
      return hasMoved ? .survives : .lost
    }
  }

  // MARK: Data source

  private static let headerKind = CollectionView.elementKindSectionHeader

  private static func header(
    _ view: CollectionView, _ path: IndexPath
  ) -> CollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: headerKind, withReuseIdentifier: "header", for: path)
  }

  private static func cell(
    _ view: CollectionView, _ path: IndexPath, _ text: String
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    var content = ListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    SurvivalModel.sections.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    SurvivalModel.sections[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    Self.cell(collectionView, indexPath, SurvivalModel.sections[indexPath.section][indexPath.item])
  }

  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    hasMoved = true
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    Self.header(collectionView, indexPath)
  }
}

private final class SurvivalCollectionCell: CollectionViewCell, SurvivalCell {
  var reuses = 0
  var typed = ""
  let field = TextField(frame: CGRect(x: 150, y: 0, width: 100, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class SurvivalCollectionHeader: CollectionReusableView, SurvivalView {
  var reuses = 0
  var typed = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
