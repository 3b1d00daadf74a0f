import ListCore

extension TranscriptFamily {
  public static let rectOfMissingSection = Self("rect-of-missing-section")
  public static let rectAtInvalidIndexPath = Self("rect-at-invalid-index-path")
  public static let scrollRowBeyondBounds = Self("scroll-row-beyond-bounds")
  public static let scrollOutOfBoundsRow = Self("scroll-out-of-bounds-row")
  public static let scrollOutOfBoundsItem = Self("scroll-out-of-bounds-item")
  public static let scrollInvalidIndexPath = Self("scroll-invalid-index-path")
  public static let numberOfItemsBadSection = Self("number-of-items-bad-section")
  public static let numberOfRowsBadSection = Self("number-of-rows-bad-section")
  public static let globalIndex = Self("global-index")
  public static let scrollPositionContradiction = Self("scroll-position-contradiction")
  public static let reloadInsideBatch = Self("reload-inside-batch")
  public static let visibleCellsDuringUpdate = Self("visible-cells-during-update")
}

// Crash families C2, D1, D2.
extension MessageTemplate {
  /// The messages about queries and scrolling.
  static let queries: [MessageTemplate] = tableScrolling + collectionScrolling + questions

  private static func query(
    _ family: TranscriptFamily, _ kind: ListKind, _ pattern: MessagePattern,
    tail: MessagePattern? = nil,
    _ fault: @escaping @Sendable (MessageFindings) throws -> QueryFault
  ) -> MessageTemplate {
    MessageTemplate(family, kind, pattern, tail: tail) { .fault(.query(try fault($0))) }
  }

  /// Every form in which a table refused to scroll, by the method that the message names.
  private static let tableScrolling: [MessageTemplate] =
    [
      "scrollToRowAtIndexPath:atScrollPosition:animated:",
      "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:",
      "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:",
    ].flatMap { method in
      let start: MessagePattern = "-[\(name: .className) \(method)]:"
      return [
        query(
          .scrollRowBeyondBounds, .table,
          "\(start) row (\(.item)) beyond bounds (\(.before)) for section (\(.section))."
        ) {
          .scrollToMissingRow(
            try $0.itemAndSection(), rows: try $0.number(.before), tableView: "", className: "")
        },
        query(
          .scrollRowBeyondBounds, .table,
          "\(start) section (\(.section)) beyond bounds (\(.before))."
        ) {
          .scrollToRowOfMissingSection(
            ItemPath(item: 0, section: try $0.number(.section)),
            sections: try $0.number(.before), tableView: "", className: "")
        },
      ]
    } + [
      query(
        .scrollOutOfBoundsRow, .table,
        """
        Attempted to scroll the table view to an out-of-bounds row (\(.item)) when there are only \
        \(.before) rows in section \(.section).
        """, tail: " \(viewName(.table))"
      ) {
        .scrollToMissingRow(
          try $0.itemAndSection(), rows: try $0.number(.before),
          tableView: $0.texts[.view] ?? "", className: "UITableView")
      },
      query(
        .scrollOutOfBoundsRow, .table,
        """
        Attempted to scroll the table view to an out-of-bounds section (\(.section)) when there \
        are only \(.before) sections.
        """, tail: " \(viewName(.table))"
      ) {
        .scrollToRowOfMissingSection(
          ItemPath(item: 0, section: try $0.number(.section)), sections: try $0.number(.before),
          tableView: $0.texts[.view] ?? "", className: "UITableView")
      },
    ]

  private static let collectionScrolling: [MessageTemplate] = [
    query(
      .scrollOutOfBoundsItem, .collection,
      """
      Attempted to scroll the collection view to an out-of-bounds item (\(.item)) when there are \
      only \(.before) items in section \(.section).
      """, tail: " \(viewName(.collection))."
    ) {
      .scrollToMissingItem(
        try $0.itemAndSection(), items: try $0.number(.before),
        collectionView: $0.texts[.view] ?? "")
    },
    query(
      .scrollOutOfBoundsItem, .collection,
      """
      Attempted to scroll the collection view to an out-of-bounds section (\(.section)) when \
      there are only \(.before) sections.
      """, tail: " \(viewName(.collection))."
    ) {
      .scrollToItemOfMissingSection(
        ItemPath(item: 0, section: try $0.number(.section)), sections: try $0.number(.before),
        collectionView: $0.texts[.view] ?? "")
    },
    query(
      .scrollInvalidIndexPath, .collection,
      "attempt to scroll to invalid index path: \(path: .path)"
    ) {
      let path = try $0.path(.path)
      return .scrollToMissingItem(path, items: path.item, collectionView: "")
    },
  ]

  private static let questions: [MessageTemplate] = [
    query(
      .rectAtInvalidIndexPath, .table, "request for rect at invalid index path (\(path: .path))"
    ) { .rectOfMissingRow(try $0.path(.path)) },
    query(
      .rectOfMissingSection, .table, "request for rect of header in invalid section (\(.section))"
    ) { .rectOfMissingSection(.header, section: try $0.number(.section)) },
    query(
      .rectOfMissingSection, .table, "request for rect of footer in invalid section (\(.section))"
    ) { .rectOfMissingSection(.footer, section: try $0.number(.section)) },
    query(
      .numberOfItemsBadSection, .collection,
      """
      request for number of items in section \(.section) when there are only \(.before) sections \
      in the collection view
      """
    ) { .itemsOfMissingSection(try $0.number(.section), sections: try $0.number(.before)) },
    MessageTemplate(
      .numberOfItemsBadSection, .collection,
      """
      request for number of items before section \(.section) when there are only \(.before) \
      sections in the collection view
      """, obstacle: .notSimulated(.systemInternals)),
    // The system's message does not state the number of sections; the index itself is used.
    query(
      .numberOfRowsBadSection, .table,
      "Requested the number of rows for section (\(.section)) which is out of bounds."
    ) {
      let section = try $0.number(.section)
      return .rowsOfMissingSection(section, sections: section)
    },
    query(
      .globalIndex, .collection,
      """
      request for index path for global index \(.index) when there are only \(.before) items in \
      the collection view
      """
    ) { .missingGlobalIndex(try $0.number(.index), items: try $0.number(.before)) },
    query(
      .scrollPositionContradiction, .collection,
      "attempt to use a scroll position with multiple positioning styles for one axis"
    ) { _ in .contradictoryScrollPosition },
    query(
      .reloadInsideBatch, .table, "reloadData was called inside a batch update of the table view"
    ) { _ in .reloadInsideBatch(.table) },
    query(
      .reloadInsideBatch, .collection,
      "reloadData was called inside a batch update of the collection view"
    ) { _ in .reloadInsideBatch(.collection) },
    MessageTemplate(
      .visibleCellsDuringUpdate, .table,
      """
      Attempted to access the table view's visibleCells while they were in the process of being \
      updated, which is not allowed.
      """
    ) { _ in .fault(.query(.visibleCellsDuringUpdate)) },
  ]
}
