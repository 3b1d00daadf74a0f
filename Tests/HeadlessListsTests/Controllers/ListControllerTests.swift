import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Table view controllers and collection view controllers (behaviour 9.3).
@MainActor
@Suite struct ListControllerTests {
  let simulator = Simulator()

  @Test func theTableIsTheView() {
    let controller = TableViewController(style: .grouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(TableViewController().tableView.style == .plain)
  }

  @Test func aRefreshControlDoesNotLoadTheTable() {
    let controller = TableViewController(style: .plain)
    #expect(controller.refreshControl == nil)
    let control = RefreshControl()
    controller.refreshControl = control
    #expect(controller.refreshControl === control)
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.refreshControl === control)
    controller.refreshControl = nil
    #expect(controller.tableView.refreshControl == nil)
    #expect(controller.refreshControl == nil)
  }

  @Test func theRefreshControlIsThatOfTheLoadedTable() {
    let controller = TableViewController(style: .plain)
    controller.loadViewIfNeeded()
    let (first, second) = (RefreshControl(), RefreshControl())
    controller.refreshControl = first
    #expect(controller.tableView.refreshControl === first)
    controller.tableView.refreshControl = second
    #expect(controller.refreshControl === second)
    controller.tableView.refreshControl = nil
    #expect(controller.refreshControl == nil)
  }

  @Test func aTableOfLoadViewGetsTheRefreshControlBeforeItAppears() {
    final class OwnTable: TableViewController {
      override func loadView() { tableView = TableView() }
    }
    let controller = OwnTable(style: .plain)
    let control = RefreshControl()
    controller.refreshControl = control
    controller.loadViewIfNeeded()
    #expect(controller.refreshControl === control)
    simulator.show(controller)
    #expect(controller.tableView.refreshControl === control)
  }

  // behaviour 9.3
  @Test func theFirstAppearanceReloadsAndEachOneClearsTheSelection() {
    let controller = BookController(style: .plain)
    controller.loadViewIfNeeded()
    #expect(controller.countQuestions == 0)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.countQuestions == 1)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.countQuestions == 1)
  }

  @Test(arguments: [false, true])
  func theFirstRowIsBelowTheBar(isLoadedEarly: Bool) {
    let controller = BookController(style: .plain)
    controller.loadViewIfNeeded()
    if isLoadedEarly { controller.tableView.reloadData() }
    let navigation = NavigationController(rootViewController: controller)
    navigation.loadViewIfNeeded()
    simulator.show(navigation)
    #expect(controller.tableView.contentOffset.y == -navigation.navigationBar.frame.maxY)
  }

  @Test func clearingTheSelectionCanBeSwitchedOff() {
    let controller = BookController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = false
    controller.loadViewIfNeeded()
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(true, animated: false)
    // The reload of the first appearance deselects, as every reload does.
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
  }

