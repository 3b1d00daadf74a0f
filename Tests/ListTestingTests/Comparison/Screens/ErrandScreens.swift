import DiffableKit
import Foundation
import HeadlessKit

/// A mistake of a migration to snapshots.
enum SnapshotMistake: String, CaseIterable, Sendable {
  case sharedIdentifiers, stateInIdentity, forgottenApply, mixedQueues, staleCapture, noMark
  case reloadForReconfigure, missingSection, sectionOrder, selectionLost, swipeLost, headersLost
  case reorderNotOverridden, reorderNotWrittenBack, applyWhileCovered, dequeueWithoutPath
  case emptyState, emptyApplyFirst
}

struct Errand: Equatable {
  let id: Int
  var title: String
}

/// A row with a switch whose state only the cell knows.
@MainActor
final class ErrandCell: TableViewCell {
  let flag = Switch()

  override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    flag.accessibilityLabel = "flag"
    flag.frame = CGRect(x: 250, y: 6, width: 51, height: 31)
    contentView.addSubview(flag)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    flag.isOn = false
  }
}

/// A whole screen: errands of today and later, with refresh, a pushed screen that renames, swipe to
/// delete, reordering, and a text for the empty list.
@MainActor
class ErrandsController: TableViewController {
  /// The model, which is kept in the screen, or in a database that the screen only asks.
  var errands: [String: [Errand]] {
    get { usesDatabase ? Self.database[ObjectIdentifier(self)] ?? [:] : own }
    set {
      if usesDatabase { Self.database[ObjectIdentifier(self)] = newValue } else { own = newValue }
    }
  }
  var usesDatabase = false {
    didSet { (Self.database[ObjectIdentifier(self)], own) = (own, [:]) }
  }
  private static var database: [ObjectIdentifier: [String: [Errand]]] = [:]
  private var own = [
    "Today": [Errand(id: 1, title: "Milk"), Errand(id: 2, title: "Bread")],
    "Later": [Errand(id: 3, title: "Post")],
  ]
  let titles = ["Today", "Later"]
  let hint = Label()
  private var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    hint.text = "Nothing to do"
    hint.frame = CGRect(x: 100, y: 400, width: 200, height: 30)
    view.addSubview(hint)
    tableView.register(ErrandCell.self, forCellReuseIdentifier: "errand")
    refreshControl = RefreshControl()
    refreshControl?.addAction(Action { [weak self] _ in self?.refresh() }, for: .valueChanged)
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Clear", primaryAction: Action { [weak self] _ in self?.clear() })
    updateHint()
  }

  func errands(in section: Int) -> [Errand] { errands[titles[section]] ?? [] }
  func errand(_ id: Int) -> Errand? { errands.values.joined().first { $0.id == id } }
  func updateHint() { hint.isHidden = errands.values.contains { !$0.isEmpty } }

  /// Shows the model after a change: items that are new, gone or changed.
  func show(changed: [Int]) { updateHint() }

  private func refresh() {
    refreshes += 1
    errands["Today"]?[0].title += " \(refreshes)"
    if refreshes == 1 { errands["Today"]?.insert(Errand(id: 12, title: "Call Ann"), at: 0) }
    show(changed: (errands["Today"] ?? []).map(\.id))
    refreshControl?.endRefreshing()
  }

  private func clear() {
    for title in titles { errands[title] = [] }
    show(changed: [])
  }

  func remove(_ id: Int) {
    for title in titles { errands[title]?.removeAll { $0.id == id } }
  }

  func move(_ source: IndexPath, to target: IndexPath) {
    guard let errand = errands[titles[source.section]]?.remove(at: source.row) else { return }
    errands[titles[target.section]]?.insert(errand, at: target.row)
  }

  func configure(_ cell: TableViewCell, _ errand: Errand?) {
    cell.textLabel?.text = errand?.title
    cell.accessoryType = .detailButton
  }

  func rename(_ id: Int) {
    for title in titles {
      guard let row = errands[title]?.firstIndex(where: { $0.id == id }) else { continue }
      errands[title]?[row].title += "!"
    }
  }

  func open(_ id: Int) {
    let detail = ViewController()
    detail.title = "Errand"
    detail.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Rename",
      primaryAction: Action { [weak self] _ in
        self?.rename(id)
        self?.navigationController?.popViewController(animated: true)
      })
    navigationController?.pushViewController(detail, animated: true)
  }

  /// The identifiers that the pushed screen changed.
  var renamed: [Int] = []

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard !renamed.isEmpty else { return }
    show(changed: renamed)
    renamed = []
  }
}

/// The screen with a data source.
@MainActor
final class ErrandsByHand: ErrandsController {
  private var shown: [[Errand]] = []

  override func viewDidLoad() {
    shown = titles.indices.map(errands(in:))
    super.viewDidLoad()
  }

  override func show(changed: [Int]) {
    super.show(changed: changed)
    tableView.performBatchUpdates {
      for section in titles.indices {
        let (old, new) = (shown[section].map(\.id), errands(in: section).map(\.id))
        let gone = old.indices.filter { !new.contains(old[$0]) }
        let arrived = new.indices.filter { !old.contains(new[$0]) }
        tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
        tableView.insertRows(at: arrived.map { IndexPath(row: $0, section: section) }, with: .fade)
        shown[section] = errands(in: section)
      }
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let errand = shown[path.section][path.row]
      guard changed.contains(errand.id), let cell = tableView.cellForRow(at: path) else { continue }
      configure(cell, errand)
    }
  }

  override func rename(_ id: Int) {
    super.rename(id)
    renamed.append(id)
  }

  override func numberOfSections(in tableView: TableView) -> Int { titles.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown[section].count
  }

  override func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: path)
    configure(cell, shown[path.section][path.row])
    return cell
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { titles[section] }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith path: IndexPath
  ) { open(shown[path.section][path.row].id) }

  override func tableView(
    _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    remove(shown[path.section][path.row].id)
    show(changed: [])
  }

  override func tableView(_ tableView: TableView, canMoveRowAt path: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath
  ) {
    move(source, to: target)
    shown = titles.indices.map(errands(in:))
  }
}
