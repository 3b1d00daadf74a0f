import Foundation
import HeadlessKit
import ListCore
import ListTesting

/// A recording of updates on a list with numbered rows.
@MainActor
struct UpdateFilm {
  private let simulator: Simulator
  private let kind: ListKind
  private let profile: SystemProfile

  init(kind: ListKind, profile: SystemProfile) {
    self.kind = kind
    self.profile = profile
    simulator = Simulator(screenSize: CGSize(width: 320, height: 330), profile: profile)
  }

  /// Performs updates one after the other, each as one scene.
  ///
  /// The scenes end with the first crash.
  func reel(_ title: String, _ updates: [BatchEvidence]) -> FilmStrip.Reel {
    guard let first = updates.first else { return FilmStrip.Reel(title: title, scenes: []) }
    let rows = NumberedRows(kind, first.before)
    let scenes = simulator.run {
      switch kind {
      case .table:
        let table = TableView(frame: .zero, style: .plain)
        table.register(TableViewCell.self, forCellReuseIdentifier: NumberedRows.identifier)
        table.dataSource = rows
        return record(updates, rows, on: table) { update in
          guard !update.batch.changes.isEmpty else { return table.reloadData() }
          table.performBatchUpdates(_:completion:)(
            {
              rows.take(update, profile)
              update.batch.callsOfClient.flatMap(\.changes.grouped)
                .forEach { $0.announce(to: table) }
            }, nil)
        }
      case .collection:
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 44)
        let view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(
          NumberedCell.self, forCellWithReuseIdentifier: NumberedRows.identifier)
        view.dataSource = rows
        return record(updates, rows, on: view) { update in
          guard !update.batch.changes.isEmpty else { return view.reloadData() }
          view.performBatchUpdates(_:completion:)(
            {
              rows.take(update, profile)
              update.batch.callsOfClient.flatMap(\.changes.grouped)
                .forEach { $0.announce(to: view) }
            }, nil)
        }
      }
    }
    return FilmStrip.Reel(title: title, scenes: scenes)
  }

  private func record(
    _ updates: [BatchEvidence], _ rows: NumberedRows, on list: some ListView,
    _ perform: (BatchEvidence) -> Void
  ) -> [FilmStrip.Scene] {
    let recorder = ListRecorder(list, on: simulator)
    simulator.show(list)
    _ = simulator.trySettling()
    var scenes: [FilmStrip.Scene] = []
    for update in updates {
      _ = recorder.takeTrace()
      let before = ScreenState(list)
      let crash = captureCrash {
        perform(update)
        _ = simulator.trySettling()
      }
      scenes.append(
        FilmStrip.Scene(
          label: label(of: update), before: before, after: ScreenState(list),
          trace: recorder.takeTrace(), crash: crash))
      if crash != nil { break }
    }
    return withExtendedLifetime(rows) { scenes }
  }

  private func label(of update: BatchEvidence) -> String {
    let groups = update.batch.changes.grouped
    guard let first = groups.first else { return "reloadData()" }
    return groups.count == 1 ? first.name(kind) : "\(first.name(kind)) …"
  }
}

/// A data source whose rows are named by their positions before the update.
@MainActor
final class NumberedRows: NSObject, TableViewDataSource, CollectionViewDataSource {
  static nonisolated let identifier = "numbered"
  private let kind: ListKind
  private var names: [[String]]

  init(_ kind: ListKind, _ counts: SectionCounts) {
    self.kind = kind
    let isOnly = counts.sectionCount == 1
    names = counts.perSection.enumerated().map { section, count in
      (0..<count).map { isOnly ? "\(kind.itemNoun) \($0)" : "\(kind.itemNoun) \(section) - \($0)" }
    }
  }

  /// Changes the model as an update says, or to its counts if no list accepts it.
  func take(_ update: BatchEvidence, _ profile: SystemProfile) {
    let old = names
    let plan = try? UpdatePlan(
      update.batch, from: update.before, to: update.after, kind: kind, profile: profile)
    names = update.after.perSection.enumerated().map { section, count in
      (0..<count).map { item in
        let path = ItemPath(item: item, section: section)
        let origin = plan.map { $0.origin(of: path) } ?? path
        guard let origin, old.indices.contains(origin.section),
          old[origin.section].indices.contains(origin.item)
        else { return "new \(kind.itemNoun)" }
        return old[origin.section][origin.item]
      }
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { names.count }

  func numberOfSections(in collectionView: CollectionView) -> Int { names.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    cell.textLabel?.text = names[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    names.count > 1 ? "section \(section)" : nil
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? NumberedCell)?.label.text = names[indexPath.section][indexPath.item]
    return cell
  }
}

/// A cell of a collection view with a text.
final class NumberedCell: CollectionViewCell {
  let label = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension Reproduction {
  /// The update as a film: as it was reported, beside the repair of the most likely cause.
  ///
  /// The rows are numbered by their positions before the update. The film is `nil` if no update was
  /// replayed, or if the list is too long to be shown.
  @MainActor
  public var film: FilmStrip? {
    guard let diagnosis, let profile, Self.canShow(diagnosis.evidence) else { return nil }
    let stage = { UpdateFilm(kind: diagnosis.kind, profile: profile) }
    var reels = [stage().reel("As reported", [diagnosis.evidence])]
    let repaired = help.causes.first?.repair.replay ?? []
    if !repaired.isEmpty, repaired.allSatisfy(Self.canShow) {
      reels.append(stage().reel("Repaired", repaired))
    }
    return FilmStrip(title: message.family.title, reels: reels)
  }

  private static func canShow(_ update: BatchEvidence) -> Bool {
    update.batch.changes.count <= 500
      && [update.before, update.after].allSatisfy {
        $0.sectionCount <= 50 && $0.itemCount <= 2_000
      }
  }
}

extension TranscriptFamily {
  /// The family in words: `Invalid number of rows`.
  public var title: String {
    rawValue.replacing("-", with: " ").capitalizedFirst
  }
}
