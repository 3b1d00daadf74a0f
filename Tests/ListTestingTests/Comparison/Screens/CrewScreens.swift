import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// A whole screen: a crew in two sections, with search, swipe to delete, a pushed detail and refresh.
@MainActor
class CrewController: ViewController, SearchResultsUpdating, CollectionViewDelegate {
  var crew = Crew()
  private(set) lazy var list = CollectionView(frame: .zero, collectionViewLayout: layout)
  private let search = SearchController(searchResultsController: nil)

  private var layout: CollectionViewLayout {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.delete(path)
          done(true)
        }
      ])
    }
    return CollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crew"
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    list.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "sailor")
    list.register(
      CollectionViewListCell.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.refreshControl = RefreshControl()
    list.refreshControl?.addAction(
      Action { [weak self] _ in
        self?.refresh()
        self?.list.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    view.addSubview(list)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
  }

  /// Whether the screen still shows the sailors: an app would have ended at a crash.
  var isOperable: Bool {
    !list.indexPathsForVisibleItems.isEmpty && list.numberOfItems(inSection: 0) > 0
  }

  /// The sections that match the search.
  var sections: [(title: String, sailors: [Sailor])] {
    crew.sections(matching: search.searchBar.text ?? "")
  }

  func delete(_ path: IndexPath) {}
  func refresh() {}
  func sailor(at path: IndexPath) -> Sailor? { nil }
  func updateSearchResults(for searchController: SearchController) {}

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let sailor = sailor(at: indexPath) else { return }
    let detail = ViewController()
    detail.title = sailor.name
    navigationController?.pushViewController(detail, animated: true)
  }

  func cell(_ name: String?, at path: IndexPath) -> CollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "sailor", for: path)
    var content = ListContentConfiguration.cell()
    content.text = name
    cell.contentConfiguration = content
    return cell
  }

  func header(_ title: String?, at path: IndexPath) -> CollectionReusableView {
    let header = list.dequeueReusableSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
    var content = ListContentConfiguration.plainHeader()
    content.text = title
    (header as? CollectionViewListCell)?.contentConfiguration = content
    return header
  }
}

/// The screen with a data source.
@MainActor
final class CrewByHand: CrewController, CollectionViewDataSource {
  private var shown: [(title: String, sailors: [Sailor])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = sections
    list.dataSource = self
  }

  override func delete(_ path: IndexPath) {
    let id = shown[path.section].sailors[path.item].id
    crew.sailors.removeAll { $0.id == id }
    list.performBatchUpdates { [self] in
      let isLast = shown[path.section].sailors.count == 1
      shown = sections
      if isLast {
        list.deleteSections([path.section])
      } else {
        list.deleteItems(at: [path])
      }
    }
  }

  override func refresh() {
    crew.refresh()
    reload()
  }

  private func reload() {
    shown = sections
    list.reloadData()
  }

  override func updateSearchResults(for searchController: SearchController) { reload() }

  override func sailor(at path: IndexPath) -> Sailor? { shown[path.section].sailors[path.item] }

  func numberOfSections(in collectionView: CollectionView) -> Int { shown.count }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    shown[section].sailors.count
  }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cell(shown[indexPath.section].sailors[indexPath.item].name, at: indexPath)
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    header(shown[indexPath.section].title, at: indexPath)
  }
}

/// A classic mistake of a migration.
enum MigrationMistake: String, CaseIterable, Sendable {
  case sharedIdentifiers, forgottenApply, stateInIdentity, missingReconfigure, staleArray
  case reloadBesideApply, mixedQueues, missingSupplementaryProvider
}

/// The same screen with snapshots, correct or with a mistake.
@MainActor
final class CrewBySnapshots: CrewController {
  /// An item of the snapshots. It has a name only where the name is, by mistake, a part of the
  /// identity.
  struct Item: Hashable, Sendable {
    let id: Int
    var name: String?
  }

  private let mistake: MigrationMistake?
  private lazy var source = makeSource()

  init(_ mistake: MigrationMistake? = nil) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply()
  }

  private func makeSource() -> CollectionViewDiffableSource<String, Item> {
    let first = sections
    let source = CollectionViewDiffableSource<String, Item>(collectionView: list) {
      [weak self, mistake] _, path, item in
      guard let self else { return nil }
      if mistake == .staleArray {
        let sailors = first[min(path.section, first.count - 1)].sailors
        return cell(sailors[min(path.item, sailors.count - 1)].name, at: path)
      }
      return cell(sailor(item)?.name, at: path)
    }
    guard mistake != .missingSupplementaryProvider else { return source }
    source.supplementaryViewProvider = { [weak self] _, _, path in
      self?.header(self?.source.snapshot().sectionIdentifiers[path.section], at: path)
    }
    return source
  }

  private func item(_ sailor: Sailor) -> Item {
    switch mistake {
    case .sharedIdentifiers: Item(id: sailor.cabin)
    case .stateInIdentity: Item(id: sailor.id, name: sailor.name)
    default: Item(id: sailor.id)
    }
  }

  private func sailor(_ item: Item) -> Sailor? {
    crew.sailors.first { self.item($0).id == item.id }
  }

  private func snapshot(changed: [Item] = []) -> DiffableDataSourceSnapshot<String, Item> {
    var snapshot = DiffableDataSourceSnapshot<String, Item>()
    for section in sections {
      snapshot.appendSections([section.title])
      snapshot.appendItems(section.sailors.map(item), toSection: section.title)
    }
    snapshot.reconfigureItems(changed.filter { snapshot.indexOfItem($0) != nil })
    return snapshot
  }

  private func apply(changed: [Item] = []) { source.apply(snapshot(changed: changed)) }

  override func delete(_ path: IndexPath) {
    guard let item = source.itemIdentifier(for: path) else { return }
    crew.sailors.removeAll { self.item($0).id == item.id }
    if mistake != .forgottenApply { apply() }
  }

  override func refresh() {
    let old = crew.sailors
    crew.refresh()
    let changed = crew.sailors.filter { new in old.contains { $0.id == new.id && $0 != new } }
    switch mistake {
    case .mixedQueues:
      let (source, next) = (source, snapshot(changed: changed.map(item)))
      DispatchQueue.global().sync { source.apply(next) }
    case .missingReconfigure, .stateInIdentity: apply()
    case .reloadBesideApply:
      apply()
      list.reloadItems(at: [IndexPath(item: 0, section: 0)])
    default: apply(changed: changed.map(item))
    }
  }

  override func sailor(at path: IndexPath) -> Sailor? {
    source.itemIdentifier(for: path).flatMap { sailor($0) }
  }

  override func updateSearchResults(for searchController: SearchController) { apply() }
}

/// What a person does with the screen.
@MainActor let aVoyage: [ScreenStep<Void>] = [
  .act("search") { try $0.type("a", into: .field("Search")) },
  .act("clear") { try $0.clearText(in: .field("a")) },
  .act("refresh") { try $0.pullToRefresh() },
  .act("delete Ada") { try $0.tapSwipeAction("Delete", on: .row("Ada")) },
  .act("open Chao") { try $0.tap(.row("Chao")) },
  .act("go back") { try $0.tap(.button("Crew")) },
]
