/// Collects the causes that the numbers of a fault allow, each with its weight.
///
/// Weights are comparable across all rules: from 95 up the numbers leave little else to think of;
/// around 80 they fit; around 60 they are possible; from 40 down the cause is a remark.
struct CauseFinder {
  let fault: UpdateFault
  let evidence: BatchEvidence
  let context: UpdateContext
  let ledger: Ledger
  /// Every change with the site of its call, in order.
  let changes: [(change: Change, site: CallSite?)]
  /// Calls about items that belong to another section.
  let misfiled: MisfiledItems?
  private var found: [(weight: Int, cause: Cause)] = []

  init(_ fault: UpdateFault, _ evidence: BatchEvidence, _ context: UpdateContext, _ ledger: Ledger)
  {
    self.fault = fault
    self.evidence = evidence
    self.context = context
    self.ledger = ledger
    changes = evidence.batch.calls.flatMap { call in call.changes.map { ($0, call.site) } }
    misfiled = MisfiledItems(evidence.batch.changes, ledger)
  }

  mutating func add(_ weight: Int, _ cause: Cause?) {
    if let cause { found.append((weight, cause)) }
  }

  /// The causes, most plausible first, each once; of equal weight, in the order of the rules.
  var ranked: [Cause] {
    var seen: Set<Cause> = []
    return found.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.cause)
      .filter { seen.insert($0).inserted }
  }
}

extension CauseFinder {
  /// Looks for everything that the fault may come from.
  mutating func find() {
    switch fault {
    case .itemCountMismatch(let mismatch, _):
      findMiscounts(
        .items(section: mismatch.section), before: mismatch.before, after: mismatch.after,
        announced: mismatch.expected - mismatch.before)
      findSectionsBehindItems(mismatch)
    case .sectionCountMismatch(let mismatch, _):
      findMiscounts(
        .sections, before: mismatch.before, after: mismatch.after,
        announced: mismatch.expected - mismatch.before)
      findItemsBehindSections(mismatch)

    case .deletedItemMissing(let path, _), .deletedItemSectionMissing(let path, _):
      findWrongOldPosition { $0 == .deleteItem(path) || $0 == .reloadItem(path) }
    case .deletedSectionMissing(let section, _):
      findWrongOldPosition { $0 == .deleteSection(section) || $0 == .reloadSection(section) }
    case .movedItemMissing(let path, _), .movedItemSectionMissing(let path, _):
      findWrongOldPosition { $0.itemSource == path && $0.isMove }
    case .movedSectionMissing(let section, _):
      findWrongOldPosition { $0.sectionSource == section && $0.isMove }

    case .insertedItemMissing(let path, _), .insertedItemSectionMissing(let path, _):
      findWrongNewPosition { $0 == .insertItem(path) }
    case .insertedSectionMissing(let section, _):
      findWrongNewPosition { $0 == .insertSection(section) }
    case .moveTargetMissing(let from, let to, _), .moveTargetSectionMissing(let from, let to, _):
      findWrongNewPosition { $0 == .moveItem(from: from, to: to) }
    case .moveTargetOfSectionMissing(let from, let to, _):
      findWrongNewPosition { $0 == .moveSection(from: from, to: to) }

    case .itemDeletedAndReloaded(let path), .itemDeletedAndMoved(let path),
      .itemMovedTwice(let path, _, _):
      findConflict { $0.itemSource == path }
    case .sectionDeletedAndReloaded(let section), .sectionDeletedAndMoved(let section),
      .sectionMovedTwice(let section, _, _):
      findConflict { $0.sectionSource == section }
    case .itemInsertedAndMovedTo(let path), .itemsMovedToOnePlace(_, _, let path):
      findConflict { $0.itemTarget == path }
    case .sectionInsertedAndMovedTo(let section), .sectionsMovedToOnePlace(_, _, let section):
      findConflict { $0.sectionTarget == section }

    case .itemMovedIntoInsertedSection(let section):
      findMoveAcross { $0.isMove && $0.itemTarget?.section == section }
    case .itemMovedOutOfDeletedSection(let section):
      findMoveAcross { $0.isMove && $0.itemSource?.section == section }
    case .twoAnimationsForCell(let path):
      findTwoAnimations(of: path)
    }
    findMisfiledItems()
    findRepetitions()
    findMixedReload()
  }

  /// The first change that matches, with the site of its call.
  func first(where matches: (Change) -> Bool) -> (change: Change, site: CallSite?)? {
    changes.first { matches($0.change) }
  }
}
