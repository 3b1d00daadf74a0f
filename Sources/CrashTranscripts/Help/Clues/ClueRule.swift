import ListCore

/// A cause that the rest of a report gives away: its code, its frames, or the libraries that it
/// names.
///
/// A message says what the counts are; several mistakes lead to the same ones. Where the report
/// shows which one it was, that is the answer, and what the numbers alone suggest comes after it.
struct ClueRule: Sendable {
  /// The families that the rule is about.
  let families: Families
  /// The mistake.
  let mistake: Mistake
  /// Whether the report shows the mistake.
  let applies: @Sendable (TranscriptMessage) -> Bool
  /// The cause and its repair, for a kind of list.
  let advice: @Sendable (TranscriptMessage, ListKind) -> Advice

  /// The families that a rule is about.
  enum Families: Sendable {
    /// Every message about the counts of an update.
    case counts
    /// Every message about an update: its counts, or a position that does not exist.
    case updates
    /// These families.
    case these(Set<TranscriptFamily>)

    func contains(_ family: TranscriptFamily) -> Bool {
      switch self {
      case .counts: family.isAboutCounts
      case .updates: family.isAboutCounts || Self.positions.contains(family)
      case .these(let families): families.contains(family)
      }
    }

    private static let positions: Set<TranscriptFamily> = [
      .attemptInsertOutOfRange, .attemptDeleteOutOfRange, .attemptInsertSectionOutOfRange,
      .attemptDeleteSectionOutOfRange,
    ]
  }

  init(
    _ families: Families, _ mistake: Mistake,
    if applies: @escaping @Sendable (TranscriptMessage) -> Bool,
    advice: @escaping @Sendable (TranscriptMessage, ListKind) -> Advice
  ) {
    (self.families, self.mistake, self.applies, self.advice) = (families, mistake, applies, advice)
  }

  /// The rules, the most telling first. The first that applies decides.
  static let all: [ClueRule] =
    threads + frames + code + frameworks + positions + cutPositions + objects + values + operations
}

extension HelpFinder {
  /// Puts the cause that the rest of the report gives away before those that its numbers suggest.
  mutating func findByClues(_ message: TranscriptMessage) {
    if message.family == .attemptInsertOutOfRange, has(.photoLibrary) {
      let others = causes
      causes = []
      findPhotoChanges(.modelChangedTooEarly, replay: [])
      causes += others
      return
    }
    guard
      let rule = ClueRule.all.first(where: { rule in
        rule.families.contains(message.family) && rule.applies(message)
      })
    else { return }
    if has(.photoLibrary), message.family.isAboutCounts { return }
    let advice = rule.advice(message, kind)
    let cause = LikelyCause(
      rule.mistake, advice.cause, repair: advice.repair, code: advice.swiftCode,
      replay: Self.repaired(message.facts))
    let others = causes.filter { $0.mistake != rule.mistake && $0.mistake != .modelDoubled }
    // A rule that tells more of what the message suggests anyway leaves the other causes.
    let keepsOthers = message.family.isAboutCounts || rule.mistake == .announcedTwice
    causes = [cause] + (keepsOthers ? others : [])
  }
}

extension HelpFinder {
  /// Returns the update with a model that does what the calls of the section announce; empty if the
  /// message does not state their numbers.
  private static func repaired(_ facts: TranscriptFacts?) -> [BatchEvidence] {
    guard case .itemCounts(let numbers, _)? = facts,
      let miscount = Miscount(numbers, nil, isExact: false)
    else { return [] }
    return [miscount.withMatchingModel]
  }
}

extension TranscriptMessage {
  /// Whether the report shows a hint.
  func has(_ hint: PasteHint) -> Bool { evidence.hints.contains(hint) }

  /// Whether an index in the message stands for "not found", or for one below zero.
  var namesNoIndex: Bool {
    stated.hasUnsignedIndex || text.contains(String(Int.max)) || text.contains(String(Int32.max))
  }

  /// Whether the message states deletions and no insertions, or nothing about its calls.
  var mayOnlyDelete: Bool {
    guard let calls = stated.calls else { return true }
    return calls.deleted > 0 && calls.inserted == 0
  }

  /// Whether the message states insertions and no deletions.
  var mayOnlyInsert: Bool {
    guard let calls = stated.calls else { return false }
    return calls.inserted > 0 && calls.deleted == 0
  }

  /// Whether the message states that the calls of its section announce nothing.
  var announcesNothing: Bool { stated.calls == StatedNumbers.Calls(inserted: 0, deleted: 0) }
}

extension ClueRule {
  private static let threads = [
    ClueRule(
      .counts, .wrongQueue,
      if: { $0.has(.crashedOffMain) && ($0.has(.fetchedResults) || $0.has(.coreData)) },
      advice: { _, kind in .mergedInBackground(kind) }),
    ClueRule(
      .updates, .wrongQueue, if: { $0.has(.crashedOffMain) },
      advice: { _, kind in .updatedInBackground(kind) }),
  ]

