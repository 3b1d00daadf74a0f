import DiffableKit
import Foundation
import HeadlessKit

/// How the answer to a refresh arrives.
enum Arrival: String, CaseIterable, Sendable {
  case atOnce, block, laterBlock, task, sleepingTask, detachedTask, timer, never

  @MainActor
  func deliver(_ answer: @escaping @MainActor @Sendable () -> Void) {
    switch self {
    case .atOnce: answer()
    case .block: DispatchQueue.main.async { answer() }
    case .laterBlock: DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { answer() }
    case .task: Task { answer() }
    case .sleepingTask:
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        answer()
      }
    case .detachedTask:
      Task.detached {
        try? await Task.sleep(for: .milliseconds(20))
        await answer()
      }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { answer() }
      }
    case .never: break
    }
  }
}

/// The moment at which an edit in the pushed screen is shown in the list.
enum EditTime { case atOnce, willAppear, isAppearing }

/// People in one section, with refresh and a pushed screen that edits.
@MainActor
class PeopleController: TableViewController {
  var people = [(id: 1, name: "Ada"), (id: 2, name: "Byron"), (id: 3, name: "Chao")]
  var arrival = Arrival.atOnce
  var editTime = EditTime.isAppearing
  var hasTitles = true
  /// Changes a configured cell.
  var decorate: (TableViewCell) -> Void = { _ in }
  private var isOutdated = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "person")
    refreshControl = RefreshControl()
    refreshControl?.addAction(Action { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }

  func show() {}

  func refresh() {
    arrival.deliver { [weak self] in
      self?.people[1].name = "Byron II"
      self?.show()
      self?.refreshControl?.endRefreshing()
    }
  }

  func cell(_ id: Int, at path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: path)
    cell.textLabel?.text = people.first { $0.id == id }?.name
    decorate(cell)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ViewController()
    detail.title = people[indexPath.row].name
    detail.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Rename",
      primaryAction: Action { [weak self] _ in
        guard let self else { return }
        people[indexPath.row].name += " II"
        isOutdated = true
        if editTime == .atOnce { showEdits() }
        navigationController?.popViewController(animated: true)
      })
    navigationController?.pushViewController(detail, animated: true)
  }

  private func showEdits() {
    guard isOutdated else { return }
    isOutdated = false
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if editTime == .willAppear { showEdits() }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if editTime == .isAppearing { showEdits() }
  }
}

/// The screen with a data source.
@MainActor
final class PeopleByHand: PeopleController {
  /// Whether rows are reloaded one by one, which a table does at once, in a window or not.
  var reloadsRows = false
  /// The controls that the rows show while they are edited.
  var controls = (edit: true, move: false)

  override func show() {
    guard reloadsRows else { return tableView.reloadData() }
    let paths = people.indices.map { IndexPath(row: $0, section: 0) }
    tableView.reloadRows(at: paths, with: .none)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    cell(people[path.row].id, at: path)
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { hasTitles ? "Friends" : nil }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    hasTitles ? ["A", "B"] : nil
  }

  override func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool {
    controls.edit
  }

  override func tableView(_ tableView: TableView, canMoveRowAt path: IndexPath) -> Bool {
    controls.move
  }
}

/// The screen with snapshots.
@MainActor
final class PeopleBySnapshots: PeopleController {
  final class Source: TableViewDiffableSource<Int, Int> {
    var titles = (header: true, index: true)

    override func tableView(
      _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { titles.header ? "Friends" : nil }

    override func sectionIndexTitles(for tableView: TableView) -> [String]? {
      titles.index ? ["A", "B"] : nil
    }
  }

  /// Whether an apply marks what changed.
  var marks = true
  /// Whether the cell provider knows only the people of the beginning.
  var capturesPeople = false
  /// What is set as the data source after the diffable one was made.
  var leftDataSource: PeopleByHand?

  private(set) lazy var source = Source(tableView: tableView) { [weak self] _, path, id in
    self?.provide(id, at: path)
  }
  private lazy var firstPeople = people
  private var shown: [Int: String] = [:]

  private func provide(_ id: Int, at path: IndexPath) -> TableViewCell {
    let cell = cell(id, at: path)
    if capturesPeople { cell.textLabel?.text = firstPeople.first { $0.id == id }?.name }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = firstPeople
    source.titles.header = source.titles.header && hasTitles
    source.titles.index = source.titles.index && hasTitles
    if let leftDataSource { tableView.dataSource = leftDataSource }
    show()
  }

  override func show() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(people.map(\.id))
    if marks {
      snapshot.reconfigureItems(
        people.filter { shown[$0.id] != nil && shown[$0.id] != $0.name }.map(\.id))
    }
    shown = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0.name) })
    source.apply(snapshot)
  }
}
