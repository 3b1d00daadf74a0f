import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

/// Every message of a list can be reproduced: with any numbers, on every release.
@MainActor @Suite struct ReproductionSweepTests {
  private static let view =
    "<Shop.List: 0x7f81; baseClass = UITableView; frame = (0 0; 1 1); layer = <CALayer: 0x2>>"

  private func expectSaidAgain(
    _ reason: String, _ given: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = TranscriptReader().messages(in: reason)
    #expect(messages.map(\.text) == [reason], sourceLocation: sourceLocation)
    for message in messages {
      let reproduction = Reproduction(message)
      guard reproduction.verdict == .identical else {
        Issue.record(
          "\(given())\npasted:   \(reason)\nproduced: \(reproduction.produced ?? "nothing")",
          sourceLocation: sourceLocation)
        continue
      }
    }
  }

  /// Batches in which nothing is announced twice; the messages of the others have too few numbers
  /// to be reproduced.
  @Test(arguments: [11, 23] as [UInt64])
  func refusedBatchesAreReproduced(seed: UInt64) {
    var world = RandomWorld(seed: seed)
    var refused = 0
    for round in 0..<Thoroughness.number(usually: 150, exhaustively: 5_000) {
      let next = world.next()
      guard Set(next.changes).count == next.changes.count else { continue }
      let profile = ReleaseSearch.profiles[round % ReleaseSearch.profiles.count]
      let scene = UpdateScene(
        kind: ListKind.allCases[round % 2], before: SectionCounts(next.before),
        after: SectionCounts(next.after), changes: next.changes)
      guard let fault = scene.fault(profile) else { continue }
      refused += 1
      expectSaidAgain(
        fault.reason(scene.kind, profile, view: Self.view), "\(profile.name): \(next)")
    }
    #expect(refused > 15)
  }

  @Test(arguments: ReleaseSearch.profiles)
  func otherRefusalsAreReproduced(_ profile: SystemProfile) {
    let index = ReleaseSearch.profiles.firstIndex(of: profile) ?? 0
    var dice = RandomWorld(seed: UInt64(index))
    for fault in Self.faults(&dice) where profile.says(fault) {
      expectSaidAgain(fault.reason(profile, view: Self.view), "\(profile.name): \(fault)")
    }
    for warning in Self.warnings(&dice) where profile.says(warning) {
      expectSaidAgain(warning.text(profile), "\(profile.name): \(warning)")
    }
  }

  // MARK: Possible messages

  static func faults(_ dice: inout RandomWorld) -> [ListFault] {
    let path = ItemPath(item: dice.number(upTo: 300), section: dice.number(upTo: 9))
    let count = dice.number(upTo: 8)
    let word = ["cell", "Book cell", "Shop.BookCell", "cell-7", "my_cell", "书"][
      dice.number(upTo: 5)]
    let header = "UICollectionElementKindSectionHeader"
    let kind = [header, "UICollectionElementKindSectionFooter", "badge"][dice.number(upTo: 2)]
    let cells: [CellFault] = [
      .cellNotRegistered(identifier: word),
      .viewNotRegistered(kind: "UICollectionElementKindCell", identifier: word),
      .viewNotRegistered(kind: kind, identifier: word), .decorationViewNotRegistered(kind: kind),
      .dequeuedTwice(identifier: word, path), .dequeuedForUnknownPath(path),
      .dequeuedForUnknownSection(kind: kind, section: count + path.section, sections: count),
      .dequeuedViewNotReturned(view: view, collectionView: view),
      .registrationInsideProvider(registration: "<UICollectionViewCellRegistration: 0x1>"),
      .reconfiguredWithOtherIdentifier(view: view), .dataSourceNotSet(.table),
      .dataSourceNotSet(.collection), .noTableCell(tableView: view, dataSource: "<Source: 0x1>"),
      .noCollectionCell(path), .cellNotDequeued(path),
      .supplementaryViewNotDequeued(kind: kind, path, view: nil),
      .supplementaryViewNotDequeued(kind: kind, path, view: view),
    ]
    let queries: [QueryFault] = [
      .scrollToMissingRow(
        path, rows: min(count, path.item), tableView: view, className: "Shop.List"),
      .scrollToRowOfMissingSection(
        path, sections: min(count, path.section), tableView: view, className: "UITableView"),
      .scrollToMissingItem(path, items: min(count, path.item), collectionView: view),
      .scrollToItemOfMissingSection(
        path, sections: min(count, path.section), collectionView: view),
      .contradictoryScrollPosition, .itemsOfMissingSection(path.section + count, sections: count),
      .rowsOfMissingSection(path.section, sections: 0), .rectOfMissingRow(path),
      .invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 1, path = \(count)}"),
      .invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 3, path = \(count) - 2 - 9}"),
      .invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 0, path = }"),
      .invalidPathLength(.table), .invalidPathLength(.collection), .visibleCellsDuringUpdate,
      .invalidReorderTarget(
        ItemPath(item: count + 1 + path.item, section: path.section), rows: count),
      .reloadInsideBatch(.collection),
    ]
    let layouts: [LayoutFault] = [
      .attributesForMissingItem(path),
      .supplementaryAttributesChanged(path, from: attributes(path), to: attributes(path)),
      .supplementaryOfMissingSection(kind: kind, section: count + path.section, sections: count),
      .updateLoop(collectionView: view), .noSection,
    ]
    return cells.map(ListFault.cell) + queries.map(ListFault.query)
      + layouts.map(ListFault.layout)
  }

  private static func warnings(_ dice: inout RandomWorld) -> [ListWarning] {
    let path = ItemPath(item: dice.number(upTo: 300), section: dice.number(upTo: 9))
    return [
      .layoutOutsideHierarchy(tableView: view), .cellForRowDuringUpdate(tableView: view),
      .attributesIgnored(attributes: attributes(path), layout: "<Shop.Layout: 0x1>"),
      .itemTooLarge(.width), .itemTooLarge(.height),
    ]
  }

  private static func attributes(_ path: ItemPath) -> String {
    """
    <Shop.Attributes: 0x1> index path: (\(path.objectDescription(.lengthAndPath))); \
    frame = (0 0; 1 1); zIndex = 1;\(" ")
    """
  }
}

extension SystemProfile {
  /// Returns whether the release can raise this fault, which its message alone does not show.
  fileprivate func says(_ fault: ListFault) -> Bool {
    switch fault {
    case .cell(.dequeuedTwice): refusesSecondDequeueForIndexPath
    case .layout(.supplementaryAttributesChanged): refusesChangedSupplementaryAttributes
    case .update, .cell, .query, .layout, .snapshot, .misuse: true
    }
  }

  fileprivate func says(_ warning: ListWarning) -> Bool {
    switch warning {
    case .attributesIgnored: unknownAttributes == .logged
    case .layoutOutsideHierarchy, .cellForRowDuringUpdate, .itemTooLarge, .updateDropped,
      .itemsExist, .collapsedCell, .updatesFromSeveralQueues:
      true
    }
  }
}