  private static let code = [
    ClueRule(
      .updates, .modelUnchanged, if: { $0.evidence.code.otherArray != nil },
      advice: { message, kind in .otherArray(message.evidence.code, kind) }),
    ClueRule(
      .counts, .modelUnchanged,
      if: { $0.mayOnlyDelete && $0.evidence.code.unchangedOnDeletion != nil },
      advice: { message, kind in .unchangedOnDeletion(message.evidence.code, kind) }),
    ClueRule(
      .counts, .modelUnchanged,
      if: { $0.mayOnlyInsert && $0.evidence.code.insertsNothing },
      advice: { _, kind in .unchangedOnInsertion(kind) }),
    ClueRule(
      .these([.arrayIndex, .dataSourceMethod]), .other,
      if: { $0.evidence.code.uncounted != nil },
      advice: { message, kind in .uncountedArray(message.evidence.code, kind) }),
    ClueRule(
      .these([.dequeueTableCell, .dequeueCollectionView]), .other,
      if: { $0.evidence.code.otherIdentifier != nil },
      advice: { message, kind in .otherIdentifier(message.evidence.code, kind) }),
    ClueRule(
      .these([.nilUnwrapped, .dataSourceMethod]), .other,
      if: { $0.has(.registersClass) && $0.has(.outlets) },
      advice: { _, kind in .classWithoutNib(kind) }),
    ClueRule(
      .these([.badAccess, .cellForRowDuringUpdate]), .other, if: { $0.has(.cellInHeight) },
      advice: { _, _ in .cellInHeight }),
    ClueRule(
      .updates, .modelUnchanged,
      if: { $0.evidence.code.callsBeforeChange && !$0.has(.listener) },
      advice: { _, kind in .callBeforeChange(kind) }),
    ClueRule(
      .counts, .changeNotAnnounced,
      if: { $0.announcesNothing && $0.evidence.code.observers > 1 },
      advice: { _, kind in .severalObservers(kind) }),
    ClueRule(
      .counts, .modelChangedTooEarly,
      if: { $0.evidence.code.reloadsBeforeCall && !$0.has(.listener) },
      advice: { _, kind in .reloadBeforeCall(kind) }),
    ClueRule(
      .updates, .modelChangedTooEarly,
      if: { $0.evidence.code.callsLater && !$0.has(.listener) },
      advice: { _, kind in .callLater(kind) }),
  ]

  private static let frameworks = [
    ClueRule(
      .updates, .wrongQueue, if: { $0.has(.dotNet) }, advice: { _, kind in .boundCollection(kind) }),
    ClueRule(
      .updates, .modelChangedTooEarly, if: { $0.has(.texture) },
      advice: { _, kind in .texture(kind) }),
    ClueRule(
      .updates, .modelChangedTooEarly, if: { $0.has(.drop) },
      advice: { _, kind in .drop(kind) }),
    ClueRule(
      .these([.attemptDeleteOutOfRange, .attemptDeleteSectionOutOfRange]), .announcedTwice,
      if: { message in
        message.has(.fetchedResults)
          && message.evidence.code.steps.count { $0 == .call(.deleteRows) } > 1
      },
      advice: { _, kind in .deletedByController(kind) }),
    ClueRule(
      .updates, .wrongQueue, if: { $0.has(.swiftUI) }, advice: { _, _ in .swiftUIList }),
    ClueRule(
      .updates, .modelReplaced, if: { $0.has(.rxDataSources) },
      advice: { _, kind in .rxDataSources(kind) }),
  ]

  private static let positions = [
    ClueRule(
      .these([.scrollRowBeyondBounds, .scrollOutOfBoundsRow, .scrollOutOfBoundsItem]),
      .negativeIndex,
      if: { ($0.has(.emptyBounds) && $0.namesNoIndex) || $0.has(.scrollToLast) },
      advice: { message, kind in .lastOfEmptyList(message.has(.emptyBounds), kind) }),
    ClueRule(
      .these([.dequeueTableCell, .nilCellTable]), .other, if: { $0.has(.searchTable) },
      advice: { _, _ in .searchTable }),
    ClueRule(
      .these([.nilCellTable, .nilCellCollection]), .other, if: { $0.has(.twoLists) },
      advice: { _, kind in .twoLists(kind) }),
    ClueRule(
      .these([.previewOutsideWindow]), .other,
      if: { $0.text.contains("CollectionView") || $0.evidence.kind == .collection },
      advice: { _, _ in .previewOfItem }),
  ]

  private static let objects = [
    ClueRule(
      .these([.cellCast]), .other, if: { $0.has(.registersPlainClass) },
      advice: { _, kind in .plainClassRegistered(kind) }),
    ClueRule(
      .these([.arrayIndex]), .negativeIndex, if: { $0.stated.hasUnsignedIndex },
      advice: { _, kind in .indexBelowZero(kind) }),
    ClueRule(
      .these([.layoutOutsideHierarchyWarning]), .other, if: { _ in true },
      advice: { _, _ in .updatedBeforeWindow }),
    ClueRule(
      .these([.flowLayoutItemSizeWarning]), .other, if: { _ in true },
      advice: { message, _ in .itemSizeInBounds(message.text) }),
    ClueRule(
      .these([.arrayIndex, .dataSourceMethod]), .staleIndexPath,
      if: { $0.evidence.appMethod?.frame.symbol.contains("SwipeActions") == true },
      advice: { _, kind in .staleSwipe(kind) }),
    ClueRule(
      .these([.missingOutlet]), .other, if: { $0.has(.fileOwner) },
      advice: { _, _ in .outletOfFileOwner }),
    ClueRule(
      .these([.missingOutlet]), .other, if: { $0.has(.plainClass) },
      advice: { _, _ in .outletOfPlainClass }),
    ClueRule(
      .these([.diffableReloadMissingItem, .diffableReconfigureMissingItem]), .other,
      if: { message in message.identifiers.contains { $0.contains(": ") && $0.contains(", ") } },
      advice: { message, _ in .changedCopy(message.family == .diffableReconfigureMissingItem) }),
    ClueRule(
      .these([.diffableDuplicateItems]), .other,
      if: { !$0.identifiers.isEmpty && !$0.text.contains("section identifiers") },
      advice: { message, _ in .repeatedIdentifiers(message.identifiers) }),
  ]
}
