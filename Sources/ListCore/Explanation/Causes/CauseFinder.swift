/// A collection of the causes that the numbers of a fault allow, each with its weight.
///
/// Weights are comparable across all rules: from 95 up, the numbers leave hardly another
/// explanation; around 80, the cause fits; around 60, it is possible; from 40 down, it is a remark.
struct CauseFinder {
  let fault: UpdateFault
  let kind: ListKind
  let evidence: BatchEvidence
  let context: UpdateContext
  let ledger: Ledger
  /// Every change with the site of its call, in order.
  let changes: [(change: Change, site: CallSite?)]
  /// The calls about items that belong to another section.
  let misfiled: MisfiledItems?
  private var found: [(weight: Int, cause: Cause)] = []

  init(
    _ fault: UpdateFault, _ kind: ListKind, _ evidence: BatchEvidence, _ context: UpdateContext,
    _ ledger: Ledger
  ) {
    self.fault = fault
    self.kind = kind
    self.evidence = evidence
    self.context = context
    self.ledger = ledger
    changes = evidence.batch.calls.flatMap { call in call.changes.map { ($0, call.site) } }
    misfiled =
      context.source == .numbers ? nil : MisfiledItems(evidence.batch.changes, ledger)
  }

  /// Whether the calls are known, so that they can be the cause.
  var knowsCalls: Bool { context.source != .numbers }

  mutating func add(_ weight: Int, _ cause: Cause?) {
    if let cause { found.append((weight, cause)) }
  }

  /// The causes, the most plausible first, each once; those of equal weight in the order of the
  /// rules.
  var ranked: [Cause] {
    var seen: Set<Cause> = []
    return found.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.cause)
      .filter { seen.insert($0).inserted }
  }
}

extension CauseFinder {
  /// Finds all possible causes of the fault.
  mutating func find() {
    switch fault.breach {
    case .itemCounts(let mismatch):
      findMiscount(mismatch)
      if knowsCalls { findSectionsBehindItems(mismatch) }
    case .sectionCounts(let mismatch):
      findMiscount(mismatch)
      if knowsCalls { findItemsBehindSections(mismatch) }
    case .missing(let place, let named):
      findWrongPosition(place) { place.isNamed(by: $0) && named($0) }
    case .conflict(let place):
      findConflict(place.isNamed)
    case .moveAcross(let section):
      findMoveAcross(section)
    case .twoAnimations(let path):
      findTwoAnimations(of: path)
    }
    guard knowsCalls else { return }
    findMisfiledItems()
    findRepetitions()
    findMixedReload()
  }

  /// Returns the first change that matches, with the site of its call.
  func first(where matches: (Change) -> Bool) -> (change: Change, site: CallSite?)? {
    changes.first { matches($0.change) }
  }
}
