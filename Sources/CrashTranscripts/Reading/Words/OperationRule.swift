import ListCore

/// What the words of a title most often mean: an operation on a list, and the mistake that leads to
/// its crash far more often than any other.
struct OperationRule: Sendable {
  /// The subjects that the words must speak of: of each group, at least one.
  let needs: [[ReportSubject]]
  /// The subjects that the words must not speak of.
  var without: [ReportSubject] = []
  /// The greatest number of words: a longer title would say more; `nil` if it does not matter.
  var longest: Int?
  /// The message that a list crashes with.
  let family: @Sendable (ListKind) -> TranscriptFamily
  /// The call that crashes; `nil` if the family is enough.
  var call: (@Sendable (ListKind) -> String)?
  /// What the words say beside the operation.
  var hints: [PasteHint] = []
  /// The cause; `nil` if it is that of the family and of the call.
  var advice: (@Sendable (ListKind) -> Advice)?

  /// Whether the words say more than an exception's name and a call do.
  var isSpecial: Bool { advice != nil || !hints.isEmpty }

  /// Returns whether the words speak of the operation.
  func matches(_ text: ReportText) -> Bool {
    needs.allSatisfy { $0.contains(where: text.names) } && !without.contains(where: text.names)
      && text.words.split(separator: " ").count <= longest ?? .max
  }

  /// Returns the rule for the words of a report; `nil` if they name no trouble, no list, or no
  /// operation with a common cause.
  static func first(for text: ReportText) -> OperationRule? {
    guard text.names(.trouble) else { return nil }
    guard
      text.names(.namedList) || text.names(.search) && text.names(.bounds)
        || (text.names(.list) || text.names(.rowOrCell)) && !text.names(.elsewhere)
    else { return nil }
    return all.first { $0.matches(text) }
  }
}

extension ListKind {
  /// Creates the kind of list that words speak of; a table if they speak of neither.
  init(_ text: ReportText) {
    let isCollection = text.names(.collection) || !text.names(.row) && text.names(.item)
    self = isCollection && !text.names(.table) ? .collection : .table
  }

  fileprivate var countsFamily: TranscriptFamily {
    switch self {
    case .table: .invalidNumberOfRows
    case .collection: .invalidNumberOfItems
    }
  }

  /// Returns the Objective-C name of a call: `-[UITableView deleteRowsAtIndexPaths:]`.
  fileprivate func call(_ verb: String) -> String {
    "-[\(className) \(verb)\(callNoun)sAtIndexPaths:]"
  }
}

extension OperationRule {
  /// The rules, the most special first.
  static let all: [OperationRule] = surroundings + layouts + positions + updates + headers

  private static let headers: [OperationRule] = [
    OperationRule(
      needs: [[.header], [.table, .collection]], without: [.wrong],
      family: { _ in .supplementaryNotDequeued }, advice: { .headerOfItsKind($0) }),
    OperationRule(
      needs: [[.scrolling], [.table, .collection]], without: [.scrollTo, .layout, .size],
      family: { _ in .arrayIndex }, advice: { .emptiedWhileScrolling($0) }),
  ]

