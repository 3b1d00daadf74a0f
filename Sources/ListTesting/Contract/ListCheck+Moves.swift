import HeadlessKit
import ListCore

// Moves by hand in a list with snapshots, which the model must follow (behaviour 6.21).

extension ListCheck {
  /// Compares the snapshot after a drag with the one before it.
  func hear(_ call: TestCall) {
    guard let source = list?.listDataSource as? any SnapshotSource else { return }
    let now = source.itemOrder
    if call.isDrag, let moved = MovedItems(from: order, to: now) { move = moved }
    order = now
  }

  /// Finds a move that is on screen and in the snapshot, but not in the model, unless tasks or blocks
  /// that write it there are still to run.
  func findUnwrittenMove() {
    guard let moved = move, let list, list.window != nil,
      let work = simulator?.workUnderWay, work.blocks.isEmpty, work.tasks.isEmpty
    else { return }
    move = nil
    guard let property = moved.propertyInOldOrder(list.screenObjects) else { return }
    report(
      .moveNotWrittenBack,
      """
      \(list.kind == .table ? "A row" : "An item") was moved, and \(property) still has the order from before: the next snapshot that is \
      built from it moves the row back. \(ListFinding.writingBack(list.kind))
      """)
  }
}

extension TestCall {
  /// Whether the call drags a row, and could.
  var isDrag: Bool { name.hasPrefix("drag") && failure == nil }
}

extension ListView {
  /// The objects that may hold the model of the screen: the data source, the delegate, and the views
  /// and controllers around the list.
  fileprivate var screenObjects: [AnyObject] {
    var objects = [listDataSource, delegate].compactMap(\.self)
    var responder: Responder? = self
    while let next = responder {
      objects.append(next)
      responder = next.next
    }
    return objects
  }

  /// Whether the data source lets the first row on screen be dragged.
  var offersReordering: Bool {
    if let source = listDataSource as? any SnapshotSource { return source.offersReordering(self) }
    return false
  }
}
