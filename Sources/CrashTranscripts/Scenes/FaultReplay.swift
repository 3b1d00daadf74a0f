import ListCore

/// The way to reproduce a fault of a batch, and the details that its message leaves open.
///
/// This is the only place that knows the calls behind each fault; scenes, screenplays and the list
/// of assumptions all use it.
struct FaultReplay {
  /// The counts that the message states, and the assumption about the calls.
  let told: ToldCounts
  private let makeScene: () -> UpdateScene?

  /// The smallest list and batch that lead to the fault; `nil` if counts alone do not lead to it,
  /// or if a list with these counts cannot be created.
  var scene: UpdateScene? { makeScene() }
}

extension FaultReplay {
  /// Creates the replay of a fault that is fully described by its own numbers.
  ///
  /// A message about a position names the counts before or after the batch only. The other counts
  /// are chosen to match the calls, so that only the position is wrong.
  init(_ fault: UpdateFault, _ kind: ListKind) {
    func replay(
      _ changes: Change..., telling told: SceneStage.Told = .nothing, guessing guess: String? = nil
    ) -> FaultReplay {
      FaultReplay(SceneStage(changes, told), kind, ToldCounts(told, guess: guess))
    }
    func name(_ path: ItemPath) -> String {
      "\(kind.itemNoun) \(path.item) of section \(path.section)"
    }
    func first(of section: Int) -> ItemPath { ItemPath(item: 0, section: section) }

    self =
      switch fault {
      case .deletedItemMissing(let path, let items):
        replay(.deleteItem(path), telling: .itemsBefore(items, section: path.section))
      case .deletedItemSectionMissing(let path, let sections):
        replay(.deleteItem(path), telling: .sectionsBefore(sections))
      case .deletedSectionMissing(let section, let sections):
        replay(.deleteSection(section), telling: .sectionsBefore(sections))

      case .insertedItemMissing(let path, let items):
        replay(.insertItem(path), telling: .itemsAfter(items, section: path.section))
      case .insertedItemSectionMissing(let path, let sections):
        replay(.insertItem(path), telling: .sectionsAfter(sections))
      case .insertedSectionMissing(let section, let sections):
        replay(.insertSection(section), telling: .sectionsAfter(sections))

      case .movedItemMissing(let path, let items):
        replay(
          .moveItem(from: path, to: first(of: path.section)),
          telling: .itemsBefore(items, section: path.section),
          guessing: "where the move ends: \(name(first(of: path.section)))")
      case .movedItemSectionMissing(let path, let sections):
        replay(
          .moveItem(from: path, to: first(of: 0)), telling: .sectionsBefore(sections),
          guessing: "where the move ends: \(name(first(of: 0)))")
      case .moveTargetMissing(let from, let to, let items):
        replay(.moveItem(from: from, to: to), telling: .itemsAfter(items, section: to.section))
      case .moveTargetSectionMissing(let from, let to, let sections):
        replay(.moveItem(from: from, to: to), telling: .sectionsAfter(sections))
      case .movedSectionMissing(let section, let sections):
        replay(
          .moveSection(from: section, to: 0), telling: .sectionsBefore(sections),
          guessing: "where the move ends: section 0")
      case .moveTargetOfSectionMissing(let from, let to, let sections):
        replay(.moveSection(from: from, to: to), telling: .sectionsAfter(sections))

      case .itemDeletedAndReloaded(let path):
        replay(.deleteItem(path), .reloadItem(path))
      case .itemDeletedAndMoved(let path):
        replay(
          .deleteItem(path), .moveItem(from: path, to: first(of: path.section)),
          guessing: "where the move ends: \(name(first(of: path.section)))")
      case .itemInsertedAndMovedTo(let path):
        replay(
          .insertItem(path), .moveItem(from: first(of: path.section), to: path),
          guessing: "where the move starts: \(name(first(of: path.section)))")
      case .itemsMovedToOnePlace(let one, let other, let to):
        replay(.moveItem(from: one, to: to), .moveItem(from: other, to: to))
      case .itemMovedTwice(let path, let one, let other):
        replay(.moveItem(from: path, to: one), .moveItem(from: path, to: other))

      case .sectionDeletedAndReloaded(let section):
        replay(.deleteSection(section), .reloadSection(section))
      case .sectionDeletedAndMoved(let section):
        replay(
          .deleteSection(section), .moveSection(from: section, to: 0),
          guessing: "where the move ends: section 0")
      case .sectionInsertedAndMovedTo(let section):
        replay(
          .insertSection(section), .moveSection(from: 0, to: section),
          guessing: "where the move starts: section 0")
      case .sectionsMovedToOnePlace(let one, let other, let to):
        replay(.moveSection(from: one, to: to), .moveSection(from: other, to: to))
      case .sectionMovedTwice(let section, let one, let other):
        replay(.moveSection(from: section, to: one), .moveSection(from: section, to: other))

      case .itemMovedIntoInsertedSection(let section):
        FaultReplay(
          UpdateScene(movingIntoInserted: section, kind),
          ToldCounts(guess: "where the move starts: \(name(first(of: 0)))"))
      case .itemMovedOutOfDeletedSection(let section):
        FaultReplay(
          UpdateScene(movingOutOfDeleted: section, kind),
          ToldCounts(guess: "where the move ends: \(name(first(of: 0)))"))

      case .sectionCountMismatch(_, let evidence), .itemCountMismatch(_, let evidence):
        FaultReplay(UpdateScene(evidence, kind), ToldCounts(everything: true))
      case .twoAnimationsForCell:
        // Needs cells on screen: a screenplay reloads the item twice.
        FaultReplay(
          nil, ToldCounts(guess: "which calls: \(name(first(of: 0))) is reloaded twice"))
      }
  }

