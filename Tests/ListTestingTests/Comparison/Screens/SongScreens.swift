import Foundation
import HeadlessKit

struct Song: Equatable, Sendable {
  let id: Int
  var title: String
}

/// The songs that a player plays: the model of the screens, which lives outside of them.
@MainActor
final class Player {
  private(set) var queues = [
    [Song(id: 3, title: "Air"), Song(id: 5, title: "Blues")], [Song(id: 8, title: "Coda")],
  ]
  private var syncs = 0

  var songs: [Song] { queues.flatMap(\.self) }

  func song(_ id: Int) -> Song? { songs.first { $0.id == id } }

  /// Changes the title of the first song, and the first time adds one at the end of the first queue.
  func sync() {
    syncs += 1
    queues[0][0].title += " \(syncs)"
    if syncs == 1 { queues[0].append(Song(id: 13, title: "Dance")) }
  }

  func retitle(_ id: Int) {
    for queue in queues.indices {
      for place in queues[queue].indices where queues[queue][place].id == id {
        queues[queue][place].title += " (live)"
      }
    }
  }

  func remove(_ id: Int) { replace(queues.map { $0.filter { $0.id != id } }) }
  func clear() { replace(queues.map { _ in [] }) }
  func replace(_ queues: [[Song]]) { self.queues = queues }
}

/// A whole screen with a collection view: songs in two queues, with refresh, a pushed screen that
/// changes a title, swipe to delete, reordering, and a text for the empty list.
@MainActor
class SongsController: CollectionViewController {
  let player = Player()
  let names = ["Next", "Later"]
  let silence = Label()
  /// The identifiers that the pushed screen changed.
  var retitled: [Int] = []

  init(hasHeaders: Bool = true, hasSwipes: Bool = true) {
    super.init(collectionViewLayout: CollectionViewFlowLayout())
    var list = CollectionLayoutListConfiguration(appearance: .plain)
    if hasHeaders { list.headerMode = .supplementary }
    if hasSwipes {
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        let remove = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.remove(at: path)
          done(true)
        }
        return SwipeActionsConfiguration(actions: [remove])
      }
    }
    collectionView.setCollectionViewLayout(
      CollectionViewCompositionalLayout.list(using: list), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Songs"
    silence.text = "Silence"
    silence.frame = CGRect(x: 120, y: 500, width: 150, height: 30)
    view.addSubview(silence)
    collectionView.refreshControl = RefreshControl()
    collectionView.refreshControl?.addAction(
      Action { [weak self] _ in self?.sync() }, for: .valueChanged)
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Clear", primaryAction: Action { [weak self] _ in self?.clear() })
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      BarButtonItem(title: "Info", primaryAction: Action { [weak self] _ in self?.openInfo() }),
    ]
    registerHeader()
    updateSilence()
  }

  // MARK: Cells

  let songCell = CollectionView.CellRegistration<CollectionViewListCell, Song> { cell, _, song in
    var content = cell.defaultContentConfiguration()
    content.text = song.title
    cell.contentConfiguration = content
    cell.accessories = [.reorder(displayed: .whenEditing)]
  }

  private(set) var header: CollectionView.SupplementaryRegistration<CollectionViewListCell>!

  private func registerHeader() {
    header = .init(elementKind: CollectionView.elementKindSectionHeader) {
      [weak self] header, _, path in
      guard let self else { return }
      var content = header.defaultContentConfiguration()
      content.text = name(ofSection: path.section)
      header.contentConfiguration = content
    }
  }

  func name(ofSection section: Int) -> String? { names[section] }

  // MARK: Changes

  func updateSilence() { silence.isHidden = !player.songs.isEmpty }

  /// Shows the model after a change: items that are new, gone or changed.
  func show(changed: [Int]) { updateSilence() }

  func songID(at path: IndexPath) -> Int? { player.queues[path.section][path.item].id }

  private func sync() {
    player.sync()
    show(changed: [3])
    collectionView.refreshControl?.endRefreshing()
  }

  private func clear() {
    player.clear()
    show(changed: [])
  }

  private func remove(at path: IndexPath) {
    guard let id = songID(at: path) else { return }
    player.remove(id)
    showRemoval()
  }

  func showRemoval() { show(changed: []) }

  // MARK: The pushed screen

  private func openInfo() {
    guard let path = collectionView.indexPathsForSelectedItems?.first, let id = songID(at: path)
    else { return }
    let info = ViewController()
    info.title = "Song"
    info.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Retitle",
      primaryAction: Action { [weak self] _ in
        self?.retitle(id)
        self?.navigationController?.popViewController(animated: true)
      })
    navigationController?.pushViewController(info, animated: true)
  }

  func retitle(_ id: Int) {
    player.retitle(id)
    retitled.append(id)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard !retitled.isEmpty else { return }
    show(changed: retitled)
    retitled = []
  }
}

/// The screen with a data source.
@MainActor
final class SongsByHand: SongsController {
  private lazy var shown = player.queues
  private let reloadsAtOnce: Bool

  /// - Parameter reloadsAtOnce: Whether the list reloads while the pushed screen covers it.
  init(reloadsAtOnce: Bool = false) {
    self.reloadsAtOnce = reloadsAtOnce
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func retitle(_ id: Int) {
    super.retitle(id)
    guard reloadsAtOnce else { return }
    shown = player.queues
    collectionView.reloadData()
    retitled = []
  }

  override func show(changed: [Int]) {
    super.show(changed: changed)
    let old = shown
    shown = player.queues
    collectionView.performBatchUpdates {
      for section in shown.indices {
        let (before, after) = (old[section].map(\.id), shown[section].map(\.id))
        collectionView.deleteItems(
          at: before.indices.filter { !after.contains(before[$0]) }
            .map { IndexPath(item: $0, section: section) })
        collectionView.insertItems(
          at: after.indices.filter { !before.contains(after[$0]) }
            .map { IndexPath(item: $0, section: section) })
      }
    }
    let paths = shown.indices.flatMap { section in
      shown[section].indices.filter { changed.contains(shown[section][$0].id) }
        .map { IndexPath(item: $0, section: section) }
    }
    if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { shown.count }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown[section].count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: songCell, for: path, item: shown[path.section][path.item])
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
  }

  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt path: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: CollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    var queues = player.queues
    let song = queues[source.section].remove(at: source.item)
    queues[target.section].insert(song, at: target.item)
    player.replace(queues)
    shown = queues
  }
}
