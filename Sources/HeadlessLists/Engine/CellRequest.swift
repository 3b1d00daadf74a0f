import ListCore

/// One question to a data source for one view, while it is being answered.
///
/// What may be dequeued depends on it: a reconfigured item gets its present cell back
/// (behaviour 4.8), and newer systems allow one dequeue per question (behaviour 4.5, crash
/// families C2).
struct CellRequest<Element: AnyObject> {
  /// The item that the view is for.
  let path: ItemPath
  /// The cell that the item has, when it is being configured again.
  var present: Element?
  /// What was dequeued for the question so far, in order.
  var dequeued: [Element] = []
}
