import ListCore

/// The likely causes of a message, and their repairs.
///
/// The causes are ranked by the numbers and the rest of the report. Each cause comes with its
/// repair, which is given only if a list accepts the repaired update.
///
/// ```swift
/// let help = Reproduction.all(in: log)[0].help
/// help.causes.first?.sentence
/// help.causes.first?.repair.swiftCode
/// ```
public struct Help: Hashable, Sendable {
  /// The causes, the most likely first.
  public let causes: [LikelyCause]
  /// The smallest change to the calls that makes the update legal if the model is correct as it is;
  /// `nil` if the message is not about an update, or does not say which calls were made.
  public let fallback: String?

  /// The maximum number of causes that are shown.
  static let mostCauses = 3
}

extension Help {
  /// Returns the help with the causes first that are one of the mistakes.
  func putting(first mistakes: Set<Mistake>) -> Help {
    guard !mistakes.isEmpty else { return self }
    let isShown = { (cause: LikelyCause) in mistakes.contains(cause.mistake) }
    return Help(
      causes: causes.filter(isShown) + causes.filter { !isShown($0) }, fallback: fallback)
  }

  /// Ranks the causes of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - kind: The kind of list that replayed the message; `nil` if there was none.
  ///   - diagnosis: The diagnosis of the replay; `nil` if there was none.
  ///   - advice: The advice for messages that are not about an update.
  ///   - profile: The release whose rules apply.
  init(
    _ message: TranscriptMessage, kind: ListKind?, diagnosis: Diagnosis?, advice: Advice?,
    profile: SystemProfile
  ) {
    // A fetched results controller feeds a table far more often.
    let likely = message.has(.fetchedResults) ? ListKind.table : message.family.likelyKinds[0]
    let kind = kind ?? message.kind ?? likely
    var finder = HelpFinder(kind, message.evidence, message.stated)
    if let facts = message.facts { finder.find(facts, diagnosis) }
    if finder.causes.isEmpty, let diagnosis { finder.find(diagnosis) }
    if finder.causes.isEmpty { finder.findInAppCode(message.family) }
    if finder.causes.isEmpty, let advice { finder.find(advice) }
    if finder.causes.isEmpty, let counts = message.stated.counts {
      finder.find(counts, message.family)
    }
    if finder.causes.isEmpty { finder.find(message.family) }
    finder.findByClues(message)
    let proven = finder.causes.filter { $0.repair.isProven(kind, profile) }
    let shown = Array(proven.prefix(Self.mostCauses))
    causes =
      message.isPresumed
      ? shown.prefix(1).map(\.presumed) + shown.dropFirst().prefix(1) : shown
    fallback =
      if let diagnosis, let facts = message.facts, facts.told.guess == nil,
        !message.stated.lacksSection
      {
        Self.fallback(diagnosis, kind)
      } else {
        nil
      }
  }

  private static func fallback(_ diagnosis: Diagnosis, _ kind: ListKind) -> String? {
    guard diagnosis.repair.extent == .someCalls, diagnosis.repair.edits.count <= 8,
      !diagnosis.repair.edits.contains(where: \.deletesItem)
    else { return nil }
    return diagnosis.repair.sentence(kind)
  }
}

extension HelpFinder {
  /// Ranks the causes of a message with numbers.
  mutating func find(_ facts: TranscriptFacts, _ diagnosis: Diagnosis?) {
    switch facts {
    case .itemCounts(let numbers, _):
      if let miscount = Miscount(numbers, diagnosis, isExact: false) { find(miscount) }
    case .sectionCounts(let numbers, _):
      if let batch = diagnosis?.evidence { find(numbers, in: batch) }
    case .batch(let batch, _):
      if let diagnosis { findCertain(diagnosis) }
      find(batch)
    case .droppedUpdate(let update):
      switch update.mismatch {
      case .items(let numbers):
        if let miscount = Miscount(numbers, diagnosis, isExact: update.changes != nil) {
          find(miscount)
        }
      case .sections(let numbers):
        if let batch = diagnosis?.evidence { find(numbers, in: batch) }
      }
    case .fault(.update(let fault, _)):
      _ = find(fault)
    case .fault(.query(.scrollToMissingRow(let path, _, _, _))),
      .fault(.query(.scrollToMissingItem(let path, _, _))),
      .fault(.query(.scrollToRowOfMissingSection(let path, _, _, _))),
      .fault(.query(.scrollToItemOfMissingSection(let path, _, _))):
      if let index = [path.section, path.item].first(where: { $0 < 0 }) { findNegative(index) }
    case .fault(.query(.rectOfMissingRow(let path))):
      if let index = [path.section, path.item].first(where: { $0 < 0 }) {
        findNegative(index)
      } else {
        findRow(path)
      }
    case .fault(.query(.missingGlobalIndex(let index, let count))):
      findGlobalIndex(index, count)
    case .fault(.layout(.supplementaryAttributesChanged(let path, let old, let new))):
      findChangedAttributes(at: path, from: old, to: new)
    case .warning(.updatesFromSeveralQueues):
      findSeveralQueues()
    case .tableUpdateWithoutNumbers:
      find(.invalidTableViewUpdate)
    case .fault, .warning:
      break
    }
  }

