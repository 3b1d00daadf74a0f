import ListCore

/// A request to a data source for one view, while it is in progress.
///
/// It determines which views may be dequeued: a reconfigured item gets its current cell again
/// (behaviour 4.8), and newer systems allow one dequeue per request (behaviour 4.5, crash families
/// C2).
struct CellRequest<Element: AnyObject> {
  /// The item that the view is for.
  let path: ItemPath
  /// The current cell of the item, if it is being reconfigured.
  var present: Element?
  /// The views that were dequeued for the request so far, in order.
  var dequeued: [Element] = []
}