  private init(_ scene: @autoclosure @escaping () -> UpdateScene?, _ told: ToldCounts) {
    self.told = told
    makeScene = scene
  }

  private init(_ stage: SceneStage, _ kind: ListKind, _ told: ToldCounts) {
    self.init(
      stage.counts.map {
        UpdateScene(kind: kind, before: $0.before, after: $0.after, changes: stage.changes)
      }, told)
  }
}

extension ToldCounts {
  /// Creates a replay from the counts that a message about one position states.
  fileprivate init(_ told: SceneStage.Told, guess: String?) {
    self.init(guess: guess)
    switch told {
    case .nothing: break
    case .itemsBefore(_, let section): before = [section]
    case .itemsAfter(_, let section): after = [section]
    case .sectionsBefore: sectionsBefore = true
    case .sectionsAfter: sectionsAfter = true
    }
  }
}

extension UpdateScene {
  /// Creates a move of row 0 of section 0 to a section that the batch inserts.
  fileprivate init?(movingIntoInserted section: Int, _ kind: ListKind) {
    guard Self.canBuild(sections: section) else { return nil }
    let before = [Int](repeating: 1, count: max(1, section))
    var after = [0] + before.dropFirst()
    after.insert(1, at: section)
    self.init(
      kind: kind, before: SectionCounts(before), after: SectionCounts(after),
      changes: [
        .insertSection(section),
        .moveItem(from: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: section)),
      ])
  }

  /// Creates a move of row 0 of a section that the batch deletes to section 0.
  fileprivate init?(movingOutOfDeleted section: Int, _ kind: ListKind) {
    guard Self.canBuild(sections: section) else { return nil }
    self.init(
      kind: kind, before: SectionCounts([Int](repeating: 1, count: section + 2)),
      after: SectionCounts([2] + [Int](repeating: 1, count: section)),
      changes: [
        .deleteSection(section),
        .moveItem(from: ItemPath(item: 0, section: section), to: ItemPath(item: 0, section: 0)),
      ])
  }
}
