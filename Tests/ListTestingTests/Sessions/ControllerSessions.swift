import DiffableKit
import HeadlessKit
import ListTesting

/// A table with a diffable data source: random snapshots, with marks, animated or not.
@MainActor
final class DiffableSession: NSObject, SessionScreen {
  let table = TableView(frame: .zero, style: .insetGrouped)
  private let simulator: Simulator
  private let source: TableViewDiffableSource<String, String>
  private var notes = SessionModel([8, 8, 8])
  /// The names of the sections, which are as different as the items.
  private var names = ["A", "B", "C"]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = true
    source = TableViewDiffableSource(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = text
      return cell
    }
    super.init()
    simulator.show(table)
    source.apply(snapshot, animatingDifferences: false)
  }

  var model: [[String]] { notes.sections }
  var shown: ShownList { ShownList(table) }

  func layOutAgain() { table.setNeedsLayout() }

  private var snapshot: DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(names)
    for (name, items) in zip(names, notes.sections) { snapshot.appendItems(items, toSection: name) }
    return snapshot
  }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      try simulator.scroll(table, by: CGPoint(x: 0, y: .random(in: -400...400, using: &random)))
      return "scroll"
    case 1, 2:
      guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else { break }
      try simulator.tap(path, in: table)
      return "tap \(path)"
    case 3:
      source.applySnapshotUsingReloadData(snapshot)
      return "reload"
    default:
      apply(&random)
      return "apply"
    }
    return "nothing"
  }

  private func apply(_ random: inout SeededGenerator) {
    let edit = notes.edit(&random)
    if let section = edit.deletedSection { names.remove(at: section) }
    if let section = edit.insertedSection { names.insert(notes.newText(), at: section) }
    let before = Set(source.snapshot().itemIdentifiers)
    var next = snapshot
    let marked = next.itemIdentifiers.filter { text in
      before.contains(text) && Int.random(in: 0..<8, using: &random) == 0
    }
    if Bool.random(using: &random) {
      next.reloadItems(marked)
    } else {
      next.reconfigureItems(marked)
    }
    source.apply(next, animatingDifferences: Bool.random(using: &random))
  }
}

/// A list that a search bar filters; results come and go in batches.
@MainActor
final class SearchSession: NSObject, SessionScreen, TableViewDataSource, SearchResultsUpdating {
  let table = TableView(frame: .zero, style: .plain)
  private let simulator: Simulator
  private let search = SearchController(searchResultsController: nil)
  private var people = SessionModel([30])
  private var results: [String]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    results = people.sections[0]
    super.init()
    let screen = ViewController()
    screen.title = "People"
    screen.view = table
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    simulator.show(NavigationController(rootViewController: screen))
  }

  var model: [[String]] { [results] }
  var shown: ShownList { ShownList(table) }

  func layOutAgain() { table.setNeedsLayout() }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    let bar = search.searchBar
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2:
      let letter = ["a", "b", "1", "2", "x"].randomElement(using: &random) ?? ""
      try simulator.type(letter, into: bar)
      return "type \(letter)"
    case 3:
      try simulator.deleteBackward(in: bar)
      return "delete a letter"
    case 4:
      try simulator.clearText(in: bar)
      return "clear"
    case 5:
      try simulator.tapCancelButton(in: bar)
      return "cancel"
    case 6:
      guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else { break }
      try simulator.tap(path, in: table)
      return "tap \(path)"
    case 7:
      people.insert(people.newText(), at: [0, 0])
      updateSearchResults(for: search)
      return "add a person"
    default:
      try simulator.scroll(table, by: CGPoint(x: 0, y: .random(in: -300...300, using: &random)))
      return "scroll"
    }
    return "nothing"
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    let found = people.sections[0].filter { text.isEmpty || $0.contains(text) }
    let changes = found.difference(from: results)
    results = found
    table.performBatchUpdates {
      for change in changes {
        switch change {
        case .remove(let row, _, _): self.table.deleteRows(at: [[0, row]], with: .fade)
        case .insert(let row, _, _): self.table.insertRows(at: [[0, row]], with: .fade)
        }
      }
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = results[indexPath.row]
    return cell
  }
}

/// A list whose rows push a screen, on which an alert asks whether to delete the row.
@MainActor
final class NavigationSession: NSObject, SessionScreen, TableViewDataSource, TableViewDelegate {
  private let simulator: Simulator
  private let list = TableViewController(style: .insetGrouped)
  private let stack: NavigationController
  private var tasks = SessionModel([12, 4])

  init(_ simulator: Simulator) {
    self.simulator = simulator
    stack = NavigationController(rootViewController: list)
    super.init()
    list.title = "Tasks"
    list.tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (list.tableView.dataSource, list.tableView.delegate) = (self, self)
    simulator.show(stack)
  }

  var model: [[String]] { tasks.sections }
  var shown: ShownList { ShownList(list.tableView) }
  var isAlwaysInFront: Bool { false }
  var isInFront: Bool { stack.topViewController === list && stack.transitionCoordinator == nil }

  func layOutAgain() { list.tableView.setNeedsLayout() }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    if let alert = stack.presentedViewController as? AlertController {
      let choice = Bool.random(using: &random) ? "Delete" : "Cancel"
      try simulator.choose(choice, in: alert)
      return choice
    }
    if !isInFront, Int.random(in: 0..<4, using: &random) > 0 {
      if Bool.random(using: &random) {
        try simulator.tapBackButton(in: stack)
        return "back"
      }
      try simulator.tap(.button("Delete"))
      return "ask"
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      let paths = list.tableView.indexPathsForVisibleRows ?? []
      guard let path = paths.randomElement(using: &random) else { break }
      try simulator.tap(path, in: list.tableView)
      return "open \(path)"
    case 2:
      try simulator.scroll(
        list.tableView, by: CGPoint(x: 0, y: .random(in: -200...200, using: &random)))
      return "scroll"
    default:
      // Also while another screen covers the list, as when a server sends news.
      tasks.insert(tasks.newText(), at: [0, 0])
      list.tableView.insertRows(at: [[0, 0]], with: .automatic)
      return "add"
    }
    return "nothing"
  }

  private func delete(_ text: String) {
    for (section, texts) in tasks.sections.enumerated() {
      guard let row = texts.firstIndex(of: text) else { continue }
      let path = IndexPath(row: row, section: section)
      tasks.remove(at: path)
      list.tableView.deleteRows(at: [path], with: .automatic)
    }
    stack.popViewController(animated: true)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let text = tasks.sections[indexPath.section][indexPath.row]
    let detail = ViewController()
    detail.title = text
    detail.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Delete", style: .plain, target: nil, action: nil)
    detail.navigationItem.rightBarButtonItem?.primaryAction = Action(title: "Delete") {
      [weak self, weak detail] _ in
      let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in self?.delete(text) })
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      detail?.present(alert, animated: true)
    }
    stack.pushViewController(detail, animated: true)
  }

  func numberOfSections(in tableView: TableView) -> Int { tasks.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tasks.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = tasks.sections[indexPath.section][indexPath.row]
    return cell
  }
}