  /// Adds the cause that follows from the calls alone. It is the one that ``CrashReport/causes``
  /// ranks first for the same update in a test.
  private mutating func findCertain(_ diagnosis: Diagnosis) {
    guard let cause = diagnosis.causes.first, cause.isCertain else { return }
    let repair = diagnosis.repair
    let replay = BatchEvidence(
      before: diagnosis.ledger.before, after: diagnosis.ledger.after, batch: repair.batch)
    add(
      cause.mistake, cause.sentence(kind), repair: repair.sentence(kind),
      code: repair.swiftCode(kind: kind), replay: repair.extent == .reloadData ? [] : [replay])
  }

  /// Ranks the causes of a batch that is listed as a whole.
  private mutating func find(_ batch: BatchEvidence) {
    let ledger = Ledger(batch: batch.batch, before: batch.before, after: batch.after)
    if !ledger.sectionsBalance {
      find(ledger.sections, in: batch, isExact: true)
    } else if let row = ledger.rows.first(where: { !$0.balances }), let section = row.after,
      let answered = row.answered
    {
      let numbers = ItemCountMismatch(
        section: section, before: row.itemsBefore, after: answered, inserted: row.inserted,
        deleted: row.deleted, movedIn: row.movedIn, movedOut: row.movedOut)
      find(Miscount(numbers: numbers, batch: batch, isExact: true))
    }
  }

  /// Adds the causes that follow from the numbers alone, with the smallest repair of the calls.
  mutating func find(_ diagnosis: Diagnosis) {
    let repair = diagnosis.repair
    for cause in diagnosis.causes {
      let replay = BatchEvidence(
        before: diagnosis.ledger.before, after: diagnosis.ledger.after, batch: repair.batch)
      add(
        .other, cause.sentence(kind), repair: repair.sentence(kind),
        code: repair.swiftCode(kind: kind), replay: repair.extent == .reloadData ? [] : [replay])
    }
  }

  /// Adds the cause of a message that has only one.
  mutating func find(_ advice: Advice) {
    add(.other, advice.cause, repair: advice.repair, code: advice.swiftCode)
  }

  private mutating func findSeveralQueues() {
    add(
      .wrongQueue,
      """
      apply was called both on the main queue and on another one. Until the update of the other \
      queue has ended, the next apply on the main queue waits for it while it waits for the main \
      queue: that is the "Deadlock detected" crash that follows this warning.
      """,
      repair: "Call apply always on the main queue, or always on one background queue.",
      code: """
        await MainActor.run {
          dataSource.apply(snapshot, animatingDifferences: true)  // every apply of this source
        }
        """)
  }
}

extension Repair.Edit {
  /// Whether the edit adds the deletion of an item. The counts do not tell which one was deleted.
  fileprivate var deletesItem: Bool {
    guard case .add(let call) = self else { return false }
    return call.changes.contains { if case .deleteItem = $0 { true } else { false } }
  }
}

extension Cause {
  /// Whether the cause follows from the calls alone. For the other causes, the counts allow
  /// several.
  fileprivate var isCertain: Bool {
    switch self {
    case .announcedTwice, .emptiedSectionNotDeleted, .sectionNotInserted, .newPositionUsed,
      .oldPositionUsed, .countedAfterInsertions, .wrongSection, .itemsInWrongSection, .conflict,
      .reloadMixedWithStructure:
      true
    case .countsLoadedTooLate, .modelUnchanged, .modelChangedTooEarly, .modelDoubled,
      .modelReplaced, .modelNotMoved, .placeholderCounted, .loadedTwice, .forgottenCall,
      .missingCalls, .reloadInsteadOfChange, .sectionToggled, .announcedDouble, .tooManyCalls,
      .oppositeDirection, .positionNowhere, .sectionMissing, .movedAcrossSectionChange:
      false
    }
  }
}

extension Diagnosis {
  /// The batch, and the counts before and after it.
  var evidence: BatchEvidence {
    BatchEvidence(before: ledger.before, after: ledger.after, batch: ledger.batch)
  }
}

extension Miscount {
  /// Creates the numbers with the batch of their replay.
  init?(_ numbers: ItemCountMismatch, _ diagnosis: Diagnosis?, isExact: Bool) {
    let batch =
      diagnosis?.evidence
      ?? UpdateScene(.itemCounts(numbers, .table)).map {
        BatchEvidence(before: $0.before, after: $0.after, batch: $0.batch)
      }
    guard let batch else { return nil }
    self.init(numbers: numbers, batch: batch, isExact: isExact)
  }
}
