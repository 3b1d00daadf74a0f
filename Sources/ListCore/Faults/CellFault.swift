/// The reason why a view could not be dequeued or shown.
///
/// Descriptions of objects (`<UITableView: 0x…>`) come from the view and are used unchanged.
public enum CellFault: Error, Hashable, Sendable {
  // MARK: Dequeue

  /// A table has nothing registered for the identifier.
  case cellNotRegistered(identifier: String)
  /// A collection view has nothing registered for the identifier; the kind is the element kind.
  case viewNotRegistered(kind: String, identifier: String)
  /// A layout asked for a decoration view of a kind that is not registered.
  case decorationViewNotRegistered(kind: String)
  /// A table was asked to dequeue twice for one index path while it requested one cell.
  case dequeuedTwice(identifier: String, ItemPath)
  /// A table was asked to dequeue for an index path that does not exist.
  case dequeuedForUnknownPath(ItemPath)
  /// A collection view was asked to dequeue a supplementary view for a section that does not exist.
  case dequeuedForUnknownSection(kind: String, section: Int, sections: Int)
  /// A view was dequeued and not returned, or was not requested.
  case dequeuedViewNotReturned(view: String, collectionView: String)
  /// A registration was created inside the provider that uses it.
  case registrationInsideProvider(registration: String)
  /// A reconfigured item was given a cell with another identifier.
  case reconfiguredWithOtherIdentifier(view: String)

  // MARK: Results of the data source

  /// There is no data source to ask.
  case dataSourceNotSet(ListKind)
  /// A table's data source returned no cell.
  case noTableCell(tableView: String, dataSource: String)
  /// A collection view's data source returned no cell.
  case noCollectionCell(ItemPath)
  /// A collection view's data source returned a cell that was not dequeued.
  case cellNotDequeued(ItemPath)
  /// A collection view's data source returned a supplementary view that was not dequeued, or none.
  case supplementaryViewNotDequeued(kind: String, ItemPath, view: String?)
}

extension CellFault {
  /// Returns the reason of the exception that a list raises, as UIKit words it. (crash families C)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func reason(_ profile: SystemProfile) -> String {
    switch self {
    // Families C1
    case .cellNotRegistered(let identifier):
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
      for the identifier or connect a prototype cell in a storyboard
      """
    case .viewNotRegistered(let kind, let identifier):
      """
      could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a \
      nib or a class for the identifier or connect a prototype cell in a storyboard
      """
    case .decorationViewNotRegistered(let kind):
      """
      could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or \
      connect a prototype in a storyboard
      """

    // Families C2
    case .dequeuedTwice(let identifier, let path):
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). \
      Cell identifier: \(identifier), index path: \(profile.text(path))
      """
    case .dequeuedForUnknownPath(let path):
      "request for rect at invalid index path (\(profile.text(path)))"
    case .dequeuedForUnknownSection(let kind, let section, let sections):
      """
      request for layout attributes for supplementary view \(kind) in section \(section.printed) \
      when there are only \(sections) sections in the collection view
      """

    // Families C3
    case .dequeuedViewNotReturned(let view, let collectionView):
      """
      Expected dequeued view to be returned to the collection view in preparation for display. \
      When the collection view's data source is asked to provide a view for a given index path, \
      ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing \
      views without a request from the collection view. For retrieving an existing view in the \
      collection view, use -[UICollectionView cellForItemAtIndexPath:] or \
      -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. \
      Dequeued view: \(view); Collection view: \(collectionView)
      """

    // Families C5
    case .registrationInsideProvider(let registration):
      """
      Attempted to dequeue a cell using a registration that was created inside \
      -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
      provider. Creating a new registration each time a cell is requested will prevent reuse and \
      cause created cells to remain inaccessible in memory for the lifetime of the collection \
      view. Registrations should be created up front and reused. Registration: \(registration)
      """
    case .reconfiguredWithOtherIdentifier(let view):
      // Behaviour 4.8 has the first sentence; the rest is [memory].
      """
      Attempted to dequeue a cell for a different registration or reuse identifier than the \
      existing cell when reconfiguring an item, which is not allowed. You must dequeue a cell \
      using the same registration or reuse identifier that was used to dequeue the cell \
      originally to obtain the existing cell. Existing cell: \(view)
      """

    // Families C4
    case .dataSourceNotSet(let kind):
      "\(kind.className) dataSource is not set"
    case .noTableCell(let tableView, let dataSource):
      if profile.namesDataSourceWhenCellIsMissing {
        "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(dataSource))"
      } else {
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
      }
    case .noCollectionCell(let path):
      """
      the collection view's data source did not return a valid cell from \
      -collectionView:cellForItemAtIndexPath: for index path \(profile.text(path))
      """
    case .cellNotDequeued:
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
      reuseIdentifier - cells must be retrieved by calling \
      -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """
    case .supplementaryViewNotDequeued(let kind, let path, let view):
      // The missing colon and the missing space are UIKit's own.
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
      (\(kind),\(profile.text(path))) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: \
      or is nil (\(view ?? "(null)"))
      """
    }
  }
}
