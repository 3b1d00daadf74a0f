import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

/// Every message of HeadlessKit's lists can be read back.
@Suite struct TranscriptRoundTripTests {
  private static let path = ItemPath(item: 3, section: 2)
  private static let other = ItemPath(item: 1, section: 0)
  private static let target = ItemPath(item: 0, section: 1)
  private static let first = ItemPath(item: 0, section: 0)
  private static let view = "<UITableView: 0x1; layer = <CALayer: 0x2>>"
  private static let attributes =
    "<A.Attributes: 0x1> index path: (<NSIndexPath: 0x2> {length = 2, path = 2 - 3}); zIndex = 1;"

  static let positions: [UpdateFault] = [
    .deletedItemMissing(path, itemsBefore: 3), .deletedItemSectionMissing(path, sectionsBefore: 2),
    .deletedSectionMissing(4, sectionsBefore: 4), .insertedItemMissing(path, itemsAfter: 2),
    .insertedItemSectionMissing(path, sectionsAfter: 1),
    .insertedSectionMissing(5, sectionsAfter: 4), .movedItemMissing(path, itemsBefore: 0),
    .movedItemSectionMissing(path, sectionsBefore: 1),
    .moveTargetMissing(from: other, to: path, itemsAfter: 3),
    .moveTargetSectionMissing(from: other, to: path, sectionsAfter: 2),
    .movedSectionMissing(3, sectionsBefore: 2),
    .moveTargetOfSectionMissing(from: 0, to: 3, sectionsAfter: 2),
  ]

  /// Positions that messages print without their sign (behaviour 15.10).
  static let negativePositions: [UpdateFault] = [
    .deletedItemMissing(ItemPath(item: -1, section: 0), itemsBefore: 23),
    .deletedItemSectionMissing(ItemPath(item: 0, section: -1), sectionsBefore: 2),
    .deletedSectionMissing(-1, sectionsBefore: 4),
    .insertedItemMissing(ItemPath(item: -1, section: 0), itemsAfter: 2),
    .insertedItemSectionMissing(ItemPath(item: 0, section: -1), sectionsAfter: 1),
    .insertedSectionMissing(-1, sectionsAfter: 4),
    .movedItemMissing(ItemPath(item: -1, section: 0), itemsBefore: 5),
    .moveTargetMissing(from: first, to: ItemPath(item: -2, section: 0), itemsAfter: 3),
    .movedSectionMissing(-1, sectionsBefore: 2),
    .moveTargetOfSectionMissing(from: 0, to: -1, sectionsAfter: 2),
  ]

  static let conflicts: [UpdateFault] = [
    .itemDeletedAndReloaded(path), .itemDeletedAndMoved(path), .itemInsertedAndMovedTo(path),
    .itemsMovedToOnePlace(path, other, to: target), .itemMovedTwice(path, to: other, and: target),
    .sectionDeletedAndReloaded(2), .sectionDeletedAndMoved(2), .sectionInsertedAndMovedTo(2),
    .sectionsMovedToOnePlace(0, 2, to: 1), .sectionMovedTwice(0, to: 1, and: 2),
    .itemMovedIntoInsertedSection(2), .itemMovedOutOfDeletedSection(2),
    .twoAnimationsForCell(first),
  ]

  static let others: [ListFault] = [
    .cell(.cellNotRegistered(identifier: "Book cell")),
    .cell(.viewNotRegistered(kind: "UICollectionElementKindCell", identifier: "Book")),
    .cell(.decorationViewNotRegistered(kind: "Shelf")),
    .cell(.dequeuedTwice(identifier: "Book", path)),
    .cell(.dequeuedForUnknownSection(kind: "Header", section: 3, sections: 1)),
    .cell(.dequeuedViewNotReturned(view: view, collectionView: view)),
    .cell(.registrationInsideProvider(registration: "<UICollectionViewCellRegistration: 0x1>")),
    .cell(.dataSourceNotSet(.table)), .cell(.dataSourceNotSet(.collection)),
    .cell(.noCollectionCell(path)), .cell(.cellNotDequeued(first)),
    .cell(.supplementaryViewNotDequeued(kind: "Header", path, view: nil)),
    .cell(.supplementaryViewNotDequeued(kind: "Header", path, view: view)),
    .query(.contradictoryScrollPosition), .query(.itemsOfMissingSection(2, sections: 1)),
    .query(.itemsOfMissingSection(-1, sections: 1)), .query(.missingGlobalIndex(-1, items: 7)),
    .query(.rectOfMissingRow(ItemPath(item: -1, section: 0))),
    .query(.rectOfMissingRow(ItemPath(item: 0, section: -1))),
    .query(.missingGlobalIndex(7, items: 7)), .query(.rectOfMissingRow(path)),
    .query(.invalidPathLength(.table)), .query(.invalidPathLength(.collection)),
    .query(.visibleCellsDuringUpdate), .query(.invalidReorderTarget(path, rows: 2)),
    .query(.reloadInsideBatch(.table)), .query(.reloadInsideBatch(.collection)),
    .layout(.attributesForMissingItem(path)),
    .layout(.updateLoop(collectionView: view)),
    .query(.rectOfMissingSection(.header, section: 5)),
    .query(.rectOfMissingSection(.footer, section: 0)), .layout(.negativeItemSize),
    .layout(.negativeHeight(.header, section: 2, height: -20)),
    .layout(.negativeHeight(.footer, section: 0, height: -0.25)),
    .layout(.negativeRowHeight(ItemPath(item: 0, section: 0), height: -20)),
    .layout(.infiniteAttributesSize), .layout(.groupWithoutSubitems),
    .layout(.missingAttributes(path)),
  ]