  private static let surroundings: [OperationRule] = [
    OperationRule(
      needs: [[.popover, .selection], [.tablet, .popover]], without: [.scrollTo],
      family: { _ in .popoverWithoutSource }),
    OperationRule(
      needs: [[.tablet], [.popover, .selection]], without: [.scrollTo],
      family: { _ in .popoverWithoutSource }),
    OperationRule(needs: [[.diffable], [.thread]], family: { _ in .diffableDeadlock }),
    OperationRule(needs: [[.thread]], family: { _ in .backgroundThread }),
    OperationRule(
      needs: [[.deallocated]], family: { _ in .badAccess }, advice: { .deallocatedSource($0) }),
    OperationRule(
      needs: [[.textInput], [.deletion, .reload, .update]],
      family: { _ in .deletedFirstResponder }),
    OperationRule(
      needs: [[.cellMethod, .cell], [.nothing]],
      without: [.dequeue, .registration, .outlet, .interactiveMovement],
      family: { $0 == .table ? .nilCellTable : .nilCellCollection }),
    OperationRule(
      needs: [[.header], [.nothing]], without: [.attributes],
      family: { _ in .supplementaryNotDequeued }),
    OperationRule(
      needs: [[.outlet], [.cell, .nothing]], without: [.registration, .dequeue],
      family: { _ in .nilUnwrapped }),
    OperationRule(needs: [[.provider]], family: { _ in .registrationInsideProvider }),
    OperationRule(
      needs: [[.dequeue], [.dataSource, .swap]], without: [.registration],
      family: { $0 == .table ? .dequeueMultipleSameIndexPath : .dequeuedViewNotReturned }),
    OperationRule(
      needs: [[.registration], [.cell, .header, .dequeue]],
      family: { $0 == .table ? .dequeueTableCell : .dequeueCollectionView }),
    OperationRule(
      needs: [[.dequeue]],
      family: { $0 == .table ? .dequeueTableCell : .dequeueCollectionView }),
    OperationRule(
      needs: [[.dataSource], [.swap]], family: { $0.countsFamily }, advice: { .swappedSource($0) }),
    OperationRule(
      needs: [[.dataSource], [.early]], family: { $0.countsFamily }, advice: { .earlyLayout($0) }),
  ]

  private static let layouts: [OperationRule] = [
    OperationRule(needs: [[.emptyPath]], family: { _ in .invalidIndexPathLength }),
    OperationRule(needs: [[.negative], [.size, .layout]], family: { _ in .negativeSize }),
    OperationRule(needs: [[.notANumber]], family: { _ in .infiniteSize }),
    OperationRule(needs: [[.loop], [.layout, .cell, .size]], family: { _ in .layoutLoop }),
    OperationRule(
      needs: [[.attributes], [.header]], family: { _ in .noLayoutAttributes },
      advice: { _ in .emptyHeader }),
    OperationRule(
      needs: [[.layout], [.cache]], family: { _ in .layoutAttributesMissingIndexPath }),
    OperationRule(
      needs: [[.attributes]], family: { _ in .layoutAttributesMissingIndexPath }),
    OperationRule(
      needs: [[.flowLayout]], without: [.deletion, .insertion, .update, .reload],
      family: { _ in .negativeSize }),
    OperationRule(
      needs: [[.layout], [.collection]], without: [.update, .reload, .scrollTo, .selection],
      family: { _ in .layoutAttributesMissingIndexPath }),
  ]

  private static let positions: [OperationRule] = [
    OperationRule(
      needs: [[.scrollTo]],
      family: { $0 == .table ? .scrollOutOfBoundsRow : .scrollOutOfBoundsItem }),
    OperationRule(
      needs: [[.display]], family: { _ in .arrayIndex }, advice: { .endedDisplay($0) }),
    OperationRule(
      needs: [[.interactiveMovement]], family: { _ in .reorderingUnderWay },
      advice: { _ in .missedItem }),
    OperationRule(needs: [[.move], [.target]], family: { _ in .reorderInvalidTarget }),
    OperationRule(
      needs: [[.move], [.interactiveMovement]], family: { _ in .reorderingUnderWay },
      advice: { _ in .missedItem }),
    OperationRule(
      needs: [[.search], [.bounds, .selection, .row, .cell, .table, .collection]],
      family: { _ in .arrayIndex }, advice: { .filteredArray($0) }),
    OperationRule(
      needs: [[.collapse], [.list, .section, .row, .cell]],
      family: { $0.countsFamily }, hints: [.collapsible], advice: { .collapsedSection($0) }),
    OperationRule(
      needs: [[.selection], [.bounds, .wrong]], family: { _ in .arrayIndex },
      advice: { .staleTap($0) }),
    OperationRule(
      needs: [[.selection], [.reload, .update]], without: [.deletion, .insertion],
      family: { _ in .arrayIndex }, advice: { .changedOnTap($0) }),
  ]

