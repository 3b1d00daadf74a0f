import ListCore
import TestSupport
import Testing

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

// Crash families C.
@Suite struct CellFaultReasonTests {
  static let sentences: [Sentence] = [
    Sentence(
      "table cell not registered (C1)", .cell(.cellNotRegistered(identifier: "playerCell")),
      "unable to dequeue a cell with identifier playerCell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    Sentence(
      "collection cell not registered (C1)",
      .cell(.viewNotRegistered(kind: "UICollectionElementKindCell", identifier: "template")),
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier template - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    Sentence(
      "header not registered (C1)",
      .cell(.viewNotRegistered(kind: "UICollectionElementKindSectionHeader", identifier: "H")),
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier H - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    Sentence(
      "decoration view not registered (C1)",
      .cell(.decorationViewNotRegistered(kind: "UICollectionElementKindSectionFooter")),
      "could not dequeue a decoration view of kind: UICollectionElementKindSectionFooter - must register as a class or nib or connect a prototype in a storyboard"
    ),
    sentence(
      "dequeued twice (C2)", .cell(.dequeuedTwice(identifier: "cell", path(0, 0))), [(0, 0)],
      [Printed.path0_0]
    ) {
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: cell, index path: \($0[0])"
    },
    sentence(
      "dequeued for an unknown path (C2)", .cell(.dequeuedForUnknownPath(path(0, 0))), [(0, 0)],
      [Printed.path0_0]
    ) { "request for rect at invalid index path (\($0[0]))" },
    Sentence(
      "supplementary view of an unknown section (C2)",
      .cell(
        .dequeuedForUnknownSection(
          kind: "UICollectionElementKindSectionHeader", section: 0, sections: 0)),
      "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 0 when there are only 0 sections in the collection view"
    ),
    Sentence(
      "dequeued and not returned (C3)",
      .cell(.dequeuedViewNotReturned(view: "<Header: 0x1>", collectionView: "<C: 0x2>")),
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <Header: 0x1>; Collection view: <C: 0x2>"
    ),
    Sentence(
      "registration inside a provider (C5)",
      .cell(.registrationInsideProvider(registration: "<UICollectionViewCellRegistration: 0x1>")),
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration: 0x1>"
    ),
    Sentence(
      "reconfigured with another identifier (behaviour 4.8, end from memory)",
      .cell(.reconfiguredWithOtherIdentifier(view: "<C: 0x1>")),
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or reuse identifier that was used to dequeue the cell originally to obtain the existing cell. Existing cell: <C: 0x1>"
    ),
    Sentence(
      "table without data source (C4)", .cell(.dataSourceNotSet(.table)),
      "UITableView dataSource is not set"),
    Sentence(
      "collection without data source (C4)", .cell(.dataSourceNotSet(.collection)),
      "UICollectionView dataSource is not set"),
    Sentence(
      "no table cell (C4)", .cell(.noTableCell(tableView: "<T: 0x1>", dataSource: "<D: 0x2>")),
      [
        (.iOS5, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
        (
          .iOS10,
          "UITableView (<T: 0x1>) failed to obtain a cell from its dataSource (<D: 0x2>)"
        ),
      ]),
    sentence(
      "no collection cell (C4)", .cell(.noCollectionCell(path(0, 0))), [(0, 0)],
      [Printed.path0_0]
    ) {
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path \($0[0])"
    },
    Sentence(
      "cell not dequeued (C4)", .cell(.cellNotDequeued(path(0, 0))),
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ),
    sentence(
      "no supplementary view (C4)",
      .cell(
        .supplementaryViewNotDequeued(
          kind: "UICollectionElementKindSectionFooter", path(0, 0), view: nil)), [(0, 0)],
      [Printed.path0_0]
    ) {
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (UICollectionElementKindSectionFooter,\($0[0])) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"
    },
    sentence(
      "supplementary view not dequeued (C4)",
      .cell(
        .supplementaryViewNotDequeued(
          kind: "UICollectionElementKindSectionHeader", path(0, 0), view: "<V: 0x1>")), [(0, 0)],
      [Printed.path0_0]
    ) {
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (UICollectionElementKindSectionHeader,\($0[0])) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (<V: 0x1>)"
    },
  ]

  @Test(arguments: sentences)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UITableView: 0x1>") == sentence.expected)
  }
}
