import ListCore

/// Ranks the mistakes that a report may come from, by its numbers and by what stands around them.
struct HelpFinder {
  let kind: ListKind
  let evidence: PasteEvidence
  /// The causes so far, the most likely first.
  var causes: [LikelyCause] = []

  init(_ kind: ListKind, _ evidence: PasteEvidence) {
    self.kind = kind
    self.evidence = evidence
  }

  func has(_ hint: PasteHint) -> Bool { evidence.hints.contains(hint) }

  mutating func add(
    _ mistake: Mistake, _ sentence: String, repair: String, code: String,
    replay: [BatchEvidence] = []
  ) {
    causes.append(LikelyCause(mistake, sentence, repair: repair, code: code, replay: replay))
  }

  /// Where the call was made, as far as the frames tell: ` (Shelf.swift:42)`.
  var place: String {
    guard let frame = evidence.appFrame else { return "" }
    return " (\(frame.location?.description ?? frame.symbol))"
  }

  /// The kind of update in words that a list of this kind takes.
  var noun: String { kind.itemNoun }
  /// One of them, at the start of a sentence: `A row`, `An item`.
  var one: String {
    switch kind {
    case .table: "A row"
    case .collection: "An item"
    }
  }
  var view: String { kind.viewNoun }
}

/// The numbers of one section that do not add up, and what is known of the batch.
struct Miscount {
  var numbers: ItemCountMismatch
  /// The batch that leads to them, with positions that are stated or assumed.
  var batch: BatchEvidence
  /// Whether the message states the positions.
  var isExact: Bool

  var announced: Int { numbers.expected - numbers.before }
  var actual: Int { numbers.after - numbers.before }
  /// Whether more of the same was announced than happened.
  var isTooMuch: Bool {
    announced.signum() == actual.signum() && announced.magnitude > actual.magnitude
  }

  /// Whether the model grew by more than the calls announce.
  var isMoreThanAnnounced: Bool { announced > 0 && actual > announced }

  /// The batch with the model that the calls lead to.
  ///
  /// Every section that is on both sides gets the number that its calls announce.
  var withMatchingModel: BatchEvidence {
    let ledger = Ledger(batch: batch.batch, before: batch.before, after: batch.after)
    var after = batch.after.perSection
    for row in ledger.rows {
      if let section = row.after, let expected = row.expected { after[section] = max(0, expected) }
    }
    return BatchEvidence(before: batch.before, after: SectionCounts(after), batch: batch.batch)
  }

  /// A list that was reloaded after the model had changed, and an update that changes nothing.
  var reloadedFirst: BatchEvidence {
    BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())
  }
}
