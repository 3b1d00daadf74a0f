import ListCore

extension TranscriptFamily {
  public static let dequeueTableCell = Self("dequeue-table-cell")
  public static let dequeueCollectionView = Self("dequeue-collection-view")
  public static let dequeueInvalidNib = Self("dequeue-invalid-nib")
  public static let dequeueDecorationView = Self("dequeue-decoration-view")
  public static let dequeueMultipleSameIndexPath = Self("dequeue-multiple-same-index-path")
  public static let supplementaryAttributesBadSection = Self("supplementary-attributes-bad-section")
  public static let dequeuedViewNotReturned = Self("dequeued-view-not-returned")
  public static let nilCellTable = Self("nil-cell-table")
  public static let nilCellCollection = Self("nil-cell-collection")
  public static let cellWithoutReuseIdentifier = Self("cell-without-reuse-identifier")
  public static let supplementaryNotDequeued = Self("supplementary-not-dequeued")
  public static let noDataSource = Self("no-data-source")
  public static let registrationInsideProvider = Self("registration-inside-provider")
  public static let reconfigureOtherIdentifier = Self("reconfigure-other-identifier")
}

// Crash families C.
extension MessageTemplate {
  /// The messages about cells and supplementary views.
  static let cells: [MessageTemplate] = dequeue + returned

  private static func notDequeued(_ pattern: MessagePattern) -> MessageTemplate {
    cell(.supplementaryNotDequeued, .collection, pattern) {
      let view = $0.texts[.object] ?? ""
      return .supplementaryViewNotDequeued(
        kind: try $0.text(.elementKind), try $0.path(.path), view: view == "(null)" ? nil : view)
    }
  }

  private static func cell(
    _ family: TranscriptFamily, _ kind: ListKind, _ pattern: MessagePattern,
    tail: MessagePattern? = nil,
    _ fault: @escaping @Sendable (MessageFindings) throws -> CellFault
  ) -> MessageTemplate {
    MessageTemplate(family, kind, pattern, tail: tail) { .fault(.cell(try fault($0))) }
  }

  private static let dequeue: [MessageTemplate] = [
    cell(
      .dequeueTableCell, .table,
      """
      unable to dequeue a cell with identifier \(text: .identifier) - must register a nib or a \
      class for the identifier or connect a prototype cell in a storyboard
      """
    ) { .cellNotRegistered(identifier: try $0.text(.identifier)) },
    cell(
      .dequeueCollectionView, .collection,
      """
      could not dequeue a view of kind: \(text: .elementKind) with identifier \
      \(text: .identifier) - must register a nib or a class for the identifier or connect a \
      prototype cell in a storyboard
      """
    ) {
      .viewNotRegistered(
        kind: try $0.text(.elementKind), identifier: try $0.text(.identifier))
    },
    MessageTemplate(
      .dequeueInvalidNib, .collection,
      """
      invalid nib registered for identifier (\(text: .identifier)) - nib must contain exactly one \
      top level object which must be a UICollectionReusableView instance
      """, obstacle: .notSimulated(.nibs),
      unsimulated: { .invalidNib(identifier: try $0.text(.identifier)) }),
    MessageTemplate(
      .dequeueInvalidNib, .table,
      """
      invalid nib registered for identifier (\(text: .identifier)) - nib must contain exactly one \
      top level object which must be a UITableViewCell instance
      """, obstacle: .notSimulated(.nibs)),
    cell(
      .dequeueDecorationView, .collection,
      """
      could not dequeue a decoration view of kind: \(text: .elementKind) - must register as a \
      class or nib or connect a prototype in a storyboard
      """
    ) { .decorationViewNotRegistered(kind: try $0.text(.elementKind)) },
    cell(
      .dequeueMultipleSameIndexPath, .table,
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
      \(text: .identifier), index path: \(path: .path)
      """
    ) {
      .dequeuedTwice(identifier: try $0.text(.identifier), try $0.path(.path))
    },
    cell(
      .supplementaryAttributesBadSection, .collection,
      """
      request for layout attributes for supplementary view \(text: .elementKind) in section \
      \(.section) when there are only \(.before) sections in the collection view
      """
    ) {
      .dequeuedForUnknownSection(
        kind: try $0.text(.elementKind), section: try $0.number(.section),
        sections: try $0.number(.before))
    },
    cell(
      .dequeuedViewNotReturned, .collection,
      """
      Expected dequeued view to be returned to the collection view in preparation for display. \
      When the collection view's data source is asked to provide a view for a given index path, \
      ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing \
      views without a request from the collection view. For retrieving an existing view in the \
      collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
      supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(object: .object)
      """, tail: "; Collection view: \(object: .view)"
    ) {
      .dequeuedViewNotReturned(
        view: $0.texts[.object] ?? "", collectionView: $0.texts[.view] ?? "")
    },
    cell(
      .registrationInsideProvider, .collection,
      """
      Attempted to dequeue a cell using a registration that was created inside \
      -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
      provider. Creating a new registration each time a cell is requested will prevent reuse and \
      cause created cells to remain inaccessible in memory for the lifetime of the collection \
      view. Registrations should be created up front and reused.
      """, tail: " Registration: \(object: .object)"
    ) { .registrationInsideProvider(registration: $0.texts[.object] ?? "") },
    cell(
      .reconfigureOtherIdentifier, .collection,
      """
      Attempted to dequeue a cell for a different registration or reuse identifier than the \
      existing cell when reconfiguring an item, which is not allowed.
      """,
      tail: """
         You must dequeue a cell using the same registration or reuse identifier that was used to \
        dequeue the cell originally to obtain the existing cell. Existing cell: \(object: .object)
        """
    ) { .reconfiguredWithOtherIdentifier(view: $0.texts[.object] ?? "") },
  ]

  private static let returned: [MessageTemplate] = [
    cell(
      .nilCellTable, .table,
      "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
    ) { _ in .noTableCell(tableView: "", dataSource: "") },
    cell(
      .nilCellTable, .table,
      """
      UITableView (\(object: .view)) failed to obtain a cell from its dataSource \
      (\(object: .dataSource))
      """
    ) {
      .noTableCell(tableView: $0.texts[.view] ?? "", dataSource: $0.texts[.dataSource] ?? "")
    },
    cell(
      .nilCellCollection, .collection,
      """
      the collection view's data source did not return a valid cell from \
      -collectionView:cellForItemAtIndexPath: for index path \(path: .path)
      """
    ) { .noCollectionCell(try $0.path(.path)) },
    cell(
      .cellWithoutReuseIdentifier, .collection,
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
      reuseIdentifier - cells must be retrieved by calling \
      -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """
    ) { _ in .cellNotDequeued(ItemPath(item: 0, section: 0)) },
    notDequeued(
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
      (\(text: .elementKind),\(path: .path)) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil \
      (\(object: .object))
      """),
    // Older releases end the selector with its colon.
    notDequeued(
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
      (\(text: .elementKind),\(path: .path)) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil \
      (\(object: .object))
      """),
    cell(.noDataSource, .table, "UITableView dataSource is not set") { _ in
      .dataSourceNotSet(.table)
    },
    cell(.noDataSource, .collection, "UICollectionView dataSource is not set") { _ in
      .dataSourceNotSet(.collection)
    },
  ]
}