  private static let updates: [OperationRule] = [
    OperationRule(
      needs: [[.section], [.missing]],
      family: { $0 == .table ? .rectOfMissingSection : .numberOfItemsBadSection }),
    OperationRule(needs: [[.reload, .batch], [.nested]], family: { _ in .twoAnimations }),
    OperationRule(
      needs: [[.swiftUI], [.deletion, .bounds]], family: { _ in .arrayIndex },
      hints: [.swiftUI], advice: { _ in .removedBinding }),
    OperationRule(
      needs: [[.deletion], [.many], [.bounds]], family: { _ in .arrayIndex },
      advice: { .ascendingRemoval($0) }),
    OperationRule(
      needs: [[.offscreen], [.update, .reload, .insertion, .deletion, .count]],
      family: { $0.countsFamily }, hints: [.outsideWindow]),
    OperationRule(
      needs: [[.diffable], [.duplicate]], family: { _ in .diffableDuplicateItems }),
    OperationRule(
      needs: [[.diffable], [.reload]], family: { _ in .diffableReloadMissingItem }),
    OperationRule(needs: [[.diffable]], family: { _ in .diffableDuplicateItems }),
    OperationRule(
      needs: [[.fetchedResults]], family: { $0.countsFamily }, hints: [.fetchedResults]),
    OperationRule(
      needs: [[.part], [.update, .insertion, .deletion]], family: { $0.countsFamily },
      advice: { .shownPart($0) }),
    OperationRule(
      needs: [[.batch], [.reloadData, .afterReload]], without: [.deletion],
      family: { $0.countsFamily }, call: { $0.call("insert") }),
    OperationRule(
      needs: [[.deletion], [.again], [.rowOrCell, .item, .list]],
      family: { _ in .attemptDeleteOutOfRange }),
    OperationRule(
      needs: [[.section], [.wrong, .bounds], [.insertion, .deletion, .update]],
      family: { $0.countsFamily }, advice: { .otherSection($0) }),
    OperationRule(
      needs: [[.reloadPart]], without: [.deletion, .insertion],
      family: { $0.countsFamily }, call: { "-[\($0.className) reloadSections:]" }),
    OperationRule(
      needs: [[.deletion, .move], [.last], [.rowOrCell, .item, .list]],
      family: { _ in .invalidNumberOfSections }, advice: { .lastOne($0) }),
    OperationRule(
      needs: [[.move], [.rowOrCell, .item, .list]], family: { $0.countsFamily },
      call: { "-[\($0.className) move\($0.callNoun)AtIndexPath:]" }),
    OperationRule(
      needs: [[.deletion], [.rowOrCell, .item, .list]], family: { $0.countsFamily },
      call: { $0.call("delete") }),
    OperationRule(
      needs: [[.insertion], [.section]], family: { _ in .invalidNumberOfSections }),
    OperationRule(
      needs: [[.insertion], [.rowOrCell, .item, .list]], family: { $0.countsFamily },
      call: { $0.call("insert") }),
    OperationRule(
      needs: [[.paging], [.list, .rowOrCell]], family: { $0.countsFamily },
      call: { $0.call("insert") }, hints: [.paging]),
    OperationRule(
      needs: [[.bounds], [.list, .cell, .section]], without: [.update],
      family: { _ in .arrayIndex }),
    OperationRule(
      needs: [[.realm], [.list]], family: { $0.countsFamily }, hints: [.realm]),
    OperationRule(
      needs: [[.reload, .scrolling], [.list, .rowOrCell], [.cleared]], family: { _ in .arrayIndex },
      advice: { .lateReload($0) }),
    OperationRule(
      needs: [[.reload, .scrolling], [.namedList]], longest: 7, family: { _ in .arrayIndex },
      advice: { .lateReload($0) }),
    OperationRule(
      needs: [[.serving]], without: [.nothing, .layout], family: { _ in .arrayIndex }),
    OperationRule(needs: [[.outOfStep]], family: { $0.countsFamily }),
    OperationRule(
      needs: [[.nothing], [.namedList]], without: [.update, .deletion, .insertion, .move],
      family: { _ in .nilUnwrapped }),
  ]
}
