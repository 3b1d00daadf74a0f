/// A warning that a list prints on the console before it continues.
public enum ListWarning: Hashable, Sendable {
  /// A table laid out its cells while it was not in a window.
  case layoutOutsideHierarchy(tableView: String)
  /// A table was asked for a cell while it was updating its visible cells.
  case cellForRowDuringUpdate(tableView: String)
  /// A table gave a cell the standard height because its constraints give none. (behaviour 25.26)
  case collapsedCell(String)
  /// Layout attributes for an item that does not exist were ignored.
  case attributesIgnored(attributes: String, layout: String)
  /// A flow layout's items do not fit across the scroll direction.
  case itemTooLarge(FlowAxis)
  /// A collection view dropped an inconsistent update and reloaded its data.
  case updateDropped(UpdateFault, collectionView: String, update: String)
  /// A snapshot was given items that it already contains, and moved them.
  case itemsExist([String])
  /// A diffable data source was updated from the main queue and from another one.
  case updatesFromSeveralQueues(view: String)

  /// The dimension in which an item does not fit.
  public enum FlowAxis: Hashable, Sendable {
    /// The width, in a layout that scrolls vertically.
    case width
    /// The height, in a layout that scrolls horizontally.
    case height
  }
}
