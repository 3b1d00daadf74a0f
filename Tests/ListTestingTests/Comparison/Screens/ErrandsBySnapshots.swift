import DiffableKit
import Foundation
import HeadlessKit

/// The screen with snapshots, correct or with a mistake.
@MainActor
final class ErrandsBySnapshots: ErrandsController {
  /// An item of the snapshots. It has a title only where the title is, by mistake, a part of the
  /// identity.
  struct Item: Hashable, Sendable {
    let id: Int
    var title: String?
  }

  /// What the diffable data source of a table adds: titles, swipes and moves.
  @MainActor
  final class Source: TableViewDiffableSource<String, Item> {
    weak var screen: ErrandsBySnapshots?

    override func tableView(
      _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? {
      screen?.mistake == .headersLost ? nil : sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool {
      screen?.mistake != .swipeLost
    }

    override func tableView(
      _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
      guard let screen, let item = itemIdentifier(for: path) else { return }
      screen.remove(item.id)
      if screen.mistake != .forgottenApply { screen.show(changed: []) }
    }

    override func tableView(_ tableView: TableView, canMoveRowAt path: IndexPath) -> Bool {
      screen?.mistake != .reorderNotOverridden
    }

    override func tableView(
      _ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath
    ) {
      guard let screen else { return }
      let errands = screen.errands
      screen.move(place(of: source), to: place(of: target))
      apply(screen.snapshot(), animatingDifferences: false)
      if screen.mistake == .reorderNotWrittenBack { screen.errands = errands }
    }

    /// Returns an index path of the list as one of the model, whose sections have another order if the
    /// snapshot is wrong.
    private func place(of path: IndexPath) -> IndexPath {
      let title = sectionIdentifier(for: path.section)
      let section = title.flatMap { screen?.titles.firstIndex(of: $0) }
      return IndexPath(row: path.row, section: section ?? path.section)
    }
  }

  fileprivate let mistake: SnapshotMistake?
  private var source: Source?

  init(_ mistake: SnapshotMistake? = nil) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = errands
    let source = Source(tableView: tableView) { [weak self] table, path, item in
      guard let self else { return nil }
      let cell =
        mistake == .dequeueWithoutPath
        ? table.dequeueReusableCell(withIdentifier: "errand") ?? ErrandCell()
        : table.dequeueReusableCell(withIdentifier: "errand", for: path)
      let known =
        mistake == .staleCapture
        ? first.values.joined().first { $0.id == item.id } : errand(self.id(of: item))
      configure(cell, known)
      return cell
    }
    source.screen = self
    self.source = source
    source.apply(snapshot(), animatingDifferences: false)
  }

  private func item(_ errand: Errand) -> Item {
    switch mistake {
    case .sharedIdentifiers: Item(id: errand.id % 10)
    case .stateInIdentity: Item(id: errand.id, title: errand.title)
    default: Item(id: errand.id)
    }
  }

  private func id(of item: Item) -> Int {
    errands.values.joined().first { self.item($0).id == item.id }?.id ?? item.id
  }

  fileprivate func snapshot() -> DiffableDataSourceSnapshot<String, Item> {
    var snapshot = DiffableDataSourceSnapshot<String, Item>()
    for title in mistake == .sectionOrder ? errands.keys.sorted() : titles {
      let errands = errands[title] ?? []
      if mistake == .missingSection, errands.isEmpty { continue }
      snapshot.appendSections([title])
      snapshot.appendItems(errands.map(item), toSection: title)
    }
    return snapshot
  }

  override func updateHint() {
    if mistake != .emptyState || viewIfLoaded?.window == nil { super.updateHint() }
  }

  override func show(changed: [Int]) {
    super.show(changed: changed)
    guard let source else { return }
    var next = snapshot()
    let old = source.snapshot()
    let marked = next.itemIdentifiers.filter {
      changed.contains($0.id) && old.indexOfItem($0) != nil
    }
    switch mistake {
    case .noMark: break
    case .reloadForReconfigure: next.reloadItems(marked)
    default: next.reconfigureItems(marked)
    }
    switch mistake {
    case .mixedQueues:
      let next = next
      DispatchQueue.global().sync { source.apply(next) }
    case .selectionLost: source.applySnapshotUsingReloadData(next)
    case .emptyApplyFirst:
      source.apply(DiffableDataSourceSnapshot(), animatingDifferences: false)
      source.apply(next, animatingDifferences: true)
    default: source.apply(next)
    }
  }

  override func rename(_ id: Int) {
    super.rename(id)
    if mistake == .applyWhileCovered { show(changed: [id]) } else { renamed.append(id) }
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith path: IndexPath
  ) {
    guard let item = source?.itemIdentifier(for: path) else { return }
    open(self.id(of: item))
  }
}
