import DiffableKit
import HeadlessKit
import ListCore

/// The table of a survival test.
@MainActor
final class TableSurvivalStage: NSObject, SurvivalStage, TableViewDataSource, TableViewDelegate {
  let simulator: Simulator
  let list = TableView(frame: .zero, style: .plain)
  private var diffable: TableViewDiffableSource<String, String>?
  private var swiping: (() -> Void)?
  private var endOfSwipe: SurvivalMatrix.Fate?

  init(_ simulator: Simulator, usesSnapshots: Bool) {
    self.simulator = simulator
    super.init()
    list.rowHeight = 44
    list.sectionHeaderHeight = 30
    list.register(SurvivalTableCell.self, forCellReuseIdentifier: "cell")
    list.register(SurvivalTableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    list.delegate = self
    if usesSnapshots {
      let diffable = EditableSource(tableView: list) { Self.cell($0, $1, $2) }
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
    let snapshot = operation.isApply ? SurvivalModel.snapshot(for: operation) : nil
    switch operation {
    case .reloadData: list.reloadData()
    case .reloadItem: list.reloadRows(at: [SurvivalModel.path], with: .automatic)
    case .reloadSection: list.reloadSections([SurvivalModel.path.section], with: .automatic)
    case .reconfigure: list.reconfigureRows(at: [SurvivalModel.path])
    case .apply, .applyReloading, .applyReconfiguring: snapshot.map { diffable?.apply($0) }
    case .applyWithoutAnimation:
      snapshot.map { diffable?.apply($0, animatingDifferences: false) }
    case .applyUsingReloadData: snapshot.map { diffable?.applySnapshotUsingReloadData($0) }
    }
  }

  var cell: (any SurvivalCell)? { list.cellForRow(at: SurvivalModel.path) as? SurvivalTableCell }
  var cells: [any SurvivalCell] { list.visibleCells.compactMap { $0 as? SurvivalTableCell } }
  var header: (any SurvivalView)? {
    list.headerView(forSection: SurvivalModel.path.section) as? SurvivalTableHeader
  }

  func select() {
    list.selectRow(at: SurvivalModel.path, animated: false, scrollPosition: .none)
  }

  func edit() { list.setEditing(true, animated: false) }

  var isEdited: Bool {
    list.isEditing && list.cellForRow(at: SurvivalModel.path)?.isEditing == true
  }

  func swipe(_ body: @escaping () -> Void) -> SurvivalMatrix.Fate? {
    swiping = body
    try? simulator.tapSwipeAction("Act", at: SurvivalModel.path, in: list)
    return endOfSwipe
  }

  /// Returns `nil`: tables have no section snapshots.
  func fateOfExpansion(after operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate? { nil }

  /// Returns `nil`: a table moves rows by itself, from touch to drop.
  func fateOfDrag(during operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate? { nil }

  // MARK: Data source

  private static func cell(_ table: TableView, _ path: IndexPath, _ text: String) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = text
    return cell
  }

  func numberOfSections(in tableView: TableView) -> Int { SurvivalModel.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    SurvivalModel.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    Self.cell(tableView, indexPath, SurvivalModel.sections[indexPath.section][indexPath.row])
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Act") { [weak self] _, _, done in
        self?.swiping?()
        done(true)
      }
    ])
  }

  /// Records the end of a swipe. The row is `nil` if the table lost it in the meantime.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    endOfSwipe = indexPath == SurvivalModel.path ? .survives : .lost
  }
}

/// A diffable data source that allows rows to be edited, as clients' subclasses do. (behaviour
/// 6.13)
private final class EditableSource: TableViewDiffableSource<String, String> {
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

private final class SurvivalTableCell: TableViewCell, SurvivalCell {
  var reuses = 0
  var typed = ""
  let field = TextField(frame: CGRect(x: 150, y: 0, width: 100, height: 40))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class SurvivalTableHeader: TableViewHeaderFooterView, SurvivalView {
  var reuses = 0
  var typed = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
