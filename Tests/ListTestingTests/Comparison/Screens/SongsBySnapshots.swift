import DiffableKit
import Foundation
import HeadlessKit

/// The screen of songs with snapshots, correct or with a mistake.
@MainActor
final class SongsBySnapshots: SongsController {
  /// An item of the snapshots. It has a title only where the title is, by mistake, a part of the
  /// identity.
  struct Item: Hashable, Sendable {
    let id: Int
    var title: String?
  }

  private typealias Snapshot = DiffableDataSourceSnapshot<String, Item>

  private let mistake: SnapshotMistake?
  private var source: CollectionViewDiffableSource<String, Item>?

  init(_ mistake: SnapshotMistake? = nil) {
    self.mistake = mistake
    super.init(hasHeaders: mistake != .headersLost, hasSwipes: mistake != .swipeLost)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = player.songs
    let source = CollectionViewDiffableSource<String, Item>(collectionView: collectionView) {
      [weak self] list, path, item in
      guard let self, let id = id(of: item) else { return nil }
      if mistake == .dequeueWithoutPath { return CollectionViewListCell(frame: .zero) }
      let song = mistake == .staleCapture ? first.first { $0.id == id } : player.song(id)
      return list.dequeueConfiguredReusableCell(using: songCell, for: path, item: song)
    }
    let header = header!
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    if mistake != .reorderNotOverridden {
      source.reorderingHandlers.canReorderItem = { _ in true }
    }
    if mistake != .reorderNotWrittenBack {
      source.reorderingHandlers.didReorder = { [weak self] in self?.adopt($0.finalSnapshot) }
    }
    self.source = source
    source.apply(snapshot(), animatingDifferences: false)
  }

  // MARK: Identifiers

  private func item(_ song: Song) -> Item {
    switch mistake {
    case .sharedIdentifiers: Item(id: song.id % 10)
    case .stateInIdentity: Item(id: song.id, title: song.title)
    default: Item(id: song.id)
    }
  }

  private func id(of item: Item) -> Int? { player.songs.first { self.item($0).id == item.id }?.id }

  override func songID(at path: IndexPath) -> Int? {
    source?.itemIdentifier(for: path).flatMap { id(of: $0) }
  }

  override func name(ofSection section: Int) -> String? { source?.sectionIdentifier(for: section) }

  // MARK: Snapshots

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    for (name, queue) in zip(names, player.queues) {
      if mistake == .missingSection, queue.isEmpty { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(queue.map(item), toSection: name)
    }
    if mistake == .sectionOrder { snapshot.moveSection(names[1], beforeSection: names[0]) }
    return snapshot
  }

  private func adopt(_ snapshot: Snapshot) {
    player.replace(
      names.map { name in
        snapshot.itemIdentifiers(inSection: name).compactMap { id(of: $0).flatMap(player.song) }
      })
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
      source.apply(Snapshot(), animatingDifferences: false)
      source.apply(next, animatingDifferences: true)
    default: source.apply(next)
    }
  }

  override func showRemoval() { if mistake != .forgottenApply { super.showRemoval() } }

  override func updateSilence() {
    if mistake != .emptyState || source == nil { super.updateSilence() }
  }

  override func retitle(_ id: Int) {
    super.retitle(id)
    guard mistake == .applyWhileCovered else { return }
    show(changed: retitled)
    retitled = []
  }
}
