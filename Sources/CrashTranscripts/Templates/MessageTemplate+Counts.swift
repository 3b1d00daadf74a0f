import ListCore

extension TranscriptFamily {
  public static let invalidNumberOfRows = Self("invalid-number-of-rows")
  public static let invalidNumberOfItems = Self("invalid-number-of-items")
  public static let invalidNumberOfSections = Self("invalid-number-of-sections")
  public static let invalidBatchUpdates = Self("invalid-batch-updates")
  public static let invalidUpdateSoftReload = Self("invalid-update-soft-reload")
  public static let invalidTableViewUpdate = Self("invalid-table-view-update")
}

// Crash families A: the counts of a batch do not match.
extension MessageTemplate {
  /// Returns the messages about counts of one kind of list.
  static func counts(_ kind: ListKind) -> [MessageTemplate] {
    let family: TranscriptFamily =
      switch kind {
      case .table: .invalidNumberOfRows
      case .collection: .invalidNumberOfItems
      }
    let items = itemCounts(kind)
    let sections = sectionCounts(kind)
    let reload: MessagePattern = "Performing reloadData as a fallback\(maybe: " —") "
    return [
      MessageTemplate(family, kind, items.whole, tail: viewSuffix(kind)) {
        .itemCounts(try itemMismatch($0), kind)
      },
      MessageTemplate(
        family, kind, items.secondSentence, tail: viewSuffix(kind), lacksFirstSentence: true
      ) {
        .itemCounts(try itemMismatch($0, sectionIfUnnamed: 0), kind)
      },
      MessageTemplate(.invalidNumberOfSections, kind, sections.whole, tail: viewSuffix(kind)) {
        .sectionCounts(try sectionMismatch($0), kind)
      },
      MessageTemplate(
        .invalidNumberOfSections, kind, sections.secondSentence, tail: viewSuffix(kind),
        lacksFirstSentence: true
      ) {
        .sectionCounts(try sectionMismatch($0), kind)
      },
      MessageTemplate(.invalidBatchUpdates, kind, batch(kind), tail: "\n\(viewName(kind))") {
        .batch(try evidence($0), kind)
      },
    ]
      + (kind == .table
        ? [tableUpdateWithoutNumbers]
        : [
          MessageTemplate(.invalidUpdateSoftReload, kind, "\(items.whole)\(willReload)") {
            .droppedUpdate(try dropped(.items(try itemMismatch($0)), $0))
          },
          MessageTemplate(.invalidUpdateSoftReload, kind, "\(sections.whole)\(willReload)") {
            .droppedUpdate(try dropped(.sections(try sectionMismatch($0)), $0))
          },
          MessageTemplate(
            .invalidUpdateSoftReload, kind, "\(reload)\(items.whole)", tail: viewSuffix(kind)
          ) {
            .droppedUpdate(TranscriptFacts.DroppedUpdate(.items(try itemMismatch($0))))
          },
          MessageTemplate(
            .invalidUpdateSoftReload, kind, "\(reload)\(sections.whole)", tail: viewSuffix(kind)
          ) {
            .droppedUpdate(TranscriptFacts.DroppedUpdate(.sections(try sectionMismatch($0))))
          },
        ])
  }

  /// Returns the pattern of ` Table view: <UITableView: 0x…>`.
  private static func viewSuffix(_ kind: ListKind) -> MessagePattern { " \(viewName(kind))" }

  /// Returns the pattern of `Table view: <UITableView: 0x…>`.
  static func viewName(_ kind: ListKind) -> MessagePattern {
    switch kind {
    case .table: "Table view: \(object: .view)"
    case .collection: "Collection view: \(object: .view)"
    }
  }
}

// MARK: - Words

extension MessageTemplate {
  private struct Sentences {
    let first: MessagePattern
    let secondSentence: MessagePattern
    var whole: MessagePattern { "\(first) \(secondSentence)" }
  }