  /// The facts that a fault's message yields. A conflict does not distinguish a table from a
  /// collection view.
  private static let expected: [(ListFault, ListFault)] =
    ListKind.allCases.flatMap { kind in
      (positions + negativePositions + conflicts + examples).map { fault in
        let told: ListFault = .update(fault, tellsKind(fault) ? kind : .table)
        return (.update(fault, kind), told)
      }
    } + others.map { ($0, $0) }

  /// The faults of a batch with known messages.
  private static let examples: [UpdateFault] = Sentence.updates.compactMap {
    if case .update(let fault, _) = $0.fault { fault } else { nil }
  }

  /// Returns whether the messages of a table and a collection view differ.
  private static func tellsKind(_ fault: UpdateFault) -> Bool {
    fault.reason(.table, .newest) != fault.reason(.collection, .newest)
  }

  /// What is said of a negative position never speaks of a section or of counts that cannot be.
  @Test(arguments: negativePositions, ListKind.allCases)
  @MainActor
  func negativePositionsAreExplained(_ fault: UpdateFault, _ kind: ListKind) throws {
    let reason = fault.reason(kind, .newest)
    let message = try #require(TranscriptReader().messages(in: reason).first)
    let reproduction = Reproduction(message)
    if case .identical = reproduction.verdict { #expect(reproduction.crash?.reason == reason) }
    let help = reproduction.help.causes.map(\.sentence).joined(separator: "\n")
    let said =
      fault == Self.negativePositions[7]
      ? "-2, which UIKit prints as 18446744073709551614"
      : "-1, which UIKit prints as 18446744073709551615"
    #expect(help.contains("The index is \(said)"))
    #expect(!help.contains("section -"))
    #expect(!(reproduction.cause ?? "").contains("section -"))
  }

  @Test(arguments: ReleaseSearch.profiles)
  func messagesAreReadBack(_ profile: SystemProfile) {
    for (fault, told) in Self.expected {
      let reason = fault.reason(profile, view: Self.view)
      let found = TranscriptReader().messages(in: reason)
      #expect(found.map(\.text) == [reason])
      #expect(found.map(\.facts) == [.fault(told)], "\(reason)")
    }
  }

  static let mismatches: [UpdateScene] = ListKind.allCases.flatMap { kind in
    [
      UpdateScene(kind: kind, before: [3, 1], after: [5, 1], changes: [.deleteItem(first)]),
      UpdateScene(kind: kind, before: [3, 1], after: [1, 1], changes: [.insertItem(first)]),
      UpdateScene(kind: kind, before: [3], after: [3, 1], changes: []),
      UpdateScene(kind: kind, before: [3, 1], after: [], changes: [.reloadSection(1)]),
      UpdateScene(
        kind: kind, before: [3, 1], after: [3, 1],
        changes: [.moveItem(from: other, to: target), .moveSection(from: 0, to: 1)]),
    ]
  }

  @Test(arguments: mismatches, ReleaseSearch.profiles)
  func countsAreReadBack(_ scene: UpdateScene, _ profile: SystemProfile) throws {
    let fault = try #require(scene.fault(profile))
    let reason = fault.reason(scene.kind, profile, view: Self.view)
    let found = TranscriptReader().messages(in: reason)
    #expect(found.map(\.text) == [reason])
    let told: TranscriptFacts =
      switch (fault, found.first?.family) {
      case (_, .invalidTableViewUpdate?): .tableUpdateWithoutNumbers
      case (.itemCountMismatch(_, let evidence), .invalidBatchUpdates?),
        (.sectionCountMismatch(_, let evidence), .invalidBatchUpdates?):
        .batch(evidence.decomposed, scene.kind)
      case (.itemCountMismatch(let mismatch, _), _): .itemCounts(mismatch, scene.kind)
      case (.sectionCountMismatch(let mismatch, _), _): .sectionCounts(mismatch, scene.kind)
      default: .fault(.update(fault, scene.kind))
      }
    #expect(found.map(\.facts) == [told], "\(reason)")
  }

  static let warnings: [ListWarning] = [
    .layoutOutsideHierarchy(tableView: view), .cellForRowDuringUpdate(tableView: view),
    .attributesIgnored(attributes: attributes, layout: "<A.Layout: 0x1>"),
    .itemTooLarge(.width), .itemTooLarge(.height), .collapsedCell(view),
  ]

  @Test(arguments: warnings, ReleaseSearch.profiles)
  func warningsAreReadBack(_ warning: ListWarning, _ profile: SystemProfile) {
    let found = TranscriptReader().messages(in: "[Shop] " + warning.line(profile))
    #expect(found.map(\.text) == [warning.text(profile)])
    #expect(found.map(\.facts) == [.warning(warning)])
  }
}

extension BatchEvidence {
  /// The evidence as a message lists it, with every reload split up.
  fileprivate var decomposed: BatchEvidence {
    BatchEvidence(
      before: before, after: after,
      batch: BatchUpdate(
        batch.changes.flatMap { change -> [Change] in
          switch change {
          case .reloadSection(let section): [.deleteSection(section), .insertSection(section)]
          case .reloadItem(let path): [.deleteItem(path), .insertItem(path)]
          case .deleteItem, .insertItem, .moveItem, .deleteSection, .insertSection, .moveSection:
            [change]
          }
        }))
  }
}