  /// Methods that a controller does not override count as unimplemented: its table looks like that
  /// of an object that lacks them.
  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func unoverriddenMethodsCountAsAbsent(style: TableView.Style) throws {
    let controller = BookController(style: style)
    simulator.show(controller)
    let source = BookSource()
    let table = simulator.run { TableView(frame: simulator.screenBounds, style: style) }
    (table.dataSource, table.delegate) = (source, source)
    simulator.show(table)
    for tableView in [controller.tableView, table].compactMap(\.self) {
      tableView.rowHeight = 50
      simulator.layoutIfNeeded()
    }
    #expect(controller.tableView.contentSize == table.contentSize)
    #expect(controller.tableView.rect(forSection: 0) == table.rect(forSection: 0))
    #expect(controller.tableView.rectForRow(at: [0, 2]) == table.rectForRow(at: [0, 2]))
    #expect(controller.tableView.visibleCells.count == table.visibleCells.count)
    #expect(controller.tableView.headerView(forSection: 0) == nil)
    let methods = TableOptionalMethod.ofDataSource.union(TableOptionalMethod.ofDelegate)
    for tableView in [controller.tableView, table].compactMap(\.self) {
      simulator.show(tableView)
      #expect(throws: QueryFailure.self) {
        try simulator.swipeToDelete(at: [0, 0], in: tableView)
      }
      tableView.isEditing = true
      simulator.layoutIfNeeded()
      #expect(try simulator.drag(from: [0, 0], to: [0, 2], in: tableView) == false)
      #expect(methods.filter { tableView.optionalMethods.presence(of: $0) == .present } == [])
    }
    #expect(
      methods.filter { controller.tableView.optionalMethods.presence(of: $0) == .absent }
        == methods.filter { table.optionalMethods.presence(of: $0) == .absent })
  }

  @Test func itemsMoveOnlyIfMoveItemAtIsImplemented() {
    let controller = TileController(collectionViewLayout: CollectionViewFlowLayout())
    simulator.show(controller)
    guard let list = controller.collectionView else { return }
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    let target = list.layoutAttributesForItem(at: [0, 2])?.center
    list.updateInteractiveMovementTargetPosition(target ?? .zero)
    list.endInteractiveMovement()
    #expect(list.optionalMethods.presence(of: .moveItem) == .absent)
  }

  @Test func overriddenMethodsAreCalled() throws {
    let controller = TallController(style: .grouped)
    simulator.show(controller)
    #expect((0..<3).map { controller.tableView.rectForRow(at: [0, $0]).height } == [30, 31, 32])
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    try simulator.tap([0, 2], in: controller.tableView)
    #expect(controller.selected == [[0, 2]])
    try simulator.tapSwipeAction("Mark", at: [0, 1], in: controller.tableView)
    #expect(controller.marked == 1)
  }

  @Test func rowsMoveOnlyIfMoveRowAtIsImplemented() throws {
    let (still, loose) = (BookController(style: .plain), TallController(style: .plain))
    for (controller, moves) in [(still as TableViewController, false), (loose, true)] {
      simulator.show(controller)
      controller.setEditing(true, animated: false)
      simulator.layoutIfNeeded()
      #expect(try simulator.drag(from: [0, 0], to: [0, 2], in: controller.tableView) == moves)
    }
    #expect(loose.moves == ["0 to 2"])
  }

  // behaviour 17.5
  @Test func editingLoadsTheList() {
    let shelf = BookController(style: .plain)
    shelf.setEditing(true, animated: false)
    #expect(shelf.isViewLoaded)
    #expect(shelf.tableView.isEditing)
    let tiles = TileController(collectionViewLayout: CollectionViewFlowLayout())
    tiles.setEditing(true, animated: true)
    #expect(tiles.isViewLoaded)
    #expect(tiles.collectionView.isEditing)
  }

  // behaviour 22.2
  @Test func aSelectionOfSeveralRowsIsNotCleared() {
    let shelf = BookController(style: .plain)
    simulator.show(shelf)
    shelf.tableView.allowsMultipleSelection = true
    for row in [0, 2] {
      shelf.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    simulator.closeWindows()
    simulator.show(shelf)
    #expect(shelf.tableView.indexPathsForSelectedRows == [[0, 0], [0, 2]])
  }

  // behaviour 9.3: the collection view is in the view, and is not the view
  @Test func theCollectionViewFillsTheView() throws {
    let controller = TileController(collectionViewLayout: CollectionViewFlowLayout())
    simulator.show(controller)
    #expect(controller.collectionView !== controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    try simulator.tap([0, 1], in: controller.collectionView)
    #expect(controller.selected == [[0, 1]])
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    simulator.closeWindows()
    simulator.show(controller)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
  }

  @Test func theCollectionViewCanBeReplaced() {
    let controller = TileController(collectionViewLayout: CollectionViewFlowLayout())
    let early = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    controller.collectionView = early
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView === early)
    #expect(early.superview === controller.view)
    controller.collectionView = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect(early.superview == nil)
    #expect(controller.view.subviews == [controller.collectionView])
  }
}

private class BookController: TableViewController {
  var countQuestions = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
  }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    countQuestions += 1
    return 3
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
  }
}

private final class TallController: BookController {
  var selected: [IndexPath] = []
  var marked = 0
  var moves: [String] = []
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    30 + CGFloat(indexPath.row)
  }
  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
        self?.marked += 1
        done(true)
      }
    ])
  }
  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)") }
}

private final class BookSource: NSObject, TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class TileController: CollectionViewController {
  var selected: [IndexPath] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }
}