  private static func itemCounts(_ kind: ListKind) -> Sentences {
    let nouns = kind.itemNoun + "s"
    return Sentences(
      first: "Invalid update: invalid number of \(nouns) in section \(.section).",
      secondSentence: """
        The number of \(nouns) contained in an existing section after the update (\(.after)) \
        must be equal to the number of \(nouns) contained in that section before the update \
        (\(.before)), plus or minus the number of \(nouns) inserted or deleted from that section \
        (\(.inserted) inserted, \(.deleted) deleted) and plus or minus the number of \(nouns) \
        moved into or out of that section (\(.movedIn) moved in, \(.movedOut) moved out).
        """)
  }

  private static func sectionCounts(_ kind: ListKind) -> Sentences {
    let view = kind.viewNoun
    return Sentences(
      first: "Invalid update: invalid number of sections.",
      secondSentence: """
        The number of sections contained in the \(view) after the update (\(.after)) must be \
        equal to the number of sections contained in the \(view) before the update (\(.before)), \
        plus or minus the number of sections inserted or deleted (\(.inserted) inserted, \
        \(.deleted) deleted).
        """)
  }

  /// Returns the pattern of crash families A3: `before and/or after` in iOS 16.4, `before and
  /// after` from iOS 17 on.
  private static func batch(_ kind: ListKind) -> MessagePattern {
    let noun = kind.itemNoun
    return """
      Invalid batch updates detected: the number of sections and/or \(noun)s returned by the data \
      source before and\(maybe: "/or") after performing the batch updates are inconsistent with \
      the updates.
      Data source before updates = { \(.sectionsBefore) section\(maybe: "s") with \(noun) counts: \
      [\(numbers: .countsBefore)] }
      Data source after updates = { \(.sectionsAfter) section\(maybe: "s") with \(noun) counts: \
      [\(numbers: .countsAfter)] }
      Updates = [
      \(list: .changes)
      ]
      """
  }

  /// The pattern of crash families A4, in the form of iOS 13 and 14.
  private static let willReload: MessagePattern =
    """
     - will perform reloadData. UICollectionView instance: \(object: .view); currentUpdate: \
    [UICollectionViewUpdate - \(object: .object): old:\(object: .dataSource) \
    new\(maybe: ":")\(object: .dataSource) items:<(\(list: .changes)
    )>]
    """

  /// The template of crash families A5.
  private static let tableUpdateWithoutNumbers = MessageTemplate(
    .invalidTableViewUpdate, .table,
    """
    Invalid table view update. The application has requested an update to the table view that is \
    inconsistent with the state provided by the data source.
    """
  ) { _ in .tableUpdateWithoutNumbers }
}

// MARK: - Facts

extension MessageTemplate {
  private static func itemMismatch(
    _ found: MessageFindings, sectionIfUnnamed: Int? = nil
  ) throws(TranscriptObstacle) -> ItemCountMismatch {
    let section =
      if let sectionIfUnnamed { sectionIfUnnamed } else { try found.number(.section) }
    // A message that is cut off before its clause about moves is sufficient.
    return ItemCountMismatch(
      section: section,
      before: try found.number(.before), after: try found.number(.after),
      inserted: try found.number(.inserted), deleted: try found.number(.deleted),
      movedIn: found.numbers[.movedIn]?.first ?? 0, movedOut: found.numbers[.movedOut]?.first ?? 0)
  }

  private static func sectionMismatch(
    _ found: MessageFindings
  ) throws(TranscriptObstacle) -> SectionCountMismatch {
    SectionCountMismatch(
      before: try found.number(.before), after: try found.number(.after),
      inserted: try found.number(.inserted), deleted: try found.number(.deleted))
  }

  private static func evidence(
    _ found: MessageFindings
  ) throws(TranscriptObstacle) -> BatchEvidence {
    guard let changes = ChangeListReader.changes(in: try found.text(.changes)) else {
      throw .cutShort
    }
    return BatchEvidence(
      before: try found.counts(.countsBefore), after: try found.counts(.countsAfter),
      batch: BatchUpdate(changes))
  }

  private static func dropped(
    _ mismatch: TranscriptFacts.DroppedUpdate.Mismatch, _ found: MessageFindings
  ) throws(TranscriptObstacle) -> TranscriptFacts.DroppedUpdate {
    TranscriptFacts.DroppedUpdate(
      mismatch, changes: found.texts[.changes].flatMap(ChangeListReader.codes))
  }
}
