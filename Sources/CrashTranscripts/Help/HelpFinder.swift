import ListCore

/// A ranking of the possible mistakes behind a report, by its numbers and the surrounding
/// information.
struct HelpFinder {
  let kind: ListKind
  let evidence: PasteEvidence
  /// The numbers of its counts that the message states.
  let stated: StatedNumbers
  /// The causes so far, the most likely first.
  var causes: [LikelyCause] = []

  init(_ kind: ListKind, _ evidence: PasteEvidence, _ stated: StatedNumbers = StatedNumbers()) {
    self.kind = kind
    self.evidence = evidence
    self.stated = stated
  }

  func has(_ hint: PasteHint) -> Bool { evidence.hints.contains(hint) }

  mutating func add(
    _ mistake: Mistake, _ sentence: String, repair: String, code: String,
    replay: [BatchEvidence] = []
  ) {
    causes.append(LikelyCause(mistake, sentence, repair: repair, code: code, replay: replay))
  }

  /// The location of the call, if the frames show it: ` (Shelf.swift:42)`; otherwise an empty
  /// string.
  var place: String {
    guard let frame = evidence.appFrame else { return "" }
    return " (\(frame.location?.description ?? frame.symbol))"
  }

  /// Returns the name of the section whose counts do not match: `section 3`, or `the section` if the
  /// message does not state it.
  func section(_ section: Int) -> String {
    stated.lacksSection ? "the section" : "section \(section)"
  }

  /// Returns the section of an index path in code: a number, or a name if the message does not state
  /// it.
  func sectionCode(_ section: Int) -> String {
    stated.lacksSection ? "section" : String(section)
  }

  /// The noun for an element of this kind of list.
  var noun: String { kind.itemNoun }
  /// The noun with its article, at the start of a sentence: `A row`, `An item`.
  var one: String {
    switch kind {
    case .table: "A row"
    case .collection: "An item"
    }
  }
  var view: String { kind.viewNoun }
}

/// The numbers of one section that do not match, and the known part of the batch.
struct Miscount {
  var numbers: ItemCountMismatch
  /// The batch that leads to them, with stated or assumed positions.
  var batch: BatchEvidence
  /// Whether the message states the positions.
  var isExact: Bool

  var announced: Int { numbers.expected - numbers.before }
  var actual: Int { numbers.after - numbers.before }
  /// Whether the calls announced more than happened, in the same direction.
  var isTooMuch: Bool {
    announced.signum() == actual.signum() && announced.magnitude > actual.magnitude
  }

  /// Whether the model grew by more than the calls announce.
  var isMoreThanAnnounced: Bool { announced > 0 && actual > announced }

  /// Whether the model grew by twice what the calls announce.
  var isAnnouncedTwofold: Bool { announced > 0 && actual == 2 * announced }

  /// The batch with the counts that the calls lead to.
  ///
  /// Every section that exists on both sides gets the number that its calls lead to.
  var withMatchingModel: BatchEvidence {
    let ledger = Ledger(batch: batch.batch, before: batch.before, after: batch.after)
    var after = batch.after.perSection
    for row in ledger.rows {
      if let section = row.after, let expected = row.expected { after[section] = max(0, expected) }
    }
    return BatchEvidence(before: batch.before, after: SectionCounts(after), batch: batch.batch)
  }

  /// An update without changes, of a list that was reloaded after the model had changed.
  var reloadedFirst: BatchEvidence {
    BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())
  }
}
